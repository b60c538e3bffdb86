import { describe, expect, it } from 'vitest';
import { scaleBar, scaleBarPlace } from './scale-bar';

const stage = (originX: number) => ({ width: 928, height: 644, originX, originY: 40 });

describe('the scale bar', () => {
  it('stands whole beside a sector that ends left of it', () => {
    const [inches] = scaleBar(15.67, { sizeIn: 36 }, stage(182), 904);
    expect(inches).toBe(6);
    expect(904 - inches * 15.67).toBeGreaterThan(182 + 36 * 15.67 + 16);
  });

  it('takes up to a third of the stage where the sector lies under it or is far from it', () => {
    expect(scaleBar(15.67, { sizeIn: 36 }, stage(500), 904)[0]).toBe(12);
    expect(scaleBar(15.67, { sizeIn: 36 }, stage(-100), 904)[0]).toBe(12);
    expect(scaleBar(48, { sizeIn: 36 }, stage(-400), 904)[0]).toBe(6);
  });

  it('counts in centimetres where the person does', () => {
    const [length] = scaleBar(15.67, { sizeIn: 36, units: 'cm' }, stage(182), 904);
    expect(length).toBe(20);
    expect((length * 15.67) / 2.54).toBeLessThan(904 - (182 + 36 * 15.67) - 16);
  });

  it('does not become a crumb when there is hardly room beside the sector', () => {
    expect(scaleBar(15.67, { sizeIn: 36 }, stage(290), 904)[0]).toBe(12);
  });
});

describe('the place of the scale bar', () => {
  const CHART = { sizeIn: 36 };

  it('is under the frame of a sector that fills the stage down to it', () => {
    const pxPerIn = (509 - 80) / 36;
    const fitted = { width: 542, height: 509, originX: 56, originY: 40 };
    const { top } = scaleBarPlace(pxPerIn, CHART, fitted);
    expect(top - 14).toBeGreaterThan(40 + 36 * pxPerIn + 7.5);
    expect(top + 5).toBeLessThan(509);
  });

  it('stays higher where the sector ends far above it, far below it, or beside it', () => {
    const high = (originX: number, originY: number, pxPerIn: number): number =>
      scaleBarPlace(pxPerIn, CHART, { width: 928, height: 644, originX, originY }).top;
    expect(high(40, 40, 10)).toBe(644 - 33);
    expect(high(40, -200, 48)).toBe(644 - 33);
    expect(high(182, 40, (644 - 80) / 36)).toBe(644 - 33);
  });
});
