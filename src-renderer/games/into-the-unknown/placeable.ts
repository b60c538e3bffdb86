/** What the palette offers and how it becomes a piece of the plan. */
import type { ContentPack } from '../../../shared/content';
import type { PlanFeature, PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { type Pose, roundPose } from '../../../shared/geometry';
import {
  BARE_BASES,
  type BareBase,
  FEATURE_KINDS,
  type FeatureKind,
  type Owner,
} from '../../../shared/sector';
import { freshId, idsOf } from './edits';

export type Placeable =
  | { readonly type: 'class'; readonly id: string }
  | { readonly type: 'base'; readonly base: BareBase }
  | { readonly type: 'feature'; readonly kind: FeatureKind };

/** One word for a placeable, for drags and tests: `class:defiant`. */
export function makePlaceableKey(item: Placeable): string {
  switch (item.type) {
    case 'class':
      return `class:${item.id}`;
    case 'base':
      return `base:${item.base}`;
    case 'feature':
      return `feature:${item.kind}`;
  }
}

/** Reads what `makePlaceableKey` wrote; undefined for anything the pack does not hold. */
export function parsePlaceableKey(key: string, pack: ContentPack): Placeable | undefined {
  const [type, name = ''] = key.split(':');
  if (type === 'class' && Object.hasOwn(pack.units, name)) return { type, id: name };
  const base = BARE_BASES.find((known) => known === name);
  if (type === 'base' && base) return { type, base };
  const kind = FEATURE_KINDS.find((known) => known === name);
  return type === 'feature' && kind ? { type, kind } : undefined;
}

export function placeableName(item: Placeable, pack: ContentPack): string {
  switch (item.type) {
    case 'class':
      return pack.units[item.id]?.name ?? item.id;
    case 'base':
      return pack.bases[item.base].name;
    case 'feature':
      return pack.features[item.kind]?.name ?? item.kind;
  }
}

export interface NewPieces {
  readonly units: readonly PlanUnit[];
  readonly features: readonly PlanFeature[];
}

/** A new piece at a pose: a fresh id, and an id number where others of its kind stand on the table already. */
export function makePiece(item: Placeable, pose: Pose, owner: Owner, plan: SectorPlan): NewPieces {
  const taken = idsOf(plan);
  const { x, y, headingDeg } = roundPose(pose);
  if (item.type === 'feature') {
    const number = nextNumber(plan.features.filter((feature) => feature.kind === item.kind)) ?? 1;
    const id = freshId(taken, item.kind);
    return { units: [], features: [{ id, kind: item.kind, at: { x, y }, number, ...ownedBy(owner) }] };
  }
  const unitClass = item.type === 'class' ? item.id : { base: item.base };
  const number = nextNumber(plan.units.filter((unit) => isSameClass(unit.class, unitClass)));
  const unit: PlanUnit = {
    id: freshId(taken, item.type === 'class' ? item.id : item.base),
    class: unitClass,
    pose: { x, y, headingDeg },
    ...ownedBy(owner),
    ...(number === undefined ? {} : { number }),
  };
  return { units: [unit], features: [] };
}

function ownedBy(owner: Owner): { owner?: Owner } {
  return owner === 'neutral' ? {} : { owner };
}

/** One more than the highest number and the count of its kind; undefined for the first. */
export function nextNumber(others: readonly { readonly number?: number | undefined }[]): number | undefined {
  if (others.length === 0) return undefined;
  const next = 1 + Math.max(others.length, ...others.map((other) => other.number ?? 0));
  return next > 99 ? undefined : next;
}

export function isSameClass(a: PlanUnit['class'], b: PlanUnit['class']): boolean {
  return typeof a === 'string' || typeof b === 'string' ? a === b : a.base === b.base;
}
