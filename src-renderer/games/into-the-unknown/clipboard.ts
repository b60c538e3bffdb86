/** Copied pieces: they can be pasted into another open plan of the same window. */
import type { PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { type Point, roundPoint, roundPose } from '../../../shared/geometry';
import { freshId, idsOf } from './edits';
import type { NewPieces } from './placeable';
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

/** Copies with fresh ids, shifted on the table; never locked. */
export function shiftedCopies(pieces: NewPieces, by: Point, plan: SectorPlan): NewPieces {
  const taken = idsOf(plan);
  const take = (id: string): string => {
    const fresh = freshId(taken, id.replace(/-\d+$/, ''));
    taken.add(fresh);
    return fresh;
  };
  return {
    units: pieces.units.map((unit) => copyUnit(unit, take(unit.id), by)),
    features: pieces.features.map((feature) => copyFeature(feature, take(feature.id), by)),
  };
}

function copyUnit(unit: PlanUnit, id: string, by: Point): PlanUnit {
  const free = { ...unit };
  delete free.locked;
  const { x, y, headingDeg } = unit.pose;
  return { ...free, id, pose: { ...roundPose({ x: x + by.x, y: y + by.y, headingDeg }) } };
}

function copyFeature(feature: PlanFeature, id: string, by: Point): PlanFeature {
  const free = { ...feature };
  delete free.locked;
  const { x, y } = feature.at;
  return { ...free, id, at: { ...roundPoint({ x: x + by.x, y: y + by.y }) } };
}

/** The middle of the pieces' places. */
export function middleOf({ units, features }: NewPieces): Point {
  const places = [...units.map(({ pose }) => pose), ...features.map(({ at }) => at)];
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: sum.x / count, y: sum.y / count };
}
