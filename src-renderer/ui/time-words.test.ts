import { describe, expect, it } from 'vitest';
import { agoText, clockText, dateText } from './time-words';

const now = new Date(2026, 10, 14, 15, 30, 0).getTime();
const before = (days: number, hours = 0) => now - days * 86_400_000 - hours * 3_600_000;

describe('times in words', () => {
  it('what was just saved is counted in seconds, minutes, hours', () => {
    expect(agoText(now, now)).toBe('just now');
    expect(agoText(now + 5000, now)).toBe('just now');
    expect(agoText(now - 12_000, now)).toBe('12 s ago');
    expect(agoText(now - 180_000, now)).toBe('3 min ago');
    expect(agoText(now - 7_200_000, now)).toBe('2 h ago');
    expect(agoText(before(1), now)).toBe('Yesterday');
  });
  it('lists name the day, then the date, then the year', () => {
    expect(dateText(now - 30_000, now)).toBe('30 s ago');
    expect(dateText(before(0, 3), now)).toBe('Today');
    expect(dateText(before(0, 16), now)).toBe('Yesterday');
    expect(dateText(before(2), now)).toBe('Thu');
    expect(dateText(before(12), now)).toBe('2 Nov');
    expect(dateText(before(400), now)).toBe('10 Oct 2025');
  });
  it('the clock has two digits each', () => {
    expect(clockText(new Date(2026, 0, 1, 4, 5, 9).getTime())).toBe('04:05:09');
  });
});
