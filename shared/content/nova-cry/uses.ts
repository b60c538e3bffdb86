/** What an alien or an arrow card in play can do when its player wants it, and when. */
import '../jitless';
import * as z from 'zod';
import { effectSchema } from './effect-schemas';

/**
 * When something may be used: `own-turn`; `any`: in the own turn and whenever the rules ask this player before or after
 * dice or at one of the moments that follow (NC-ALIEN-06); `before-roll` and `after-roll`: of a ship battle or duel in
 * which the player fights; `token`: an own token activates; `crew-out`: an own person would be knocked out or
 * destroyed; `card-damage`: a card's evadable damage falls on the own ship.
 */
export const TIMINGS = [
  'own-turn',
  'any',
  'before-roll',
  'after-roll',
  'token',
  'crew-out',
  'card-damage',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Something an alien or an arrow card in play can do when its player wants it. */
export const useSchema = z.strictObject({
  timing: z.enum(TIMINGS),
  /** Action cards of the hand discarded for it; Powercells and Megacoils may stand in (NC-CARD-01, NC-CARD-02). */
  cards: z.number().int().min(0).max(5),
  /** `discard`: itself; `turn`: once in each own turn (a blue cube, NC-COMP-12); `game`: once; `free`: as often as paid. */
  spends: z.enum(['discard', 'turn', 'game', 'free']),
  effects: z.array(effectSchema).min(1),
});
export type Use = z.infer<typeof useSchema>;
