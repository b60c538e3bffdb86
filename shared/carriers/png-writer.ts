/**
 * A PNG written as its rows come, so that a picture of any size needs the memory of a few rows. 8 bits a channel, RGB
 * or RGBA, one image, no interlacing; the picture's scale is in pHYs, the plan in iTXt.
 */
import { strToU8, Zlib, zlibSync } from 'fflate';
import { ascii, bigEndianBytes, joined } from './bytes';
import { PLAN_KEYWORD, PNG_SIGNATURE, pngChunk } from './png-chunks';
import { RowFilter } from './png-filter';

export interface PngOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The picture's scale, told to programs that print it. */
  readonly pxPerIn: number;
  /** The plan file's text, to travel inside. */
  readonly plan?: string;
  /** Keeps the fourth channel; without it pixels count as opaque. */
  readonly alpha?: boolean;
}

export interface PngWriter {
  /** Takes whole rows of RGBA pixels, not premultiplied, and gives the parts of the file that are ready. */
  push(rgbaRows: Uint8Array | Uint8ClampedArray): readonly Uint8Array[];
  /** Gives the rest of the file. Every row must have been pushed. */
  end(): readonly Uint8Array[];
}

const RGB = 2;
const RGBA = 6;
const RGBA_BYTES = 4;
const INCHES_PER_METRE = 1 / 0.0254;
/** Rows come out of the packer in crumbs; a chunk has at least so many bytes, but for the last. */
const CHUNK_BYTES = 64 * 1024;
/** A plan's text longer than this is worth compressing. */
const SHORT_TEXT = 1024;

/** Begins a picture. What is asked for against the contract (no row, half a row, too many) throws. */
export function pngWriter(options: PngOptions): PngWriter {
  const { widthPx, heightPx, alpha = false } = options;
  const bytesPerPixel = alpha ? 4 : 3;
  const filter = new RowFilter(widthPx, bytesPerPixel);
  let ready: Uint8Array[] = [joined(headOf(options))];
  let packed: Uint8Array[] = [];
  let packedBytes = 0;
  const stream = new Zlib({ level: 6 }, (part, isLast) => {
    packed.push(part);
    packedBytes += part.length;
    if (packedBytes < CHUNK_BYTES && !isLast) return;
    ready.push(pngChunk('IDAT', joined(packed)));
    packed = [];
    packedBytes = 0;
  });
  let rows = 0;
  const take = () => {
    const parts = ready;
    ready = [];
    return parts;
  };
  return {
    push(rgbaRows) {
      const count = rgbaRows.length / RGBA_BYTES / widthPx;
      if (!Number.isInteger(count) || rows + count > heightPx) throw new Error(`${count} rows do not fit.`);
      for (let row = 0; row < count; row += 1) {
        copyRow(rgbaRows, row * widthPx * RGBA_BYTES, filter.row, bytesPerPixel);
        stream.push(filter.filter(), rows + row === heightPx - 1);
      }
      rows += count;
      return take();
    },
    end() {
      if (rows !== heightPx) throw new Error(`A picture of ${heightPx} rows ended after ${rows}.`);
      ready.push(pngChunk('IEND', new Uint8Array(0)));
      return take();
    },
  };
}

function copyRow(
  from: Uint8Array | Uint8ClampedArray,
  start: number,
  to: Uint8Array,
  bytesPerPixel: number,
): void {
  if (bytesPerPixel === RGBA_BYTES) {
    to.set(from.subarray(start, start + to.length));
    return;
  }
  for (let at = start, i = 0; i < to.length; at += RGBA_BYTES, i += 3) {
    to[i] = from[at] ?? 0;
    to[i + 1] = from[at + 1] ?? 0;
    to[i + 2] = from[at + 2] ?? 0;
  }
}

function headOf({ widthPx, heightPx, pxPerIn, plan, alpha = false }: PngOptions): Uint8Array[] {
  const perMetre = bigEndianBytes(Math.max(1, Math.round(pxPerIn * INCHES_PER_METRE)));
  const kind = Uint8Array.of(8, alpha ? RGBA : RGB, 0, 0, 0);
  return [
    PNG_SIGNATURE,
    pngChunk('IHDR', joined([bigEndianBytes(widthPx), bigEndianBytes(heightPx), kind])),
    pngChunk('pHYs', joined([perMetre, perMetre, Uint8Array.of(1)])),
    ...(plan === undefined ? [] : [pngChunk('iTXt', planText(plan))]),
  ];
}

/** Keyword, compressed or not, by which method, then language and translated keyword (none), then the text. */
function planText(plan: string): Uint8Array {
  const text = strToU8(plan);
  const isLong = text.length > SHORT_TEXT;
  const head = Uint8Array.of(0, isLong ? 1 : 0, 0, 0, 0);
  return joined([ascii(PLAN_KEYWORD), head, isLong ? zlibSync(text) : text]);
}
