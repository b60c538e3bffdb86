/** A drawing as one SVG file: self-contained, without script or reference outside itself, the same bytes each time. */
import { assertNever } from '../base';
import type { Drawing, DrawingNode, Paint, PathStep, Stroke } from './types';

/** How large the file says it is: as many inches as the table has (true scale in print), or pixels to the inch. */
export type SvgSize = { readonly unit: 'in' } | { readonly pxPerIn: number };

/** Numbers in the file are rounded to this, inches: far below what any printer resolves. */
const DECIMALS = 4;

/**
 * Writes a drawing. The view box is in inches of the table; `{ unit: 'in' }` prints at true scale. Title and
 * description are the drawing's own, escaped; letters that XML cannot hold become U+FFFD.
 */
export function svgOf(drawing: Drawing, size: SvgSize = { unit: 'in' }): string {
  const { x0, y0, x1, y1 } = drawing.box;
  const [width, height] = [x1 - x0, y1 - y0];
  const say = (inches: number): string =>
    'unit' in size ? `${figure(inches)}in` : figure(inches * size.pxPerIn);
  const clips = new Clips();
  const ground = drawing.ground
    ? `<path d="${pathData([
        { type: 'move', to: { x: x0, y: y0 } },
        { type: 'line', to: { x: x1, y: y0 } },
        { type: 'line', to: { x: x1, y: y1 } },
        { type: 'line', to: { x: x0, y: y1 } },
        { type: 'close' },
      ])}"${fillOf(drawing.ground, false)}/>\n`
    : '';
  const body = drawing.nodes.map((node) => nodeText(node, clips)).join('\n');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${say(width)}" height="${say(height)}" ` +
    `viewBox="${[x0, y0, width, height].map(figure).join(' ')}" role="img" aria-labelledby="title desc">\n` +
    `<title id="title">${escapeXml(drawing.title)}</title>\n` +
    `<desc id="desc">${escapeXml(drawing.description)}</desc>\n` +
    clips.definitions() +
    `<g fill="none" stroke-linejoin="round">\n${ground}${body}\n</g>\n</svg>\n`
  );
}

/** The clipping paths of a file, each kept once, numbered in the order they are met. */
class Clips {
  readonly #ids = new Map<string, string>();

  idOf(steps: readonly PathStep[]): string {
    const data = pathData(steps);
    const id = this.#ids.get(data) ?? `clip${this.#ids.size + 1}`;
    this.#ids.set(data, id);
    return id;
  }

  definitions(): string {
    if (this.#ids.size === 0) return '';
    const all = [...this.#ids].map(([data, id]) => `<clipPath id="${id}"><path d="${data}"/></clipPath>\n`);
    return `<defs>\n${all.join('')}</defs>\n`;
  }
}

function nodeText(node: DrawingNode, clips: Clips): string {
  switch (node.type) {
    case 'path':
      return `<path d="${pathData(node.steps)}"${fillOf(node.fill, node.evenOdd)}${strokeOf(node.stroke)}/>`;
    case 'group': {
      const clip = node.clip ? ` clip-path="url(#${clips.idOf(node.clip)})"` : '';
      const title = node.title === null ? '' : `<title>${escapeXml(node.title)}</title>`;
      return `<g${clip}>${title}${node.nodes.map((each) => nodeText(each, clips)).join('\n')}</g>`;
    }
    default:
      return assertNever(node);
  }
}

function fillOf(fill: Paint | null, evenOdd: boolean): string {
  if (!fill) return '';
  return ` fill="${escapeXml(fill.colour)}"${opacityOf('fill', fill)}${evenOdd ? ' fill-rule="evenodd"' : ''}`;
}

function strokeOf(stroke: Stroke | null): string {
  if (!stroke) return '';
  const dash = stroke.dashIn.length > 0 ? ` stroke-dasharray="${stroke.dashIn.map(figure).join(' ')}"` : '';
  const cap = stroke.cap === 'butt' ? '' : ` stroke-linecap="${stroke.cap}"`;
  return (
    ` stroke="${escapeXml(stroke.colour)}" stroke-width="${figure(stroke.widthIn)}"` +
    `${opacityOf('stroke', stroke)}${dash}${cap}`
  );
}

function opacityOf(of: 'fill' | 'stroke', { opacity }: Paint): string {
  return opacity === 1 ? '' : ` ${of}-opacity="${figure(opacity)}"`;
}

/**
 * The steps as SVG's path data. Every step is told from where the one before it ended on the file's own grid, so that
 * the numbers are short and no rounding adds up.
 */
export function pathData(steps: readonly PathStep[]): string {
  const pen: DataPen = { x: 0, y: 0, startX: 0, startY: 0, last: '', text: '' };
  for (const step of steps) tellStep(pen, step);
  return pen.text;
}

/** Where the path stands, in whole steps of the file's grid. */
interface DataPen {
  x: number;
  y: number;
  startX: number;
  startY: number;
  last: string;
  text: string;
}

function tellStep(pen: DataPen, step: PathStep): void {
  switch (step.type) {
    case 'move':
      tell(pen, pen.text === '' ? 'M' : 'm', [step.to]);
      [pen.startX, pen.startY] = [pen.x, pen.y];
      return;
    case 'line':
      tell(pen, 'l', [step.to]);
      return;
    case 'curve':
      tell(pen, 'c', [...step.by, step.to]);
      return;
    case 'close':
      [pen.x, pen.y, pen.last] = [pen.startX, pen.startY, 'z'];
      pen.text += 'z';
      return;
    default:
      assertNever(step);
  }
}

function tell(
  pen: DataPen,
  command: string,
  points: readonly { readonly x: number; readonly y: number }[],
): void {
  const isGoingOn = command === pen.last && command !== 'm';
  const places = points.map(({ x, y }) => [onGrid(x), onGrid(y)] as const);
  const numbers = places.flatMap(([x, y]) => [x - pen.x, y - pen.y]).map(gridFigure);
  pen.text += numbers.reduce(
    (text, number) => text + (/[a-z]$/i.test(text) || number.startsWith('-') ? number : ` ${number}`),
    isGoingOn ? '' : command,
  );
  [pen.x, pen.y] = places.at(-1) ?? [pen.x, pen.y];
  pen.last = command;
}

const GRID = 10 ** DECIMALS;

function onGrid(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`A drawing holds ${value}`);
  return Math.round(value * GRID);
}

/** A whole number of grid steps as a decimal, without the zero before its point: `-.0125`. */
function gridFigure(steps: number): string {
  return figure(steps / GRID).replace(/^(-?)0\./, '$1.');
}

/** At most four decimals, no idle zeros, never `-0` nor an exponent. */
function figure(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A drawing holds ${value}`);
  const text = value.toFixed(DECIMALS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What XML 1.0 allows nowhere, not even escaped: controls, half letters and two that are none. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text as it may stand between tags and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}
