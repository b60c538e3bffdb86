/** A course on the table: the way of its centre with a number at every joint, ghosts, swept ground, and the tool's places. */
import type { ContentPack } from '../../../../shared/content';
import type { CourseAnnotation } from '../../../../shared/documents/plan';
import type { Owner } from '../../../../shared/sector';
import type { Ink, OverlayModel, PieceShape } from '../../../table/scene-model';
import { at, coursePaths, type LegPath } from '../course-path';
import type { Judged } from '../judged';
import { contactOverlays, ghostOverlays, legalTrack } from './maneuver-overlays';

export interface CourseOverlayInput {
  readonly pack: ContentPack;
  readonly judged: readonly Judged[];
  readonly paths: readonly LegPath[];
  /** The leg with the handles: the manoeuvre's own drawing shows it. */
  readonly active: number;
  readonly shape: PieceShape;
  readonly seat: Owner;
}

/** The course being plotted, without the drawing of the leg that has the handles. */
export function courseOverlays(input: CourseOverlayInput): readonly OverlayModel[] {
  const { paths, active, judged } = input;
  return [
    ...judged.flatMap((leg, index) => (index === active ? [] : legOverlays(input, leg, index))),
    ...paths.flatMap((path, index) => lineOverlays('course', path, index, index !== active, 'white')),
    ...paths.flatMap((path, index) =>
      index === active ? [] : headOverlays(input.pack, 'course', path, index),
    ),
    ...discOverlays('course', paths, active, 'white'),
  ];
}

/** Swept ground and ghost of a leg; an illegal one shows what is asked for, what is possible, and what is met first. */
function legOverlays({ shape, seat, pack }: CourseOverlayInput, leg: Judged, index: number): OverlayModel[] {
  const own = (overlay: OverlayModel): OverlayModel => ({ ...overlay, id: `course:${index}:${overlay.id}` });
  const sweep: OverlayModel[] = leg.swept
    ? [{ type: 'sweep', id: 'sweep', corners: leg.swept.corners, ink: seat === 'neutral' ? 'accent' : seat }]
    : [];
  if (leg.legal && leg.requested) {
    return [
      ...sweep,
      { type: 'ghost', id: 'end', shape, pose: leg.requested, seat, verdict: 'course' } as const,
    ].map(own);
  }
  const ghosts = ghostOverlays({ judged: leg, shape, seat });
  return [...sweep, ...ghosts, ...legalTrack(leg, pack), ...contactOverlays(leg)].map(own);
}

function lineOverlays(
  stem: string,
  path: LegPath,
  index: number,
  ticks: boolean,
  ink: Ink,
  style: 'solid' | 'dashed' = 'solid',
): OverlayModel[] {
  const common = { type: 'polyline', ink, style, head: 'none', selected: false } as const;
  const [from, to] = [at(path.swung), at(path.end)];
  const lines: OverlayModel[] = [];
  if (path.swing.length > 1) {
    lines.push({ ...common, id: `${stem}:${index}:swing`, points: path.swing, ticks: false });
  }
  if (from.x !== to.x || from.y !== to.y) {
    lines.push({ ...common, id: `${stem}:${index}:travel`, points: [from, to], ticks });
  }
  return lines;
}

const CIRCLE_POINTS = 48;

/** Where the turning tool's head lay, dotted. */
function headOverlays(pack: ContentPack, stem: string, { pivot }: LegPath, index: number): OverlayModel[] {
  if (!pivot) return [];
  const { headRadiusIn } = pack.tool;
  const points = Array.from({ length: CIRCLE_POINTS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / CIRCLE_POINTS;
    return { x: pivot.x + headRadiusIn * Math.cos(angle), y: pivot.y + headRadiusIn * Math.sin(angle) };
  });
  const common = { type: 'polyline', ink: 'white', style: 'dotted', head: 'none' } as const;
  return [{ ...common, id: `${stem}:${index}:head`, points, ticks: false, selected: false }];
}

function discOverlays(stem: string, paths: readonly LegPath[], active: number, ink: Ink): OverlayModel[] {
  return paths.map(({ end }, index): OverlayModel => ({
    type: 'disc',
    id: `${stem}:${index}:joint`,
    at: at(end),
    text: String(index + 1),
    active: index === active,
    ink,
  }));
}

export interface KeptCourseInput {
  readonly pack: ContentPack;
  readonly course: CourseAnnotation;
  readonly shape: PieceShape;
  readonly selected: boolean;
}

/** A kept course, the person's own writing: a dashed way to its end, with joints, ghosts and ticks once it is selected. */
export function keptCourseOverlays({
  pack,
  course,
  shape,
  selected,
}: KeptCourseInput): readonly OverlayModel[] {
  const paths = coursePaths(pack, { class: course.class, pose: course.start }, course.legs);
  const stem = `kept:${course.id}`;
  const seat = course.owner ?? 'neutral';
  const last = paths.length - 1;
  const ghosts = paths
    .map(({ end }, index): OverlayModel => {
      const verdict = selected ? 'course' : 'plain';
      const bare = selected ? shape : { ...shape, art: null, showsHeading: false };
      return { type: 'ghost', id: `${stem}:${index}:end`, shape: bare, pose: end, seat, verdict };
    })
    .filter((_, index) => selected || index === last);
  return [
    ...ghosts,
    ...paths.flatMap((path, index) =>
      lineOverlays(stem, path, index, selected, 'lilac', selected ? 'solid' : 'dashed'),
    ),
    ...(selected ? paths.flatMap((path, index) => headOverlays(pack, stem, path, index)) : []),
    ...(selected ? discOverlays(stem, paths, -1, 'lilac') : []),
  ];
}

/** A course that waits for its unit while another tool is at work: its way and its numbers, no more. */
export function waitingCourseOverlays(unitId: string, paths: readonly LegPath[]): readonly OverlayModel[] {
  const stem = `waiting:${unitId}`;
  return [
    ...paths.flatMap((path, index) => lineOverlays(stem, path, index, false, 'white', 'dashed')),
    ...discOverlays(stem, paths, -1, 'white'),
  ];
}
