import { describe, expect, it } from 'vitest';
import { TINY_GAME } from '../../../tests/support/tiny-game';
import type { Match } from '../../../shared/documents';
import { type AnyAction, type AnyRules, openMatch, playOut, savedMatch, stateHash, Timeline } from '.';
import { chanceFor } from './random';

const SETUP = { seats: 2 };
const HASH = '0'.repeat(64);

/** A whole match of the tiny game as a file holds it, left after `at` records. */
function saved(at?: number): Match {
  const first = TINY_GAME.start(SETUP);
  if (!first.ok) throw new Error('The tiny game starts with two seats');
  const played = playOut(
    TINY_GAME,
    first.value,
    'seed',
    (state, actor, record) => TINY_GAME.sample(state, actor, chanceFor('bots', 0, record)),
    100,
  );
  const timeline = Timeline.start<unknown, unknown, AnyAction, unknown, unknown>(TINY_GAME, SETUP);
  if (!timeline.ok) throw new Error('The tiny game starts with two seats');
  const { length } = played.records;
  const loaded = timeline.value.load({ records: played.records, position: at ?? length, branches: [] });
  expect(loaded.ok).toBe(true);
  const bare = {
    rulesVersion: 1,
    setup: SETUP,
    seats: [{ player: 'person' }, { player: 'random' }],
    records: [],
    branches: [],
    checkpoint: { at: 0, hash: HASH, state: {} },
  };
  return savedMatch(bare as unknown as Match, timeline.value); // of a game that no file names
}

/** Rules of a later version, by which the highest card can no longer be chosen. */
const LATER: AnyRules = {
  ...(TINY_GAME as AnyRules),
  rulesVersion: 2,
  check: (state, actor, action) => {
    const type = (action as { type?: unknown }).type;
    if (type === 'choose') return { ok: false, error: { code: 'not-legal', message: 'No longer.' } };
    return (TINY_GAME as AnyRules).check(state, actor, action);
  },
};

describe('a match from its file', () => {
  it('opens where it was left, with the records beyond still to be redone', () => {
    const match = saved(3);
    const opened = openMatch(TINY_GAME, match);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { timeline, notice } = opened.value;
    expect(notice).toBeNull();
    expect(timeline.line.position).toBe(3);
    expect(timeline.line.records).toHaveLength(match.records.length);
    expect(stateHash(timeline.state)).toBe(match.checkpoint.hash);
    expect(savedMatch(match, timeline)).toEqual(match);
  });

  it('opens after so many records when asked to, whatever comes later', () => {
    const match = saved();
    const records = [...match.records.slice(0, 4), { seat: '1' as const, action: { type: 'nonsense' } }];
    const opened = openMatch(TINY_GAME, { ...match, records, checkpoint: { ...match.checkpoint, at: 5 } }, 4);
    expect(opened).toMatchObject({ ok: true, value: { timeline: { line: { position: 4 } } } });
  });

  it('diverges at the record that the rules refuse', () => {
    const match = saved();
    const records = match.records.map((record, index) =>
      index === 2 ? { ...record, action: { type: 'choose', card: 99 } } : record,
    );
    expect(openMatch(TINY_GAME, { ...match, records })).toMatchObject({
      ok: false,
      error: [{ code: 'diverged', at: '/records/2' }],
    });
  });

  it('diverges at the last record when the records are legal but lead elsewhere', () => {
    const match = saved();
    const checkpoint = { ...match.checkpoint, hash: HASH };
    expect(openMatch(TINY_GAME, { ...match, checkpoint })).toMatchObject({
      ok: false,
      error: [{ code: 'diverged', at: `/records/${match.records.length - 1}` }],
    });
  });

  it('refuses what points beyond its records, seats that are too few, a set-up that cannot be begun', () => {
    const match = saved();
    const beyond = { id: 'line-1', at: 99, records: [], title: '' };
    const fault = (changes: object) => openMatch(TINY_GAME, { ...match, ...changes });
    expect(fault({ checkpoint: { ...match.checkpoint, at: 99 } })).toMatchObject({
      error: [{ code: 'out-of-range', at: '/checkpoint/at' }],
    });
    expect(fault({ branches: [beyond] })).toMatchObject({
      error: [{ code: 'out-of-range', at: '/branches/0/at' }],
    });
    const twin = { ...beyond, at: 1 };
    expect(fault({ branches: [twin, twin] })).toMatchObject({
      error: [{ code: 'duplicate-id', at: '/branches/1/id' }],
    });
    expect(fault({ seats: [{ player: 'person' }] })).toMatchObject({
      error: [{ code: 'out-of-range', at: '/seats' }],
    });
    expect(fault({ setup: { seats: 9 } })).toMatchObject({
      error: [{ code: 'out-of-range', at: '/setup/seats' }],
    });
    expect(fault({ rulesVersion: 2 })).toMatchObject({
      error: [{ code: 'newer-version', at: '/rulesVersion' }],
    });
  });
});

describe('a match of older rules', () => {
  it('opens as ever where the new rules still play it', () => {
    const opened = openMatch({ ...TINY_GAME, rulesVersion: 2 }, saved());
    expect(opened).toMatchObject({ ok: true, value: { notice: null } });
  });

  it('opens at its checkpoint with a message where they do not, its history to be read', () => {
    const match = saved(4);
    const opened = openMatch(LATER, match);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { timeline, notice } = opened.value;
    expect(notice).toMatchObject({ code: 'older-rules', at: '/rulesVersion' });
    expect(stateHash(timeline.state)).toBe(match.checkpoint.hash);
    expect(timeline.line.records).toEqual(match.records.slice(0, 4));
    expect(timeline.line.branches).toMatchObject([{ at: 4, records: match.records.slice(4) }]);
    expect(() => timeline.goTo(3)).toThrow();
  });

  it('goes on from there, and opens again where it was left', () => {
    const opened = openMatch(LATER, saved(1));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { timeline } = opened.value;
    for (const actor of ['1', '2'] as const) {
      timeline.play({ seat: actor, action: LATER.sample(timeline.state, actor, chanceFor('x', 0, 0)) });
    }
    timeline.goTo(2);
    const again = savedMatch(saved(1), timeline);
    expect(again.rulesVersion).toBe(1);
    const reopened = openMatch(LATER, again);
    expect(reopened).toMatchObject({ ok: true, value: { timeline: { earliest: 2 } } });
  });

  it('is refused where even its checkpoint is not what was saved', () => {
    const match = saved(4);
    const checkpoint = { ...match.checkpoint, state: { other: 1 } };
    expect(openMatch(LATER, { ...match, checkpoint })).toMatchObject({
      ok: false,
      error: [{ code: 'diverged', at: '/checkpoint' }],
    });
  });

  it('takes up no line that leaves before the checkpoint', () => {
    const match = saved(4);
    const branches = [{ id: 'line-1', at: 1, records: match.records.slice(1), title: 'Line 1' }];
    const opened = openMatch(LATER, { ...match, branches });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(opened.value.timeline.takeBranch('line-1')).toMatchObject({ error: { code: 'too-early' } });
  });
});
