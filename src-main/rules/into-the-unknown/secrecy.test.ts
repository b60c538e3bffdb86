import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BegunOptions } from '../../../tests/support/into-the-unknown';
import { hailing, open, trust } from '../../../tests/support/into-the-unknown/hails';
import { Match } from '../../../tests/support/into-the-unknown/match';
import { randomFrom, type SeatId } from '../engine';

/** Everything that comes to a seat: the view, what it may do and may not, what bots and the odds say of it, what was told. */
function knownTo(match: Match, seat: SeatId): string {
  const { rules, state } = match;
  const view = match.view(seat);
  const actions = match.legal(seat);
  return JSON.stringify({
    view,
    spectator: match.view('spectator'),
    actions,
    closed: rules.closed?.(state, seat),
    forecasts: rules.forecasts?.(state, seat),
    explained: actions.map((action) => rules.explain?.(view, seat, action)),
    told: rules.eventsFor(match.log, seat),
    worth: rules.evaluate?.(view, seat),
    guess: rules.determinize?.(view, seat, randomFrom('the same')),
  });
}

/** What a seat knows is the same whatever the other one hides. */
function expectHidden(matches: readonly Match[], seat: SeatId): void {
  const known = matches.map((match) => knownTo(match, seat));
  expect(new Set(known).size).toBe(1);
}

describe('what lies hidden', () => {
  const tokens = (by: SeatId) =>
    [1, 2, 3, 4].map((token) => hailing().step('1', open()).step(by, { type: 'trust', token }));

  it('ITU-HAIL-13: a token chosen shows in nothing that the other seat can learn', () => {
    expectHidden(tokens('2'), '1');
    expectHidden(tokens('1'), '2');
  });

  it('ITU-HAIL-13: choosing is no choice for who explains it, and tells nothing', () => {
    const match = hailing().step('1', open());
    const told = match.legal('2').map((action) => match.rules.explain?.(match.view('2'), '2', action));
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(told[0]?.isSecret).toBe(true);
    expect(match.step('2', { type: 'trust', token: 3 }).events).toEqual([]);
  });

  it('ITU-HAIL-04: a token guessed for another is one of those that lie faceup', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3, 4], { maxLength: 3 }), fc.integer(), (spent, seed) => {
        const left = [1, 2, 3, 4].find((token) => !spent.includes(token)) ?? 1;
        const match = hailing({ seats: { '2': trust(...spent) } }).step('1', open());
        match.step('2', { type: 'trust', token: left });
        const guess = match.rules.determinize?.(match.view('1'), '1', randomFrom(String(seed)));
        const hail = guess?.tasks.at(-1);
        if (hail?.type !== 'hail') throw new Error('A hail is under way.');
        const token = hail.tokens.find(({ seat }) => seat === '2')?.token ?? 0;
        expect([1, 2, 3, 4].filter((each) => !spent.includes(each))).toContain(token);
        expect(hail.tokens.find(({ seat }) => seat === '1')?.token).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('ITU-MISSION-04, ITU-CARDS-07: a complication facedown shows in nothing that the other seat can learn', () => {
    const kept = (card: string) =>
      Match.begun({
        units: [
          { class: 'defiant', at: [10, 10, 0], crew: { helm: 'jadzia-dax' } },
          { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 0], crew: { helm: 'hanok' } },
        ],
        mission: { complications: { '1': 'missing-crew', '2': card } },
      });
    expectHidden([kept('infection'), kept('race-for-knowledge')], '1');
  });

  it('ITU-ANOM-04: a number that another has looked at shows in nothing that this seat can learn', () => {
    const looked = (number: number) => {
      const token = { kind: 'anomaly', at: [14, 14], is: { number, seenBy: ['2'] } } as const;
      const options: BegunOptions = {
        units: [
          { class: 'defiant', at: [10, 10, 0], crew: { helm: 'jadzia-dax', instruments: 'worf' } },
          { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 0], crew: { helm: 'hanok' } },
        ],
        features: [token],
        mission: {
          situation: 'gamma-quadrant-anomalies',
          anomalies: [1, 2, 3, 4, 5, 6, 7, 8].filter((each) => each !== number),
        },
      };
      return Match.begun(options);
    };
    expectHidden([looked(3), looked(7)], '1');
  });
});
