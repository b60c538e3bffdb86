/** A plotted course: what each manoeuvre sweeps, a ghost at each joint, the way of the base's centre, numbered discs. */
import type { AnnotationOf } from '../documents';
import {
  type BaseOutline,
  endPose,
  headCentre,
  headingChangeDeg,
  type Maneuver,
  outlineAt,
  type Point,
  type Pose,
  sweptOutline,
  swungPose,
  toolBelongs,
  travelVector,
} from '../geometry';
import { baseOutline, classOf, type Owner } from '../sector';
import { boxAbout, boxesAlong, boxOf } from './boxes';
import { inchTicks, type Marked, marked, NOTHING } from './marks';
import { filled, group, line, paint, stroked } from './nodes';
import { arcCurves, discSteps, polygonSteps } from './path-steps';
import { plateNodes } from './pieces';
import { type Sheet, written } from './sheet';
import { silhouetteNodes } from './silhouette';
import type { TagWish } from './tags';
import type { DrawingNode, PathStep } from './types';
import { unitName } from './words';

type Course = AnnotationOf<'course'>;

interface Leg {
  readonly maneuver: Maneuver;
  readonly start: Pose;
  readonly swung: Pose;
  readonly end: Pose;
}

/** The legs laid one after the other; a leg whose tool does not belong to its kind ends the course before it. */
function legsOfCourse(base: BaseOutline, { start, legs }: Course, notchDeg: number): Leg[] {
  const laid: Leg[] = [];
  for (const maneuver of legs) {
    if (maneuver.tool !== null && !toolBelongs(maneuver.kind, maneuver.tool)) break;
    const from = laid.at(-1)?.end ?? start;
    laid.push({
      maneuver,
      start: from,
      swung: swungPose(base, from, maneuver, notchDeg),
      end: endPose(base, from, maneuver, notchDeg),
    });
  }
  return laid;
}

/** Draws a course; one for a class that no pack knows leaves nothing to draw. */
export function drawCourse(sheet: Sheet, course: Course): Marked {
  const { pack, plan, inks, px } = sheet;
  const base = baseOutline(pack, course);
  if (!base) return NOTHING;
  const owner = course.owner ?? plan.units.find(({ id }) => id === course.unit)?.owner ?? 'neutral';
  const legs = legsOfCourse(base, course, pack.tool.notchDeg);
  const last = legs.at(-1);
  if (!last) return NOTHING;
  const lastBox = boxOf(outlineAt(base.corners, last.end).corners);
  const ink = inks.mark.strong;
  const ticks = legs.flatMap(({ swung, end }) => inchTicks(swung, end, 4 * px));
  const discs = legs.flatMap(({ end }, index) => numberDisc(sheet, end, String(index + 1)));
  const outlines = legs.map(({ end }) => outlineAt(base.corners, end).corners);
  return {
    under: [
      ...legs.flatMap((leg) => sweepNodes(sheet, base, leg, owner)),
      ...legs.map(({ end }) => ghostNode(sheet, course, base, end, owner)),
    ],
    over: [
      ...legs.flatMap((leg) => toolNodes(sheet, base, leg)),
      group(`Course of ${unitName(pack, { class: course.class })}`, [
        ...marked(sheet, wayOf(base, course.start, legs, pack.tool.notchDeg), line(ink, 1.8 * px)),
        stroked(ticks, line(ink, 1.1 * px)),
        ...discs,
      ]),
    ],
    tags: course.text
      ? [wordsTag(course.text, inks.plates[owner].stroke, { x: last.end.x, y: lastBox.y1 })]
      : [],
    boxes: legs.flatMap(({ swung, end }) => boxesAlong(swung, end, 3 * px, 18 * px)),
    bodies: [...outlines.map(boxOf), ...legs.map(({ end }) => boxAbout(end, 12 * px))],
  };
}

/** By the last ghost's lower edge. */
function wordsTag(text: string, colour: string, at: Point): TagWish {
  return { figure: null, text, mark: null, colour, place: [at], isPlain: true };
}

function sweepNodes({ inks }: Sheet, base: BaseOutline, leg: Leg, owner: Owner): DrawingNode[] {
  const { maneuver, swung } = leg;
  if (maneuver.kind === 'come-about' || maneuver.distanceIn === 0) return [];
  const outline = outlineAt(base.corners, swung);
  const swept = sweptOutline(outline, travelVector(maneuver.kind, swung), maneuver.distanceIn);
  return [filled(polygonSteps(swept.corners), paint(inks.plates[owner].stroke, 0.1 * inks.tint))];
}

const GHOST_OPACITY = 0.62;

function ghostNode(sheet: Sheet, course: Course, base: BaseOutline, pose: Pose, owner: Owner): DrawingNode {
  const { art, inks, pack } = sheet;
  const { corners } = outlineAt(base.corners, pose);
  const id = classOf(pack, course)?.silhouette ?? null;
  const svg = id !== null && Object.hasOwn(art.silhouettes, id) ? art.silhouettes[id] : undefined;
  const picture = svg === undefined ? [] : silhouetteNodes(svg, pose, inks.plates[owner]);
  return group(
    null,
    [...plateNodes(sheet, corners, inks.plates[owner], []), ...picture].map((n) => faded(n, GHOST_OPACITY)),
  );
}

/** The same node with every ink thinner. */
export function faded(node: DrawingNode, by: number): DrawingNode {
  if (node.type === 'group') return { ...node, nodes: node.nodes.map((each) => faded(each, by)) };
  return {
    ...node,
    fill: node.fill && { ...node.fill, opacity: node.fill.opacity * by },
    stroke: node.stroke && { ...node.stroke, opacity: node.stroke.opacity * by },
  };
}

/** Where the turning tool's head sat, dotted, with its middle. */
function toolNodes({ pack, inks, px }: Sheet, base: BaseOutline, { maneuver, start }: Leg): DrawingNode[] {
  if (maneuver.tool === null) return [];
  const head = headCentre(base, start, maneuver.tool);
  const ink = inks.text2;
  return [
    stroked(discSteps(head, pack.tool.headRadiusIn), line(ink, px, { dashIn: [4 * px, 3 * px] })),
    filled(discSteps(head, 2 * px), paint(ink)),
  ];
}

/** The way of the base's centre: about the tool's head while it turns, then straight. */
function wayOf(base: BaseOutline, start: Pose, legs: readonly Leg[], notchDeg: number): PathStep[] {
  const steps: PathStep[] = [{ type: 'move', to: { x: start.x, y: start.y } }];
  for (const { maneuver, start: from, end } of legs) {
    const { kind, tool, notches } = maneuver;
    const changeDeg = headingChangeDeg(kind, tool, notches, notchDeg);
    if (tool !== null && changeDeg !== 0) {
      const pivot = headCentre(base, from, tool);
      const fromDeg = (Math.atan2(from.y - pivot.y, from.x - pivot.x) * 180) / Math.PI;
      const radiusIn = Math.hypot(from.x - pivot.x, from.y - pivot.y);
      steps.push(...arcCurves(pivot, radiusIn, fromDeg, fromDeg + changeDeg));
    }
    steps.push({ type: 'line', to: { x: end.x, y: end.y } });
  }
  return steps;
}

function numberDisc(sheet: Sheet, at: Point, text: string): DrawingNode[] {
  const { inks, px } = sheet;
  return [
    filled(discSteps(at, 11 * px), paint(inks.halo), line(inks.mark.strong, 1.7 * px)),
    written(sheet, text, { x: at.x, y: at.y + 5.2 * px }, 'mark', inks.mark.strong, 'middle'),
  ];
}
