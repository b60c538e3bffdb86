/** Copied pieces and annotations: they can be pasted into another open plan of the same window. */
import type { ContentPack } from '../../../shared/content';
import type { Annotation, PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { type Point, roundPoint, roundPose } from '../../../shared/geometry';
import { copyAnnotation, ownPlaces, released } from './annotation-edits';
import { piecesClungTo } from './annotation-places';
import { freshId, idsOf } from './edits';
import { isSameClass, type NewPieces, nextNumber } from './placeable';
import type { Selection } from './selection';

/** What one copy holds. An end of an annotation is on a piece only where that piece was copied with it. */
export interface Copied extends NewPieces {
  readonly annotations: readonly Annotation[];
}

let clipboard: Copied = { units: [], features: [], annotations: [] };

/** Copies the selected pieces and annotations; false when there are none. */
export function copyPieces(plan: SectorPlan, selection: Selection, pack: ContentPack): boolean {
  const copied = selectedOf(plan, selection, pack);
  if (countOf(copied) === 0) return false;
  clipboard = copied;
  return true;
}

export function countOf({ units, features, annotations }: Copied): number {
  return units.length + features.length + annotations.length;
}

/** Pinned verdicts are left out: a second one of the same pair would tell nothing. */
export function selectedOf(plan: SectorPlan, selection: Selection, pack: ContentPack): Copied {
  const ids = new Set(selection);
  return {
    units: plan.units.filter(({ id }) => ids.has(id)),
    features: plan.features.filter(({ id }) => ids.has(id)),
    annotations: (plan.annotations ?? [])
      .filter(({ id, type }) => ids.has(id) && type !== 'pin')
      .map((annotation) => {
        const left = piecesClungTo(annotation).filter((id) => !ids.has(id));
        return released(annotation, pack, plan, new Set(left));
      }),
  };
}

export function clipboardPieces(): Copied {
  return clipboard;
}

/** Copies with fresh ids, and fresh id numbers where theirs are taken, shifted on the table; never locked. */
export function shiftedCopies(pieces: Copied, by: Point, plan: SectorPlan): Copied {
  const taken = idsOf(plan);
  const copies = new Map<string, string>();
  const take = (id: string): string => {
    const fresh = freshId(taken, id.replace(/-\d+$/, ''));
    taken.add(fresh);
    copies.set(id, fresh);
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
  const annotations = pieces.annotations.map((each) => copyAnnotation(each, take(each.id), by, copies));
  return { units, features, annotations };
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

/** The middle of the places of pieces and annotations. */
export function middleOf({ units, features, annotations }: Copied): Point {
  const written = annotations.map(ownPlaces).filter((places) => places.length > 0);
  const places = [...units.map(({ pose }) => pose), ...features.map(({ at }) => at), ...written.map(mean)];
  return mean(places);
}

function mean(places: readonly Point[]): Point {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: sum.x / count, y: sum.y / count };
}
