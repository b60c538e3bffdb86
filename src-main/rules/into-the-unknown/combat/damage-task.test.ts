import { describe, expect, it } from 'vitest';
import {
  damageCard,
  officerCard,
  teamCard,
  type UnitOptions,
} from '../../../../tests/support/into-the-unknown';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { figuresOf, hullStatusOf } from '../figures';
import { type Damage, dealDamage } from './damage';
import { freshenShields } from './shields';

const OFFICERS = {
  ensign: officerCard({ name: 'Ensign', health: 2 }),
  doctor: officerCard({ name: 'Doctor', health: 1 }),
};
const TEAMS = { team: teamCard({ health: 3 }) };
function lay(units: readonly UnitOptions[], more: Partial<ConstructorParameters<typeof Combat>[0]> = {}) {
  return new Combat({ units, ...more, cards: { officers: OFFICERS, teams: TEAMS, ...more.cards } });
}
const hit = (combat: Combat, damage: Partial<Damage> & { readonly unit: string }) =>
  combat.do((play) => dealDamage(play, { kind: 'hull', count: 1, ...damage }));
/** Track light, yellow, severe disabled, severe destroyed; shields 1/1. */
const SHUTTLE: UnitOptions = { class: 'type-6-shuttle', at: [18, 18, 0] };
/** Track light, yellow, orange, orange, severe disabled, severe destroyed; shields 2/2. */
const SAUCER: UnitOptions = { class: 'galaxy-saucer', at: [18, 18, 0] };
const DEFIANT: UnitOptions = { class: 'defiant', at: [18, 18, 0], alert: 'green 1' };

describe('the hull track', () => {
  it('ITU-AUX-10: each point that is not cancelled moves the marker a step; before any damage none is exposed', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    expect(hullStatusOf(combat.play.table, lay([SAUCER]).unit('1:galaxy-saucer'))).toMatchObject({
      status: 'none',
      icons: [],
      left: 6,
    });
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(combat.unit('1:galaxy-saucer').hull).toBe(3);
    expect(combat.told('damaged')).toEqual([
      { type: 'damaged', unit: '1:galaxy-saucer', kind: 'hull', count: 1, now: 3 },
    ]);
  });

  it('ITU-AUX-11: it stops at the first step of another status and the rest is dropped', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    expect(hit(combat, { unit: '1:galaxy-saucer', count: 5 }).unit('1:galaxy-saucer').hull).toBe(3);
    expect(hit(combat, { unit: '1:galaxy-saucer', count: 5 }).unit('1:galaxy-saucer').hull).toBe(5);
  });

  it('ITU-AUX-12: the first step, from no damage, stops it too; by the reading `no` it does not', () => {
    const steps = (reading: string) =>
      hit(lay([SHUTTLE], { readings: { 'aux.stopAtFirstStep': reading } }), {
        unit: '1:type-6-shuttle',
        count: 3,
      }).unit('1:type-6-shuttle').hull;
    expect([steps('yes'), steps('no')]).toEqual([1, 2]);
  });

  it('ITU-AUX-13: a status with two icons is two steps: the first disables, the second destroys', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 4 } }]);
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(hullStatusOf(combat.play.table, combat.unit('1:galaxy-saucer'))).toMatchObject({
      status: 'severe',
      disabled: true,
      left: 1,
    });
    expect(combat.told('disabled')).toHaveLength(1);
    hit(combat, { unit: '1:galaxy-saucer', count: 1 });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:galaxy-saucer', why: 'destroyed' }]);
  });

  it('ITU-AUX-14: the destroyed icon takes the unit off, officers on it are lost', () => {
    const combat = lay([{ ...SHUTTLE, crew: { helm: 'ensign' }, is: { hull: 3 } }]);
    hit(combat, { unit: '1:type-6-shuttle' });
    expect(combat.play.frozen.units).toEqual([]);
    expect(combat.officer('1:ensign')).toMatchObject({ lost: true, at: null });
  });

  it('ITU-LOST-01: officers of a destroyed space unit are lost, those of a destroyed team stay where it was', () => {
    const combat = lay([
      { ...SHUTTLE, crew: { helm: 'ensign' }, is: { hull: 3 } },
      { class: 'miranda', seat: '2', at: [10, 10, 0], alert: 'green 1' },
      { class: 'team', in: '2:miranda/bridge', aboard: ['doctor'], is: { trauma: 2 } },
    ]);
    hit(combat, { unit: '1:type-6-shuttle' });
    hit(combat, { unit: '1:team', kind: 'health', count: 1 }).done();
    expect(combat.officer('1:ensign').lost).toBe(true);
    expect(combat.officer('1:doctor')).toMatchObject({
      lost: false,
      at: { type: 'section', unit: '2:miranda', section: 'bridge' },
    });
  });

  it('ITU-WKEY-02: Breach lets the hull go on beyond the change of status, by up to X steps', () => {
    const steps = (count: number, breach: number) =>
      hit(lay([{ ...SAUCER, is: { hull: 1 } }]), { unit: '1:galaxy-saucer', count, breach }).unit(
        '1:galaxy-saucer',
      ).hull - 1;
    expect([steps(4, 0), steps(4, 1), steps(4, 2), steps(2, 2)]).toEqual([1, 2, 3, 2]);
  });
});

describe('shields that wear', () => {
  it('ITU-AUX-15: they must be used, each point covers an icon for the rest of the round', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    hit(combat, { unit: '1:galaxy-saucer', count: 3, end: 'fore', shields: true });
    expect(combat.unit('1:galaxy-saucer')).toMatchObject({ hull: 3, shieldsUsed: { fore: 2, aft: 0 } });
    expect(combat.told('shields')).toEqual([
      { type: 'shields', unit: '1:galaxy-saucer', end: 'fore', cancelled: 2 },
    ]);
    hit(combat, { unit: '1:galaxy-saucer', count: 1, end: 'fore', shields: true });
    expect(combat.unit('1:galaxy-saucer').hull).toBe(4);
  });

  it('ITU-AUX-15: health damage is cancelled by them too', () => {
    const combat = lay([SHUTTLE]);
    hit(combat, { unit: '1:type-6-shuttle', kind: 'health', count: 1, end: 'aft', shields: true });
    expect(combat.unit('1:type-6-shuttle').shieldsUsed).toEqual({ fore: 0, aft: 1 });
  });

  it('ITU-AUX-15: whoever deals health damage, Lethal and Relentless among them, icons that are left cancel it', () => {
    const combat = lay([{ ...SHUTTLE, is: { shieldsUsed: { fore: 1, aft: 0 } } }, DEFIANT]);
    hit(combat, { unit: '1:type-6-shuttle', kind: 'health', count: 1 });
    expect(combat.unit('1:type-6-shuttle').shieldsUsed).toEqual({ fore: 1, aft: 1 });
    hit(combat, { unit: '1:defiant', kind: 'health', count: 1 });
    expect(combat.unit('1:defiant').crew).toBe(-1);
  });

  it('ITU-AUX-16: damage of an attack uses the shields of the end that is hit alone', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2, shieldsUsed: { fore: 2, aft: 0 } } }]);
    hit(combat, { unit: '1:galaxy-saucer', count: 1, end: 'fore', shields: true });
    expect(combat.unit('1:galaxy-saucer')).toMatchObject({ hull: 3, shieldsUsed: { fore: 2, aft: 0 } });
  });

  it('ITU-AUX-17: where no end is named any icons cancel; which end first is the choice of its player', () => {
    const combat = lay([{ ...SAUCER, is: { hull: 2 } }]);
    hit(combat, { unit: '1:galaxy-saucer', count: 3, shields: true });
    expect(combat.actor).toBe('1');
    expect(combat.why({ type: 'done' })).toMatchObject({ rule: 'ITU-AUX-17' });
    combat.answer({ type: 'choose-end', end: 'aft' });
    expect(combat.unit('1:galaxy-saucer')).toMatchObject({ hull: 2, shieldsUsed: { fore: 1, aft: 2 } });
    hit(combat, { unit: '1:galaxy-saucer', count: 3, shields: true });
    expect(combat.unit('1:galaxy-saucer')).toMatchObject({ hull: 3, shieldsUsed: { fore: 2, aft: 2 } });
  });

  it('ITU-AUX-17: of a ship nobody is asked which end cancels first: its shields do not wear (house)', () => {
    const combat = lay([{ ...DEFIANT, alert: 'red 1', is: { hull: 2 } }]);
    const { shieldsFore, shieldsAft } = figuresOf(
      combat.play.table,
      combat.play.frozen,
      combat.unit('1:defiant'),
    );
    const all = (shieldsFore ?? 0) + (shieldsAft ?? 0);
    expect(Math.min(shieldsFore ?? 0, shieldsAft ?? 0)).toBeGreaterThan(0);
    hit(combat, { unit: '1:defiant', count: all - 1, shields: true });
    expect(combat.actor).toBeNull();
    expect(combat.unit('1:defiant').hull).toBe(2);
    hit(combat, { unit: '1:defiant', count: all + 1, shields: true });
    expect(combat.unit('1:defiant').hull).toBe(3);
  });

  it('ITU-AUX-17: damage that no shields are named for is not cancelled', () => {
    expect(hit(lay([SHUTTLE]), { unit: '1:type-6-shuttle' }).unit('1:type-6-shuttle').hull).toBe(1);
  });

  it('ITU-AUX-18: in the Ready Phase the tokens come off', () => {
    const combat = lay([{ ...SHUTTLE, is: { shieldsUsed: { fore: 1, aft: 1 } } }]);
    combat.do((play) => freshenShields(play, '1:type-6-shuttle'));
    expect(combat.unit('1:type-6-shuttle').shieldsUsed).toEqual({ fore: 0, aft: 0 });
  });

  it('ITU-HAZARD-14: track and shields of a hazard unit work as those of an auxiliary unit, the trailing player chooses', () => {
    const combat = lay([{ class: 'hostile-raider', seat: null, at: [18, 18, 0], is: { hull: 1 } }], {
      seats: {},
    });
    combat.play.seat('1').vp = 3;
    hit(combat, { unit: '0:hostile-raider', count: 2, shields: true });
    expect(combat.actor).toBe('2');
    combat.answer({ type: 'choose-end', end: 'fore' });
    hit(combat, { unit: '0:hostile-raider', count: 4, end: 'aft', shields: true });
    expect(combat.unit('0:hostile-raider')).toMatchObject({ hull: 2, shieldsUsed: { fore: 2, aft: 1 } });
    hit(combat, { unit: '0:hostile-raider', count: 2 });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '0:hostile-raider', why: 'destroyed' }]);
  });

  it('ITU-AUX-15: shields of a ship cancel what they show each time anew (house)', () => {
    const combat = lay([{ ...DEFIANT, alert: 'red 1', is: { hull: 2 } }]);
    hit(combat, { unit: '1:defiant', count: 3, end: 'fore', shields: true });
    hit(combat, { unit: '1:defiant', count: 3, end: 'fore', shields: true });
    expect(combat.unit('1:defiant')).toMatchObject({ hull: 2, shieldsUsed: { fore: 0, aft: 0 } });
    hit(combat, { unit: '1:defiant', count: 4, end: 'fore', shields: true });
    expect(combat.unit('1:defiant').hull).toBe(3);
  });
});

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

describe('trauma', () => {
  const ABOARD: readonly UnitOptions[] = [
    { class: 'miranda', at: [10, 10, 0], alert: 'green 1' },
    { class: 'team', in: '1:miranda/bridge', aboard: ['ensign', 'doctor'] },
  ];

  it('ITU-TEAM-36: each point is a token on the health of a team; at its value the team is destroyed', () => {
    const combat = lay([ABOARD[0]!, { class: 'team', in: '1:miranda/bridge' }]);
    hit(combat, { unit: '1:team', kind: 'health', count: 2 });
    expect(combat.unit('1:team').trauma).toBe(2);
    hit(combat, { unit: '1:team', kind: 'health', count: 2 });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:team', why: 'destroyed' }]);
  });

  it('ITU-TEAM-38: an officer may stand in for the team, sustains as much as possible and is then incapacitated', () => {
    const combat = hit(lay(ABOARD), { unit: '1:team', kind: 'health', count: 3 });
    expect(combat.legal().map((each) => (each.type === 'choose-officer' ? each.officer : each.type))).toEqual(
      ['1:ensign', '1:doctor', 'done'],
    );
    combat.answer({ type: 'choose-officer', officer: '1:ensign' });
    expect(combat.officer('1:ensign')).toMatchObject({ trauma: 2, incapacitated: true, ready: false });
    expect(combat.taskOf('damage').count).toBe(1);
  });

  it('ITU-TEAM-39: what remains the team sustains, or a further officer', () => {
    const first = hit(lay(ABOARD), { unit: '1:team', kind: 'health', count: 3 });
    first.answer({ type: 'choose-officer', officer: '1:ensign' });
    const team = first.branch().done();
    expect(team.unit('1:team').trauma).toBe(1);
    const further = first.branch().answer({ type: 'choose-officer', officer: '1:doctor' });
    expect(further.isOver).toBe(true);
    expect([further.unit('1:team').trauma, further.officer('1:doctor').incapacitated]).toEqual([0, true]);
  });

  it('ITU-PROJ-12: hull damage of a projectile is trauma on its hull; at its value it is taken off', () => {
    const combat = lay([{ class: 'class-1-probe', at: [18, 18, 0] }]);
    hit(combat, { unit: '1:class-1-probe', count: 1, end: 'fore', shields: true });
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:class-1-probe', why: 'destroyed' }]);
  });

  it('ITU-TEAM-28: who is named among officers there takes the damage in place of the unit', () => {
    const stage = () =>
      lay([{ ...DEFIANT, crew: { helm: 'ensign' } }]).do((play) =>
        play.push({
          type: 'hurt-whom',
          seat: '1',
          among: ['1:ensign'],
          unit: '1:defiant',
          count: 1,
          may: true,
          rule: 'ITU-TEAM-28',
        }),
      );
    const named = stage().answer({ type: 'choose-officer', officer: '1:ensign' });
    expect([named.officer('1:ensign').trauma, named.unit('1:defiant').crew]).toEqual([1, 0]);
    const none = stage().done();
    expect([none.officer('1:ensign').trauma, none.unit('1:defiant').crew]).toEqual([0, -1]);
  });
});
