import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { bigEndian, find, ascii } from './bytes';
import { planInPng } from './plan-in-png';
import { type PngOptions, pngWriter } from './png-writer';

function written(options: PngOptions, pixels: Uint8Array, rowsAtOnce: number): Buffer {
  const writer = pngWriter(options);
  const bytes = options.widthPx * 4 * rowsAtOnce;
  const parts: Uint8Array[] = [];
  for (let at = 0; at < pixels.length; at += bytes)
    parts.push(...writer.push(pixels.subarray(at, at + bytes)));
  return Buffer.concat([...parts, ...writer.end()]);
}

/** Flat colour with some edges, as drawings have, and some noise. */
function picture(widthPx: number, heightPx: number, seed: number): Uint8Array {
  return Uint8Array.from({ length: widthPx * heightPx * 4 }, (_, i) => {
    if (i % 4 === 3) return 255;
    const [x, y] = [(i >> 2) % widthPx, Math.floor((i >> 2) / widthPx)];
    return (x * seed) % 7 === 0 ? (i * seed) & 255 : y < heightPx / 2 ? 40 : 200;
  });
}

describe('a picture', () => {
  it('comes back pixel by pixel, whatever its size and however its rows come', () => {
    const sizes = fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 }));
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (size, seed, rows, alpha) => {
          const [widthPx, heightPx] = size;
          const pixels = picture(widthPx, heightPx, seed);
          if (alpha) for (let i = 3; i < pixels.length; i += 4) pixels[i] = (i * seed) & 255;
          const read = PNG.sync.read(written({ widthPx, heightPx, pxPerIn: 96, alpha }, pixels, rows));
          expect([read.width, read.height]).toEqual(size);
          expect(Buffer.compare(read.data, pixels)).toBe(0);
        },
      ),
    );
  });

  it('tells its scale in pixels to the metre', () => {
    const bytes = written({ widthPx: 2, heightPx: 1, pxPerIn: 300 }, picture(2, 1, 1), 1);
    const at = find(bytes, ascii('pHYs')) + 4;
    expect([bigEndian(bytes, at), bigEndian(bytes, at + 4), bytes[at + 8]]).toEqual([11811, 11811, 1]);
  });

  it('carries a plan, short or long, in any letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (plan) => {
        const bytes = written({ widthPx: 1, heightPx: 1, pxPerIn: 96, plan }, picture(1, 1, 1), 1);
        expect(planInPng(bytes)).toEqual({ ok: true, value: plan });
        expect(PNG.sync.read(bytes).width).toBe(1);
      }),
    );
    const plan = JSON.stringify({ notes: 'à✦'.repeat(100_000) });
    const bytes = written({ widthPx: 1, heightPx: 1, pxPerIn: 96, plan }, picture(1, 1, 1), 1);
    expect(planInPng(bytes)).toEqual({ ok: true, value: plan });
    expect(bytes.length).toBeLessThan(plan.length / 10);
  });

  it('is written in small parts as its rows come, so that its size needs no memory', () => {
    const [widthPx, heightPx] = [4096, 400];
    const writer = pngWriter({ widthPx, heightPx, pxPerIn: 96 });
    const noise = Uint8Array.from({ length: widthPx * 4 * 8 }, (_, i) => (i * i * 7919) >> 5);
    const sizes: number[] = [];
    for (let row = 0; row < heightPx; row += 8) sizes.push(total(writer.push(noise)));
    // Each push of eight rows gives back about what it took: nothing is gathered until the end.
    expect(sizes.slice(5).every((size) => size < 10 * noise.length)).toBe(true);
    expect(total(writer.end())).toBeLessThan(noise.length * 8);
  });

  it('with half a row, too many or too few is a bug', () => {
    const begin = () => pngWriter({ widthPx: 2, heightPx: 2, pxPerIn: 96 });
    expect(() => begin().push(new Uint8Array(12))).toThrow();
    expect(() => begin().push(new Uint8Array(24))).toThrow();
    expect(() => begin().end()).toThrow();
  });
});

function total(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
