/** How large what is chosen will be, in words. Display only. */
import { lengthFigure, type LengthFormat, wordNumber } from '../../../ui';
import type { PrintFacts } from './drawing-request';
import type { ExportChoices } from './export-choices.svelte';
import type { PreviewSheet } from './preview.svelte';

export interface Fact {
  readonly name: string;
  readonly value: string;
}
interface Shown {
  readonly sheets: readonly PreviewSheet[];
  readonly print: PrintFacts | null;
}

const POINTS_PER_IN = 72;
const PAPERS = { a4: 'A4', letter: 'Letter', a3: 'A3', sheet: 'one sheet' } as const;

export function factsOf(choices: ExportChoices, shown: Shown | null, format: LengthFormat): readonly Fact[] {
  if (choices.format === 'png') return pictureFacts(choices);
  if (choices.format === 'svg') return drawingFacts(shown, format);
  return printFacts(choices, shown?.print ?? null, format);
}

/** What holds of lengths in the file. */
export function scaleSentence(choices: ExportChoices): string {
  switch (choices.format) {
    case 'png':
      return `Printed at ${dpiOf(choices)} dpi, an inch of the table is an inch on paper. For a print that checks itself take the PDF.`;
    case 'svg':
      return 'An inch of the table is an inch in the file. Letters are outlines, so no font is needed.';
    case 'pdf':
    case 'instruments':
      return 'Print at 100 %, not fitted to the page: an inch of the table is then an inch on paper. Every page has a bar of 6 in to check it by.';
  }
}

function dpiOf({ frame, widthPx }: ExportChoices): string {
  return wordNumber(widthPx / (frame.box.x1 - frame.box.x0), 1);
}

function pictureFacts(choices: ExportChoices): readonly Fact[] {
  const { size } = choices;
  if (!size.ok) return [{ name: 'Picture', value: 'not possible' }];
  const { widthPx, heightPx } = size.value;
  return [
    { name: 'Picture', value: `${widthPx} × ${heightPx} px` },
    { name: 'Scale', value: `${dpiOf(choices)} px to the inch` },
  ];
}

function drawingFacts(shown: Shown | null, format: LengthFormat): readonly Fact[] {
  const box = shown?.sheets[0]?.box;
  if (!box) return [];
  return [{ name: 'Drawing', value: sizeWords(box.x1 - box.x0, box.y1 - box.y0, format) }];
}

function printFacts(choices: ExportChoices, print: PrintFacts | null, format: LengthFormat): readonly Fact[] {
  if (!print) return [];
  const { pages, columns, rows, orientation } = print;
  const { paper } = choices.setup;
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  const laid = columns * rows > 1 ? `, ${columns} wide and ${rows} high` : '';
  const lies = paper === 'sheet' || choices.format === 'instruments' ? '' : ` ${orientation}`;
  const size = sizeWords(print.widthPt / POINTS_PER_IN, print.heightPt / POINTS_PER_IN, format);
  return [
    { name: 'Pages', value: `${count} on ${PAPERS[paper]}${lies}${laid}` },
    { name: 'Paper', value: size },
  ];
}

function sizeWords(widthIn: number, heightIn: number, format: LengthFormat): string {
  const [width, height] = [widthIn, heightIn].map((inches) => lengthFigure(inches, format));
  return `${width} × ${height} ${format.units}`;
}
