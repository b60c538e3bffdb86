import { describe, expect, it } from 'vitest';
import { type StateOptions, stateWith, tableWith } from '../../../../tests/support/into-the-unknown';
import type { Amount } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import { amountOf } from './amounts';

const table = tableWith();
type Per = Exclude<Amount, number>;

/** What it comes to for player 1, read off the Defiant, or as told. */
function count(
  read: Partial<Per> & Pick<Per, 'per'>,
  options: StateOptions = {},
  context: Partial<EffectContext> = {},
): number {
  const state = stateWith(table, options);
  const self = state.units.find(({ id }) => id === (context.self ?? '1:defiant')) ?? null;
  const amount = { of: 'self', times: 1, plus: 0, ...read } as Amount;
  return amountOf(table, state, contextOf(self, { seat: '1', ...context }), amount);
}

function site(x: number, y: number, control: Record<string, number> = {}) {
  return { kind: 'objective-solid', at: [x, y], is: { keywords: { capacity: 3 }, control } } as const;
}
const team = (place: string, seat: '1' | '2' = '1') => ({ class: 'survey-team', seat, in: place }) as const;

describe('amounts of cards', () => {
  it('ITU-CARDS-11: 2 VP for each objective with the own marker and an own team: three of five give 6', () => {
    const options: StateOptions = {
      features: [
        site(10, 10, { '1': 1 }),
        site(18, 10, { '1': 1 }),
        site(26, 10, { '1': 2 }),
        site(10, 26, { '1': 1 }),
        site(18, 26),
      ],
      units: [team('f1'), team('f2'), team('f3'), team('f5')],
    };
    expect(count({ per: 'occupied-marked', times: 2 }, options)).toBe(6);
    expect(count({ per: 'marked' }, options)).toBe(4);
    expect(count({ per: 'unmarked' }, options)).toBe(1);
    expect(count({ per: 'occupied-unmarked' }, options)).toBe(1);
  });

  it('ITU-OBJECT-02: control is more markers there than any other player has', () => {
    const options: StateOptions = {
      features: [
        site(10, 10, { '1': 1, '2': 1 }),
        site(18, 10, { '1': 2, '2': 1 }),
        site(26, 10, { '2': 1 }),
        site(18, 26),
      ],
    };
    expect(count({ per: 'controlled' }, options)).toBe(1);
    expect(count({ per: 'controlled' }, options, { seat: '2' })).toBe(1);
  });

  it('counts systems with a controlled objective, and those with the most of them', () => {
    const options: StateOptions = {
      sector: { layout: 'helix' },
      features: [
        site(30, 10, { '1': 1 }),
        site(30, 16, { '2': 1 }),
        site(6, 20, { '1': 1 }),
        site(6, 26, { '1': 1 }),
        site(8, 16, { '2': 1 }),
      ],
    };
    expect(count({ per: 'controlled-systems' }, options)).toBe(2);
    expect(count({ per: 'majority-systems' }, options)).toBe(1);
    expect(count({ per: 'majority-systems' }, options, { seat: '2' })).toBe(0);
  });

  it('reads the unit: tokens, reserve, stats, what stands near', () => {
    const options: StateOptions = {
      units: [
        { class: 'defiant', at: [18, 18, 0], is: { peril: 2, advantage: 1, reserve: 4 } },
        { class: 'jemhadar-fighter', seat: '2', at: [18, 22, 0] },
      ],
      features: [site(18, 24)],
    };
    expect(count({ per: 'peril', times: -1 }, options)).toBe(-2);
    expect(count({ per: 'advantage', plus: 1 }, options)).toBe(2);
    expect(count({ per: 'reserve' }, options)).toBe(4);
    expect(count({ per: 'opposing-near' }, options, { target: 'f1' })).toBe(1);
    expect(count({ per: 'peril', of: 'target' }, options)).toBe(0);
  });

  it('reads the test, within its bounds', () => {
    const results = { successes: 5, breakthroughs: 1, margin: 2, damage: 0, spent: [0, 2] };
    expect(count({ per: 'margin', plus: 1, least: 1, most: 2 }, {}, { results })).toBe(2);
    expect(count({ per: 'successes' }, {}, { results })).toBe(5);
    expect(count({ per: 'spent', spend: 1, times: -1, plus: 1 }, {}, { results })).toBe(-1);
    expect(count({ per: 'shortfall' }, {}, { results: { ...results, margin: -3 } })).toBe(3);
  });

  it('ITU-SCORE-11: banked points of units that are able are told from those of units that are out', () => {
    const banked = [{ seat: '2', points: 2, scores: 'by-effect' }] as const;
    const units: StateOptions['units'] = [
      { class: 'jemhadar-fighter', seat: '2', at: [18, 22, 0], is: { banked } },
      { class: 'jemhadar-fighter', seat: '2', at: [10, 22, 0], is: { banked, hull: 99 } },
    ];
    const gone = [
      { unit: '2:x', class: 'vorta', owner: '2', why: 'destroyed', by: '1', banked, hull: 9, letter: null },
    ] as const;
    expect(count({ per: 'banked-able' }, { units, is: { gone } }, { seat: '2' })).toBe(2);
    expect(count({ per: 'banked-out' }, { units, is: { gone } })).toBe(4);
    const kept = tableWith({}, { 'score.bankedOnDestroyed': 'kept' });
    const state = stateWith(kept, { units, is: { gone } });
    const amount = { per: 'banked-able', of: 'self', times: 1, plus: 0 } as const;
    // The effect's own words leave out what is destroyed, by either reading; it counts for the other side.
    expect(amountOf(kept, state, contextOf(null, { seat: '2' }), amount)).toBe(2);
  });
});
