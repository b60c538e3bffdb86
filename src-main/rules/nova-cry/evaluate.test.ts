import { describe, expect, it } from 'vitest';
import type { NovaCryAction } from '../../../shared/contract/nova-cry';
import {
  match,
  type MatchOptions,
  PASS,
  PROCEED,
  type SeatOptions,
  strategy,
} from '../../../tests/support/nova-cry';
import { randomFrom, type SeatId } from '../engine';

/** What a seat thinks of a position. */
function worth(
  own: SeatOptions,
  other: SeatOptions = {},
  seat: SeatId = '1',
  options: MatchOptions = {},
): number {
  const game = match({ seats: [own, other], ...options });
  const value = game.rules.evaluate?.(game.view(seat), seat);
  if (value === undefined) throw new Error('These rules judge nothing.');
  return value;
}

describe('what a position is worth', () => {
  it('is a chance to win: what all players have together comes to 1', () => {
    const game = match({ seats: [{ victory: 4 }, { intel: 3 }, { damage: 5 }] });
    const values = (['1', '2', '3'] as const).map(
      (seat) => game.rules.evaluate?.(game.view(seat), seat) ?? 0,
    );
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  });

  it('rises with points, with Intel, with cards, and along a planet’s track', () => {
    for (const better of [{ victory: 1 }, { intel: 1 }, { hand: ['voyage'] }] satisfies SeatOptions[])
      expect(worth(better)).toBeGreaterThan(worth({}));
    expect(worth({ planet: ['far', 5] })).toBeGreaterThan(worth({ planet: ['far', 2] }));
    expect(worth({}, { victory: 3 })).toBeLessThan(worth({}));
  });

  it('falls with damage, with alerts, and with people who are out', () => {
    for (const worse of [
      { damage: 4 },
      { front: ['data-leak'] },
      { onShip: ['warp-wear'] },
    ] satisfies SeatOptions[])
      expect(worth(worse)).toBeLessThan(worth({}));
    const out: MatchOptions = { change: (state) => (state.seats[0]!.captain!.status = 'destroyed') };
    expect(worth({}, {}, '1', out)).toBeLessThan(worth({}));
  });

  it('favours a placed training token over one that lies by', () => {
    const placed: MatchOptions = { change: (state) => (state.seats[0]!.crew[0]!.training = [1, 0]) };
    expect(worth({}, {}, '1', placed)).toBeGreaterThan(worth({ training: 1 }));
  });

  it('knows a hand only as its player sees it', () => {
    expect(worth({}, { hand: ['panic'] })).toBe(worth({}, { hand: ['voyage'] }));
  });

  it('is 1 for who has won, 0 for who has not and for who is out of the game', () => {
    const over = match().step('referee', { type: 'set-victory', seat: '2', victory: 15 });
    const judged = (seat: SeatId) => over.rules.evaluate?.(over.view(seat), seat);
    expect([judged('1'), judged('2')]).toEqual([0, 1]);
    const out = match({ seats: [{}, {}, {}] }).step('referee', { type: 'set-damage', seat: '3', damage: 20 });
    expect(out.rules.evaluate?.(out.view('3'), '3')).toBe(0);
  });
});

describe('habits', () => {
  it('leave a turn as it is, and answer what is asked with something legal', () => {
    const random = randomFrom('habit');
    const game = match({ phase: 'navigation' });
    expect(game.rules.habit?.(game.state, '1', random)).toBeNull();
    game.do('1', PROCEED).draw('w1', 'w2', 'far');
    expect(game.legal('1')).toContainEqual(game.rules.habit?.(game.state, '1', random));
  });
});

describe('what an action is for', () => {
  const explained = (action: NovaCryAction, options: MatchOptions = {}) => {
    const game = match(options);
    return game.rules.explain?.(game.view('1'), '1', action);
  };

  it('is told by what lies open', () => {
    expect(explained({ type: 'choose-planet', planet: 'far' })).toEqual({
      text: 'Make for Planet: 3 points, 5 moves away',
      isSecret: false,
    });
    expect(explained(strategy('rush'))?.text).toBe('Rush: one space further');
    expect(explained({ type: 'battle', target: '2', by: 'intel' })?.text).toBe(
      'Attack Ship: 2 points at once',
    );
    expect(explained(PROCEED, { phase: 'battle' })?.text).toBe('No fight and no recruit now');
    expect(explained({ type: 'emergency', person: 'captain', intel: 4, cards: [] })?.text).toBe(
      'Bring back the captain',
    );
    expect(explained({ type: 'use', cards: ['medic'], pay: [] })?.text).toBe('Use Alien');
    expect(explained(PASS)?.text).toBe('Leave it at that');
  });

  it('NC-START-05: a ship with Warp 3 or more is advised to begin with engineers’ cards', () => {
    const task = { type: 'draw-cards', seat: '1', count: 2, rule: 'NC-START-02' } as const;
    const words = (ship: string) =>
      explained({ type: 'choose-pile', pile: 'engineer' }, { seats: [{ ship }, {}], tasks: [task] })?.text;
    expect(words('orion')).toBe('Choose the engineer’s pile: a fast ship needs repairs soonest');
    expect(words('plain')).toBe('Choose the engineer’s pile');
  });

  it('tells nothing of a hand or of a secret choice', () => {
    for (const action of [
      { type: 'draft', card: 'plain' },
      { type: 'bid', intel: 2 },
      { type: 'choose-card', card: 'voyage' },
    ] satisfies NovaCryAction[]) {
      const words = explained(action);
      expect(words?.isSecret).toBe(true);
      expect(words?.text).not.toMatch(/plain|voyage|2/);
    }
  });
});
