import { describe, expect, it } from 'vitest';
import {
  complicationCard,
  overtureCard,
  playWith,
  type StateOptions,
} from '../../../../tests/support/into-the-unknown';
import type { Condition, Effect } from '../../../../shared/content/into-the-unknown';
import { dealDamage } from '../combat/damage';
import { repairHull } from '../combat/repair';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { checkMissionEnds, complicationNow } from './ends';
import { speaksOfPlayer } from './mission-effects';

const SITE = { kind: 'objective-solid', at: [18, 18] } as const;
const marked: Condition = {
  is: 'all-features',
  kinds: ['objective-solid'],
  feature: { kinds: [], marked: 'any' },
};
const SCORE: Effect = { verb: 'score', who: 'self', points: 1 };

/** The types of what the end of that round pushes, the first to be carried out first. */
function checked(options: StateOptions & { readonly ends?: Condition[][]; readonly endScoring?: Effect[] }) {
  const { ends = [[{ is: 'round', least: 3 }]], endScoring = [], mission, ...rest } = options;
  const play = playWith({
    cards: {
      overtures: { first: overtureCard({ ends, endScoring }) },
      complications: { mine: complicationCard({ ends }) },
    },
    tasks: [],
    ...rest,
    mission: { overture: 'first', situation: null, complications: { '1': 'mine', '2': 'mine' }, ...mission },
  });
  checkMissionEnds(play);
  return play.frozen.tasks.toReversed();
}

describe('the mission at the end of a round', () => {
  it('ITU-CARDS-10: goes on until one of the overture’s ends has come, then the complication begins', () => {
    const ends: Condition[][] = [[marked], [{ is: 'round', least: 3 }]];
    expect(checked({ ends, features: [SITE], round: { number: 2 } })).toEqual([]);
    const last = [{ type: 'complication-begins', step: 0 }];
    expect(checked({ ends, features: [SITE], round: { number: 3 } })).toEqual(last);
    const all = [{ ...SITE, is: { control: { '2': 1 } } }] as const;
    expect(checked({ ends, features: all, round: { number: 1 } })).toEqual(last);
  });

  it('ITU-CARDS-10: every condition of an end must hold', () => {
    const ends: Condition[][] = [[marked, { is: 'round', least: 2 }]];
    const features = [{ ...SITE, is: { control: { '1': 1 } } }] as const;
    expect(checked({ ends, features, round: { number: 1 } })).toEqual([]);
    expect(checked({ ends, features, round: { number: 2 } })).toHaveLength(1);
  });

  it('scores the overture’s end for each player in player order before the complication begins', () => {
    const tasks = checked({ endScoring: [SCORE], round: { number: 3, priority: '2' } });
    expect(tasks).toMatchObject([
      { type: 'effects', effects: [SCORE], context: { seat: '2', from: 'overture' } },
      { type: 'effects', effects: [SCORE], context: { seat: '1', from: 'overture' } },
      { type: 'complication-begins' },
    ]);
  });

  it('ITU-SCORE-03: the game ends with the round in which one of the complication’s ends has come', () => {
    const mission = { part: 'complication', revealed: '1' } as const;
    expect(checked({ mission, round: { number: 2 } })).toEqual([]);
    expect(checked({ mission, round: { number: 3 } })).toEqual([{ type: 'end-game', step: 0 }]);
  });

  it('ITU-SCORE-03: an effect may have made the round the last one', () => {
    const mission = { part: 'complication', revealed: '1', lastRound: true } as const;
    expect(checked({ mission, round: { number: 2 } })).toEqual([{ type: 'end-game', step: 0 }]);
  });

  it('ITU-SCORE-03, ITU-SCORE-05: a ship that was disabled ends the game with that round though it was repaired in between', () => {
    const after = (ends: Condition[][]) => {
      const combat = new Combat({
        cards: { complications: { mine: complicationCard({ ends }) } },
        mission: { part: 'complication', revealed: '1', complications: { '1': 'mine' } },
        units: [{ class: 'jemhadar-fighter', at: [18, 18, 0], alert: 'green 1' }],
      });
      const { hull } = combat.play.table.content.units['jemhadar-fighter'] ?? {};
      const disabling = (hull ?? []).findIndex(({ icon }) => icon === 'disabled');
      combat.play.unit('1:jemhadar-fighter').hull = disabling - 1;
      combat.do((play) => dealDamage(play, { unit: '1:jemhadar-fighter', kind: 'hull', count: 1 }));
      expect(combat.told('disabled')).toHaveLength(1);
      combat.do((play) => repairHull(play, '1:jemhadar-fighter', 3));
      checkMissionEnds(combat.play);
      return combat.play.frozen.tasks.map(({ type }) => type);
    };
    expect(after([[{ is: 'ship-out' }], [{ is: 'round', least: 6 }]])).toEqual(['end-game']);
    expect(after([[{ is: 'round', least: 6 }]])).toEqual([]);
  });

  it('without a complication the game ends with the overture', () => {
    expect(checked({ mission: { complications: {} }, round: { number: 3 } })).toEqual([
      { type: 'end-game', step: 0 },
    ]);
  });

  it('ITU-SETUP-25: the colour under the marker tells whose complication it is', () => {
    const now = (influence: number) =>
      complicationNow(
        playWith({
          mission: { track: ['1', '1', '1', '2', '2'], influence, complications: { '1': 'a', '2': 'b' } },
        }).frozen,
      );
    expect([now(0), now(2), now(3), now(4)]).toEqual(['1', '1', '2', '2']);
  });
});

describe('whose a mission’s effect is', () => {
  it('ITU-MISSION-15: what speaks of one player is worked off for each, all else once for the table', () => {
    expect(speaksOfPlayer(SCORE)).toBe(true);
    expect(speaksOfPlayer({ verb: 'score', who: 'each', points: 1 })).toBe(false);
    expect(speaksOfPlayer({ verb: 'mutual-loss', unless: 'x' })).toBe(false);
    const role = { is: 'role', role: 'guard' } as const;
    expect(speaksOfPlayer({ verb: 'if', when: [role], then: [{ verb: 'flag', flag: 'x' }] })).toBe(true);
    const ship = { kinds: ['ship' as const], subtypes: [], of: 'any' as const, classes: [], hull: [] };
    expect(speaksOfPlayer({ verb: 'each', on: { each: ship }, effects: [SCORE] })).toBe(false);
  });
});
