/**
 * Drawings as pixels, by resvg in WebAssembly. A picture is made in bands of whole rows, each from the same drawing
 * moved by whole pixels, so that any size needs the memory of one band and no seam shows.
 */
import fs from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { type Drawing, type DrawingNode, svgOf } from '../../shared/drawing';
import { visibleNodes } from './visible-nodes';

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pxPerIn: number;
}

/** The bytes of pixels that one band may have. */
const BAND_BYTES = 16 * 1024 * 1024;
const RGBA_BYTES = 4;
const PAPER = '#ffffff';

let ready: Promise<void> | null = null;

/** Loads the rasterizer once per process. */
export function loadRasterizer(file: string): Promise<void> {
  ready ??= fs.readFile(file).then((bytes) => initWasm(bytes));
  return ready;
}

/** The rows of a picture from the top, opaque RGBA; a drawing without a ground lies on white. */
export function* pictureRows(
  drawing: Drawing,
  size: PictureSize,
  bandBytes = BAND_BYTES,
): Generator<Uint8Array> {
  const { widthPx, heightPx } = size;
  const nodes = unclipped(drawing);
  const rows = Math.max(1, Math.floor(bandBytes / RGBA_BYTES / widthPx));
  for (let top = 0; top < heightPx; top += rows) {
    yield bandPixels({ ...drawing, nodes }, size, top, Math.min(rows, heightPx - top));
  }
}

/**
 * The nodes without a clip to the drawing's own box, which the picture's edges do as well: each clip costs the
 * rasterizer a picture of its own.
 */
function unclipped({ box, nodes }: Drawing): readonly DrawingNode[] {
  const [only] = nodes;
  if (nodes.length !== 1 || only?.type !== 'group' || only.clip === null) return nodes;
  const corners = only.clip.flatMap((step) =>
    step.type === 'line' || step.type === 'move' ? [step.to] : [],
  );
  const isBox = corners.every(({ x, y }) => (x === box.x0 || x === box.x1) && (y === box.y0 || y === box.y1));
  return isBox && corners.length === 4 ? only.nodes : nodes;
}

/** So many rows more above and below are drawn and thrown away: at its edges the rasterizer rounds otherwise. */
const BLEED = 16;

function bandPixels(drawing: Drawing, size: PictureSize, from: number, rows: number): Uint8Array {
  const { widthPx } = size;
  const [top, height] = [from - BLEED, rows + 2 * BLEED];
  const frame = `width="${widthPx}" height="${height}" viewBox="0 ${top} ${widthPx} ${height}"`;
  const inner = bandSvg(drawing, size, top, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${inner}</svg>`;
  const resvg = new Resvg(svg, { background: PAPER, font: { loadSystemFonts: false } });
  const image = resvg.render();
  const { pixels } = image;
  // WebAssembly's memory is not collected: what is not given back stays for good.
  image.free();
  resvg.free();
  const rowBytes = widthPx * RGBA_BYTES;
  return pixels.subarray(BLEED * rowBytes, (BLEED + rows) * rowBytes);
}

/**
 * The whole picture's SVG with what the band shows: clipped groups far outside are more than the rasterizer bears.
 * Its box is widened to whole pixels, since the drawing's own may end within one.
 */
function bandSvg(drawing: Drawing, size: PictureSize, top: number, rows: number): string {
  const { widthPx, heightPx, pxPerIn } = size;
  const { x0, y0 } = drawing.box;
  const at = (px: number) => y0 + px / pxPerIn;
  const box = { x0, y0, x1: x0 + widthPx / pxPerIn, y1: at(heightPx) };
  const nodes = visibleNodes(drawing.nodes, { ...box, y0: at(top - 1), y1: at(top + rows + 1) });
  return svgOf({ ...drawing, box, nodes }, { pxPerIn })
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace('<svg ', '<svg overflow="visible" ');
}
