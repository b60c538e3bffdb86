/** An action as it comes from a person, a file or a bot: its shape is checked here, whether it may be is the rules' to say. */
import '../../content/jitless';
import * as z from 'zod';
import type { Refusal, Result } from '../../base';
import { parseWithSchema } from '../../content';
import { OFFICERS, SKILLS, STATUSES, TOKENS } from '../../content/nova-cry';
import { SEAT_IDS } from '../seats';
import type { NovaCryAction } from './actions';

const id = z.string().min(1).max(80);
const cards = z.array(id).max(80);
const seat = z.enum(SEAT_IDS);
const token = z.enum(TOKENS);
const officer = z.enum(OFFICERS);
const amount = z.number().int().min(0).max(99);
/** Intel that is bid or spent has no limit but the own hoard (NC-COMP-13). */
const hoard = z.number().int().min(0).max(9_999);

function action<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

const actionSchema: z.ZodType<NovaCryAction> = z.discriminatedUnion('type', [
  action('proceed', {}),
  action('battle', { target: seat, by: z.enum(['intel', 'teleport']) }),
  action('duel', { target: seat }),
  action('buy-alien', {}),
  action('strategy', { strategies: z.array(id).min(1).max(2) }),
  action('play', { card: id, option: z.union([z.literal(0), z.literal(1)]), pay: cards }),
  action('train', { crew: id, skill: z.enum(SKILLS) }),
  action('emergency', { person: id, intel: hoard, cards }),
  action('use', { cards: cards.min(1), pay: cards }),
  action('ability', { ability: z.enum(['blockade', 'teleport']) }),
  action('draft', { card: id }),
  action('mercenary', { instead: officer.nullable() }),
  action('choose-planet', { planet: id }),
  action('choose-pile', { pile: officer }),
  action('choose-card', { card: id }),
  action('choose-seat', { seat }),
  action('choose-person', { seat, person: id }),
  action('choose-token', { token, from: z.enum(['front', 'ship', 'bag']) }),
  action('choose-kind', { kind: z.enum(['intel', 'card', 'training']) }),
  action('choose-ability', { index: z.number().int().min(0).max(5) }),
  action('choose-option', { option: z.number().int().min(0).max(20) }),
  action('pay', { cards }),
  action('bid', { intel: hoard }),
  action('buy', { line: id }),
  action('service', {}),
  action('reroll', { by: z.enum(['science', 'nebula', 'gunnery', 'card']) }),
  action('pass', {}),
  action('rolled', { dice: z.array(z.number().int().min(1).max(6)).min(1).max(6) }),
  action('drawn', { cards }),
  action('tokens', { tokens: z.array(token).max(60) }),
  action('revealed', {}),
  action('set-intel', { seat, intel: amount }),
  action('set-victory', { seat, victory: amount }),
  action('set-damage', { seat, damage: amount }),
  action('set-status', { seat, person: id, status: z.enum(STATUSES) }),
  action('set-tokens', { seat, front: z.array(token).max(60), ship: z.array(token).max(60) }),
  action('set-pawn', { seat, planet: id.nullable(), space: z.number().int().min(0).max(12) }),
  action('set-training', { seat, training: amount }),
  action('set-sideways', { seat, sideways: z.boolean() }),
  action('set-chancellor', { seat: seat.nullable() }),
  action('give-card', { card: id, to: seat }),
  action('give-alien', { card: id, to: seat }),
]);

/** The action, or the first fault of its shape. */
export function parseNovaCryAction(input: unknown): Result<NovaCryAction, Refusal> {
  const parsed = parseWithSchema(actionSchema, input);
  if (parsed.ok) return parsed;
  const [first] = parsed.error;
  return { ok: false, error: first ?? { code: 'wrong-type', message: 'This is no action.' } };
}
