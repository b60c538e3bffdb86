/** One pack as it lies in a file: a layer. Its records may leave out any field; merging fills them from other layers. */
import * as z from 'zod';
import type { Json } from '../base';
import { GAME_KINDS, type KindOf, kindsOf } from './games';
import { GAME_IDS, type GameId, type PackHead, packHeadSchema } from './pack-head';
import type { Source } from './provenance';

/**
 * A record of one layer: any part of the fields of its kind, and always where they come from. A field that is null says
 * nothing, unless `sources` names it as a person's own entry: then their copy is known to have no value there.
 */
export interface LayerRecord {
  readonly source: Source;
  readonly sources?: Readonly<Record<string, Source>>;
  /** The record is taken away: what weaker layers say of it does not count. */
  readonly removed?: true;
  readonly [field: string]: Json | Source | Readonly<Record<string, Source>> | undefined;
}
export type LayerRecords<Game extends GameId> = Readonly<
  Record<KindOf<Game>, Readonly<Record<string, LayerRecord>>>
>;
/** A layer of one game; without a game named, one of any. */
export type PackLayer<Game extends GameId = GameId> = {
  readonly [Each in Game]: {
    readonly head: PackHead & { readonly game: Each };
    readonly records: LayerRecords<Each>;
  };
}[Game];

/** The layer as one of a game; null: it belongs to another. */
export function layerOf<Game extends GameId>(game: Game, layer: PackLayer): PackLayer<Game> | null {
  // Head and records of a layer belong to the same game.
  return layer.head.game === game ? (layer as unknown as PackLayer<Game>) : null;
}

/** Fields that say where a record comes from: never merged as figures, never left out. */
const PROVENANCE_FIELDS = ['source', 'sources'];

/**
 * The schema of one field as a layer may give it: objects in part, at any depth; lists and everything else whole.
 * No defaults: what a layer does not say stays unsaid.
 */
function partly(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return partly(schema.unwrap());
  }
  if (schema instanceof z.ZodObject) return partlyObject(schema);
  if (schema instanceof z.ZodRecord)
    return z.partialRecord(schema.keyType, partly(schema.valueType).nullable());
  // A schema is either core or classic; ours are all made by the classic builders.
  return schema as z.ZodType;
}

function partlyObject(schema: z.ZodObject): z.ZodType {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
    ([field, inner]): [string, z.core.$ZodType] =>
      PROVENANCE_FIELDS.includes(field) ? [field, inner] : [field, partly(inner).nullable().optional()],
  );
  return z.strictObject(Object.fromEntries(fields));
}

/** A whole record in part, or the mark that it is taken away. */
function recordSchema(schema: z.core.$ZodType): z.ZodType {
  const given = partly(schema);
  return given instanceof z.ZodObject ? given.extend({ removed: z.literal(true).optional() }) : given;
}

function layerSchemaOf(game: GameId): z.ZodObject {
  const kinds: Readonly<Record<string, z.ZodRecord>> = GAME_KINDS[game].kinds;
  const records = Object.entries(kinds).map(([kind, { keyType, valueType }]): [string, z.ZodType] => [
    kind,
    z.partialRecord(keyType, recordSchema(valueType)).optional(),
  ]);
  return packHeadSchema.extend({ game: z.literal(game), ...Object.fromEntries(records) });
}

/** By game the schema of a whole layer in one JSON: the head and, under each kind, its records. */
export const layerSchemas: Readonly<Record<GameId, z.ZodObject>> = {
  'into-the-unknown': layerSchemaOf('into-the-unknown'),
  'black-alert': layerSchemaOf('black-alert'),
  'nova-cry': layerSchemaOf('nova-cry'),
};

/** A pack in one JSON, of whichever game. */
export const layerSchema = z.union(GAME_IDS.map((game) => layerSchemas[game]));

/** The records of a game by kind, a kind that is left out being empty. */
export function withEveryKind<Game extends GameId>(
  game: Game,
  records: Readonly<Partial<Record<KindOf<Game>, Readonly<Record<string, LayerRecord>>>>>,
): LayerRecords<Game> {
  const entries = kindsOf(game).map((kind) => [kind, records[kind] ?? {}]);
  // One entry for each kind of the closed list, so the record is whole.
  return Object.fromEntries(entries) as LayerRecords<Game>;
}
