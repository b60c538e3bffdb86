// Writes assets/fonts/glyphs.json: the outlines of the shipped faces' letters, for drawings that must look the same where
// the fonts are not installed. Run by hand when a face changes: node scripts/run.mjs glyphs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { say } from './say.mjs';

const FONTS = path.resolve(import.meta.dirname, '../assets/fonts');
/** Each face by the name that shared/drawing knows it by; of a variable file its default, which is the regular weight. */
const FACES = {
  'condensed-500': 'barlow-condensed-latin-500-normal.woff2',
  'condensed-600': 'barlow-condensed-latin-600-normal.woff2',
  'condensed-700': 'barlow-condensed-latin-700-normal.woff2',
  'text-400': 'inter-latin-wght-normal.woff2',
};
/** Every face in thousandths of its em: a whole number is fine enough for paper and short in the file. */
const UNITS_PER_EM = 1000;
/** Letters whose pairs stand as the face says: what people type most; other pairs stand at their advances. */
const KERNED = `${Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join('')}–—’“”…`;

export function glyphs() {
  const faces = Object.fromEntries(Object.entries(FACES).map(([name, file]) => [name, faceOf(file)]));
  const text = `${JSON.stringify({ format: 'plotroom-glyphs', version: 1, faces }).replaceAll('],"', '],\n"')}\n`;
  writeFileSync(path.join(FONTS, 'glyphs.json'), text);
  say(`assets/fonts/glyphs.json: ${Math.round(Buffer.byteLength(text) / 1000)} kB`);
}

function faceOf(file) {
  const font = fontkit.create(readFileSync(path.join(FONTS, file)));
  const scale = UNITS_PER_EM / font.unitsPerEm;
  // The same stroke stands in many letters (every accent, every letter below one): each is kept once.
  const contours = new Map();
  const glyphOf = (code) => {
    const { advanceWidth, path: outline } = font.glyphForCodePoint(code);
    const places = contoursOf(outline.commands, scale).flatMap(({ x, y, steps }) => {
      if (!contours.has(steps)) contours.set(steps, contours.size);
      return [contours.get(steps), x, y];
    });
    return [Math.round(advanceWidth * scale), ...places];
  };
  const codes = font.characterSet.filter(isLetter);
  const letters = Object.fromEntries(codes.map((code) => [String.fromCodePoint(code), glyphOf(code)]));
  return {
    unitsPerEm: UNITS_PER_EM,
    ascender: Math.round(font.ascent * scale),
    descender: Math.round(font.descent * scale),
    capHeight: Math.round(font.capHeight * scale),
    kerning: kerningOf(font, scale),
    letters,
    contours: [...contours.keys()],
  };
}

/** Controls, marks of byte order and the like have no outline of their own. */
function isLetter(code) {
  return code >= 32 && code !== 0x7f && code !== 0xad && code !== 0xfeff && code < 0xfff0;
}

/** A letter's contours: where each starts, and its steps from there in relative whole numbers such as `l5-5h30z`. */
function contoursOf(commands, scale) {
  const contours = [];
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    const at = args.map((value) => Math.round(value * scale));
    const [toX, toY] = at.slice(-2);
    if (command === 'moveTo') contours.push({ x: toX, y: toY, steps: '', last: '' });
    else addStep(contours.at(-1), command, at, x, y);
    // From the rounded place, so that no error adds up along the contour.
    [x, y] = [toX, toY];
  }
  return contours.map(({ last: _last, ...contour }) => ({ ...contour, steps: `${contour.steps}z` }));
}

function addStep(contour, command, at, x, y) {
  const relative = at.map((value, i) => value - (i % 2 === 0 ? x : y));
  const [dx, dy] = relative;
  if (command !== 'lineTo') return put(contour, command === 'quadraticCurveTo' ? 'q' : 'c', relative);
  if (dx === 0 && dy === 0) return;
  if (dy === 0) put(contour, 'h', [dx]);
  else if (dx === 0) put(contour, 'v', [dy]);
  else put(contour, 'l', relative);
}

function put(contour, name, numbers) {
  const isGoingOn = name === contour.last;
  const words = numbers.map((n, i) => ((i > 0 || isGoingOn) && n >= 0 ? ` ${n}` : `${n}`));
  contour.steps += (isGoingOn ? '' : name) + words.join('');
  contour.last = name;
}

/** First letter to kerning to second letters: `{"A":{"-30":"VWY"}}`. */
function kerningOf(font, scale) {
  const known = [...KERNED].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)));
  const advance = Object.fromEntries(known.map((letter) => [letter, font.layout(letter).advanceWidth]));
  const kerning = {};
  for (const first of known) {
    const byValue = {};
    for (const second of known) {
      const pair = font.layout(first + second, { liga: false, ccmp: false, frac: false, calt: false });
      const value = Math.round((pair.advanceWidth - advance[first] - advance[second]) * scale);
      if (value !== 0) byValue[value] = (byValue[value] ?? '') + second;
    }
    if (Object.keys(byValue).length > 0) kerning[first] = byValue;
  }
  return kerning;
}
