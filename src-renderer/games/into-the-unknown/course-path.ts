/** The way of a base's centre along a course, for drawing and for hitting it; nothing is decided by it. Inches. */
import type { ContentPack } from '../../../shared/content';
import {
  type BaseOutline,
  endPose,
  headCentre,
  headingChangeDeg,
  type Maneuver,
  type Point,
  type Pose,
  swungPose,
} from '../../../shared/geometry';
import { baseOutline, type TableUnit } from '../../../shared/sector';

/** One leg: the swing about the tool's head, then the straight travel. */
export interface LegPath {
  readonly start: Pose;
  /** Where the tool's head sits; null where nothing swings. */
  readonly pivot: Point | null;
  /** The centre on its circle about the head; empty where nothing swings. */
  readonly swing: readonly Point[];
  readonly swung: Pose;
  readonly end: Pose;
}
/** The swing is drawn through points so many degrees apart. */
const STEP_DEG = 4;

/** The legs from a pose on; none for a class that no pack knows. */
export function coursePaths(
  pack: ContentPack,
  unit: Pick<TableUnit, 'class' | 'pose'>,
  legs: readonly Maneuver[],
): readonly LegPath[] {
  const base = baseOutline(pack, unit);
  if (!base) return [];
  const { notchDeg } = pack.tool;
  return legs.reduce<readonly LegPath[]>((paths, leg) => {
    const start = paths.at(-1)?.end ?? unit.pose;
    return [...paths, legPath(base, start, leg, notchDeg)];
  }, []);
}

function legPath(base: BaseOutline, start: Pose, leg: Maneuver, notchDeg: number): LegPath {
  const swung = swungPose(base, start, leg, notchDeg);
  const end = endPose(base, start, leg, notchDeg);
  const changeDeg = headingChangeDeg(leg.kind, leg.tool, leg.notches, notchDeg);
  if (leg.tool === null || changeDeg === 0) return { start, pivot: null, swing: [], swung, end };
  const pivot = headCentre(base, start, leg.tool);
  const steps = Math.max(1, Math.ceil(Math.abs(changeDeg) / STEP_DEG));
  const swing = Array.from({ length: steps + 1 }, (_, index) =>
    index === steps
      ? swung
      : swungPose(base, start, { ...leg, notches: (leg.notches * index) / steps }, notchDeg),
  );
  return { start, pivot, swing: swing.map(({ x, y }) => ({ x, y })), swung, end };
}

/** The whole way as one line of points. */
export function pointsOfCourse(paths: readonly LegPath[]): readonly Point[] {
  return paths.flatMap(({ start, swing, end }, index) => [
    ...(index === 0 ? [at(start)] : []),
    ...swing,
    at(end),
  ]);
}

export function at({ x, y }: Point): Point {
  return { x, y };
}
