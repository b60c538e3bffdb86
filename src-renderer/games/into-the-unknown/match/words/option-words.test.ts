import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../../shared/contract/into-the-unknown';
import type { BegunOptions } from '../../../../../tests/support/into-the-unknown';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { actionWords } from '.';

const DEFIANT = { class: 'defiant', at: [18, 20, 0] } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 8, 0] } as const;

function options(task: Task, more: BegunOptions = {}): readonly string[] {
  const match = Match.begun({ units: [DEFIANT, FOE], ...more, tasks: [{ type: 'round', step: 5 }, task] });
  const told = {
    content: shippedContent(),
    view: match.view('1'),
    nameOf: (seat: string) => seat,
    lengthOf: (inches: number) => `${inches} in`,
  };
  return match.options('1', 'choose-option').map((action) => {
    const { title, detail } = actionWords(told, action);
    return `${title}: ${detail}`;
  });
}

describe('options that stand on no card', () => {
  it('ITU-ORDER-07: a player who orders damage cards reads their names', () => {
    const is = {
      damageCards: [
        { card: 'dce1', station: 'engineering', end: 'aft' },
        { card: 'dce4', station: 'tactical', end: 'fore' },
      ],
    } as const;
    const left = ['ability|1:defiant|damage:dce1|breach', 'ability|1:defiant|damage:dce4|explode'];
    const units = [{ ...DEFIANT, is }, FOE];
    expect(options({ type: 'hazard', step: 1, seat: '1', left }, { units })).toEqual([
      'Warp Core Breach: Defiant 1.',
      'Exploding Panels: Defiant 1.',
    ]);
  });

  it('ITU-ORDER-07: features are told with the unit, hazard units by their names', () => {
    const features = [
      { kind: 'anomaly', at: [18, 18] },
      { kind: 'rift', at: [18, 22.5], is: { keywords: { unstable: 2 } } },
    ] as const;
    const left = ['anomaly/f1/1:defiant', 'unstable/f2/1:defiant'];
    const [anomaly, unstable] = options({ type: 'hazard', step: 2, seat: '1', left }, { features });
    expect(anomaly).toBe('Anomaly is exposed: By Defiant 1.');
    expect(unstable).toMatch(/^Defiant 1 tests: Beside Rift/);
    const units = [DEFIANT, FOE, { class: 'hostile-raider', seat: null, at: [30, 8, 0] } as const];
    const third = ['mission', 'unit|0:hostile-raider'];
    expect(options({ type: 'hazard', step: 3, seat: '1', left: third }, { units })).toEqual([
      'What the mission does: ',
      'Raider N1: Its turn.',
    ]);
  });

  it('ITU-SETUP-28: the sides of a divided directive are told by their words', () => {
    expect(options({ type: 'split-directives', seat: '1', categories: ['combat'] })).toEqual([
      'Your Combat directive calm: ',
      'Your Combat directive hostile: ',
    ]);
  });
});
