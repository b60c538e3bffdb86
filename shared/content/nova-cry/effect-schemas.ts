/** The schemas of effects and of the lasting changes among them. */
import '../jitless';
import * as z from 'zod';
import { OFFICERS, SKILLS, TOKENS } from './vocabulary';
import { type Effect, type Modifier, PERSON_ROLES, PLAYER_ROLES, RIVAL_ROLES } from './effects';
import { conditionSchema } from './conditions';

const count = z.number().int().min(1).max(9);
const change = z.number().int().min(-9).max(9);
const text = z.string().min(1).max(400);
const player = z.enum(PLAYER_ROLES);
const rival = z.enum(RIVAL_ROLES);
const person = z.enum(PERSON_ROLES);
const pile = z.enum(['any', ...OFFICERS]);

export const modifierSchema: z.ZodType<Modifier> = z.lazy(() =>
  z.discriminatedUnion('changes', [
    z.strictObject({ changes: z.enum(['warp', 'weapons', 'hull']), by: change }),
    z.strictObject({ changes: z.literal('skill'), skill: z.enum(['any', ...SKILLS]), by: change }),
    z.strictObject({ changes: z.enum(['battle-price', 'duel-price', 'alien-price']), by: change }),
    z.strictObject({ changes: z.literal('planets-drawn'), by: change }),
    z.strictObject({ changes: z.literal('dock-intel'), by: change }),
    z.strictObject({ changes: z.enum(['damage-taken', 'damage-dealt']), by: change }),
    z.strictObject({ changes: z.literal('quiet-tokens'), by: change }),
    z.strictObject({ changes: z.literal('wounds-borne'), by: change }),
    z.strictObject({ changes: z.literal('ignores-symbol'), symbol: z.enum(['asteroid', 'storm']) }),
    z.strictObject({ changes: z.literal('ignores-token'), token: z.enum(TOKENS) }),
    z.strictObject({ changes: z.literal('discovery-rerolls'), by: change }),
    z.strictObject({
      changes: z.literal('strategy'),
      name: z.string().min(1).max(60),
      text,
      effects: z.array(effectSchema).min(1),
    }),
  ]),
);

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    z.strictObject({
      verb: z.literal('gain'),
      who: player,
      what: z.enum(['intel', 'victory', 'training']),
      count,
    }),
    z.strictObject({ verb: z.literal('lose'), who: player, count }),
    z.strictObject({ verb: z.literal('steal'), from: rival, what: z.enum(['intel', 'card']), count }),
    z.strictObject({
      verb: z.literal('tribute'),
      from: rival,
      kinds: z.array(z.enum(['intel', 'card', 'training'])).min(1),
      count,
    }),
    z.strictObject({ verb: z.literal('draw'), who: player, pile, count }),
    z.strictObject({ verb: z.literal('search'), pile, count }),
    z.strictObject({ verb: z.literal('recover'), pile, count }),
    z.strictObject({ verb: z.literal('discard'), who: player, count, by: z.enum(['holder', 'chance']) }),
    z.strictObject({ verb: z.literal('strip'), who: rival, count }),
    z.strictObject({ verb: z.literal('see-hands'), who: rival, take: z.number().int().min(0).max(3) }),
    z.strictObject({ verb: z.literal('move'), spaces: count }),
    z.strictObject({ verb: z.literal('hold-back'), who: rival, spaces: count }),
    z.strictObject({ verb: z.literal('survey'), see: count }),
    z.strictObject({ verb: z.literal('cast-off'), who: rival }),
    z.strictObject({ verb: z.enum(['knock-out', 'destroy']), whom: person, count }),
    z.strictObject({ verb: z.enum(['revive', 'resurrect', 'restore']), whom: person, count }),
    z.strictObject({ verb: z.literal('damage'), who: player, count, evadable: z.boolean() }),
    z.strictObject({ verb: z.literal('repair'), count }),
    z.strictObject({ verb: z.literal('alert'), who: player, count }),
    z.strictObject({ verb: z.literal('clear'), from: z.enum(['front', 'ship', 'both']), count }),
    z.strictObject({ verb: z.literal('activate'), who: rival, count }),
    z.strictObject({ verb: z.literal('pass-token'), count }),
    z.strictObject({ verb: z.literal('alien'), see: count, keep: count }),
    z.strictObject({ verb: z.literal('chancellorship') }),
    z.strictObject({
      verb: z.literal('attach'),
      to: z.enum(['friendly-crew', 'friendly-captain']),
      gives: z.enum(['ward', 'shelter', 'grit']),
    }),
    z.strictObject({ verb: z.literal('raise-ability'), of: z.enum(['captain', 'ship']) }),
    z.strictObject({ verb: z.literal('choose'), options: z.array(z.array(effectSchema).min(1)).min(2) }),
    z.strictObject({
      verb: z.literal('if'),
      condition: conditionSchema,
      then: z.array(effectSchema).min(1),
      else: z.array(effectSchema).min(1).optional(),
    }),
    z.strictObject({
      verb: z.literal('pay'),
      what: z.enum(['intel', 'cards']),
      count,
      then: z.array(effectSchema).min(1),
    }),
    z.strictObject({
      verb: z.literal('modify'),
      until: z.enum(['turn', 'round', 'in-play']),
      what: modifierSchema,
    }),
    z.strictObject({ verb: z.literal('escape') }),
    z.strictObject({ verb: z.literal('reroll'), whose: z.enum(['own', 'other']) }),
    z.strictObject({ verb: z.literal('prevent'), count }),
    z.strictObject({ verb: z.literal('cancel') }),
    z.strictObject({ verb: z.literal('note'), text }),
  ]),
);
