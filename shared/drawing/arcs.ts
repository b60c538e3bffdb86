/** Arcs and ranges of units: the very regions that the verdicts are judged by, each with its name along its edge. */
import type { PlanUnit } from '../documents';
import { type ArcName, type Path, type Point, regionPath, samplePath } from '../geometry';
import { firingBase, type Reach, reachesOf } from '../sector';
import { nameAlong } from './along';
import { ruleFigure } from './figures';
import { filled, group, line, paint } from './nodes';
import type { PlanDrawingOptions } from './options';
import { outlineSteps } from './path-steps';
import { insetRun, makeRun, type Run } from './run';
import type { Lettered, Sheet } from './sheet';
import type { Box, DrawingNode, Stroke } from './types';
import { arcWord, unitName } from './words';

export interface DrawnArc {
  readonly node: DrawingNode;
  /** Null where its name stands on another edge of the same reach. */
  readonly name: string | null;
  readonly colour: string;
  readonly edge: Run;
  readonly isDashed: boolean;
}

type Asked = PlanDrawingOptions['arcs'][number];

/** The arcs that the options ask for; units the plan lacks and ranges nobody knows are left out. */
export function drawArcs(sheet: Sheet): DrawnArc[] {
  return sheet.options.arcs.flatMap((asked) => {
    const unit = sheet.plan.units.find(({ id }) => id === asked.unit);
    return unit ? arcsOfUnit(sheet, unit, asked.reaches) : [];
  });
}

function arcsOfUnit(sheet: Sheet, unit: PlanUnit, asked: Asked['reaches']): DrawnArc[] {
  const base = firingBase(sheet.pack, unit);
  const reaches = reachesOf(sheet.pack, unit);
  if (!base || !reaches.ok) return [];
  const wanted = reaches.value.filter(
    ({ type }) => asked === 'all' || asked === (type === 'weapon' ? 'weapons' : type),
  );
  return wanted.flatMap((reach) => {
    const mates = wanted.filter((each) => each.type === reach.type && each.name === reach.name);
    if (!reach.rangeIn || isCovered(reach, mates)) return [];
    const twins = wanted.filter(({ arc, rangeIn }) => arc === reach.arc && rangeIn === reach.rangeIn);
    const name = twins[0] === reach && isNamed(reach, mates) ? nameOf(sheet, twins) : null;
    return [drawArc(sheet, unit, reach, regionPath(base, reach.arc, reach.rangeIn), name)];
  });
}

/** All round is not drawn again where mounts of the same weapon and range cover it together. */
function isCovered(reach: Reach, mates: readonly Reach[]): boolean {
  const arcs = mates.filter((other) => other.rangeIn === reach.rangeIn).map(({ arc }) => arc);
  const has = (a: ArcName, b: ArcName): boolean => arcs.includes(a) && arcs.includes(b);
  return reach.arc === 'all' && (has('fore', 'aft') || has('port', 'starboard'));
}

/** `5 · sensors and comms, bow`: everything that reaches as far in the same arc, once. */
function nameOf(sheet: Sheet, reaches: readonly Reach[]): string {
  const [first] = reaches;
  if (!first) return '';
  const names = [...new Set(reaches.map(({ name }) => name.toLowerCase()))].join(' and ');
  return `${ruleFigure(first.rangeIn ?? 0, sheet.options.figures)} · ${names}, ${arcWord(first.arc)}`;
}

/** The small circle all round stays nameless beside the reach that goes farther. */
function isNamed(reach: Reach, mates: readonly Reach[]): boolean {
  return reach.arc !== 'all' || mates.every((other) => (other.rangeIn ?? 0) <= (reach.rangeIn ?? 0));
}

/** Names stand inside their edge, steps of writing. */
const NAME_INSET = 12;

const ASTERN: readonly ArcName[] = ['aft', 'stern', 'aft-port', 'aft-starboard'];

function drawArc(sheet: Sheet, unit: PlanUnit, reach: Reach, path: Path, name: string | null): DrawnArc {
  const { inks, px } = sheet;
  const isWeapon = reach.type === 'weapon';
  const isAstern = ASTERN.includes(reach.arc);
  const ink = inks.mark[isWeapon ? (isAstern ? 'faint' : 'accent') : 'strong'];
  const stroke: Stroke = isWeapon
    ? line(ink, 1.5 * px)
    : line(ink, 1.3 * px, { opacity: 0.85, ...dashOf(reach, px) });
  const tint = isWeapon ? paint(ink, (isAstern ? 0.04 : 0.07) * inks.tint) : null;
  const node: DrawingNode = tint
    ? filled(outlineSteps(path), tint, stroke)
    : { type: 'path', steps: outlineSteps(path), fill: null, evenOdd: false, stroke };
  return {
    node: group(`${unitName(sheet.pack, unit)}: ${nameOf(sheet, [reach])}`, [node]),
    name,
    colour: isWeapon ? (isAstern ? inks.edgeLabelFaint : inks.edgeLabel) : inks.text,
    edge: insetRun(makeRun(outerEdge(path)), NAME_INSET * px),
    isDashed: !isWeapon,
  };
}

/** Sensors are dashed, comms dotted, so that they are told apart in grey. */
function dashOf({ type }: Reach, px: number): Partial<Stroke> {
  return type === 'sensors' ? { dashIn: [5 * px, 4 * px] } : { dashIn: [0.1 * px, 4.5 * px], cap: 'round' };
}

/** The rim of a region without the limit lines that lead to it: from its first arc to its last. */
function outerEdge(path: Path): Point[] {
  const count = path.steps.length;
  const starts = [path.start, ...path.steps.map(({ to }) => to)];
  const isArc = path.steps.map(({ type }) => type === 'arc');
  if (!isArc.includes(true)) return [];
  const { from, steps } = longestRim(path, isArc, starts, count);
  return samplePath({ start: from, steps }, 0.005);
}

/** The steps in order from behind the longest stretch of lines: there the rim begins. */
function longestRim(path: Path, isArc: readonly boolean[], starts: readonly Point[], count: number) {
  let [best, longest] = [0, -1];
  for (let k = 0; k < count; k += 1) {
    if (!isArc[k] || isArc[(k + count - 1) % count]) continue;
    let length = 0;
    for (let back = 1; back <= count && !isArc[(k - back + 2 * count) % count]; back += 1) {
      const at = (k - back + 2 * count) % count;
      const [a, b] = [starts[at], starts[at + 1]];
      length += a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
    }
    if (length > longest) [best, longest] = [k, length];
  }
  const ordered = Array.from({ length: count }, (_, i) => path.steps[(best + i) % count]).flatMap((s) =>
    s ? [s] : [],
  );
  const lastArc = ordered.findLastIndex(({ type }) => type === 'arc');
  return { from: starts[best] ?? path.start, steps: ordered.slice(0, lastArc + 1) };
}

const SOLID_AT = [0.8, 0.2, 0.65, 0.35, 0.5, 0.9, 0.1, 0.73, 0.27, 0.58, 0.42];
const DASHED_AT = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.58, 0.42, 0.73, 0.27];

/** The names of the arcs along their edges, where they are clear of what is there already. */
export function arcLettering(sheet: Sheet, arcs: readonly DrawnArc[], obstacles: readonly Box[]): Lettered {
  const taken: Box[] = [];
  const nodes = arcs.flatMap(({ name, edge, colour, isDashed }) => {
    if (name === null) return [];
    const shares = isDashed ? DASHED_AT : SOLID_AT;
    const set = nameAlong(sheet, { text: name, hand: 'small', colour, run: edge, shares }, [
      ...obstacles,
      ...taken,
    ]);
    taken.push(...(set?.boxes ?? []));
    return set?.nodes ?? [];
  });
  return { nodes, boxes: taken };
}
