/**
 * Where a unit may still be deployed at its heading. Print says that it stands completely inside its player's set-up
 * area (ITU-DEPLOY-02), in a system or in deep space alike (ITU-DEPLOY-03). It gives no distance to other pieces; house:
 * no base overlaps another, touching is allowed, and tokens are kept clear of as in a launch (ITU-LAUNCH-04).
 */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type Box,
  contoursOf,
  differenceOf,
  type Disc,
  meetingCorners,
  outlineAt,
  type Point,
  type Polygon,
  type Region,
  type Ring,
  sweptOutline,
  unionOf,
} from '../geometry';
import { sectorBox, sectorGeometry } from './layout';
import type { SectorTable, SetupArea, TableUnit } from './types';
import { baseOf, playerOf, shapeOfFeature, shapeOfUnit, unknownClass } from './unit-class';

/** What is asked: which base, at which heading, for whom. A unit that stands on the table is no obstacle to itself. */
export interface Deployment {
  readonly unit: Pick<TableUnit, 'class' | 'owner'> & { readonly id: string | null };
  readonly headingDeg: number;
  /** False: tokens may be covered. */
  readonly clearOfFeatures: boolean;
}

export interface DeploymentRoom {
  readonly player: 1 | 2;
  /** Every place at which the base's centre may lie; empty when none is left. */
  readonly centre: Region;
  /** Everything the base would cover at some of these places. */
  readonly outline: Region;
  /** No border is farther than this from the true one, inches. */
  readonly toleranceIn: number;
}

/** Chords of a token's rounded edge lie this far inside it at most, inches. */
const CHORD_IN = 0.001;
/** The chords, and what uniting rounds. */
const ROOM_TOLERANCE_IN = 0.002;

/**
 * The room left in the set-up areas of the unit's player. Standing on an area's edge or touching another base is
 * allowed. An area that the base fits into exactly, with no way to slide, counts as no room. Refuses `no-setup-area`
 * for a unit of no player or a sector without areas for it, and `unknown-class`.
 */
export function deploymentRoom(
  pack: ContentPack,
  table: SectorTable,
  deployment: Deployment,
): Result<DeploymentRoom, Refusal> {
  const { unit, headingDeg } = deployment;
  const base = baseOf(pack, unit);
  if (base === undefined) return err(unknownClass({ class: unit.class, id: unit.id ?? 'the carried piece' }));
  const player = playerOf(unit);
  const { setupAreas } = sectorGeometry(pack, table.sector, table.readings);
  const own = setupAreas.filter((area) => area.player === player);
  if (player === null || own.length === 0) return err(noArea(player));
  const { corners } = outlineAt(base.corners, { x: 0, y: 0, headingDeg });
  const open = own.flatMap((area) => roomInBox(insideBox(area, sectorBox(pack)), corners));
  const closed = obstaclesTo(pack, table, deployment).map((obstacle) =>
    meetingCorners(corners, obstacle, CHORD_IN),
  );
  const centre = differenceOf({ outer: open, holes: [] }, { outer: closed, holes: [] });
  return ok({ player, centre, outline: coveredFrom(centre, corners), toleranceIn: ROOM_TOLERANCE_IN });
}

function noArea(player: 1 | 2 | null): Refusal {
  const message =
    player === null
      ? 'A unit of no player has no set-up area.'
      : `This sector has no set-up area for player ${player}.`;
  return { code: 'no-setup-area', message, rule: 'ITU-DEPLOY-02' };
}

/** A unit is deployed inside the sector too: an area of a custom sector may lie beyond it. */
function insideBox({ x0, y0, x1, y1 }: SetupArea, sector: Box): Box {
  return {
    type: 'box',
    x0: Math.max(sector.x0, Math.min(x0, x1)),
    y0: Math.max(sector.y0, Math.min(y0, y1)),
    x1: Math.min(sector.x1, Math.max(x0, x1)),
    y1: Math.min(sector.y1, Math.max(y0, y1)),
  };
}

/** Where a centre may lie so that all corners lie in a box: again a box, none when the base does not fit. */
function roomInBox(box: Box, corners: readonly Point[]): readonly Ring[] {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x0, y0] = [box.x0 - Math.min(...xs), box.y0 - Math.min(...ys)];
  const [x1, y1] = [box.x1 - Math.max(...xs), box.y1 - Math.max(...ys)];
  if (x0 >= x1 || y0 >= y1) return [];
  return [
    [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
    ],
  ];
}

function obstaclesTo(
  pack: ContentPack,
  table: SectorTable,
  { unit, clearOfFeatures }: Deployment,
): readonly (Polygon | Disc)[] {
  const bases = table.units
    .filter(({ id }) => id !== unit.id)
    .flatMap((other) => shapeOfUnit(pack, other) ?? []);
  const tokens = clearOfFeatures ? table.features.map((feature) => shapeOfFeature(pack, feature)) : [];
  return [...bases, ...tokens];
}

/** The base at every place of a region: at its inside, and carried along every edge of it. */
function coveredFrom(region: Region, corners: readonly Point[]): Region {
  const carried = [...region.outer, ...region.holes].flatMap((ring) =>
    ring.map((to, index) => carriedAlong(ring[(index + ring.length - 1) % ring.length] ?? to, to, corners)),
  );
  return unionOf(contoursOf([region, { outer: carried, holes: [] }]));
}

function carriedAlong(from: Point, to: Point, corners: readonly Point[]): Ring {
  const start = corners.map(({ x, y }) => ({ x: x + from.x, y: y + from.y }));
  const [east, south] = [to.x - from.x, to.y - from.y];
  const lengthIn = Math.hypot(east, south);
  if (lengthIn === 0) return start;
  const direction = { x: east / lengthIn, y: south / lengthIn };
  return sweptOutline({ type: 'polygon', corners: start }, direction, lengthIn).corners;
}
