/** Letters set as outlines: measured, placed on a line or along a curve. Sizes and places in inches of the table. */
import type { Point } from '../geometry';
import { type FaceName, FACES, type FaceOutlines, type FontOutlines, type Glyph } from './font-outlines';
import { movedSteps, boxSteps } from './path-steps';
import { alongRun, type Run } from './run';
import type { PathStep } from './types';

export interface LetterStyle {
  readonly face: FaceName;
  /** Height of the em, inches. */
  readonly sizeIn: number;
  /** Added after each letter, inches. */
  readonly trackingIn?: number;
}
export type Align = 'start' | 'middle' | 'end';

export interface Lettering {
  /** Letters that no shipped face has, in the order they were met. */
  readonly missing: ReadonlySet<string>;
  /** The width of a line of text. */
  readonly measure: (text: string, style: LetterStyle) => number;
  /** The outlines of a line whose baseline starts, is centred or ends at a point. */
  readonly write: (text: string, at: Point, style: LetterStyle, align?: Align) => PathStep[];
  /** The outlines of a line centred at a length along a run, capitals half above and half below it. */
  readonly writeAlong: (text: string, run: Run, atIn: number, style: LetterStyle) => PathStep[];
}

interface Placed {
  readonly glyph: Glyph;
  readonly scale: number;
  /** From the start of the line, inches. */
  readonly x: number;
  readonly widthIn: number;
}

/** Letters without a shape of their own: joiners, marks of direction, variants of the letter before them. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/u;
/** Every other blank and every break reads as a space; a line of text has no tabs. */
const BLANK = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

export function makeLettering(fonts: FontOutlines): Lettering {
  const missing = new Set<string>();
  const lay = (text: string, style: LetterStyle): Placed[] => layLine(fonts, text, style, missing);
  return {
    missing,
    measure: (text, style) => widthOf(lay(text, style), style),
    write(text, at, style, align = 'start') {
      const letters = lay(text, style);
      const share = align === 'start' ? 0 : align === 'middle' ? 0.5 : 1;
      const left = at.x - share * widthOf(letters, style);
      return letters.flatMap(({ glyph, scale, x }) =>
        movedSteps(glyph.steps, (p) => ({ x: left + x + p.x * scale, y: at.y - p.y * scale })),
      );
    },
    writeAlong(text, run, atIn, style) {
      const letters = lay(text, style);
      const start = atIn - widthOf(letters, style) / 2;
      const { capHeight, unitsPerEm } = fonts[style.face];
      const drop = (capHeight / unitsPerEm / 2) * style.sizeIn;
      return letters.flatMap((letter) => alongOne(letter, run, start, drop));
    },
  };
}

function alongOne({ glyph, scale, x, widthIn }: Placed, run: Run, start: number, drop: number): PathStep[] {
  const { at, along } = alongRun(run, start + x + widthIn / 2);
  return movedSteps(glyph.steps, (p) => {
    const [u, v] = [p.x * scale - widthIn / 2, drop - p.y * scale];
    return { x: at.x + u * along.x - v * along.y, y: at.y + u * along.y + v * along.x };
  });
}

/** The last letter needs no space after it. */
function widthOf(letters: readonly Placed[], { trackingIn = 0 }: LetterStyle): number {
  const last = letters.at(-1);
  return last ? last.x + last.widthIn - trackingIn : 0;
}

function layLine(fonts: FontOutlines, text: string, style: LetterStyle, missing: Set<string>): Placed[] {
  const letters: Placed[] = [];
  let x = 0;
  let before = '';
  for (const raw of text.normalize('NFC')) {
    if (UNSEEN.test(raw)) continue;
    const letter = BLANK.test(raw) ? ' ' : raw;
    const { face, glyph } = findGlyph(fonts, style.face, letter, missing);
    const scale = style.sizeIn / face.unitsPerEm;
    x += (face.kerning.get(before + letter) ?? 0) * scale;
    const widthIn = glyph.advance * scale + (style.trackingIn ?? 0);
    letters.push({ glyph, scale, x, widthIn });
    x += widthIn;
    before = letter;
  }
  return letters;
}

/** From the face asked for, else from any face that has it, else a small box, which is told. */
function findGlyph(fonts: FontOutlines, wanted: FaceName, letter: string, missing: Set<string>) {
  for (const name of [wanted, ...FACES]) {
    const face: FaceOutlines = fonts[name];
    const glyph = face.letters.get(letter);
    if (glyph) return { face, glyph };
  }
  missing.add(letter);
  return { face: fonts[wanted], glyph: emptyBox(fonts[wanted]) };
}

function emptyBox({ capHeight }: FaceOutlines): Glyph {
  const [side, edge] = [0.7 * capHeight, 0.09 * capHeight];
  const outer = boxSteps({ x0: edge, y0: 0, x1: edge + side, y1: capHeight });
  // The other way round, so that it is a hole.
  const inner = boxSteps({ x0: edge + side - edge, y0: edge, x1: 2 * edge, y1: capHeight - edge });
  return { advance: side + 2 * edge, steps: [...outer, ...inner] };
}

/**
 * Breaks text into lines no wider than `widthIn`, at blanks and where the text breaks itself; a word that is wider than
 * a line is broken where it must be.
 */
export function wrapText(lettering: Lettering, text: string, style: LetterStyle, widthIn: number): string[] {
  const fits = (words: string): boolean => lettering.measure(words, style) <= widthIn;
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/[ \t]+/).filter((each) => each !== '')) {
      const joined = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
      if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
      else lines.push(...brokenWord(word, fits));
    }
    return lines.length > 0 ? lines : [''];
  });
}

function brokenWord(word: string, fits: (words: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
