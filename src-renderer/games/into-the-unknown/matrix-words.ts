/** Cells of the matrix in words, and the whole matrix as text to paste. */
import { reachName } from './arc-words';
import { type Tone, toneOf } from './measure-verdict';
import type { MatrixCell, MatrixRow, MatrixTime } from './reach-matrix.svelte';
import type { ReachType } from '../../../shared/sector';
import { effectWord } from './verdict-words';
import type { Wording } from './wording';

export interface CellWords {
  readonly tone: Tone;
  /** `+0.21`, `−1.99`, `reach`, `–`. */
  readonly figure: string;
  /** The whole of it, for screen readers and the tooltip. */
  readonly sentence: string;
}

export const REACH_WORDS: Readonly<Record<ReachType, string>> = {
  weapon: 'Weapons',
  sensors: 'Sensors',
  comms: 'Comms',
};
export const TIME_WORDS: Readonly<Record<MatrixTime, string>> = {
  now: 'Where they stand',
  forward: 'After a forward impulse',
  reverse: 'After a reverse impulse',
  'lateral-port': 'After a lateral to port',
  'lateral-starboard': 'After a lateral to starboard',
  'come-about': 'After coming about',
  warp: 'After a warp',
};

/** Close by less than this, inches, is within what the reach can tell: the tolerance of its border. */
const BORDER_IN = 0.02;

export function cellWords(matrixCell: MatrixCell, words: Wording): CellWords {
  return matrixCell.type === 'present'
    ? presentWords(matrixCell.cell, words)
    : possibleWords(matrixCell, words);
}

function presentWords(
  { best, isKnown }: Extract<MatrixCell, { readonly type: 'present' }>['cell'],
  words: Wording,
): CellWords {
  if (!best) {
    return isKnown
      ? { tone: 'off', figure: '–', sentence: 'not in any arc' }
      : { tone: 'off', figure: 'none', sentence: 'nothing to reach with' };
  }
  const { distanceIn, rangeIn, marginIn, closedBy } = best;
  if (closedBy !== null) {
    const closed = effectWord(closedBy);
    return { tone: 'off', figure: closed, sentence: `${reachName(best)}: ${closed}` };
  }
  const at = distanceIn === null ? '' : `: ${words.figure(distanceIn)}`;
  const of = rangeIn === null ? ', range unknown' : ` of ${words.range(rangeIn)}`;
  const figure = marginIn === null ? '?' : words.signed(marginIn);
  return { tone: toneOf(best), figure, sentence: `${reachName(best)}${at}${of}` };
}

function possibleWords(
  { cell }: Extract<MatrixCell, { readonly type: 'possible' }>,
  words: Wording,
): CellWords {
  if (cell === null) return { tone: 'off', figure: '…', sentence: 'being computed' };
  const { shortIn } = cell;
  if (shortIn === null) return { tone: 'off', figure: 'none', sentence: 'nobody can tell' };
  if (shortIn === 0) return { tone: 'ok', figure: 'reach', sentence: 'can be reached' };
  if (!Number.isFinite(shortIn)) return { tone: 'bad', figure: '–', sentence: 'no legal manoeuvre' };
  const tone = shortIn < BORDER_IN ? 'warn' : 'bad';
  return {
    tone,
    figure: words.signed(-shortIn),
    sentence: `${words.length(shortIn)} beyond all it can reach`,
  };
}

/** Tab-separated: the attackers down, the targets across; figures as shown. */
export function matrixText(
  rows: readonly MatrixRow[],
  targetIds: readonly string[],
  nameOf: (id: string) => string,
  words: Wording,
): string {
  const head = ['', ...targetIds.map(nameOf)];
  const body = rows.map(({ attackerId, cells }) => [
    nameOf(attackerId),
    ...cells.map((cell) => cellWords(cell, words).figure),
  ]);
  return [head, ...body].map((line) => line.join('\t')).join('\n');
}
