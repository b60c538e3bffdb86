import { describe, expect, it } from 'vitest';
import { figuresOf } from '../figures';
import { freshenShields } from './shields';
import { DEFIANT, hit, lay, SAUCER, SHUTTLE } from '../../../../tests/support/into-the-unknown/damage';

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
