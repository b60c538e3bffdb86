/**
 * The outlines of the shipped faces, read from `assets/fonts/glyphs.json`. A face's letters are kept in thousandths of
 * its em with y upward from the baseline; `lettering.ts` sets them on the table.
 */
import { err, ok, type Refusal, type Result } from '../base';
import { parsePathData } from './path-data';
import { movedSteps } from './path-steps';
import type { PathStep } from './types';

/** The faces by what they are for: narrow lettering in three weights, and running text. */
export const FACES = ['condensed-500', 'condensed-600', 'condensed-700', 'text-400'] as const;
export type FaceName = (typeof FACES)[number];

export interface Glyph {
  /** How far the next letter stands, units of the em. */
  readonly advance: number;
  readonly steps: readonly PathStep[];
}

export interface FaceOutlines {
  readonly unitsPerEm: number;
  readonly ascender: number;
  /** Negative: below the baseline. */
  readonly descender: number;
  readonly capHeight: number;
  readonly letters: ReadonlyMap<string, Glyph>;
  /** By the two letters of a pair: added to the first one's advance. */
  readonly kerning: ReadonlyMap<string, number>;
}

export type FontOutlines = Readonly<Record<FaceName, FaceOutlines>>;

/** Reads the text of `glyphs.json`. Refuses `not-json` and `not-glyphs` (with the place in the file). */
export function parseFontOutlines(text: string): Result<FontOutlines, Refusal> {
  const read = readJson(text);
  if (!read.ok) return read;
  const file = asRecord(read.value);
  const faces = asRecord(file?.['faces']);
  if (file?.['format'] !== 'plotroom-glyphs' || file['version'] !== 1 || faces === null) {
    return err(notGlyphs('This is no file of letters of version 1.', ''));
  }
  const found: [FaceName, FaceOutlines][] = [];
  for (const name of FACES) {
    const face = readFace(faces[name], `/faces/${name}`);
    if (!face.ok) return face;
    found.push([name, face.value]);
  }
  // Every name of FACES was read or refused above.
  return ok(Object.fromEntries(found) as Record<FaceName, FaceOutlines>);
}

function readJson(text: string): Result<unknown, Refusal> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'not-json', message: 'The file of letters is not JSON.' });
  }
}

function notGlyphs(message: string, at: string): Refusal {
  return { code: 'not-glyphs', message, at };
}

/** Outside data: an object by its keys, or null. */
function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Readonly<Record<string, unknown>>) : null;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number' && Number.isFinite(each));
}

function readFace(value: unknown, at: string): Result<FaceOutlines, Refusal> {
  const face = asRecord(value);
  const { unitsPerEm, ascender, descender, capHeight } = face ?? {};
  const measures = [unitsPerEm, ascender, descender, capHeight];
  if (!face || !isNumbers(measures)) return err(notGlyphs('A face lacks its measures.', at));
  const [em = 0, up = 0, down = 0, caps = 0] = measures;
  if (em <= 0) return err(notGlyphs('A face has no em.', at));
  const contours = readContours(face['contours'], at);
  if (!contours.ok) return contours;
  const letters = readLetters(face['letters'], contours.value, at);
  if (!letters.ok) return letters;
  const kerning = readKerning(face['kerning'], at);
  if (!kerning.ok) return kerning;
  return ok({
    unitsPerEm: em,
    ascender: up,
    descender: down,
    capHeight: caps,
    letters: letters.value,
    kerning: kerning.value,
  });
}

type Contour = readonly PathStep[];

function readContours(value: unknown, at: string): Result<readonly Contour[], Refusal> {
  if (!Array.isArray(value)) return err(notGlyphs('A face lacks its contours.', at));
  const contours: Contour[] = [];
  for (const [index, text] of value.entries()) {
    const steps = typeof text === 'string' ? parsePathData(`m0 0${text}`) : null;
    if (steps === null) return err(notGlyphs('A contour cannot be read.', `${at}/contours/${index}`));
    contours.push(steps);
  }
  return ok(contours);
}

/** A letter is its advance, then three numbers for each contour: which, and where it starts. */
function readLetters(
  value: unknown,
  contours: readonly Contour[],
  at: string,
): Result<ReadonlyMap<string, Glyph>, Refusal> {
  const letters = new Map<string, Glyph>();
  for (const [letter, numbers] of Object.entries(asRecord(value) ?? {})) {
    const glyph = isNumbers(numbers) ? readGlyph(numbers, contours) : null;
    if (!glyph) return err(notGlyphs(`The letter "${letter}" cannot be read.`, `${at}/letters`));
    letters.set(letter, glyph);
  }
  return letters.size > 0 ? ok(letters) : err(notGlyphs('A face lacks its letters.', at));
}

function readGlyph([advance, ...places]: readonly number[], contours: readonly Contour[]): Glyph | null {
  if (advance === undefined || places.length % 3 !== 0) return null;
  const steps: PathStep[] = [];
  for (let k = 0; k < places.length; k += 3) {
    const [index = -1, x = 0, y = 0] = places.slice(k, k + 3);
    const contour = contours[index];
    if (contour === undefined) return null;
    steps.push(...movedSteps(contour, (p) => ({ x: p.x + x, y: p.y + y })));
  }
  return { advance, steps };
}

function readKerning(value: unknown, at: string): Result<ReadonlyMap<string, number>, Refusal> {
  const kerning = new Map<string, number>();
  for (const [first, byValue] of Object.entries(asRecord(value) ?? {})) {
    for (const [units, seconds] of Object.entries(asRecord(byValue) ?? {})) {
      const by = Number(units);
      if (!Number.isFinite(by) || typeof seconds !== 'string') {
        return err(notGlyphs(`The pairs of "${first}" cannot be read.`, `${at}/kerning`));
      }
      for (const second of seconds) kerning.set(first + second, by);
    }
  }
  return ok(kerning);
}
