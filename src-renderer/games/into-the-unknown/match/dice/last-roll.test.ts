import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../../shared/contract';
import type { IntoTheUnknownEvent, RolledDie } from '../../../../../shared/contract/into-the-unknown';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { faceOf, faceWords, showsOf } from './faces';
import { lastRoll } from './last-roll';

const die = (of: string, face: number, own: Partial<RolledDie> = {}): RolledDie => ({
  die: of,
  face,
  changed: null,
  rerolled: 0,
  spent: false,
  ...own,
});
const rolled = (dice: readonly RolledDie[]): IntoTheUnknownEvent => ({
  type: 'rolled',
  dice,
  why: '',
  lines: [],
});
const entry = (
  position: number,
  ...events: readonly IntoTheUnknownEvent[]
): LogEntry<IntoTheUnknownEvent> => ({
  position,
  actor: 'chance',
  events,
  reason: null,
});
const quiet = (position: number) => entry(position, { type: 'passed', seat: '1' });

describe('the last roll', () => {
  it('is shown with what came of it, and forgotten once it is no news', () => {
    const dice = [die('intuition', 0)];
    const then: IntoTheUnknownEvent = { type: 'refreshed' };
    const log = [quiet(1), entry(2, rolled(dice)), entry(3, then), quiet(4)];
    expect(lastRoll(log)).toMatchObject({ position: 2, dice });
    expect(lastRoll(log)?.entries.map(({ position }) => position)).toEqual([2, 3]);
    const later = Array.from({ length: 9 }, (_, index) => quiet(5 + index));
    expect(lastRoll([...log, ...later])).toBeNull();
  });
});

describe('the faces of dice', () => {
  const content = shippedContent();

  it('ITU-DICE-11: are told by their record, a face without symbols as blank', () => {
    expect(faceWords(faceOf(content, 'intuition', 2))).toBe('2 successes');
    expect(faceWords(faceOf(content, 'expertise', 4))).toBe('delta');
    expect(faceWords(faceOf(content, 'intuition', 7))).toBe('blank');
    expect(faceWords(faceOf(content, 'intuition', -1))).toBe('blank');
  });

  it('ITU-DICE-05: spent dice have left the pool, changed ones count as what they were changed to', () => {
    const dice = [
      die('intuition', 2),
      die('intuition', 0, { spent: true }),
      die('expertise', 5, { changed: 'analysis' }),
    ];
    expect(showsOf(content, dice)).toEqual({ success: 2, analysis: 1 });
  });
});
