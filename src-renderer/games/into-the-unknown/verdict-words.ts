/** The words of the verdict card: headline, what a range is made of, the reasons under the rows. */
import type { EffectId } from '../../../shared/content';
import { type CombinedRange, decidingMargin, type Reach, type ReachVerdict } from '../../../shared/sector';
import { arcWord, limitWord, reachName } from './arc-words';
import {
  limitPart,
  type MeasureVerdict,
  type OtherSide,
  type Tone,
  toneOf,
  verdictWords,
} from './measure-verdict';
import { counted, type Wording } from './wording';

export interface Headline {
  /** The margin that decides, or the distance where nothing is in the arc. */
  readonly figure: string;
  readonly tone: Tone;
  readonly say: string;
  readonly detail: string;
}

export function headlineOf({ measure, rows, decisive }: MeasureVerdict, words: Wording): Headline {
  const marginIn = decisive && decidingMargin(decisive);
  if (decisive && marginIn !== null) {
    return {
      figure: words.signed(marginIn),
      tone: toneOf(decisive),
      say: verdictWords(decisive),
      detail: decisiveDetail(decisive, marginIn, words),
    };
  }
  const say = measure.touching ? 'Touching' : 'Edge to edge';
  return { figure: words.figure(measure.distanceIn), tone: 'off', say, detail: undecidedDetail(rows) };
}

function decisiveDetail(row: ReachVerdict, marginIn: number, words: Wording): string {
  const name = reachName(row);
  if (row.closeBy === 'arc') {
    return `${name}: ${words.length(Math.abs(marginIn))} ${row.inArc ? 'inside' : 'outside'} the arc`;
  }
  return `${name}: ${words.figure(row.distanceIn ?? 0)} of ${words.range(row.rangeIn ?? 0)} ${words.unit}`;
}

function undecidedDetail(rows: readonly ReachVerdict[]): string {
  if (rows.length === 0) return 'Between the nearest points of both outlines';
  const weapons = rows.filter(({ type }) => type === 'weapon');
  const closer = weapons[0]?.closedBy ?? null;
  if (closer !== null && weapons.every(({ closedBy }) => closedBy !== null)) {
    return `${effectWord(closer, true)}: no weapon reaches`;
  }
  return 'In no arc of its weapons or sensors';
}

const EFFECT_WORDS: Readonly<Record<EffectId, string>> = {
  hidden: 'hidden',
  jammed: 'jammed',
  cloaked: 'cloaked',
  obscuring: 'obscured',
};
export function effectWord(id: EffectId, capital = false): string {
  const word = EFFECT_WORDS[id];
  return capital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** What a range is made of: `6 in`, `4 + 1 instruments`, `2 in, jammed (was 6)`, `cloaked (was 6)`. */
export function rangeWords(reach: Reach, words: Wording): string {
  const { rangeIn, baseIn, instrumentsIn, changed, closedBy } = reach;
  const was = changed && (changed.wasIn === null ? 'unknown' : words.range(changed.wasIn));
  if (closedBy !== null) return `${effectWord(closedBy)} (was ${was ?? 'unknown'})`;
  if (rangeIn === null) return baseIn === null ? 'unknown' : `${words.range(baseIn)} + unknown instruments`;
  const range = `${words.range(rangeIn)} ${words.unit}`;
  if (changed) return `${range}, ${effectWord(changed.by)} (was ${was ?? 'unknown'})`;
  if (instrumentsIn === 0 || baseIn === null) return range;
  return `${words.range(baseIn)} + ${words.range(instrumentsIn)} instruments`;
}

/** True where a row has more to tell of its range than the figure. */
export function hasRangeStory({ changed, closedBy, instrumentsIn }: Reach): boolean {
  return changed !== null || closedBy !== null || instrumentsIn !== 0;
}

/** `not in arc`, `outside by 0.01`, `cloaked`. */
export function outsideWords(row: ReachVerdict, words: Wording): string {
  if (row.closedBy !== null) return effectWord(row.closedBy);
  const { marginIn } = row.arcMeasure;
  return row.tooClose && marginIn !== null ? `outside by ${words.figure(Math.abs(marginIn))}` : 'not in arc';
}

/** `2 + 6 = 8 in`. */
export function togetherWords({ partsIn, rangeIn }: CombinedRange, words: Wording): string {
  return `${partsIn.map((part) => words.range(part)).join(' + ')} = ${words.range(rangeIn)} ${words.unit}`;
}

/** `Fighter 2 reaches it with 3 of 5 weapons and sensors, best Phased Polaron Beams, fore +2.01`. */
export function otherSideWords(side: OtherSide, name: string, words: Wording): string {
  const { best, reaching, count } = side;
  const total = counted(count, 'weapon or sensor', 'weapons and sensors');
  if (best === null) {
    return `${name} reaches it with none of ${total}${side.tooClose ? ', one too close to call' : ''}.`;
  }
  const margin = best.marginIn === null ? '' : ` ${words.signed(best.marginIn)}`;
  return `${name} reaches it with ${reaching} of ${total}, best ${reachName(best)}${margin}.`;
}

/** `+2 difficulty, hidden`; one line for each effect that protects the target. */
export function protectionWords(protection: MeasureVerdict['protection']): readonly string[] {
  if (!protection) return [];
  const { difficulty, evasion, evasionPlus } = protection;
  const lines: string[] = [];
  if (difficulty > 0) lines.push(`hidden: attacks and tests against it have +${difficulty} difficulty.`);
  if (evasionPlus > 0) {
    const now = evasion === null ? '' : `, ${evasion} in all`;
    lines.push(`obscured: +${evasionPlus} evasion${now}.`);
  }
  return lines;
}

/** `reaches 1.03 in and 8.4° into the fore arc`; null where no limit line decided or is near. */
export function limitReason(
  verdict: MeasureVerdict,
  words: Wording,
): { part: string; limit: string; text: string } | null {
  const part = limitPart(verdict);
  const { decisive } = verdict;
  if (!decisive || part === null) return null;
  const { marginIn, marginDeg } = decisive.arcMeasure;
  if (marginIn === null || marginDeg === null) return null;
  const depth = `${words.length(Math.abs(marginIn))} and ${words.heading(Math.abs(marginDeg))}`;
  const text = decisive.inArc
    ? `reaches ${depth} into the ${arcWord(decisive.arc)} arc.`
    : `stays ${depth} outside the ${arcWord(decisive.arc)} arc.`;
  return { part: part === 'near' ? 'Near' : 'Decided by', limit: limitWord(decisive.arc), text };
}

/** `the fore shield, 3`; null where the target has no ends. */
export function endReason(
  { measure }: MeasureVerdict,
  shields: { readonly fore: number | null; readonly aft: number | null } | null,
): string | null {
  const end = measure.endAttacked;
  if (end === null) return null;
  if (end === 'either') return 'either end: its owner chooses';
  const value = shields?.[end] ?? null;
  return value === null ? `the ${end} end` : `the ${end} shield, ${value}`;
}
