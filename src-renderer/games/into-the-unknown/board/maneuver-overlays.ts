/** A staged manoeuvre on the table: tool, track, ghosts of the possible and the requested, first contact, handles. */
import type { ContentPack } from '../../../../shared/content';
import { foreVector } from '../../../../shared/geometry';
import type { Owner } from '../../../../shared/sector';
import type { OverlayModel, PieceShape } from '../../../table/scene-model';
import type { Judged, Track, Turning } from '../judged';
import { notchesOf, travelOf } from '../staging';
import type { StagingHandle } from '../staging-handles';
import type { Wording } from '../wording';

export interface ManeuverOverlayInput {
  readonly pack: ContentPack;
  readonly judged: Judged;
  readonly handles: readonly StagingHandle[];
  readonly activeHandle: 'turn' | 'travel' | 'rotate' | null;
  /** The look of what moves or is launched. */
  readonly shape: PieceShape;
  readonly seat: Owner;
  readonly words: Wording;
  /** One leg of several: the panel's row says how far it goes, the table only what is not possible. */
  readonly inCourse: boolean;
}

/** Where nobody limits the turn the fan goes half round. */
const FREE_FAN_NOTCHES = 6;

export function maneuverOverlays(input: ManeuverOverlayInput): readonly OverlayModel[] {
  const { judged } = input;
  return [
    ...sweepOverlays(input),
    ...ghostOverlays(input),
    ...(judged.turning ? [toolOverlay(input, judged.turning)] : []),
    ...legalTrack(judged, input.pack),
    ...dockOverlays(input),
    ...contactOverlays(judged),
    ...figureOverlays(input),
    ...input.handles.map((handle): OverlayModel => ({
      ...handle,
      type: 'handle',
      id: `handle:${handle.kind}`,
      active: handle.kind === input.activeHandle,
      ink: handle.kind === 'travel' && !judged.legal ? 'bad' : 'accent',
    })),
  ];
}

function sweepOverlays({ judged, seat }: ManeuverOverlayInput): OverlayModel[] {
  return judged.swept
    ? [
        {
          type: 'sweep',
          id: 'sweep',
          corners: judged.swept.corners,
          ink: seat === 'neutral' ? 'accent' : seat,
        },
      ]
    : [];
}

/** The requested ghost is drawn only where it differs from the possible one. */
export function ghostOverlays({
  judged,
  shape,
  seat,
}: Pick<ManeuverOverlayInput, 'judged' | 'shape' | 'seat'>): OverlayModel[] {
  const ghosts: OverlayModel[] = [];
  if (judged.possible && isStaged(judged)) {
    const { pose } = judged.possible;
    ghosts.push({ type: 'ghost', id: 'possible', shape, pose, seat, verdict: 'possible' });
  }
  if (!judged.legal && judged.requested) {
    const pose = judged.requested;
    ghosts.push({ type: 'ghost', id: 'requested', shape, pose, seat, verdict: 'requested' });
  }
  return ghosts;
}

/** True when the staging would change something. */
export function isStaged({ staging }: Judged): boolean {
  if (staging.type === 'launch' || staging.type === 'dock') return true;
  if (staging.type === 'move' && staging.mode === 'come-about') return true;
  return (notchesOf(staging) ?? 0) !== 0 || (travelOf(staging) ?? 0) > 0;
}

function toolOverlay({ pack, judged }: ManeuverOverlayInput, turning: Turning): OverlayModel {
  const { tool } = pack;
  return {
    type: 'tool',
    id: 'tool',
    head: turning.pivot,
    headRadiusIn: tool.headRadiusIn,
    stemBearingDeg: turning.bearingDeg,
    stemEndIn: tool.stemEndIn,
    notchBottomIn: tool.notchBottomIn,
    stemWidthIn: tool.stemWidthIn,
    zeroBearingDeg: turning.zeroBearingDeg,
    sense: turning.sense,
    notchDeg: turning.notchDeg,
    maxNotches: turning.maxNotches ?? FREE_FAN_NOTCHES,
    notches: Math.abs(notchesOf(judged.staging) ?? 0),
  };
}

/** The track of a manoeuvre that has one: green as far as it is possible, red and dashed beyond. */
export function legalTrack(judged: Judged, pack: ContentPack): OverlayModel[] {
  return judged.track ? trackOverlays(judged, judged.track, pack) : [];
}

function trackOverlays(judged: Judged, track: Track, pack: ContentPack): OverlayModel[] {
  const travelIn = travelOf(judged.staging) ?? 0;
  const legalIn = judged.possible?.travelIn ?? 0;
  const { from, direction } = track;
  const isWarp = judged.staging.type === 'move' && judged.staging.mode === 'warp';
  return [
    {
      type: 'track',
      id: 'track',
      from,
      to: { x: from.x + direction.x * travelIn, y: from.y + direction.y * travelIn },
      legalIn,
      marksIn: isWarp ? multiples(pack.tool.warpRulerIn, travelIn) : [],
    },
  ];
}

function multiples(step: number, upTo: number): readonly number[] {
  return Array.from({ length: Math.floor(upTo / step) }, (_, index) => (index + 1) * step);
}

export function contactOverlays({ contact, legal }: Judged): OverlayModel[] {
  return contact && !legal ? [{ type: 'ring', id: 'contact', at: contact.at, ink: 'bad' }] : [];
}

function dockOverlays({ judged, words }: ManeuverOverlayInput): OverlayModel[] {
  const { dock } = judged;
  if (!dock) return [];
  const at = { x: (dock.from.x + dock.to.x) / 2, y: (dock.from.y + dock.to.y) / 2 };
  const mark = dock.legal ? 'ok' : 'bad';
  return [
    { type: 'line', id: 'dock', from: dock.from, to: dock.to, ink: 'white', style: 'solid', openEnds: true },
    {
      type: 'tag',
      id: 'dock-tag',
      at,
      offsetPx: { x: 0, y: -24 },
      mark,
      ink: mark,
      figure: words.figure(dock.distanceIn),
      text: `of ${words.length(dock.withinIn)}`,
    },
  ];
}

/** `5.35 possible`, `6.75 requested`, `1.4 notches, 42°`. */
function figureOverlays(input: ManeuverOverlayInput): OverlayModel[] {
  return [...turnFigures(input), ...travelFigures(input)];
}

/** Beside the ring, away from the pivot. */
function turnFigures({ judged, words, handles }: ManeuverOverlayInput): OverlayModel[] {
  const { staging, turning } = judged;
  const ring = handles.find(({ kind }) => kind === 'turn');
  const notches = notchesOf(staging);
  if (ring && turning && notches) {
    const out = foreVector(turning.bearingDeg);
    const degrees = words.heading(Math.abs(notches) * turning.notchDeg);
    const offset = { x: out.x * 96, y: out.y * 30 };
    const many = Math.abs(notches) === 1 ? 'notch' : 'notches';
    return [figureTag('turn', ring.at, offset, words.notches(notches), `${many}, ${degrees}`, null)];
  }
  if (ring && staging.type === 'move' && staging.mode === 'come-about') {
    const out = foreVector(staging.headingDeg);
    const offset = { x: out.x * 72, y: out.y * 30 };
    return [figureTag('turn', ring.at, offset, words.heading(staging.headingDeg), 'heading', null)];
  }
  return [];
}

/** To the right of the travel, the requested one farther along than the possible one. */
function travelFigures({ judged, words, inCourse }: ManeuverOverlayInput): OverlayModel[] {
  const { staging, possible, requested, legal, track } = judged;
  const travelIn = travelOf(staging);
  if (travelIn === null || !track || !isStaged(judged) || (inCourse && legal)) return [];
  const { direction } = track;
  const beside = (aheadPx: number) => ({
    x: -direction.y * 104 + direction.x * aheadPx,
    y: direction.x * 60 + direction.y * aheadPx,
  });
  const tags: OverlayModel[] = [];
  if (!legal && requested) {
    tags.push(figureTag('requested', requested, beside(30), words.figure(travelIn), 'requested', 'bad'));
  }
  if (possible) {
    const figure = words.figure(possible.travelIn);
    tags.push(figureTag('possible', possible.pose, beside(-24), figure, 'possible', 'ok'));
  }
  return tags;
}

function figureTag(
  id: string,
  at: { readonly x: number; readonly y: number },
  offsetPx: { readonly x: number; readonly y: number },
  figure: string,
  text: string,
  mark: 'ok' | 'bad' | null,
): OverlayModel {
  return {
    type: 'tag',
    id: `${id}-tag`,
    at: { x: at.x, y: at.y },
    offsetPx,
    mark,
    ink: mark ?? 'accent',
    figure,
    text,
  };
}
