import { describe, expect, it } from 'vitest';
import { playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { contextOf } from './context';
import { unitOf } from '../figures';
import { done, END, FOE, SHIP, UNITS } from '../../../../tests/support/into-the-unknown/effects';

describe('dials', () => {
  it('ITU-OFFICER-06: CALL ALERT turns the dial 1 step, by a priority order up to 2', () => {
    const effects: readonly Effect[] = [{ verb: 'alert', steps: 1, prioritySteps: 2 }];
    const rows = (byPriority: boolean) => {
      const match = done(effects, { units: UNITS }, { byPriority });
      return match.actor === '1' && match.task.type === 'verb'
        ? match.options('1', 'alert').map(({ alert }) => alert)
        : match.unit('1:defiant').alert;
    };
    expect(rows(false)).toBe(1);
    expect(rows(true)).toEqual(['green 2', 'yellow 1']);
  });

  it('ITU-SEP-03: alerts that the separation card bars are not to be had', () => {
    const effects: readonly Effect[] = [{ verb: 'alert', steps: 1, prioritySteps: 1 }];
    const galaxy = {
      class: 'galaxy',
      at: [18, 18, 0],
      alert: 'green 2',
      is: { separated: '1:galaxy-saucer' },
    } as const;
    const options = { units: [galaxy, FOE] } as const;
    const context = contextOf(unitOf(playWith(options).frozen, '1:galaxy'));
    const match = Match.begun({ ...options, tasks: [END, { type: 'effects', effects, context }, END] }).step(
      '1',
      { type: 'done' },
    );
    expect(match.told('alert')).toEqual([
      { type: 'alert', unit: '1:galaxy', from: 'green 2', to: 'yellow 1' },
    ]);
  });

  it('from green to any yellow row', () => {
    const effects: readonly Effect[] = [{ verb: 'set-alert', from: 'green', to: 'yellow' }];
    const match = done(effects);
    const yellow =
      match.table.content.units['defiant']?.alerts.filter(({ alert }) => alert.startsWith('yellow')) ?? [];
    expect(yellow.length).toBeGreaterThan(0);
    const asked =
      match.task.type === 'verb' ? match.options('1', 'alert').length : match.told('alert').length;
    expect(asked).toBe(yellow.length);
  });

  it('reserve comes back up to the dial’s greatest', () => {
    const match = done([{ verb: 'reserve', on: 'self', count: 4 }], {
      units: [{ ...SHIP, is: { reserve: 5 } }, FOE],
    });
    expect(match.unit('1:defiant').reserve).toBe(6);
  });

  it('officers are readied and committed', () => {
    const whom = { where: 'leader', of: 'friendly', officersOnly: true, lowerRank: false } as const;
    const crewed = (ready: boolean) =>
      ({ units: [{ ...SHIP, crew: { helm: 'worf' } }, FOE], officers: { '1:worf': { ready } } }) as const;
    expect(
      done([{ verb: 'ready', whom }], crewed(false), { officer: '1:worf' }).officer('1:worf').ready,
    ).toBe(true);
    expect(
      done([{ verb: 'commit', whom }], crewed(true), { officer: '1:worf' }).officer('1:worf').ready,
    ).toBe(false);
  });
});
