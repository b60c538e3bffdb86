/** Makers and measures that the properties of reaches share; none of them knows how a reach is found. */
import fc from 'fast-check';
import {
  contactTravel,
  outlineAt,
  type Maneuver,
  type ManeuverKind,
  type Point,
  type Polygon,
  type Pose,
  swungPose,
  travelVector,
} from '../../shared/geometry';
import type { CentreRegion, Region } from '../../shared/geometry';
import {
  baseOutline,
  judgeManeuver,
  maneuverLimits,
  type SectorTable,
  type TableUnit,
} from '../../shared/sector';
import { moved, poseAt, tableOf, unitAt, valueOf } from '../support/sector-tables';
import { shippedContent } from '../support/shipped-content';
import { onGrid } from './geometry-bases';

export const pack = shippedContent();
export const TURNING = ['forward', 'reverse', 'lateral-port', 'lateral-starboard'] as const;
export type TurningKind = (typeof TURNING)[number];

const place = onGrid(1, 35);
const heading = fc.oneof(fc.constantFrom(0, 30, 90, 180, 270), onGrid(0, 359.9));
const pose = fc
  .record({ x: place, y: place, headingDeg: heading })
  .map(({ x, y, headingDeg }) => poseAt(x, y, headingDeg));
const other = fc.record({
  /** From the mover, so that many stand in its way. */
  bearing: onGrid(0, 6.283),
  farIn: onGrid(1, 13),
  headingDeg: heading,
  unitClass: fc.constantFrom('galaxy', 'defiant', 'constellation', 'miranda', 'type-6-shuttle'),
});

/** A mover among bases, most of them near it, with either reading of passing through. */
export const anyTable: fc.Arbitrary<SectorTable> = fc
  .record({
    start: pose,
    mover: fc.constantFrom(
      ['jemhadar-fighter', 'green 1'],
      ['jemhadar-fighter', 'yellow 1'],
      ['galaxy', 'green 1'],
      ['defiant', 'green 2'],
    ),
    others: fc.array(other, { maxLength: 7 }),
    passes: fc.boolean(),
  })
  .map(({ start, mover: [unitClass = '', alert = ''], others, passes }) =>
    tableOf(
      [
        unitAt('a', unitClass, start, { alert }),
        ...others.map(({ bearing, farIn, headingDeg, unitClass: theirs }, index) =>
          unitAt(
            `o${index}`,
            theirs,
            poseAt(start.x + farIn * Math.sin(bearing), start.y + farIn * Math.cos(bearing), headingDeg),
          ),
        ),
      ],
      [],
      passes ? { 'impulse.throughBase': 'yes' } : undefined,
    ),
  );

export function moverOf(table: SectorTable): TableUnit {
  const [mover] = table.units;
  if (mover === undefined) throw new Error('The table is empty.');
  return mover;
}

export function limitsOf(table: SectorTable, kind: ManeuverKind): { notches: number; travelIn: number } {
  const { notches, distanceIn } = valueOf(maneuverLimits(pack, moverOf(table), kind, table.readings));
  return { notches: notches ?? 0, travelIn: distanceIn ?? 0 };
}

export function judged(table: SectorTable, maneuver: Maneuver) {
  return valueOf(judgeManeuver(pack, table, moverOf(table).id, maneuver));
}

/** Poses legal by less than this, inches of travel, may be told either way. */
const HAIR_IN = 0.003;

/** Legal, and not by a hair only: a little farther or a little less far is legal too. */
export function isClearlyLegal(table: SectorTable, maneuver: Maneuver): boolean {
  const legalAt = (distanceIn: number): boolean =>
    distanceIn >= 0 && judged(table, { ...maneuver, distanceIn }).legal;
  const { distanceIn } = maneuver;
  return legalAt(distanceIn) && (legalAt(distanceIn + HAIR_IN) || legalAt(distanceIn - HAIR_IN));
}

export function toolsOf(kind: TurningKind): readonly ('port' | 'starboard' | 'fore' | 'aft')[] {
  return kind.startsWith('lateral') ? ['fore', 'aft'] : ['port', 'starboard'];
}

/** The base on the table in a pose. */
export function cornersAt(table: SectorTable, at: Pose): readonly Point[] {
  const base = baseOutline(pack, moverOf(table));
  if (base === undefined) throw new Error('The class is unknown.');
  return outlineAt(base.corners, at).corners;
}

/**
 * The manoeuvres that bring the base's centre to a place, within the limits. A centre lies abreast of its pivot before
 * it travels, so its distance from the pivot tells the travel, and its bearing the turn: at most one for each slot.
 */
export function maneuversTo(table: SectorTable, kind: TurningKind, at: Point): readonly Maneuver[] {
  const base = baseOutline(pack, moverOf(table));
  if (base === undefined) throw new Error('The class is unknown.');
  const start = moverOf(table).pose;
  const { notches: most, travelIn } = limitsOf(table, kind);
  return toolsOf(kind).flatMap((tool): Maneuver[] => {
    const head = base.headCentres[tool];
    const offIn = Math.hypot(head.u, head.v);
    const turned = (notches: number) =>
      swungPose(base, start, moved(kind, 0, { tool, notches }), pack.tool.notchDeg);
    // The pivot: where the middle of a half turn of the base lies.
    const half = turned(180 / pack.tool.notchDeg);
    const pivot = { x: (start.x + half.x) / 2, y: (start.y + half.y) / 2 };
    const farIn = Math.hypot(at.x - pivot.x, at.y - pivot.y);
    const distanceIn = Math.sqrt(farIn * farIn - offIn * offIn);
    if (!(distanceIn <= travelIn)) return [];
    const way = travelVector(kind, start);
    const straight = { x: start.x + way.x * distanceIn, y: start.y + way.y * distanceIn };
    const angle = (to: Point) => Math.atan2(to.y - pivot.y, to.x - pivot.x);
    const sign = Math.sign(turned(0.5).headingDeg - start.headingDeg || 1);
    const wrapped = Math.abs(turned(0.5).headingDeg - start.headingDeg) > 180 ? -sign : sign;
    const byDeg = ((((wrapped * (angle(at) - angle(straight)) * 180) / Math.PI) % 360) + 360) % 360;
    const notches = byDeg / pack.tool.notchDeg;
    return notches <= most ? [moved(kind, distanceIn, { tool, notches })] : [];
  });
}

/**
 * Whether some legal pose covers a place, looked for where it is expected in steps so fine that a pose allowed over a
 * narrow stretch of turns is found too.
 */
export function coverOf(
  table: SectorTable,
  kind: TurningKind,
  at: Point,
  isExpected: boolean,
  shapeAt?: (pose: Pose) => Polygon,
): boolean {
  return (isExpected ? [0.04, 0.004] : [0.3]).some((stepDeg) => isCovered(table, kind, at, stepDeg, shapeAt));
}

/** True if some legal pose covers a place: every turn in steps of `stepDeg`, at each the travels that cover it. */
function isCovered(
  table: SectorTable,
  kind: TurningKind,
  at: Point,
  stepDeg: number,
  shapeAt: (pose: Pose) => Polygon = (pose) => ({ type: 'polygon', corners: cornersAt(table, pose) }),
): boolean {
  const base = baseOutline(pack, moverOf(table));
  if (base === undefined) throw new Error('The class is unknown.');
  const { notches: most, travelIn } = limitsOf(table, kind);
  const stepNotches = stepDeg / pack.tool.notchDeg;
  const count = Math.ceil(most / stepNotches);
  for (const tool of toolsOf(kind)) {
    for (let step = 0; step <= count; step += 1) {
      const notches = Math.min(most, step * stepNotches);
      const swung = swungPose(
        base,
        moverOf(table).pose,
        moved(kind, 0, { tool, notches }),
        pack.tool.notchDeg,
      );
      const covering = contactTravel(shapeAt(swung), travelVector(kind, swung), {
        type: 'point',
        at,
      });
      if (covering === null || covering.toIn < 0 || covering.fromIn > travelIn) continue;
      const [from, to] = [Math.max(0, covering.fromIn), Math.min(travelIn, covering.toIn)];
      const { possible } = judged(table, moved(kind, to, { tool, notches }));
      const tries = [
        from,
        to,
        ...(possible === null ? [] : [possible]),
        ...Array.from({ length: 9 }, (_, part) => from + ((to - from) * (part + 1)) / 10),
      ];
      if (tries.some((d) => d >= from && d <= to && isClearlyLegal(table, moved(kind, d, { tool, notches }))))
        return true;
    }
  }
  return false;
}

/** Distance of a place from the nearest border of a region, or from its lines, inches. */
export function borderGap({ outer, holes, lines = [] }: Region & Partial<CentreRegion>, at: Point): number {
  const rings = [...outer, ...holes].map((ring) => [...ring, ...ring.slice(0, 1)]);
  return Math.min(Infinity, ...[...rings, ...lines].map((line) => lineGap(line, at)));
}

function lineGap(line: readonly Point[], at: Point): number {
  let least = Infinity;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const squared = x * x + y * y;
    const along = squared === 0 ? 0 : ((at.x - from.x) * x + (at.y - from.y) * y) / squared;
    const foot = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(at.x - from.x - foot * x, at.y - from.y - foot * y));
  }
  return least;
}
