import { describe, expect, it } from 'vitest';
import { playWith, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { intuitionLine } from '../combat/test-pool';
import { contextOf } from '../effects/context';
import { relayedStat } from './relay';

const PROBE = '1:class-1-probe';
const probe: UnitOptions = { class: 'class-1-probe', at: [18, 18, 0] };
const galaxy = (y: number, seat: '1' | '2' = '1'): UnitOptions => ({
  class: 'galaxy',
  seat,
  at: [18, y, 0],
  alert: 'green 1',
});
const relayed = (...others: readonly UnitOptions[]) => {
  const play = playWith({ units: [probe, ...others] });
  const unit = play.frozen.units[0];
  if (!unit) throw new Error('No probe.');
  return relayedStat(play.table, play.frozen, unit, 'science')?.count ?? null;
};

describe('Relay', () => {
  it('ITU-PKEY-04: a friend in combined Comms range lends its science, at the two ranges together, an opposing unit does not', () => {
    const science = relayed(galaxy(12));
    expect(science).toBeGreaterThan(2);
    expect(relayed(galaxy(12, '2'))).toBeNull();
    expect(relayed(galaxy(2))).toBeNull();
    expect(relayed()).toBeNull();
  });

  it('ITU-PKEY-04: a friendly team lends it too, from where it is: 2 and 4 inches', () => {
    const lent = (y: number, seat: '1' | '2' = '1') => {
      const play = playWith({
        units: [probe, { class: 'survey-team', seat, in: 'f1' }],
        features: [{ kind: 'objective-solid', at: [18, y], is: { keywords: { capacity: 1 } } }],
      });
      const unit = play.frozen.units[0];
      return unit && relayedStat(play.table, play.frozen, unit, 'science');
    };
    expect(lent(15)).toMatchObject({ count: 3, from: 'Survey Team' });
    expect(lent(11.5)).not.toBeNull();
    expect(lent(10)).toBeNull();
    expect(lent(15, '2')).toBeNull();
  });

  it('ITU-PKEY-04: a jammed friend adds no more than 2 inches', () => {
    const jammed = { ...galaxy(11), is: { conditions: ['jammed'] } } as const;
    expect(relayed(galaxy(11))).not.toBeNull();
    expect(relayed(jammed)).toBeNull();
    expect(relayed({ ...galaxy(15), is: { conditions: ['jammed'] } })).toBe(relayed(galaxy(15)));
  });

  it('ITU-PKEY-04: a test of that stat rolls the borrowed dice and says whose they are; of others its own', () => {
    const play = playWith({ units: [probe, galaxy(12)] });
    const { table, frozen: state } = play;
    const unit = state.units.find(({ id }) => id === PROBE);
    if (!unit) throw new Error('No probe.');
    const line = (stat: 'science' | 'ops') =>
      intuitionLine({
        table,
        state,
        context: contextOf(unit),
        how: {},
        work: {
          test: { difficulty: 1, modifiers: [], stat, skill: 'biology', reroll: null },
          success: [],
          failure: [],
          spends: [],
        },
      });
    expect(line('science')).toEqual({
      what: 'die',
      count: relayed(galaxy(12)),
      from: 'Science (Galaxy-class Starship 1)',
    });
    expect(line('ops')).toEqual({ what: 'die', count: 2, from: 'Ops' });
  });
});
