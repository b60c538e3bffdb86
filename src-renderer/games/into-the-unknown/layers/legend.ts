/** What every ink and line of the table means, and which of them are drawn now. */
import type { Ink, OverlayModel, SceneModel } from '../../../table/scene-model';

/** How a sample of an entry looks: a base's plate, a line, or a region with its edge. */
export type Sample =
  | { readonly type: 'plate'; readonly ink: Ink; readonly fill: 'solid' | 'hatch' | 'none' | 'red' }
  | {
      readonly type: 'line';
      readonly ink: Ink;
      readonly style: 'solid' | 'dashed' | 'dotted' | 'proof' | 'ticks';
    }
  | {
      readonly type: 'region';
      readonly ink: Ink;
      readonly edge: 'solid' | 'short' | 'long' | 'dots';
      readonly fill: 'tint' | 'hatch' | 'none';
    }
  | { readonly type: 'ring'; readonly ink: Ink }
  | { readonly type: 'note' }
  | { readonly type: 'selected' };

export interface LegendEntry {
  readonly id: string;
  readonly means: string;
  readonly sample: Sample;
  readonly isDrawn: (scene: SceneModel) => boolean;
}

const overlay =
  (isIt: (each: OverlayModel) => boolean) =>
  (scene: SceneModel): boolean =>
    scene.overlays.some(isIt);
const named = (prefix: string) => overlay(({ id }) => id.startsWith(prefix));
const seat = (ink: Ink) => (scene: SceneModel) => scene.pieces.some((piece) => piece.seat === ink);
const weapons = (ink: Ink) =>
  overlay((each) => each.type === 'region' && each.ink === ink && each.id.startsWith('reach:'));
const line = (ink: Ink, style: 'solid' | 'dotted') =>
  overlay((each) => each.type === 'line' && each.ink === ink && each.style === style);
const ghost = (verdict: string) => overlay((each) => each.type === 'ghost' && each.verdict === verdict);
const oneOf = (...types: readonly OverlayModel['type'][]) => overlay(({ type }) => types.includes(type));

/** In the order of the table's own layers: pieces, ranges, guides, proofs, manoeuvres, what people wrote. */
export const LEGEND: readonly LegendEntry[] = [
  {
    id: 'blue',
    means: 'Blue, player 1',
    sample: { type: 'plate', ink: 'blue', fill: 'solid' },
    isDrawn: seat('blue'),
  },
  {
    id: 'orange',
    means: 'Orange, player 2',
    sample: { type: 'plate', ink: 'orange', fill: 'hatch' },
    isDrawn: seat('orange'),
  },
  {
    id: 'neutral',
    means: 'Nobody’s',
    sample: { type: 'plate', ink: 'neutral', fill: 'none' },
    isDrawn: seat('neutral'),
  },
  {
    id: 'selected',
    means: 'Selected',
    sample: { type: 'selected' },
    isDrawn: ({ pieces }) => pieces.some(({ selected }) => selected),
  },
  {
    id: 'weapons',
    means: 'Weapon range',
    sample: { type: 'region', ink: 'accent', edge: 'solid', fill: 'tint' },
    isDrawn: weapons('accent'),
  },
  {
    id: 'astern',
    means: 'Weapon range astern',
    sample: { type: 'region', ink: 'faint', edge: 'solid', fill: 'none' },
    isDrawn: weapons('faint'),
  },
  {
    id: 'sensors',
    means: 'Sensors and Comms',
    sample: { type: 'region', ink: 'white', edge: 'dots', fill: 'none' },
    isDrawn: weapons('white'),
  },
  {
    id: 'move-reach',
    means: 'Reach: all a manoeuvre can cover',
    sample: { type: 'region', ink: 'accent', edge: 'long', fill: 'tint' },
    isDrawn: named('move-reach'),
  },
  {
    id: 'closed-reach',
    means: 'Closed by other bases',
    sample: { type: 'region', ink: 'bad', edge: 'short', fill: 'hatch' },
    isDrawn: named('closed-reach'),
  },
  {
    id: 'move-threat',
    means: 'Could be shot at after moving',
    sample: { type: 'region', ink: 'faint', edge: 'dots', fill: 'tint' },
    isDrawn: named('move-threat'),
  },
  {
    id: 'fleet-blue',
    means: 'Threat of Blue’s fleet',
    sample: { type: 'region', ink: 'blue', edge: 'solid', fill: 'tint' },
    isDrawn: named('fleet-threat:blue'),
  },
  {
    id: 'fleet-orange',
    means: 'Threat of Orange’s fleet',
    sample: { type: 'region', ink: 'orange', edge: 'solid', fill: 'tint' },
    isDrawn: named('fleet-threat:orange'),
  },
  {
    id: 'bands',
    means: 'Range band, edge to edge',
    sample: { type: 'region', ink: 'gold', edge: 'solid', fill: 'tint' },
    isDrawn: named('band:'),
  },
  {
    id: 'room',
    means: 'Deployment room: its centre, its base',
    sample: { type: 'region', ink: 'ok', edge: 'long', fill: 'tint' },
    isDrawn: named('room-'),
  },
  {
    id: 'proof',
    means: 'Proof between nearest points',
    sample: { type: 'line', ink: 'white', style: 'proof' },
    isDrawn: line('white', 'solid'),
  },
  {
    id: 'outside-arc',
    means: 'Nearest edge outside the arc',
    sample: { type: 'line', ink: 'white', style: 'dotted' },
    isDrawn: line('white', 'dotted'),
  },
  {
    id: 'limit',
    means: 'Limit line of an arc',
    sample: { type: 'line', ink: 'amber', style: 'solid' },
    isDrawn: line('amber', 'solid'),
  },
  {
    id: 'possible',
    means: 'Possible pose',
    sample: { type: 'plate', ink: 'ok', fill: 'solid' },
    isDrawn: ghost('possible'),
  },
  {
    id: 'requested',
    means: 'Requested, but not possible',
    sample: { type: 'plate', ink: 'bad', fill: 'red' },
    isDrawn: ghost('requested'),
  },
  {
    id: 'contact',
    means: 'First contact',
    sample: { type: 'ring', ink: 'bad' },
    isDrawn: overlay((each) => each.type === 'ring' && each.ink === 'bad'),
  },
  {
    id: 'course',
    means: 'Course',
    sample: { type: 'line', ink: 'accent', style: 'ticks' },
    isDrawn: (scene) => ghost('course')(scene) || named('course')(scene),
  },
  {
    id: 'ruler',
    means: 'Ruler, in half inches',
    sample: { type: 'line', ink: 'gold', style: 'ticks' },
    isDrawn: oneOf('ruler'),
  },
  {
    id: 'note',
    means: 'A player’s own words',
    sample: { type: 'note' },
    isDrawn: oneOf('note', 'dimension'),
  },
];

/** The entries of what a scene shows. */
export function drawnLegend(scene: SceneModel): readonly LegendEntry[] {
  return LEGEND.filter(({ isDrawn }) => isDrawn(scene));
}
