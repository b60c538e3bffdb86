import { describe, expect, it } from 'vitest';
import { type StateOptions, stateWith, tableWith } from '../../../../tests/support/into-the-unknown';
import type { Condition } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import { holds } from './conditions';

const table = tableWith();
const SITE = { kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 3 } } } as const;
type UnitAsked = Extract<Condition, { is: 'self' }>['unit'];
const ANY_UNIT: UnitAsked = { kinds: [], subtypes: [], of: 'any', classes: [], hull: [] };

/** Whether it holds for player 1's Defiant, or as told. */
function is(condition: Condition, options: StateOptions = {}, context: Partial<EffectContext> = {}): boolean {
  const state = stateWith(table, {
    ...options,
    units: [{ class: 'defiant', at: [18, 24, 0] }, ...(options.units ?? [])],
  });
  const self = state.units.find(({ id }) => id === (context.self ?? '1:defiant')) ?? null;
  return holds(table, state, contextOf(self, context), condition);
}

const unit = (of: 'friendly' | 'opposing', more: Partial<UnitAsked> = {}): UnitAsked => ({
  ...ANY_UNIT,
  of,
  ...more,
});

describe('conditions of cards', () => {
  it('asks for kinds, allegiance, peril and conditions of the acting unit', () => {
    expect(is({ is: 'self', unit: { ...unit('friendly'), kinds: ['ship'] } })).toBe(true);
    expect(is({ is: 'self', unit: { ...unit('friendly'), kinds: ['team'] } })).toBe(false);
    expect(is({ is: 'self', unit: { ...unit('friendly'), leastPeril: 1 } })).toBe(false);
    expect(is({ is: 'self', unit: { ...unit('friendly'), categories: ['capital'] } })).toBe(false);
    expect(is({ is: 'self', unit: { ...unit('friendly'), conditions: ['jammed'] } })).toBe(false);
    expect(is({ is: 'not-cloaked' })).toBe(true);
  });

  it('ITU-HAZARD-01: what nobody owns opposes every player', () => {
    const raider = { class: 'hostile-raider', seat: null, at: [18, 28, 0] } as const;
    const near = { is: 'unit-at-target', unit: unit('opposing'), within: 4, none: false } as const;
    expect(is(near, { units: [raider] })).toBe(true);
    expect(is(near)).toBe(false);
    expect(is({ ...near, none: true })).toBe(true);
  });

  it('ITU-TEAM-09: a location is occupied by teams alone; the tester on it is there too', () => {
    const team = { class: 'survey-team', in: 'f1' } as const;
    const occupied = (of: 'friendly' | 'opposing'): Condition => ({
      is: 'unit-at-target',
      unit: { ...unit(of), kinds: ['team'] },
      within: 'location',
      none: false,
    });
    const options = { units: [team], features: [SITE] };
    expect(is(occupied('friendly'), options, { target: 'f1' })).toBe(true);
    expect(is(occupied('opposing'), options, { target: 'f1' })).toBe(false);
    expect(is(occupied('friendly'), options, { target: 'f1', self: '1:survey-team' })).toBe(true);
    expect(is(occupied('friendly'), { features: [SITE] }, { target: 'f1' })).toBe(false);
  });

  it('ITU-OBJECT-02: markers on features count as friendly and opposing from the acting player', () => {
    const marked = { ...SITE, is: { ...SITE.is, control: { '2': 1 } } } as const;
    const options = { features: [marked] };
    const target = (feature: object) =>
      ({ is: 'target-feature', feature: { kinds: [], ...feature } }) as Condition;
    expect(is(target({ marked: 'opposing' }), options, { target: 'f1' })).toBe(true);
    expect(is(target({ unmarked: 'friendly' }), options, { target: 'f1' })).toBe(true);
    expect(is(target({ unmarked: 'any' }), options, { target: 'f1' })).toBe(false);
    expect(is(target({ friendlyMarks: 1 }), options, { target: 'f1' })).toBe(false);
    expect(is(target({ friendlyMarks: 1 }), options, { target: 'f1', seat: '2' })).toBe(true);
    expect(is(target({ leastMarks: 2 }), options, { target: 'f1' })).toBe(false);
    expect(is(target({ capacity: true }), options, { target: 'f1' })).toBe(true);
  });

  it('counts features in the sector', () => {
    const two = { features: [SITE, { ...SITE, at: [10, 10] as const }] };
    const solids = { kinds: ['objective-solid' as const] };
    expect(is({ is: 'features', feature: solids, least: 2 }, two)).toBe(true);
    expect(is({ is: 'features', feature: solids, most: 1 }, two)).toBe(false);
    expect(
      is({ is: 'all-features', kinds: ['objective-solid'], feature: { kinds: [], marked: 'any' } }, two),
    ).toBe(false);
  });

  it('asks for the whole match: rounds, flags, ships that are out', () => {
    expect(is({ is: 'round', least: 3 }, { round: { number: 3 } })).toBe(true);
    expect(is({ is: 'flag', flag: 'joint-solution' }, { mission: { flags: ['joint-solution'] } })).toBe(true);
    const gone = {
      unit: '2:galor',
      class: 'defiant',
      owner: '2',
      why: 'destroyed',
      by: '1',
      banked: [],
      hull: 9,
      letter: null,
    } as const;
    expect(is({ is: 'ship-out' })).toBe(false);
    expect(is({ is: 'ship-out' }, { is: { gone: [gone] } })).toBe(true);
    expect(is({ is: 'unit-destroyed', classes: ['defiant'], by: 'self' }, { is: { gone: [gone] } })).toBe(
      true,
    );
    expect(
      is({ is: 'unit-destroyed', classes: ['defiant'], by: 'self' }, { is: { gone: [gone] } }, { seat: '2' }),
    ).toBe(false);
  });

  it('asks for what only a player has, never of nobody', () => {
    const guard = { seats: { '1': { roles: ['guard'] } } };
    expect(is({ is: 'role', role: 'guard' }, guard)).toBe(true);
    expect(is({ is: 'role', role: 'guard' }, guard, { seat: null })).toBe(false);
    expect(is({ is: 'directive', category: 'combat', side: 'calm' })).toBe(true);
    expect(is({ is: 'trailing-by', least: 2 }, { seats: { '2': { vp: 2 } } })).toBe(true);
    expect(is({ is: 'trailing-by', least: 3 }, { seats: { '2': { vp: 2 } } })).toBe(false);
  });

  it('negates and joins', () => {
    expect(is({ is: 'not', what: { is: 'round', least: 2 } })).toBe(true);
    expect(is({ is: 'any', of: [{ is: 'round', least: 2 }, { is: 'not-cloaked' }] })).toBe(true);
  });
});
