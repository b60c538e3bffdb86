import { describe, expect, it } from 'vitest';
import { lengthFigure, plainFigure, ruleFigure } from './figures';

const inches = { unit: 'in', decimals: 2 } as const;
const centimetres = { unit: 'cm', decimals: 1 } as const;

describe('figures', () => {
  it('round halves away from zero, however the half was computed', () => {
    expect(lengthFigure(5.985, inches)).toBe('5.99');
    expect(lengthFigure(1.1 + 4.885, inches)).toBe('5.99');
    expect(lengthFigure(-5.985, inches)).toBe('\u22125.99');
  });

  it('keep their decimals and are never minus nothing', () => {
    expect(lengthFigure(6, inches)).toBe('6.00');
    expect(lengthFigure(-0.001, inches)).toBe('0.00');
  });

  it('speak centimetres on labels only', () => expect(lengthFigure(2, centimetres)).toBe('5.1'));

  it('leave a range as the rules give it', () => {
    expect(ruleFigure(6, inches)).toBe('6');
    expect(ruleFigure(10, inches)).toBe('10');
    expect(ruleFigure(2.5, inches)).toBe('2.5');
    expect(ruleFigure(6, centimetres)).toBe('15.24');
  });

  it('drop idle zeros of angles and counts, never those of whole numbers', () => {
    expect(plainFigure(30, 2)).toBe('30');
    expect(plainFigure(0.214, 3)).toBe('0.214');
    expect(plainFigure(100, 0)).toBe('100');
  });
});
