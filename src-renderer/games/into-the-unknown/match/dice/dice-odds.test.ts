import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  ActionOf,
  IntoTheUnknownAction,
  RollAhead,
} from '../../../../../shared/contract/into-the-unknown';
import { officerCard } from '../../../../../tests/support/into-the-unknown';
import { intoTheUnknownTable } from '../../../../../tests/support/into-the-unknown-table.svelte';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { shotOf } from './attack-odds';
import RollSheet from './RollSheet.svelte';
import { actionOdds, openedAttacks } from './odds-words';
import { againOdds, attackAhead, testAhead } from './roll-odds';
import { forecastOf } from './test-odds';

afterEach(cleanup);

const CONTENT = Match.begun().table.content;

/** A roll of intuition dice under way: each shows so many successes, null: it is still to be rolled. */
function known(own: Partial<RollAhead>, shows: readonly (number | null)[]) {
  const dice = shows.map((success) => ({ die: 'intuition', shows: success === null ? null : { success } }));
  const roll: RollAhead = {
    dice,
    rerolls: {},
    swap: null,
    exchanges: [],
    isLeast: false,
    needed: 2,
    attack: null,
    ...own,
  };
  return { content: CONTENT, view: { ...Match.begun().view('1'), roll } };
}
const again = (by: string, ...dice: number[]): ActionOf<'reroll'> => ({ type: 'reroll', by, dice });

describe('the odds of rolling again', () => {
  it('ITU-DICE-02: what another source may still pick up afterwards counts, exactly', () => {
    // A success or two: 4 of 8 faces; a blank may be rolled once more.
    const one = againOdds(known({ rerolls: { handy: 1 } }, [1, 0]), again('handy', 1));
    const two = againOdds(known({ rerolls: { handy: 1, instruments: 1 } }, [1, 0]), again('handy', 1));
    expect([one?.chance.exact, two?.chance.exact]).toEqual(['1/2', '3/4']);
    expect([one?.isLeast, two?.isLeast]).toEqual([false, false]);
  });

  it('ITU-DICE-05: what Synthetic may make of an analysis counts', () => {
    const exchanges = [{ spend: { analysis: 1 }, gain: { breakthrough: 1 }, times: 1 }];
    const odds = againOdds(known({ rerolls: { handy: 1 }, exchanges }, [1, 0]), again('handy', 1));
    expect(odds?.chance.exact).toBe('3/4');
  });

  it('an attack is rolled again against the evasion of what it strikes', () => {
    const target = { end: null, evasion: 1, shields: 0, hull: null, health: null };
    const attack = { keywords: { pierce: 0, breach: 0, lethal: 0 }, targets: [target] };
    const odds = againOdds(
      known({ rerolls: { pulse: 2 }, needed: null, attack }, [0, 0]),
      again('pulse', 0, 1),
    );
    expect(odds?.chance.exact).toBe('3/4');
  });

  it('nothing is ahead of a roll once a die of it lies there', () => {
    expect(testAhead(known({}, [null, null]).view.roll)).toMatchObject({ dice: { intuition: 2 }, needed: 2 });
    expect(testAhead(known({}, [1, null]).view.roll)).toBeNull();
    expect(attackAhead(known({}, [null]).view.roll)).toBeNull();
  });
});

describe('the odds of attacks on offer', () => {
  const isFire = (action: IntoTheUnknownAction): action is ActionOf<'order'> =>
    action.type === 'order' && action.ability === 'fire-weapons' && action.officer !== null;
  function open(ordnance: number) {
    const match = Match.begun({
      units: [
        { class: 'defiant', at: [18, 18, 0], alert: 'red 1', crew: { tactical: 'gunner' } },
        { class: 'jemhadar-fighter', seat: '2', at: [18, 14, 180] },
      ],
      cards: { officers: { gunner: officerCard({ skills: { ordnance } }) } },
    });
    return intoTheUnknownTable(match);
  }

  it('ITU-DICE-13: an order tells the odds of the attacks that it opens, the leader counted', () => {
    const told = [0, 2].map((ordnance) => {
      const { session } = open(ordnance);
      const order = session.offers?.actions.find(isFire);
      return order ? openedAttacks(session, order) : [];
    });
    expect(told[0]?.[0]).toMatch(/^Phaser .+ at .+, \d power: \d+(\.\d)? % to hit, \d+(\.\d+)? damage/);
    expect(told[1]?.[0]).not.toBe(told[0]?.[0]);
  });

  it('ITU-DICE-13: each attack on offer is told, its dice being those of the rules', async () => {
    const { table, session } = open(1);
    const order = session.offers?.actions.find(isFire);
    if (!order) throw new Error('Nobody may fire.');
    await table.act(order);
    const attacks =
      session.offers?.actions.filter((each) => each.type === 'attack' && each.weapon !== 'torpedo tubes') ??
      [];
    expect(attacks.length).toBeGreaterThan(3);
    for (const attack of attacks) {
      const forecast = forecastOf(session, attack)?.attack;
      if (!forecast) throw new Error('It is not told.');
      expect(actionOdds(session, attack)).toMatch(/ % to hit, /);
      expect(shotOf(session, forecast)).toBe(shotOf(session, forecast));
    }
  });

  it('ITU-AUX-16: while its player still says which end is hit the sheet tells the worse one for who attacks', () => {
    const match = Match.begun({
      units: [
        { class: 'defiant', at: [18, 18, 90], alert: 'green 1' },
        {
          class: 'jemhadar-fighter',
          seat: '2',
          at: [18, 14, 180],
          alert: 'red 1',
          crew: { tactical: 'gunner' },
        },
      ],
      cards: { officers: { gunner: officerCard({ skills: { ordnance: 1 } }) } },
      tasks: [
        { type: 'note', seat: '1', text: 'The phase is over', from: 'test' },
        { type: 'priority-order', seat: '2' },
      ],
    });
    const order = match.legal('2').find(isFire);
    if (!order) throw new Error('Nobody may fire.');
    const [attack] = match.step('2', order).options('2', 'attack');
    if (!attack) throw new Error('Nothing can be fired at.');
    match.step('2', attack);
    const { session } = intoTheUnknownTable(match);
    expect(session.view.roll?.attack?.targets.map(({ end }) => end)).toEqual(['fore', 'aft']);
    render(RollSheet, { props: { session } });
    const sheet = screen.getByRole('region', { name: /^Roll: / });
    expect(sheet.textContent).toMatch(/% to hit\s+\d+(\.\d+)?\s+damage on average( at the worse end)?/);
  });
});
