/** Copied pieces: they can be pasted into another open plan of the same window. */
import type { PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { type Point, roundPoint, roundPose } from '../../../shared/geometry';
import { freshId, idsOf } from './edits';
import { isSameClass, type NewPieces, nextNumber } from './placeable';
import type { Selection } from './selection';

let clipboard: NewPieces = { units: [], features: [] };

/** Copies the selected pieces; false when there are none. */
export function copyPieces(plan: SectorPlan, selection: Selection): boolean {
  const copied = selectedOf(plan, selection);
  if (copied.units.length + copied.features.length === 0) return false;
  clipboard = copied;
  return true;
}

export function selectedOf(plan: SectorPlan, selection: Selection): NewPieces {
  const ids = new Set(selection);
  return {
    units: plan.units.filter(({ id }) => ids.has(id)),
    features: plan.features.filter(({ id }) => ids.has(id)),
  };
}

export function clipboardPieces(): NewPieces {
  return clipboard;
}

/** Copies with fresh ids, and fresh id numbers where theirs are taken, shifted on the table; never locked. */
export function shiftedCopies(pieces: NewPieces, by: Point, plan: SectorPlan): NewPieces {
  const taken = idsOf(plan);
  const take = (id: string): string => {
    const fresh = freshId(taken, id.replace(/-\d+$/, ''));
    taken.add(fresh);
    return fresh;
  };
  const units: PlanUnit[] = [];
  for (const unit of pieces.units) {
    const alike = [...plan.units, ...units].filter((other) => isSameClass(other.class, unit.class));
    units.push({ ...copyUnit(unit, by), id: take(unit.id), ...numberAmong(unit, alike) });
  }
  const features: PlanFeature[] = [];
  for (const feature of pieces.features) {
    const alike = [...plan.features, ...features].filter(({ kind }) => kind === feature.kind);
    features.push({ ...copyFeature(feature, by), id: take(feature.id), ...numberAmong(feature, alike) });
  }
  return { units, features };
}

/** A copy's own number while no piece like it has that one, else the next. */
function numberAmong(
  { number }: { readonly number?: number | undefined },
  alike: readonly { readonly number?: number | undefined }[],
): { number?: number } {
  const free = alike.some((other) => other.number === number) ? nextNumber(alike) : number;
  return free === undefined ? {} : { number: free };
}

function copyUnit(unit: PlanUnit, by: Point): PlanUnit {
  const free = { ...unit };
  delete free.locked;
  delete free.number;
  const { x, y, headingDeg } = unit.pose;
  return { ...free, pose: { ...roundPose({ x: x + by.x, y: y + by.y, headingDeg }) } };
}

function copyFeature(feature: PlanFeature, by: Point): PlanFeature {
  const free = { ...feature };
  delete free.locked;
  delete free.number;
  const { x, y } = feature.at;
  return { ...free, at: { ...roundPoint({ x: x + by.x, y: y + by.y }) } };
}

/** The middle of the pieces' places. */
export function middleOf({ units, features }: NewPieces): Point {
  const places = [...units.map(({ pose }) => pose), ...features.map(({ at }) => at)];
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: sum.x / count, y: sum.y / count };
}
