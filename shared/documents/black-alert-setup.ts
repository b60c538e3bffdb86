/** What a match of Black Alert is begun with, as a file holds it. Places left out are those of the pack. */
import '../content/jitless';
import * as z from 'zod';
import { TEAMS } from '../content/black-alert';
import { EDGES, type NodeId, SPACES } from '../hex';
import { idSchema } from './fields';

export const spaceSchema = z.enum(SPACES);
/** A node by its tile's space, such as `C3/a`. */
export const nodeSchema = z.templateLiteral([spaceSchema, '/', z.string().min(1)]) as z.ZodType<NodeId>; // as wide
/** A tile as it lies: `turn` in sixths, clockwise. */
export const placedTileSchema = z.strictObject({
  space: spaceSchema,
  tile: idSchema,
  face: z.enum(['a', 'b']),
  turn: z.union(EDGES.map((edge) => z.literal(edge))),
});

const seatsSchema = z
  .array(z.strictObject({ team: z.enum(TEAMS), characters: z.array(idSchema).max(10) }))
  .max(6);

const places = {
  /** All 19, or left out: laid at random. */
  tiles: z.array(placedTileSchema).max(SPACES.length).optional(),
  discovery: nodeSchema.optional(),
  charon: spaceSchema.optional(),
  fleets: z.array(spaceSchema).max(6).optional(),
  corruption: z.array(spaceSchema).max(60).optional(),
};

export const blackAlertSetupSchema = z.strictObject({ seats: seatsSchema, ...places });
/** The set-up a person asks for: who sits where may be left to the game. */
export const blackAlertSetupRequestSchema = z.strictObject({ seats: seatsSchema.optional(), ...places });
export type BlackAlertSetupRequest = z.infer<typeof blackAlertSetupRequestSchema>;
