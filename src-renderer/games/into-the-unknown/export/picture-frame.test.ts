import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aspectOf,
  cameraOf,
  MAX_PICTURE_PX,
  pictureSize,
  sectorFrame,
  surroundingsFrame,
  viewFrame,
  widestPx,
} from './picture-frame';

const wide = viewFrame({ originX: 2, originY: 3, pxPerIn: 50 }, { width: 1000, height: 500 });
const tall = viewFrame({ originX: 0, originY: 0, pxPerIn: 50 }, { width: 500, height: 1000 });

describe('what a picture shows', () => {
  it('the view is the box that the stage shows', () => {
    expect(wide.box).toEqual({ x0: 2, y0: 3, x1: 22, y1: 13 });
  });
  it('the whole sector has a margin on every side', () => {
    expect(sectorFrame(36).box).toEqual({ x0: -1.5, y0: -1.5, x1: 37.5, y1: 37.5 });
  });
  it('the surroundings reach three inches beyond the outermost pieces, and need a piece', () => {
    expect(
      surroundingsFrame([
        { x0: 4, y0: 5, x1: 6, y1: 7 },
        { x0: 10, y0: 1, x1: 11, y1: 2 },
      ])?.box,
    ).toEqual({ x0: 1, y0: -2, x1: 14, y1: 10 });
    expect(surroundingsFrame([])).toBeUndefined();
  });
});

describe('the size of a picture', () => {
  it('the height follows from the width', () => {
    expect(pictureSize(wide, 4096)).toEqual({ ok: true, value: { widthPx: 4096, heightPx: 2048 } });
  });
  it('exactly 16384 px is drawn, one more is refused with the widest that may be', () => {
    expect(pictureSize(wide, MAX_PICTURE_PX).ok).toBe(true);
    expect(pictureSize(wide, MAX_PICTURE_PX + 1)).toMatchObject({
      ok: false,
      error: { code: 'picture-too-large' },
    });
    expect(pictureSize(tall, MAX_PICTURE_PX)).toMatchObject({ ok: false });
    expect(widestPx(tall)).toBe(8192);
    expect(pictureSize(tall, 8192)).toEqual({ ok: true, value: { widthPx: 8192, heightPx: 16_384 } });
  });
  it('a picture as wide as the widest is never refused', () => {
    const side = fc.integer({ min: 200, max: 4000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const frame = viewFrame({ originX: 0, originY: 0, pxPerIn: 48 }, { width, height });
        return pictureSize(frame, widestPx(frame)).ok;
      }),
    );
  });
  it('a picture at twice the width of the view draws its lines twice as thick', () => {
    expect(cameraOf(wide, 2000)).toEqual({ camera: { originX: 2, originY: 3, pxPerIn: 100 }, scale: 2 });
    expect(aspectOf(wide)).toBe(0.5);
  });
});
