import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitBox,
  MAX_PX_PER_IN,
  MIN_PX_PER_IN,
  NOMINAL_PX_PER_IN,
  panBy,
  screenPoint,
  toScreen,
  toTablePoint,
  zoomAt,
} from './camera';
import { glide, pinch, wheelFactor, zoomedTo } from './camera-motion';

const coordinate = fc.double({ min: -10_000, max: 10_000, noNaN: true });
const pixel = fc.double({ min: -4000, max: 4000, noNaN: true });
const zoom = fc.double({ min: 0.05, max: 40, noNaN: true });
const camera = fc.record({
  originX: coordinate,
  originY: coordinate,
  pxPerIn: zoom.map((z) => z * NOMINAL_PX_PER_IN),
});
const stage = { width: 1504, height: 992 };

describe('camera', () => {
  it('brings a table point back from the screen within a millionth of an inch, 10,000 inches out, at zoom 0.05 to 40', () => {
    fc.assert(
      fc.property(camera, coordinate, coordinate, (state, x, y) => {
        const back = toTablePoint(state, toScreen(state, { x, y }));
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps the table point under the pointer while zooming', () => {
    fc.assert(
      fc.property(
        camera,
        pixel,
        pixel,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (state, x, y, factor) => {
          const at = screenPoint(x, y);
          const before = toTablePoint(state, at);
          const after = toTablePoint(zoomAt(state, at, factor), at);
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('zooms no farther than its limits', () => {
    const state = { originX: 0, originY: 0, pxPerIn: 48 };
    expect(zoomAt(state, screenPoint(10, 10), 1e9).pxPerIn).toBe(MAX_PX_PER_IN);
    expect(zoomAt(state, screenPoint(10, 10), 1e-9).pxPerIn).toBe(MIN_PX_PER_IN);
  });

  it('pans by screen pixels', () => {
    const moved = panBy({ originX: 5, originY: 7, pxPerIn: 48 }, 96, -48);
    expect(moved).toEqual({ originX: 3, originY: 8, pxPerIn: 48 });
  });

  it('fits a box whole and centred', () => {
    const state = fitBox({ x0: 0, y0: 0, x1: 36, y1: 36 }, stage, 40);
    const [a, b] = [toScreen(state, { x: 0, y: 0 }), toScreen(state, { x: 36, y: 36 })];
    expect(a.y).toBeCloseTo(40);
    expect(b.y).toBeCloseTo(992 - 40);
    expect(a.x + b.x).toBeCloseTo(1504);
  });
});

describe('camera motion', () => {
  const from = { originX: 0, originY: 0, pxPerIn: 24 };
  it('starts and ends exactly where it was told to', () => {
    const to = { originX: 11.3, originY: -2.1, pxPerIn: 300 };
    expect(glide(from, to, stage, 0)).toBe(from);
    expect(glide(from, to, stage, 1)).toBe(to);
  });

  it('holds the point of a pure zoom still on the way', () => {
    const at = screenPoint(400, 300);
    const held = toTablePoint(from, at);
    const to = zoomAt(from, at, 8);
    for (const t of [0.2, 0.5, 0.9]) {
      const seen = toScreen(glide(from, to, stage, t), held);
      expect(seen.x).toBeCloseTo(400, 6);
      expect(seen.y).toBeCloseTo(300, 6);
    }
  });

  it('moves evenly where the zoom stays', () => {
    const half = glide(from, { ...from, originX: 10 }, stage, 0.5);
    expect(half.originX).toBeCloseTo(5);
  });

  it('zooms in when the wheel turns up, alike for pixels and lines, and back by the same turn', () => {
    const up = wheelFactor({ deltaY: -96, deltaMode: 0, ctrlKey: false }, stage);
    expect(up).toBeGreaterThan(1);
    expect(wheelFactor({ deltaY: -6, deltaMode: 1, ctrlKey: false }, stage)).toBeCloseTo(up);
    expect(up * wheelFactor({ deltaY: 96, deltaMode: 0, ctrlKey: false }, stage)).toBeCloseTo(1);
  });

  it('zooms faster for a pinch on a trackpad, which comes as a small turn with ctrl', () => {
    const turn = { deltaY: -10, deltaMode: 0 };
    expect(wheelFactor({ ...turn, ctrlKey: true }, stage)).toBeGreaterThan(
      wheelFactor({ ...turn, ctrlKey: false }, stage),
    );
  });

  it('keeps the table under two fingers that spread and move', () => {
    const before = { a: { x: 100, y: 100 }, b: { x: 200, y: 100 } };
    const after = { a: { x: 120, y: 140 }, b: { x: 320, y: 140 } };
    const moved = pinch(from, before, after);
    expect(moved.pxPerIn).toBeCloseTo(48);
    const held = toTablePoint(from, screenPoint(100, 100));
    expect(toScreen(moved, held).x).toBeCloseTo(120);
    expect(toScreen(moved, held).y).toBeCloseTo(140);
  });

  it('zooms to a scale about the middle of the stage', () => {
    const middle = screenPoint(752, 496);
    const moved = zoomedTo(from, stage, 96);
    expect(moved.pxPerIn).toBe(96);
    expect(toTablePoint(moved, middle).x).toBeCloseTo(toTablePoint(from, middle).x);
  });
});
