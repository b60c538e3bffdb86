/** Measures a PDF file: its pages, what their content streams draw where, in points from the page's lower left corner. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from 'pdf-lib';

export type Matrix = readonly [number, number, number, number, number, number];
export interface PdfPoint {
  readonly x: number;
  readonly y: number;
}

/** One operator with what stands before it. */
export interface Operation {
  readonly operator: string;
  readonly operands: readonly string[];
  /** What led to it: the marked content it stands in, if any, and the matrix at that moment. */
  readonly mark: string | null;
  readonly matrix: Matrix;
}

export interface ReadPage {
  readonly mediaBox: readonly number[];
  readonly operations: readonly Operation[];
  /** Content streams of the page's forms by name. */
  readonly forms: Readonly<Record<string, string>>;
  readonly formBoxes: Readonly<Record<string, readonly number[]>>;
}

export async function readPdf(bytes: Uint8Array): Promise<{ document: PDFDocument; pages: ReadPage[] }> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return { document, pages: document.getPages().map((page) => readPage(document, page.node)) };
}

const BOX = PDFName.of('BBox');

function readPage(document: PDFDocument, node: PDFDict): ReadPage {
  const { context } = document;
  const content = textOf(streamOf(context.lookup(node.get(PDFName.of('Contents')))));
  const resources = context.lookup(node.get(PDFName.of('Resources')), PDFDict);
  const objects = resources.lookup(PDFName.of('XObject'), PDFDict);
  const streams = objects.keys().map((key) => {
    const stream = streamOf(context.lookup(objects.get(key)));
    return [key.decodeText(), stream] as const;
  });
  return {
    mediaBox: numbersOf(context.lookup(node.get(PDFName.of('MediaBox')), PDFArray)),
    operations: operationsOf(content),
    forms: Object.fromEntries(streams.map(([name, stream]) => [name, textOf(stream)])),
    formBoxes: Object.fromEntries(
      streams.map(([name, stream]) => [name, numbersOf(context.lookup(stream.dict.get(BOX), PDFArray))]),
    ),
  };
}

/** The library's own look-up knows no raw streams by type. */
function streamOf(object: PDFObject | undefined): PDFRawStream {
  if (!(object instanceof PDFRawStream)) throw new Error('no stream where the file should have one');
  return object;
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function numbersOf(array: PDFArray): number[] {
  return array.asArray().map((each) => (each instanceof PDFNumber ? each.asNumber() : Number.NaN));
}

/** Follows q, Q and cm. Our streams hold no strings, so that blanks alone part their words. */
export function operationsOf(content: string): Operation[] {
  const operations: Operation[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let mark: string | null = null;
  let operands: string[] = [];
  for (const word of content.split(/\s+/).filter((each) => each !== '')) {
    if (/^[-+.\d/[\]]/.test(word)) {
      operands.push(word);
      continue;
    }
    if (word === 'q') stack.push(matrix);
    else if (word === 'Q') matrix = stack.pop() ?? matrix;
    else if (word === 'cm') matrix = times(numbers(operands), matrix);
    else if (word === 'BMC') mark = operands[0]?.slice(1) ?? null;
    else if (word === 'EMC') mark = null;
    operations.push({ operator: word, operands, mark, matrix });
    operands = [];
  }
  return operations;
}

/** Where an operation's last point lies on the page. */
export function pointOf({ operands, matrix }: Operation): PdfPoint {
  const [x = 0, y = 0] = operands.slice(-2).map(Number);
  return through(matrix, { x, y });
}

export function through([a, b, c, d, e, f]: Matrix, { x, y }: PdfPoint): PdfPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

function numbers(operands: readonly string[]): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map(Number);
  return [a, b, c, d, e, f];
}

/** `inner` first, then `outer`. */
function times(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** The length of the check bar's line on a page, points: the first path of the content marked `CheckBar`. */
export function checkBarLength({ operations }: ReadPage): number {
  const bar = operations.filter(({ mark }) => mark === 'CheckBar');
  const [from, to] = [
    bar.find(({ operator }) => operator === 'm'),
    bar.find(({ operator }) => operator === 'l'),
  ];
  if (from === undefined || to === undefined) return Number.NaN;
  const [a, b] = [pointOf(from), pointOf(to)];
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export interface ShownTile {
  /** Clip on the page, points. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Where the drawing's points come to. */
  readonly matrix: Matrix;
}

/** What the content marked `Tile` shows: its clip, and the matrix under which the drawing is put. */
export function shownTile({ operations }: ReadPage): ShownTile {
  const tile = operations.filter(({ mark }) => mark === 'Tile');
  const corners = tile.filter(({ operator }) => operator === 'm' || operator === 'l').map(pointOf);
  const drawing = tile.find(({ operator }) => operator === 'Do');
  if (drawing === undefined) throw new Error('The page shows no drawing.');
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    matrix: drawing.matrix,
  };
}
