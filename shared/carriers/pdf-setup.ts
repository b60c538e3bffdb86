/** What a person chooses about a print at true scale, and what can be chosen. */
import { err, ok, type Refusal, type Result } from '../base';

/** `sheet` is one page as large as what is drawn on it. */
export const PAPERS = ['a4', 'letter', 'a3', 'sheet'] as const;
export type Paper = (typeof PAPERS)[number];
/** `auto` takes the one that needs fewer pages, portrait if both need the same. */
export const ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface PdfSetup {
  readonly paper: Paper;
  readonly orientation: Orientation;
  /** Kept free on all four sides, inches of paper. */
  readonly marginIn: number;
  /** What neighbouring tiles both show, inches of the table. */
  readonly overlapIn: number;
  /** How much larger everything is drawn to make up for a printer that shrinks; 1 draws an inch as 72 points. */
  readonly correction: number;
  /** Instruments that are larger than the paper are cut into tiles, as the table is; else they are refused. */
  readonly cutInstruments: boolean;
}

export const DEFAULT_PDF_SETUP: PdfSetup = {
  paper: 'a4',
  orientation: 'auto',
  marginIn: 0.4,
  overlapIn: 0.2,
  correction: 1,
  cutInstruments: false,
};

export const POINTS_PER_IN = 72;
/** The length of the check bar on every page, inches. */
export const CHECK_BAR_IN = 6;

/** Least and greatest values; outside them no printer is, or nothing useful is left. */
export const PDF_LIMITS = {
  marginIn: [0.2, 2],
  overlapIn: [0, 2],
  correction: [0.8, 1.25],
  measuredIn: [CHECK_BAR_IN / 1.25, CHECK_BAR_IN / 0.8],
} as const;

/** Portrait width and height of the papers with a fixed size, points. ISO 216 and ANSI. */
export const PAPER_POINTS: Readonly<Record<Exclude<Paper, 'sheet'>, readonly [number, number]>> = {
  a4: [(210 / 25.4) * POINTS_PER_IN, (297 / 25.4) * POINTS_PER_IN],
  letter: [8.5 * POINTS_PER_IN, 11 * POINTS_PER_IN],
  a3: [(297 / 25.4) * POINTS_PER_IN, (420 / 25.4) * POINTS_PER_IN],
};

/** The correction of a printer on whose page the check bar measured so many inches; refuses `out-of-range`. */
export function correctionOf(measuredIn: number): Result<number, Refusal> {
  const fault = outOfRange('measuredIn', measuredIn);
  return fault === null ? ok(CHECK_BAR_IN / measuredIn) : err(fault);
}

/** The first value of a setup that is out of range, or null. */
export function setupFault(setup: PdfSetup): Refusal | null {
  const keys = ['marginIn', 'overlapIn', 'correction'] as const;
  return keys.map((key) => outOfRange(key, setup[key])).find((fault) => fault !== null) ?? null;
}

const WORDS: Readonly<Record<keyof typeof PDF_LIMITS, string>> = {
  marginIn: 'The margin is',
  overlapIn: 'Tiles overlap by',
  correction: 'The correction is',
  measuredIn: 'The check bar measures',
};

function outOfRange(key: keyof typeof PDF_LIMITS, value: number): Refusal | null {
  const [least, most] = PDF_LIMITS[key];
  if (value >= least && value <= most) return null;
  const unit = key === 'correction' ? '' : ' inches';
  return {
    code: 'out-of-range',
    message: `${WORDS[key]} ${least} to ${most}${unit}, not ${value}.`,
    at: `/${key}`,
    params: { least, most },
  };
}
