/** What `plotroom export` is asked for. Read before anything is opened, so that wrong usage costs nothing. */
import {
  correctionOf,
  DEFAULT_PDF_SETUP,
  ORIENTATIONS,
  PAPERS,
  PDF_LIMITS,
  type PdfSetup,
} from '../../shared/carriers/pdf-setup';
import { COORDINATE_LIMIT_IN } from '../../shared/documents';
import { type Instrument, INSTRUMENTS } from '../../shared/drawing/instruments';
import { DEFAULT_PLAN_DRAWING, type PlanDrawingOptions } from '../../shared/drawing/options';
import type { Box } from '../../shared/drawing/types';
import { notNegativeFrom, numberFrom, wholeFrom, wordFrom } from './option-values';
import { UsageError } from './usage-error';

export const EXPORT_FORMATS = ['svg', 'pdf', 'png'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const THEMES = ['paper', 'dark'] as const;
export const REACHES = ['weapons', 'sensors', 'comms', 'all'] as const;
/** What may be left out of a drawing, by its word on the command line. */
export const LAYERS = ['labels', 'graticule', 'setup-areas', 'annotations', 'units', 'features'] as const;
/** The longest side of a picture, pixels. */
export const MAX_PX = 16_384;
const DEFAULT_WIDTH_PX = 3840;
/** The shortest side of a part of the table, inches: the largest picture of a smaller one would take minutes. */
const LEAST_SIDE_IN = 0.5;

export interface ExportOptions {
  readonly format: string;
  readonly out: string;
  readonly paper?: string;
  readonly orientation?: string;
  readonly margin?: string;
  readonly overlap?: string;
  readonly correction?: string;
  readonly theme?: string;
  readonly width?: string;
  readonly box?: string;
  /** False after `--no-plan`. */
  readonly plan: boolean;
  readonly arcs: readonly string[];
  readonly instruments?: string;
  readonly cutInstruments?: boolean;
  readonly layers?: string;
}

export interface ExportRequest {
  readonly format: ExportFormat;
  readonly out: string;
  /** The file of the plan; undefined for instruments alone. */
  readonly source: string | undefined;
  readonly drawing: PlanDrawingOptions;
  readonly setup: PdfSetup;
  readonly widthPx: number;
  readonly carriesPlan: boolean;
  readonly instruments: readonly Instrument[];
}

/** Reads the options; throws `UsageError` also for one that the format, or a print without a plan, has no use for. */
export function exportRequest(options: ExportOptions, source: string | undefined): ExportRequest {
  const hasPlan = source !== undefined;
  const format = wordFrom(options.format, EXPORT_FORMATS, '--format');
  if (options.out === '') throw new UsageError('--out takes the name of a file.');
  refuseStrangers(options, format, hasPlan);
  if (!hasPlan && options.instruments === undefined) {
    throw new UsageError('A plan is needed, or --instruments for a print without one.');
  }
  return {
    format,
    out: options.out,
    source,
    drawing: drawingFrom(options),
    setup: setupFrom(options),
    widthPx: widthFrom(options.width),
    carriesPlan: options.plan,
    instruments: instrumentsFrom(options.instruments),
  };
}

type Name = Exclude<keyof ExportOptions, 'format' | 'out'>;
const OF_A_PLAN = ['theme', 'box', 'arcs', 'layers', 'plan'] as const satisfies readonly Name[];
const OF_A_FORMAT: readonly (readonly [Name, readonly ExportFormat[]])[] = [
  ['paper', ['pdf']],
  ['orientation', ['pdf']],
  ['margin', ['pdf']],
  ['overlap', ['pdf']],
  ['correction', ['pdf']],
  ['instruments', ['pdf']],
  ['cutInstruments', ['pdf']],
  ['width', ['png']],
  ['plan', ['png', 'pdf']],
];

/** What would be without effect is a mistake, and said. */
function refuseStrangers(options: ExportOptions, format: ExportFormat, hasPlan: boolean): void {
  const stranger = OF_A_FORMAT.find(([name, formats]) => isGiven(options, name) && !formats.includes(format));
  if (stranger !== undefined) {
    throw new UsageError(`${word(stranger[0])} belongs to ${stranger[1].join(' and ')}, not to ${format}.`);
  }
  const planless = hasPlan ? undefined : OF_A_PLAN.find((name) => isGiven(options, name));
  if (planless !== undefined) throw new UsageError(`${word(planless)} needs a plan.`);
}

function isGiven(options: ExportOptions, name: Name): boolean {
  if (name === 'plan') return !options.plan;
  return name === 'arcs' ? options.arcs.length > 0 : options[name] !== undefined;
}

function word(name: Name): string {
  if (name === 'cutInstruments') return '--cut-instruments';
  return name === 'plan' ? '--no-plan' : `--${name}`;
}

function drawingFrom({ theme, box, arcs, layers }: ExportOptions): PlanDrawingOptions {
  const shown = layers === undefined ? LAYERS : listFrom(layers, LAYERS, '--layers');
  return {
    ...DEFAULT_PLAN_DRAWING,
    theme: wordFrom(theme ?? DEFAULT_PLAN_DRAWING.theme, THEMES, '--theme'),
    box: box === undefined ? null : boxFrom(box),
    labels: shown.includes('labels'),
    graticule: shown.includes('graticule'),
    setupAreas: shown.includes('setup-areas'),
    annotations: shown.includes('annotations'),
    units: shown.includes('units'),
    features: shown.includes('features'),
    arcs: arcs.map(arcFrom),
  };
}

/** `ID:REACH`; ids hold no colon. */
function arcFrom(text: string): PlanDrawingOptions['arcs'][number] {
  const at = text.lastIndexOf(':');
  if (at < 1) throw new UsageError(`--arcs takes UNIT:REACH, such as defiant:weapons, not "${text}".`);
  return { unit: text.slice(0, at), reaches: wordFrom(text.slice(at + 1), REACHES, '--arcs') };
}

function boxFrom(text: string): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, ...more] = text
    .split(',')
    .map((part) => numberFrom(part.trim(), '--box'));
  if (more.length > 0 || text.split(',').length !== 4 || x1 <= x0 || y1 <= y0) {
    throw new UsageError(`--box takes x0,y0,x1,y1 with x0 < x1 and y0 < y1, not "${text}".`);
  }
  if (Math.max(-x0, -y0, x1, y1) > COORDINATE_LIMIT_IN) {
    throw new UsageError(
      `--box reaches at most ${COORDINATE_LIMIT_IN} inches from the sector's corner, either way.`,
    );
  }
  if (Math.min(x1 - x0, y1 - y0) < LEAST_SIDE_IN) {
    throw new UsageError(`--box has sides of at least ${LEAST_SIDE_IN} inches, not "${text}".`);
  }
  return { x0, y0, x1, y1 };
}

function setupFrom(options: ExportOptions): PdfSetup {
  const { paper, orientation, margin, overlap, correction, cutInstruments } = options;
  const { marginIn, overlapIn } = DEFAULT_PDF_SETUP;
  return {
    paper: wordFrom(paper ?? DEFAULT_PDF_SETUP.paper, PAPERS, '--paper'),
    orientation: wordFrom(orientation ?? DEFAULT_PDF_SETUP.orientation, ORIENTATIONS, '--orientation'),
    marginIn: withinFrom(margin, 'marginIn', marginIn, '--margin'),
    overlapIn: withinFrom(overlap, 'overlapIn', overlapIn, '--overlap'),
    correction: correction === undefined ? 1 : correctionFrom(correction),
    cutInstruments: cutInstruments === true,
  };
}

function withinFrom(
  text: string | undefined,
  key: 'marginIn' | 'overlapIn',
  preset: number,
  option: string,
): number {
  const value = text === undefined ? preset : notNegativeFrom(text, option);
  const [least, most] = PDF_LIMITS[key];
  if (value < least || value > most) throw new UsageError(`${option} takes ${least} to ${most} inches.`);
  return value;
}

function correctionFrom(text: string): number {
  const correction = correctionOf(numberFrom(text, '--correction'));
  if (!correction.ok) throw new UsageError(`--correction: ${correction.error.message}`);
  return correction.value;
}

function widthFrom(text: string | undefined): number {
  const widthPx = text === undefined ? DEFAULT_WIDTH_PX : wholeFrom(text, '--width');
  if (widthPx < 1 || widthPx > MAX_PX) throw new UsageError(`--width takes 1 to ${MAX_PX} pixels.`);
  return widthPx;
}

function instrumentsFrom(text: string | undefined): readonly Instrument[] {
  if (text === undefined) return [];
  return text === 'all' ? INSTRUMENTS : listFrom(text, INSTRUMENTS, '--instruments');
}

function listFrom<Word extends string>(text: string, words: readonly Word[], option: string): Word[] {
  return text.split(',').map((part) => wordFrom(part.trim(), words, option));
}
