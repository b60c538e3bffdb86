import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeFileName, safeWholeFileName } from './file-name';

describe('a safe file name', () => {
  it.each([
    ['Two ships', 'Two ships.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['C:\\Windows\\x', 'C Windows x.pdf'],
    ['con', 'Plan con.pdf'],
    ['COM1.part', 'Plan COM1.part.pdf'],
    ['lpt¹', 'Plan lpt¹.pdf'],
    ['NUL .x', 'Plan NUL .x.pdf'],
    ['Console', 'Console.pdf'],
    [' . .name. . ', 'name.pdf'],
    ['', 'Plan.pdf'],
    ['???', 'Plan.pdf'],
    ['a\u0000b\u202Ec', 'a b c.pdf'],
  ])('of %j is %j', (title, name) => {
    expect(safeFileName(title, 'pdf')).toBe(name);
  });

  it('has nothing in it that any system refuses, for whatever title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = safeFileName(title, 'plotroom');
        expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]|^[. ]|[. ]$/);
        expect([...name].length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('keeps its extension when it has one', () => {
    expect(safeWholeFileName('a/b.png')).toBe('a b.png');
    expect(safeWholeFileName('Crossing, part 2.pdf')).toBe('Crossing, part 2.pdf');
    expect(safeWholeFileName('con.zip')).toBe('Plan con.zip');
    expect(safeWholeFileName('no extension')).toBe('no extension.plotroom');
    expect(safeWholeFileName('.png')).toBe('Plan.png');
  });
});
