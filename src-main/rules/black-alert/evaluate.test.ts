import { describe, expect, it } from 'vitest';
import { match, type MatchOptions, use } from '../../../tests/support/black-alert';
import type { BlackAlertAction } from '../../../shared/contract/black-alert';

/** What a Character's seat thinks of a position. */
function worth(character: 'saru' | 'lorca', options: MatchOptions = {}): number {
  const game = match(options);
  const worth = game.rules.evaluate?.(game.view(character), game.seatOf(character));
  if (worth === undefined) throw new Error('These rules judge nothing.');
  return worth;
}

/** What an action of Saru is said to be for. */
function explained(action: BlackAlertAction, options: MatchOptions = {}) {
  const game = match(options);
  const words = game.rules.explain?.(game.view('saru'), game.seatOf('saru'), action);
  if (!words) throw new Error('These rules explain nothing.');
  return words;
}

const completed = (count: number): MatchOptions => ({
  change: (state) => {
    state.missions.forEach((mission, index) => (mission.done = index < count));
  },
});
const supply = (corruption: number): MatchOptions => ({
  change: (state) => {
    state.supply.corruption = corruption;
  },
});

describe('what a position is worth', () => {
  it('is a chance to win, and what one team gains the other loses', () => {
    for (const options of [{}, completed(2), { damage: ['d-brig', 'd-bridge'] }]) {
      const [own, other] = [worth('saru', options), worth('lorca', options)];
      expect(own).toBeGreaterThan(0);
      expect(own).toBeLessThan(1);
      expect(own + other).toBeLessThanOrEqual(1.1);
    }
  });

  it('rises for Starfleet with each Mission, and falls for the Terrans', () => {
    const own = [0, 1, 2].map((count) => worth('saru', completed(count)));
    const other = [0, 1, 2].map((count) => worth('lorca', completed(count)));
    expect(own).toEqual([...own].sort((one, two) => one - two));
    expect(other).toEqual([...other].sort((one, two) => two - one));
  });

  it('falls with Damage on the own ship and rises with it on the other', () => {
    const even = worth('saru');
    expect(worth('saru', { damage: ['d-brig', 'd-cargo-bay'] })).toBeLessThan(even);
    expect(worth('saru', { damage: ['c-reactor', 'c-weapons'] })).toBeGreaterThan(even);
  });

  it('rises for the Terrans with an Infiltration in hand that only they see', () => {
    const hands = { lorca: ['inf-bridge'] };
    const plain = { lorca: ['t-hold'] };
    expect(worth('lorca', { hands })).toBeGreaterThan(worth('lorca', { hands: plain }));
    expect(worth('saru', { hands })).toBe(worth('saru', { hands: plain }));
  });

  it('BA-CORR-01: falls for both as the supply of Corruption runs out', () => {
    for (const character of ['saru', 'lorca'] as const) {
      const left = [6, 4, 3, 2, 1].map((count) => worth(character, supply(count)));
      expect(left).toEqual([...left].sort((one, other) => other - one));
    }
  });

  it('counts Corruption Risk of this turn that is still to come', () => {
    const pending: MatchOptions = {
      change: (state) => {
        state.supply.corruption = 2;
        state.turn.risk.starfleet = ['s-risk', 's-risk#2'];
      },
    };
    expect(worth('saru', pending)).toBeLessThan(worth('saru', supply(2)));
  });

  it('is 1 for who has won and 0 for who has not', () => {
    const over: MatchOptions = {
      change: (state) => {
        state.outcome = { type: 'win', winners: ['1'], rule: 'BA-OBJ-01' };
      },
    };
    expect([worth('saru', over), worth('lorca', over)]).toEqual([1, 0]);
  });

  it('is better nearer to the Missions', () => {
    const near = worth('saru', { discovery: 'C1/planet', missions: ['rebel-stronghold'] });
    const far = worth('saru', { discovery: 'C3/west', missions: ['rebel-stronghold'] });
    expect(near).toBeGreaterThan(far);
  });
});

describe('what an action is for', () => {
  it('names the Mission that a voyage nears', () => {
    const options = { missions: ['rebel-stronghold'] };
    expect(explained({ type: 'choose-node', node: 'C1/planet' }, options)).toEqual({
      text: 'Navigate to Harlak',
      isSecret: false,
    });
    expect(explained({ type: 'choose-node', node: 'C1/moon' }, options).text).toBe(
      'Navigate towards Harlak: one use from a Mission',
    );
  });

  it('names no card of a hand, and keeps its worth to itself', () => {
    for (const action of [
      { type: 'begin', discard: 's-risk' },
      { type: 'bid', cards: ['s-risk'] },
      { type: 'choose-card', card: 's-risk' },
      { type: 'pay', cards: ['s-risk'] },
    ] as const) {
      const { text, isSecret } = explained(action);
      expect(text).not.toMatch(/risk/i);
      expect(isSecret).toBe(true);
    }
  });

  it('has words for every action of a turn', () => {
    const game = match({
      pools: { discovery: { dilithium: 2, intel: 2 } },
      hands: { saru: ['s-risk'] },
    });
    for (const action of game.legal('saru')) {
      expect(game.rules.explain?.(game.view('saru'), game.seatOf('saru'), action).text).not.toMatch(
        /rules have it/,
      );
    }
    expect(explained(use()).text).toMatch(/^Use /);
  });
});
