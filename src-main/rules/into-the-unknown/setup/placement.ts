/**
 * Where tokens and units may be put: the words of mission cards as exact distances, edge to edge (ITU-SETUP-29). Nothing
 * overlaps (touching is allowed) and everything lies wholly in the sector; house, as print says so of launches alone
 * (ITU-LAUNCH-04). A token counts as in a system when any of it is inside.
 */
import type { Refusal, RuleId } from '../../../../shared/base';
import type { Placement } from '../../../../shared/content/into-the-unknown';
import {
  atMost,
  boxContains,
  type Disc,
  distance,
  overlaps,
  type Polygon,
  type Shape,
  TOLERANCE_IN,
} from '../../../../shared/geometry';
import { sectorBox, type SectorGeometry, sectorGeometry, shapeMemberships } from '../../../../shared/sector';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { anchorsOf, areasOf, isCreature } from './anchors';
import { type Extent, extentOf, objectsOn, type TableObject } from './objects';
import type { PlacementGround, Placing } from './placing';

export type { PlacementGround, Placing } from './placing';

const RULE: RuleId = 'ITU-SETUP-29';

/** The table as it stands, to ask about many places. */
export function groundOf(table: Table, state: IntoTheUnknownState): PlacementGround {
  return {
    objects: objectsOn(table, state),
    sector: sectorGeometry(table.content, state.sector, table.readings),
    box: sectorBox(table.content),
  };
}

/**
 * Null when something may lie there, else the first thing that forbids it, with distances in inches: out of the sector,
 * overlapping, not in a system, too near, too far. Exactly "at N inches" is within, exactly N is not "beyond".
 */
export function legalPlacement(
  table: Table,
  state: IntoTheUnknownState,
  where: Placement,
  placing: Placing,
  ground: PlacementGround = groundOf(table, state),
): Refusal | null {
  const extent = extentOf(placing.shape);
  return (
    outside(ground, placing) ??
    tooFar(ground, where, placing) ??
    wrongSystem(ground, where, placing) ??
    overlapping(ground, placing, extent) ??
    tooNear(ground, where, placing, extent)
  );
}

/** The id of the system that an outline lies in, wholly or partly; null: deep space. */
export function systemAt(
  sector: Pick<SectorGeometry, 'systems'>,
  shape: Disc | Polygon,
): { readonly system: string; readonly wholly: boolean } | null {
  const inside = shapeMemberships(shape, sector).find(({ membership }) => membership !== 'outside');
  return inside === undefined ? null : { system: inside.system, wholly: inside.membership === 'wholly' };
}

function no(code: string, message: string, params?: Refusal['params']): Refusal {
  return params === undefined ? { code, message, rule: RULE } : { code, message, rule: RULE, params };
}

function outside({ box }: PlacementGround, { shape }: Placing): Refusal | null {
  return boxContains(box, shape) ? null : no('outside-sector', 'It must lie wholly inside the sector.');
}

function others({ objects }: PlacementGround, { without = [] }: Placing): readonly TableObject[] {
  return without.length === 0 ? objects : objects.filter(({ id }) => !without.includes(id));
}

/** True if two extents alone tell that what they hold lies farther apart than so much. */
function isFar(a: Extent, b: Extent, inches: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > a.radiusIn + b.radiusIn + inches + TOLERANCE_IN;
}

function overlapping(ground: PlacementGround, placing: Placing, around: Extent): Refusal | null {
  if (placing.mayOverlap) return null;
  const met = others(ground, placing).find(
    ({ shape, extent }) => !isFar(extent, around, 0) && overlaps(shape, placing.shape),
  );
  return met === undefined ? null : no('overlap', 'It would overlap another object.', { object: met.id });
}

function wrongSystem(ground: PlacementGround, where: Placement, placing: Placing): Refusal | null {
  if (!where.inSystem && !where.onePerSystem && !where.anotherSystem) return null;
  const found = systemAt(ground.sector, placing.shape);
  if (found === null) return no('not-in-system', 'It must lie in a system.');
  if (where.onePerSystem && isTaken(ground, found.system, placing)) {
    return no('system-taken', 'There is one in this system already.', { system: found.system });
  }
  if (where.anotherSystem && systemsOf(ground, placing).includes(found.system)) {
    return no('same-system', 'It must lie in another system.', { system: found.system });
  }
  return null;
}

function isTaken(ground: PlacementGround, system: string, placing: Placing): boolean {
  return others(ground, placing).some(
    (each) =>
      each.type === 'feature' &&
      (placing.first === undefined ? isObjective(each) : placing.first.includes(each.id)) &&
      systemAt(ground.sector, each.shape)?.system === system,
  );
}

/** The systems that the thing is in now, or its target, or the acting unit. */
function systemsOf(ground: PlacementGround, { was, target, self }: Placing): readonly string[] {
  if (was) return shapeSystems(ground, was);
  const from = ground.objects.find(({ id }) => id === (target ?? self));
  if (from === undefined) return [];
  if (from.type === 'unit') return from.unit.system === null ? [] : [from.unit.system];
  return shapeSystems(ground, from.shape);
}

function shapeSystems({ sector }: PlacementGround, shape: Disc | Polygon): readonly string[] {
  const found = systemAt(sector, shape);
  return found === null ? [] : [found.system];
}

type Of = Placement['beyond'][number]['of'];

function isObjective(object: TableObject): boolean {
  return object.type === 'feature' && object.feature.kind.startsWith('objective');
}

function isOf(object: TableObject, of: Of, { seat, first = [] }: Placing): boolean {
  switch (of) {
    case 'object':
      return true;
    case 'unit':
      return object.type === 'unit';
    case 'friendly-unit':
      return object.type === 'unit' && object.unit.owner !== null && object.unit.owner === seat;
    case 'objective':
      return isObjective(object);
    case 'objective-solid':
    case 'objective-ping':
      return object.type === 'feature' && object.feature.kind === of;
    case 'creature':
      return isCreature(object);
    case 'first':
      return first.includes(object.id);
  }
}

function tooNear(
  ground: PlacementGround,
  where: Placement,
  placing: Placing,
  around: Extent,
): Refusal | null {
  if (where.beyond.length === 0) return null;
  const all = others(ground, placing);
  for (const { inches, of } of where.beyond) {
    const near = all.find(
      (each) =>
        isOf(each, of, placing) &&
        !isFar(each.extent, around, inches) &&
        isWithin(each.shape, placing.shape, inches),
    );
    if (near === undefined) continue;
    const measuredIn = distance(near.shape, placing.shape).distanceIn;
    return no('too-near', `It must lie farther than ${inches}" from that.`, {
      object: near.id,
      inches,
      measuredIn,
    });
  }
  return null;
}

/** At so much or less, edge to edge. */
function isWithin(a: Shape, b: Shape, inches: number): boolean {
  return atMost(distance(a, b).distanceIn, inches);
}

function tooFar(ground: PlacementGround, { at }: Placement, placing: Placing): Refusal | null {
  if (at === undefined) return null;
  if (at.of === 'setup-area') {
    const areas = areasOf(ground, placing.seat);
    if (areas.some((area) => boxContains({ type: 'box', ...area }, placing.shape))) return null;
    return no('outside-setup-area', 'It must lie wholly inside the set-up area.');
  }
  const anchors = anchorsOf(ground, at.of, placing);
  if (anchors.some((anchor) => isWithin(anchor, placing.shape, at.inches))) return null;
  return no('too-far', `It must lie at ${at.inches}" of that.`, { inches: at.inches });
}
