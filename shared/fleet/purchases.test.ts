import { describe, expect, it } from 'vitest';
import {
  codes,
  contentWith,
  equipmentCard,
  force,
  forceRules,
  SISKO_AND_WORF,
  USUAL,
} from '../../tests/support/into-the-unknown';
import { shippedContent } from '../../tests/support/shipped-content';
import { auxiliariesAfter, auxiliariesOpenTo, auxiliariesPrice, checkAuxiliaries } from './auxiliaries';
import { checkEquipment, type Fitted } from './equipment';
import { checkPurchases, type Purchases, purchasesPrice } from './purchases';
import { checkTransfers } from './transfers';

const content = shippedContent();
const FEDERATION = force('federation', SISKO_AND_WORF);
const NOTHING: Purchases = { transfers: [], equipment: [], auxiliaries: [] };
const SHIPS = ['galaxy', 'defiant', 'miranda'];

const fit = (fitted: readonly Fitted[], ships = SHIPS, pack = content) =>
  codes(checkEquipment(pack, {}, FEDERATION, ships, fitted, 'match'));
const buy = (
  bought: Partial<Purchases>,
  points = 20,
  rules = forceRules(),
  available: readonly string[] = [],
) =>
  codes(
    checkPurchases(
      content,
      {},
      FEDERATION,
      rules,
      { ships: SHIPS, available, points },
      { ...NOTHING, ...bought },
    ),
  );

describe('equipment', () => {
  it('ITU-SETUP-15, ITU-EQUIP-05: cards are of the own faction or show none', () => {
    expect(fit([{ card: 'personnel-transponders', ship: 0 }])).toEqual(['not-aligned /equipment/0']);
    expect(fit([{ card: 'quantum-torpedoes-reload', ship: 0 }])).toEqual([]);
    expect(fit([{ card: 'class-1-probes', ship: 0 }])).toEqual([]);
  });

  it('ITU-SETUP-16, ITU-EQUIP-01: a title names its ship class, other cards need tubes, a cargo launch or a card beside them', () => {
    expect(fit([{ card: 'uss-defiant', ship: 1 }])).toEqual([]);
    expect(fit([{ card: 'uss-defiant', ship: 0 }])).toEqual(['no-fit /equipment/0']);
    const tubeless = contentWith({ units: { galaxy: { ...content.units['galaxy']!, tubes: null } } });
    expect(fit([{ card: 'class-1-probes', ship: 0 }], SHIPS, tubeless)).toEqual(['no-fit /equipment/0']);
    expect(fit([{ card: 'runabout-berth', ship: 0 }])).toEqual([]);
    expect(fit([{ card: 'runabout-berth', ship: 2 }])).toEqual(['no-fit /equipment/0']);
    expect(fit([{ card: 'romulan-cloaking-device', ship: 1 }])).toEqual(['no-fit /equipment/0']);
    const both = [
      { card: 'romulan-cloaking-device', ship: 1 },
      { card: 'uss-defiant', ship: 1 },
    ];
    expect(fit(both)).toEqual([]);
    expect(fit([...both].reverse())).toEqual([]);
    expect(fit([{ card: 'uss-defiant', ship: 7 }])).toEqual(['unknown-id /equipment/0']);
  });

  it('ITU-SETUP-17: a ship has one card of each subtype and one with the refit icon', () => {
    const both = [
      { card: 'class-1-probes', ship: 0 },
      { card: 'quantum-torpedoes-reload', ship: 0 },
    ];
    expect(fit(both)).toEqual(['slot-taken /equipment/1']);
    expect(fit(both.map((each, ship) => ({ ...each, ship })))).toEqual([]);
    const refit = contentWith({
      equipment: { one: equipmentCard({ refit: true }), two: equipmentCard({ refit: true }) },
    });
    const cards = [
      { card: 'one', ship: 0 },
      { card: 'two', ship: 0 },
    ];
    expect(fit(cards, SHIPS, refit)).toEqual(['slot-taken /equipment/1']);
    // On Federation ships the icon of Escape Pods does not count (ITU-EQUIP-01).
    const pods = [
      { card: 'one', ship: 0 },
      { card: 'escape-pods', ship: 0 },
    ];
    expect(fit(pods, SHIPS, refit)).toEqual([]);
  });

  it('ITU-SETUP-16: a unique card goes on one ship', () => {
    const twice = [
      { card: 'uss-defiant', ship: 0 },
      { card: 'uss-defiant', ship: 1 },
    ];
    expect(fit(twice, ['defiant', 'defiant'])).toEqual(['duplicate-id /equipment/1']);
  });

  it('ITU-EQUIP-01: the known cards cost the flex points that are printed', () => {
    const price = (card: string) => purchasesPrice(content, { ...NOTHING, equipment: [{ card, ship: 0 }] });
    expect(price('class-1-probes')).toBe(5);
    expect(price('quantum-torpedoes-reload')).toBe(6);
    expect(price('escape-pods')).toBe(3);
    expect(price('personnel-transponders')).toBe(6);
    expect(price('runabout-berth')).toBe(3);
    expect(price('uss-defiant')).toBe(3);
  });
});

describe('transfer officers', () => {
  const pick = (available: readonly string[], chosen: readonly string[]) =>
    codes(checkTransfers(content, {}, FEDERATION, SHIPS, available, chosen));

  it('ITU-SETUP-12: only those that were drawn are available', () => {
    expect(pick(['data', 'odo'], ['data'])).toEqual([]);
    expect(pick(['data', 'odo'], ['trul'])).toEqual(['not-drawn /transfers/0']);
    expect(pick(['data', 'odo'], ['data', 'data'])).toEqual(['not-drawn /transfers/1']);
  });

  it('ITU-SETUP-13: up to two are selected', () => {
    expect(pick(['data', 'odo', 'trul'], ['data', 'odo'])).toEqual([]);
    expect(pick(['data', 'odo', 'trul'], ['data', 'odo', 'trul'])).toEqual(['too-many /transfers']);
  });
});

describe('auxiliary units', () => {
  const limits = (most: number, given: readonly string[] = []) => ({ most, given });
  const check = (bought: readonly string[], most: number, given: readonly string[] = [], readings = {}) =>
    codes(checkAuxiliaries(content, readings, FEDERATION, SHIPS, bought, limits(most, given)));

  it('ITU-SETUP-18: they are bought only where the mission says so, up to its limit, at their flex cost', () => {
    expect(check(['danube-runabout'], 0)).toEqual(['too-many /auxiliaries']);
    expect(check(['danube-runabout'], 1)).toEqual([]);
    expect(check(['danube-runabout', 'danube-runabout'], 1)).toEqual(['too-many /auxiliaries']);
    expect(auxiliariesPrice(content, ['danube-runabout'])).toBe(2);
  });

  it('ITU-AUX-07: one without a flex cost cannot be added in set-up', () => {
    expect(check(['type-6-shuttle'], 1)).toEqual(['not-for-sale /auxiliaries/0']);
  });

  it('ITU-SETUP-19: they are aligned with the task force, or by the other reading with any ship of the fleet', () => {
    const klingon = force('klingon', SISKO_AND_WORF);
    const on = (ships: readonly string[], readings: Record<string, string>) =>
      auxiliariesOpenTo(content, readings, klingon, ships);
    expect(on(['brel', 'defiant'], {})).toEqual([]);
    expect(on(['brel', 'defiant'], { 'setup.auxAlignment': 'taskForce' })).toEqual([]);
    expect(on(['brel', 'defiant'], { 'setup.auxAlignment': 'anyShip' })).toEqual(['danube-runabout']);
    expect(on(['brel'], { 'setup.auxAlignment': 'anyShip' })).toEqual([]);
  });

  it('ITU-SETUP-20: a Runabout that is bought replaces the Type 6 that the mission gives, at its full cost', () => {
    expect(check(['danube-runabout'], 0, ['type-6-shuttle'])).toEqual([]);
    expect(auxiliariesAfter(content, ['type-6-shuttle'], ['danube-runabout'])).toEqual(['danube-runabout']);
    expect(auxiliariesAfter(content, ['type-6-shuttle'], [])).toEqual(['type-6-shuttle']);
    expect(auxiliariesPrice(content, ['danube-runabout'])).toBe(2);
    // One of another type replaces nothing.
    expect(check(['danube-runabout'], 0, ['galaxy-saucer'])).toEqual(['too-many /auxiliaries']);
  });
});

describe('flex points', () => {
  it('ITU-SETUP-10: everything together costs no more than there is', () => {
    const equipment = [{ card: 'runabout-berth', ship: 0 }];
    expect(buy({ equipment, transfers: ['odo'] }, 8, forceRules(), ['odo'])).toEqual([]);
    expect(buy({ equipment, transfers: ['odo'] }, 7, forceRules(), ['odo'])).toEqual(['too-dear ']);
  });

  it('ITU-TFEX-03: a step that the mission leaves out buys nothing', () => {
    const equipment = [{ card: 'runabout-berth', ship: 0 }];
    const rules = (...ignores: ('equipment' | 'flex' | 'transfer')[]) =>
      forceRules({ mission: { ...USUAL, ignores } });
    expect(buy({ equipment }, 20, rules('equipment'))).toEqual(['skipped /equipment']);
    expect(buy({ equipment }, 20, rules('flex'))).toEqual(['skipped /equipment']);
    expect(buy({ transfers: ['odo'] }, 20, rules('transfer'), ['odo'])).toEqual(['skipped /transfers']);
    expect(buy({ equipment }, 20, rules('transfer'))).toEqual([]);
  });
});
