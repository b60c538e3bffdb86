/** The examples that ship, as plans, and what is measured in them. */
import { readFileSync } from 'node:fs';
import { type SectorPlan, sectorPlanSchema } from '../../shared/documents';
import { measurePieces } from '../../shared/sector';
import { shippedContent } from '../support/shipped-content';

export const pack = shippedContent();
export const FOLDER = new URL('../../assets/scenarios/', import.meta.url);

export function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

export function planOf(id: string): SectorPlan {
  return sectorPlanSchema.parse(JSON.parse(textOf(`${id}.plotroom`)));
}

export function measure(plan: SectorPlan, from: string, to: string) {
  const found = measurePieces(pack, plan, { type: 'piece', id: from }, { type: 'piece', id: to });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
