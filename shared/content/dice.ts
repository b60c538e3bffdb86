/** The dice of a pack. A face shows symbols; a blank face shows none. */
import * as z from 'zod';
import { DELTA_READINGS, type DeltaReading, type Die } from '../odds';
import { known, name } from './fields';
import { provenance } from './provenance';

const shown = z.number().int().min(1).max(9).optional();
export const faceSchema = z.strictObject({
  success: shown,
  breakthrough: shown,
  analysis: shown,
  delta: shown,
});
export const dieSchema = z.strictObject({
  name,
  /** In words, as the printed cards draw it. */
  colour: known(z.string().min(1)),
  /** One entry for each face, each as likely as the others. */
  faces: z.array(faceSchema).min(1).max(100),
  /** What the delta means; null while no source tells: the reading `dice.delta` decides (ITU-DICE-11). */
  deltaMeaning: known(z.enum(DELTA_READINGS)),
  ...provenance,
});
export type DieRecord = z.infer<typeof dieSchema>;

/** The die of a record, for the odds. */
export function dieOf(id: string, { faces }: DieRecord): Die {
  return { id, faces };
}

/**
 * What the delta means at a table: what the pack's dice say, and where nobody knows, the table's reading `dice.delta`
 * (ITU-DICE-11).
 */
export function deltaReadingOf(
  dice: Readonly<Record<string, DieRecord>>,
  reading: DeltaReading,
): DeltaReading {
  const told = Object.values(dice).find(({ deltaMeaning }) => deltaMeaning !== null);
  return told?.deltaMeaning ?? reading;
}
