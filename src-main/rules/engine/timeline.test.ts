import { beforeEach, describe, expect, it } from 'vitest';
import { TINY_GAME, type TinyAction } from '../../../tests/support/tiny-game';
import { type MatchRecord, stateHash, Timeline, undoTo } from '.';
import { redoTo } from './undo';

function opened() {
  const started = Timeline.start(TINY_GAME, { seats: 2 });
  if (!started.ok) throw new Error('The tiny game starts with two seats');
  return started.value;
}

const deal: MatchRecord<TinyAction> = {
  seat: 'chance',
  action: { type: 'shuffled', order: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
};
const choose = (seat: '1' | '2', card: number): MatchRecord<TinyAction> => ({
  seat,
  action: { type: 'choose', card },
});
const roll = (pips: number): MatchRecord<TinyAction> => ({
  seat: 'chance',
  action: { type: 'rolled', pips },
});

describe('a match as a list of records', () => {
  let match: ReturnType<typeof opened>;
  beforeEach(() => {
    match = opened();
    for (const record of [deal, choose('1', 1), choose('2', 4), roll(6)]) match.play(record);
  });

  it('refuses a set-up with every fault', () => {
    expect(Timeline.start(TINY_GAME, { seats: 9 })).toMatchObject({ ok: false, error: [{ at: '/seats' }] });
  });

  it('goes back and forth without cutting anything', () => {
    const end = stateHash(match.state);
    match.goTo(1);
    expect(match.state.chosen).toEqual({});
    expect(match.line.records).toHaveLength(4);
    match.goTo(4);
    expect(stateHash(match.state)).toBe(end);
  });

  it('keeps the old line as a branch when another action is played after going back', () => {
    match.goTo(1);
    match.play(choose('1', 2));
    expect(match.line.records).toEqual([deal, choose('1', 2)]);
    expect(match.line.branches).toEqual([
      { id: 'line-1', at: 1, records: [choose('1', 1), choose('2', 4), roll(6)], title: 'Line 1' },
    ]);
  });

  it('keeps the line that is there when the same action is played again', () => {
    match.goTo(1);
    match.play(choose('1', 1));
    expect(match.line).toMatchObject({ position: 2, branches: [] });
    expect(match.line.records).toHaveLength(4);
  });

  it('takes a branch up and keeps the line it leaves', () => {
    match.goTo(1);
    match.play(choose('1', 2));
    expect(match.takeBranch('line-1').ok).toBe(true);
    expect(match.line.records).toHaveLength(4);
    expect(match.line.branches).toEqual([
      { id: 'line-2', at: 1, records: [choose('1', 2)], title: 'Line 2' },
    ]);
    expect(match.takeBranch('line-9')).toMatchObject({ ok: false, error: { code: 'unknown-branch' } });
  });

  it('takes up no branch that the rules refuse', () => {
    const other = opened();
    const branches = [{ id: 'line-1', at: 2, records: [choose('2', 4), choose('1', 9)], title: '' }];
    expect(other.load({ ...match.line, branches }).ok).toBe(true);
    expect(other.takeBranch('line-1')).toMatchObject({
      ok: false,
      error: { code: 'diverged', at: '/branches/0/records/1' },
    });
    expect(stateHash(other.state)).toBe(stateHash(match.state));
  });

  it('loads what it wrote, and says which record the rules refuse', () => {
    const other = opened();
    expect(other.load(match.line)).toEqual({ ok: true, value: null });
    expect(stateHash(other.state)).toBe(stateHash(match.state));
    const wrong = { ...match.line, records: [deal, choose('1', 9), choose('2', 4)] };
    const refused = opened();
    expect(refused.load(wrong)).toMatchObject({ ok: false, error: { code: 'diverged', at: '/records/1' } });
    expect(refused.line.records).toEqual([deal]);
  });

  it('lets a line that left beyond a later fork take along what it followed', () => {
    match.goTo(3);
    match.play(roll(1));
    match.goTo(1);
    match.play(choose('1', 2));
    expect(match.line.branches).toEqual([
      { id: 'line-1', at: 1, records: [choose('1', 1), choose('2', 4), roll(6)], title: 'Line 1' },
      { id: 'line-2', at: 1, records: [choose('1', 1), choose('2', 4), roll(1)], title: 'Line 2' },
    ]);
    expect(match.takeBranch('line-1').ok).toBe(true);
    expect(match.line.records).toEqual([deal, choose('1', 1), choose('2', 4), roll(6)]);
  });

  it('tells every record again from any position, and stays where it is', () => {
    match.goTo(2);
    const steps = [...match.steps(1)];
    expect(steps.map(({ position, record }) => [position, record])).toEqual([
      [2, choose('1', 1)],
      [3, choose('2', 4)],
      [4, roll(6)],
    ]);
    expect(steps.at(-1)?.events).toContainEqual(expect.objectContaining({ type: 'round', pips: 6 }));
    expect(match.line.position).toBe(2);
  });

  it('cuts what could be redone and keeps it, and goes back to a mark as if nothing had been', () => {
    match.goTo(2);
    const mark = match.mark();
    const before = { line: match.line, hash: stateHash(match.state) };
    match.cut();
    expect(match.line).toMatchObject({
      records: [deal, choose('1', 1)],
      branches: [{ id: 'line-1', at: 2 }],
    });
    match.play(choose('2', 5));
    match.restore(mark);
    expect({ line: match.line, hash: stateHash(match.state) }).toEqual(before);
    match.goTo(4);
    expect(match.state.round).toBe(1);
  });

  it('goes on from a stored state along the records that the rules still play, and keeps the rest', () => {
    match.goTo(2);
    const { state } = match;
    const line = { ...match.line, records: [...match.line.records.slice(0, 3), choose('2', 9)], position: 4 };
    const resumed = Timeline.resume(TINY_GAME, state, 2, line);
    expect(resumed.line).toMatchObject({ position: 3, branches: [{ at: 3, records: [choose('2', 9)] }] });
    expect(resumed.earliest).toBe(2);
  });

  it('throws for a position that does not exist, which is a bug of the caller', () => {
    expect(() => match.goTo(9)).toThrow();
  });
});

describe('undo', () => {
  const records = [deal, choose('1', 1), choose('2', 4), roll(6), choose('2', 5)];
  const isPerson = ({ seat }: MatchRecord): boolean => seat === '1';
  const reveals = (index: number): boolean => records[index]?.seat === 'chance';

  it('goes back to the last decision of a person, over chance and bots', () => {
    expect(undoTo({ records, position: 5, policy: 'same', isPerson, reveals })).toEqual({
      ok: true,
      value: 1,
    });
  });

  it('refuses to go past what was revealed under the policy `stop`', () => {
    expect(undoTo({ records, position: 5, policy: 'stop', isPerson, reveals })).toMatchObject({
      ok: false,
      error: { code: 'revealed' },
    });
    expect(undoTo({ records, position: 3, policy: 'stop', isPerson, reveals })).toEqual({
      ok: true,
      value: 1,
    });
  });

  it('has nothing to undo before the first decision', () => {
    expect(undoTo({ records, position: 1, policy: 'same', isPerson, reveals }).ok).toBe(false);
  });

  it('redo goes on to the next decision of a person', () => {
    expect(redoTo({ records, position: 1, isPerson })).toEqual({ ok: true, value: 5 });
    expect(redoTo({ records, position: 5, isPerson })).toMatchObject({ error: { code: 'nothing-to-redo' } });
  });
});
