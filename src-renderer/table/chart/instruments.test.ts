import { describe, expect, it } from 'vitest';
import { scaleBar } from './instruments';

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
