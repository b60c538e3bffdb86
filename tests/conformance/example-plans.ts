/** The examples that ship, as plans, and what is measured in them. */
import { readFileSync } from 'node:fs';
import { type SectorPlan, sectorPlanSchema } from '../../shared/documents';
import { measurePieces } from '../../shared/sector';
import { shippedContent } from '../support/shipped-content';

export const pack = shippedContent();
export const FOLDER = new URL('../../assets/scenarios/', import.meta.url);

/** The file of an example as it lies there. */
export function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** An example by its id. Throws where the schema refuses it. */
export function planOf(id: string): SectorPlan {
  return sectorPlanSchema.parse(JSON.parse(textOf(`${id}.plotroom`)));
}

/** The distance of two pieces of a plan. Throws where it cannot be measured. */
export function measure(plan: SectorPlan, from: string, to: string) {
  const found = measurePieces(pack, plan, { type: 'piece', id: from }, { type: 'piece', id: to });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
