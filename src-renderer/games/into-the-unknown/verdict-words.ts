/** The headline of the verdict card and the reasons under it. */
import { arcWord, limitWord, reachName } from './arc-words';
import { type MeasureVerdict, type Tone, toneOf, verdictWords } from './measure-verdict';
import type { Wording } from './wording';

export interface Headline {
  /** The margin that decides, or the distance where nothing is in the arc. */
  readonly figure: string;
  readonly tone: Tone;
  readonly say: string;
  readonly detail: string;
}

export function headlineOf({ measure, rows, decisive }: MeasureVerdict, words: Wording): Headline {
  if (decisive && decisive.marginIn !== null && decisive.distanceIn !== null && decisive.rangeIn !== null) {
    return {
      figure: words.signed(decisive.marginIn),
      tone: toneOf(decisive),
      say: verdictWords(decisive),
      detail: `${reachName(decisive)}: ${words.figure(decisive.distanceIn)} of ${words.range(decisive.rangeIn)} ${words.unit}`,
    };
  }
  const say = measure.touching ? 'Touching' : 'Edge to edge';
  const detail =
    rows.length === 0 ? 'Between the nearest points of both outlines' : 'In no arc of its weapons or sensors';
  return { figure: words.figure(measure.distanceIn), tone: 'off', say, detail };
}

/** `reaches 1.03 in and 8.4° into the fore arc`; null where no limit line is near. */
export function limitReason(
  { decisive }: MeasureVerdict,
  words: Wording,
): { limit: string; text: string } | null {
  if (!decisive || decisive.arc === 'all') return null;
  const { marginIn, marginDeg } = decisive.arcMeasure;
  if (marginIn === null || marginDeg === null) return null;
  const depth = `${words.length(marginIn)} and ${words.heading(marginDeg)}`;
  return { limit: limitWord(decisive.arc), text: `reaches ${depth} into the ${arcWord(decisive.arc)} arc.` };
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
