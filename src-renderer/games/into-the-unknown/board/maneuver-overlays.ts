/** A staged manoeuvre on the table: tool, track, ghosts of the possible and the requested, first contact, handles. */
import type { ContentPack } from '../../../../shared/content';
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
}

/** Where nobody limits the turn the fan goes half round. */
const FREE_FAN_NOTCHES = 6;

export function maneuverOverlays(input: ManeuverOverlayInput): readonly OverlayModel[] {
  const { judged } = input;
  return [
    ...sweepOverlays(input),
    ...ghostOverlays(input),
    ...(judged.turning ? [toolOverlay(input, judged.turning)] : []),
    ...(judged.track ? trackOverlays(judged, judged.track, input.pack) : []),
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
function ghostOverlays({ judged, shape, seat }: ManeuverOverlayInput): OverlayModel[] {
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

function contactOverlays({ contact, legal }: Judged): OverlayModel[] {
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
function figureOverlays({ judged, words, handles }: ManeuverOverlayInput): OverlayModel[] {
  const { staging, possible, requested, legal, turning } = judged;
  const travelIn = travelOf(staging);
  const notches = notchesOf(staging);
  const tags: OverlayModel[] = [];
  const ring = handles.find(({ kind }) => kind === 'turn');
  if (ring && turning && notches) {
    const degrees = words.heading(Math.abs(notches) * turning.notchDeg);
    tags.push(
      figureTag(
        'turn',
        ring.at,
        { x: -84, y: -22 },
        `${words.notches(notches)}`,
        `notches, ${degrees}`,
        null,
      ),
    );
  }
  if (ring && staging.type === 'move' && staging.mode === 'come-about') {
    tags.push(
      figureTag('turn', ring.at, { x: 0, y: -28 }, words.heading(staging.headingDeg), 'heading', null),
    );
  }
  if (travelIn === null || !isStaged(judged)) return tags;
  if (!legal && requested) {
    tags.push(
      figureTag('requested', requested, { x: 96, y: -72 }, words.figure(travelIn), 'requested', 'bad'),
    );
  }
  if (possible) {
    tags.push(
      figureTag(
        'possible',
        possible.pose,
        { x: 96, y: 64 },
        words.figure(possible.travelIn),
        'possible',
        'ok',
      ),
    );
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
