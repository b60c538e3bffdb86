/** Every plan file: a union on `game`. Adding a game's part is one more member, no new version. */
import '../content/jitless';
import * as z from 'zod';
import { forcePlanSchema } from './force-plan';
import { networkPlanSchema } from './network-plan';
import { sectorPlanSchema } from './plan';

/** Whatever may stand in a plan file. `planSchema` is the part of it that the sector opens. */
export const planFileSchema = z.discriminatedUnion('game', [
  sectorPlanSchema,
  networkPlanSchema,
  forcePlanSchema,
]);
export type AnyPlan = z.infer<typeof planFileSchema>;
/** Games that plans can be made of. */
export type PlanGame = AnyPlan['game'];
export const PLAN_GAMES: readonly PlanGame[] = planFileSchema.options.map(({ shape }) => shape.game.value);
/** The plan of one game. */
export type PlanOf<Game extends PlanGame> = Extract<AnyPlan, { readonly game: Game }>;
