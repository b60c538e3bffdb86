/** The proof of a measurement: the line between the witness points, the nearest edge, the limit line that decided. */
import { foreVector, type Point } from '../../../../shared/geometry';
import type { ReachVerdict } from '../../../../shared/sector';
import type { OverlayModel } from '../../../table/scene-model';
import { arcWord, limitWord } from '../arc-words';
import { limitPart, type MeasureVerdict, SHOWN_ALIKE_IN, toneOf } from '../measure-verdict';
import type { PinnedVerdict } from '../pinned-verdicts';
import type { Wording } from '../wording';

/** A limit line ends this far beyond the target, inches. */
const LIMIT_BEYOND_IN = 0.4;

/** `targetReachIn`: radius of a circle about the target that encloses it. */
export function measureOverlays(
  verdict: MeasureVerdict,
  targetReachIn: number,
  words: Wording,
): readonly OverlayModel[] {
  const { measure, decisive } = verdict;
  const hasLimit = decisive && limitPart(verdict) !== null;
  const limit = hasLimit
    ? limitOverlays(decisive, decisive.to ?? measure.to, 2 * targetReachIn + LIMIT_BEYOND_IN)
    : [];
  if (!decisive?.from || !decisive.to || decisive.distanceIn === null) {
    return [...limit, ...nearestAlone(verdict, words)];
  }
  const inArc: OverlayModel[] = [
    ...limit,
    proof('measure:in-arc', decisive.from, decisive.to),
    tag('measure:in-arc-tag', middle(decisive.from, decisive.to), {
      mark: markOf(decisive),
      ink: inkOf(decisive),
      figure: words.figure(decisive.distanceIn),
      text: decisive.arc === 'all' ? 'all round' : `in ${arcWord(decisive.arc)} arc`,
    }),
  ];
  if (decisive.distanceIn - measure.distanceIn < SHOWN_ALIKE_IN) return inArc;
  return [
    {
      type: 'line',
      id: 'measure:nearest',
      from: measure.from,
      to: measure.to,
      ink: 'white',
      style: 'dotted',
      openEnds: true,
    },
    tag(
      'measure:nearest-tag',
      middle(measure.from, measure.to),
      { mark: null, ink: 'white', figure: words.figure(measure.distanceIn), text: 'nearest edge' },
      { x: -70, y: 22 },
    ),
    ...inArc,
  ];
}

/** The proof of a pinned verdict: its line and its figure, nothing else. */
export function pinOverlays({ pin, verdict }: PinnedVerdict, words: Wording): readonly OverlayModel[] {
  const { measure, decisive } = verdict;
  const inArc = decisive?.from && decisive.to && decisive.distanceIn !== null ? decisive : null;
  const [from, to] = [inArc?.from ?? measure.from, inArc?.to ?? measure.to];
  const face = { figure: words.figure(inArc?.distanceIn ?? measure.distanceIn), text: null };
  const look = decisive
    ? { mark: markOf(decisive), ink: inkOf(decisive) }
    : { mark: null, ink: 'white' as const };
  return [proof(`${pin.id}:line`, from, to), tag(`${pin.id}:tag`, middle(from, to), { ...look, ...face })];
}

function nearestAlone({ measure }: MeasureVerdict, words: Wording): readonly OverlayModel[] {
  return [
    proof('measure:nearest', measure.from, measure.to),
    tag('measure:nearest-tag', middle(measure.from, measure.to), {
      mark: null,
      ink: 'white',
      figure: measure.touching ? '0' : words.figure(measure.distanceIn),
      text: measure.touching ? 'touching' : 'edge to edge',
    }),
  ];
}

function limitOverlays({ arcMeasure, arc }: ReachVerdict, towards: Point, beyondIn: number): OverlayModel[] {
  const { limit } = arcMeasure;
  if (!limit) return [];
  const ray = foreVector(limit.bearingDeg);
  const reachIn = (towards.x - limit.apex.x) * ray.x + (towards.y - limit.apex.y) * ray.y;
  const at = (byIn: number): Point => ({ x: limit.apex.x + ray.x * byIn, y: limit.apex.y + ray.y * byIn });
  if (reachIn <= 0) return [];
  return [
    {
      type: 'line',
      id: 'measure:limit',
      from: at(0),
      to: at(reachIn + beyondIn),
      ink: 'amber',
      style: 'solid',
      openEnds: false,
    },
    tag('measure:limit-tag', at(reachIn + beyondIn), {
      mark: null,
      ink: 'amber',
      figure: '',
      text: limitWord(arc),
    }),
  ];
}

function proof(id: string, from: Point, to: Point): OverlayModel {
  return { type: 'line', id, from, to, ink: 'white', style: 'solid', openEnds: true };
}

type TagFace = Pick<Extract<OverlayModel, { type: 'tag' }>, 'mark' | 'ink' | 'figure' | 'text'>;
function tag(id: string, at: Point, face: TagFace, offsetPx: Point = { x: 0, y: 0 }): OverlayModel {
  return { type: 'tag', id, at, offsetPx, ...face };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function markOf(row: ReachVerdict): 'ok' | 'warn' | 'bad' | null {
  const tone = toneOf(row);
  return tone === 'off' ? null : tone;
}

function inkOf(row: ReachVerdict): 'ok' | 'amber' | 'bad' | 'white' {
  const tone = toneOf(row);
  if (tone === 'warn') return 'amber';
  return tone === 'off' ? 'white' : tone;
}
