import { describe, expect, it } from 'vitest';
import { damageCard } from '../../../../tests/support/into-the-unknown';
import { DEFIANT, hit, lay, SHUTTLE } from '../../../../tests/support/into-the-unknown/damage';

describe('the hull dial of a ship', () => {
  const deck = {
    'test-fore': damageCard('defiant', { name: 'Fore', ends: ['fore'], station: 'tactical' }),
    'test-aft': damageCard('defiant', {
      name: 'Aft',
      ends: ['aft'],
      station: 'engineering',
      section: 'engineering',
    }),
  };

  it('ITU-AUX-13: a damage card icon draws a card of the class for the end that was hit; it lies at its station', () => {
    const combat = lay([DEFIANT], { cards: { damageCards: deck, only: false } });
    hit(combat, { unit: '1:defiant', end: 'fore' });
    expect(combat.actor).toBe('chance');
    expect(combat.why({ type: 'drawn', cards: ['test-aft'] })).not.toBeNull();
    combat.draw('test-fore');
    expect(combat.unit('1:defiant').damageCards).toEqual([
      { card: 'test-fore', station: 'tactical', end: 'fore' },
    ]);
    hit(combat, { unit: '1:defiant', count: 9, breach: 9, end: 'fore' });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:defiant' }]);
  });

  it('ITU-AUX-13: cards that lie on units of the class and side are out of the deck', () => {
    const only = {
      'test-fore': damageCard('test', { ends: ['fore'] }),
      'test-both': damageCard('test', {
        ends: ['fore', 'aft'],
        station: null,
        assign: { by: 'opponent', to: 'any' },
      }),
    };
    const units = { test: { ...lay([DEFIANT]).play.table.content.units['defiant']! } };
    const combat = lay(
      [
        {
          class: 'test',
          at: [18, 18, 0],
          alert: 'green 1',
          is: { damageCards: [{ card: 'test-fore', station: 'helm', end: 'fore' }] },
        },
      ],
      {
        cards: {
          units,
          damageCards: only,
          stations: { test: lay([DEFIANT]).play.table.content.stations['defiant']! },
        },
      },
    );
    hit(combat, { unit: '1:test', end: 'aft' });
    expect(combat.why({ type: 'drawn', cards: ['test-fore'] })).not.toBeNull();
    combat.draw('test-both');
    expect(combat.actor).toBe('2');
    combat.answer({ type: 'choose-station', station: 'engineering' });
    expect(combat.unit('1:test').damageCards.at(-1)).toEqual({
      card: 'test-both',
      station: 'engineering',
      end: 'aft',
    });
    combat.do((play) => (play.unit('1:test').hull = 4));
    hit(combat, { unit: '1:test' });
    expect(combat.isOver).toBe(true);
    expect(combat.unit('1:test').hull).toBe(5);
  });

  it('ITU-AUX-13: what a card does when it is drawn comes at once', () => {
    const drawn = damageCard('defiant', {
      abilities: [
        {
          ...lay([DEFIANT]).play.table.content.damageCards['dce1']!.abilities[0]!,
          timing: 'drawn',
          effects: [{ verb: 'token', token: 'peril', on: 'self', count: 2 }],
        },
      ],
    });
    const combat = lay([DEFIANT], { cards: { damageCards: { drawn } } });
    hit(combat, { unit: '1:defiant', end: 'fore' }).draw('drawn');
    expect(combat.unit('1:defiant').peril).toBe(2);
  });

  it('ITU-FKEY-11: a health icon is 1 step of the crew dial; a unit without one has nothing to lose', () => {
    const combat = lay([
      { ...DEFIANT, is: { hull: 2 } },
      { ...SHUTTLE, at: [5, 5, 0] },
    ]);
    hit(combat, { unit: '1:defiant' });
    expect(combat.unit('1:defiant')).toMatchObject({ hull: 3, crew: -1 });
    hit(combat, { unit: '1:type-6-shuttle', kind: 'health', count: 1 });
    expect(combat.unit('1:type-6-shuttle')).toMatchObject({ hull: 0, trauma: 0, crew: null });
  });

  it('a unit that is destroyed may burst: each space unit at so much of where it stood is hurt', () => {
    const combat = lay([
      { ...DEFIANT, is: { hull: 6 } },
      { ...SHUTTLE, at: [18, 20, 0], is: { hull: 1, shieldsUsed: { fore: 1, aft: 1 } } },
      { ...SHUTTLE, at: [18, 30, 0] },
    ]);
    hit(combat, { unit: '1:defiant', bursts: { inches: 2, count: 3 } });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:defiant' }]);
    expect([combat.unit('1:type-6-shuttle').hull, combat.unit('1:type-6-shuttle#2').hull]).toEqual([2, 0]);
  });

  it('ITU-SCORE-11: points on a unit that is destroyed are kept with its record', () => {
    const banked = [{ seat: '1', points: 2, scores: 'end' }] as const;
    const combat = lay([{ ...SHUTTLE, is: { hull: 3, banked } }]);
    expect(hit(combat, { unit: '1:type-6-shuttle' }).play.frozen.gone).toMatchObject([{ banked }]);
  });
});
