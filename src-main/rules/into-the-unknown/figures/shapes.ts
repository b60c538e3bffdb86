/** Outlines of what stands on the table, made once for each place: measuring between pieces needs no more than these. */
import type { ContentPack } from '../../../../shared/content';
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Shape } from '../../../../shared/geometry';
import { shapeOfFeature, shapeOfUnit } from '../../../../shared/sector';

interface Made {
  readonly content: ContentPack;
  readonly named: string;
  readonly shape: Shape | null;
}

/** By pose and place, which are replaced whole, never written into. */
const made = new WeakMap<object, Made>();

function shapeAt(
  content: ContentPack,
  place: object,
  named: string,
  make: () => Shape | undefined,
): Shape | null {
  const before = made.get(place);
  if (before?.named === named && before.content === content) return before.shape;
  const shape = make() ?? null;
  made.set(place, { content, named, shape });
  return shape;
}

/** The base or template of a unit; null where it is not on the table. */
export function outlineOf(content: ContentPack, unit: UnitState): Shape | null {
  const { pose, class: named } = unit;
  return pose === null
    ? null
    : shapeAt(content, pose, named, () => shapeOfUnit(content, { class: named, pose }));
}

/** A feature's token. */
export function tokenOf(content: ContentPack, { at, kind }: FeatureState): Shape | null {
  return shapeAt(content, at, kind, () => shapeOfFeature(content, { kind, at }));
}
