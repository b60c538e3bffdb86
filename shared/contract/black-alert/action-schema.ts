/** An action as it comes from a person, a file or a bot: its shape is checked here, whether it may be is the rules' to say. */
import '../../content/jitless';
import * as z from 'zod';
import type { Refusal, Result } from '../../base';
import { LOCATIONS, RESOURCES, SHIPS } from '../../content/black-alert';
import { parseWithSchema } from '../../content';
import { EDGES, type NodeId, SPACES } from '../../hex';
import type { BlackAlertAction } from './actions';

const id = z.string().min(1).max(80);
const cards = z.array(id).max(60);
const space = z.enum(SPACES);
const location = z.enum(LOCATIONS);
const edge = z.union(EDGES.map((each) => z.literal(each)));
const node = z.templateLiteral([space, '/', z.string().min(1)]) as z.ZodType<NodeId>; // zod's own type is as wide
const placedTile = z.strictObject({ space, tile: id, face: z.enum(['a', 'b']), turn: edge });
const tokenCount = z.number().int().min(0).max(40);

function action<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

const actionSchema: z.ZodType<BlackAlertAction> = z.discriminatedUnion('type', [
  action('begin', { discard: id.nullable() }),
  action('move', { to: location }),
  action('use', {
    enhance: z.boolean(),
    effect: z.strictObject({
      option: z.enum(['fleet', 'charon']).nullable(),
      target: id.nullable(),
      location: location.nullable(),
      fleet: space.nullable(),
    }),
  }),
  action('complete-mission', { mission: id, pay: cards }),
  action('repair', { price: z.enum(['resolve', 'resources']), pay: cards }),
  action('return', { to: location }),
  action('play', { card: id }),
  action('ability', {}),
  action('take-ready', { slot: z.number().int().min(0).max(2) }),
  action('end-turn', {}),
  action('bid', { cards }),
  action('pass', {}),
  action('choose-node', { node }),
  action('choose-space', { space }),
  action('turn-tile', { space, turn: edge }),
  action('choose-location', { location }),
  action('choose-character', { character: id }),
  action('choose-card', { card: id }),
  action('choose-resource', { kind: z.enum(RESOURCES) }),
  action('choose-option', { option: z.number().int().min(0).max(20) }),
  action('pay', { cards }),
  action('drawn', { cards }),
  action('revealed', {}),
  action('laid', { tiles: z.array(placedTile).max(SPACES.length) }),
  action('place-discovery', { node }),
  action('place-charon', { space }),
  action('place-fleets', { spaces: z.array(space).max(2) }),
  action('place-corruption', { spaces: z.array(space).max(SPACES.length) }),
  action('set-pool', { ship: z.enum(SHIPS), tokens: z.record(z.enum(RESOURCES), tokenCount) }),
  action('place-character', { character: id, location }),
  action('set-condition', { character: id, wounded: z.boolean(), detained: z.boolean() }),
  action('give-card', { card: id, to: id }),
  action('set-damage', { location, damaged: z.boolean() }),
  action('set-mission', { mission: id, done: z.boolean() }),
]);

/** The action, or the first fault of its shape. */
export function parseBlackAlertAction(input: unknown): Result<BlackAlertAction, Refusal> {
  const parsed = parseWithSchema(actionSchema, input);
  if (parsed.ok) return parsed;
  const [first] = parsed.error;
  return { ok: false, error: first ?? { code: 'wrong-type', message: 'This is no action.' } };
}
