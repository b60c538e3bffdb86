/** One pack as it lies in a file: a layer. Its records may leave out any field; merging fills them from other layers. */
import * as z from 'zod';
import type { Json } from '../base';
import { type PackHead, type PackKind, packHeadSchema, packKinds } from './pack';
import type { Source } from './provenance';

/** A record of one layer: any part of the fields of its kind, and always where they come from. */
export interface LayerRecord {
  readonly source: Source;
  readonly sources?: Readonly<Record<string, Source>>;
  readonly [field: string]: Json | Source | Readonly<Record<string, Source>> | undefined;
}
export type LayerRecords = Readonly<Record<PackKind, Readonly<Record<string, LayerRecord>>>>;
export interface PackLayer {
  readonly head: PackHead;
  readonly records: LayerRecords;
}

export const PACK_KINDS = [
  'bases',
  'tools',
  'layouts',
  'units',
  'features',
  'dice',
  'effects',
] as const satisfies PackKind[];
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

/** The schema of a whole layer in one JSON: the head and, under each kind, its records. */
export const layerSchema = packHeadSchema.extend(
  Object.fromEntries(
    PACK_KINDS.map((kind) => {
      const { keyType, valueType } = packKinds[kind];
      return [kind, z.partialRecord(keyType, partly(valueType)).optional()];
    }),
  ),
);
