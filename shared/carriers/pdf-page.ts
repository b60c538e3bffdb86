/** The content stream of one page: the drawing clipped to its tile, then what stands around it. */
import type { Lettering } from '../drawing/lettering';
import {
  checkBar,
  checkWords,
  cropMarks,
  frameOf,
  keyMap,
  pageLabel,
  rectangle,
  type Words,
} from './pdf-furniture';
import type { PdfPage } from './pdf-layout';
import { nodeOperators, number, type OpacityStates, pathOperators, PREAMBLE } from './pdf-operators';
import type { PdfSetup } from './pdf-setup';

export interface PageParts {
  readonly page: PdfPage;
  readonly setup: PdfSetup;
  readonly lettering: Lettering;
  /** The name of the drawing's form among the page's resources. */
  readonly form: string;
  /** The name of the form of a line of letters whose baseline starts at its origin. */
  readonly wordsForm: (words: Words) => string;
  readonly states: OpacityStates;
}

/** Points, y downward, by the first matrix. Marked content says which part is which. */
export function pageOperators(parts: PageParts): string {
  const { page, setup, lettering, states } = parts;
  const words = (each: Words) => wordsOperators(each, parts.wordsForm(each));
  const marks = page.tile === null ? [] : [cropMarks(frameOf(page), setup)];
  const lines = [
    `1 0 0 -1 0 ${number(page.heightPt)} cm`,
    PREAMBLE,
    ...marked('Tile', drawingOperators(page, parts.form)),
    ...marked('CropMarks', nodeOperators(marks, states)),
    ...marked('Label', pageLabel(page, setup, lettering).map(words)),
    ...marked('KeyMap', nodeOperators(keyMap(page, setup), states)),
    ...marked('CheckBar', nodeOperators(checkBar(page, setup), states)),
    ...marked('CheckWords', [words(checkWords(page, setup))]),
  ];
  return `${lines.join('\n')}\n`;
}

function drawingOperators(page: PdfPage, form: string): readonly string[] {
  const { box, scale } = page;
  const { left, top, right, bottom } = frameOf(page);
  const matrix = [scale, 0, 0, scale, left - box.x0 * scale, top - box.y0 * scale];
  return [
    'q',
    `${pathOperators(rectangle(left, top, right - left, bottom - top))} W n`,
    `${matrix.map(number).join(' ')} cm`,
    `/${form} Do`,
    'Q',
  ];
}

function wordsOperators({ at }: Words, form: string): string {
  return `q 1 0 0 1 ${number(at.x)} ${number(at.y)} cm /${form} Do Q`;
}

function marked(name: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`/${name} BMC`, ...lines, 'EMC'];
}
