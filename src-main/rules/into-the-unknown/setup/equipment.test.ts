import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { equipmentCard, playWith, setupWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { figuresOf } from '../figures';
import { unitOf } from '../figures/pieces';

const PROBES = [{ card: 'class-1-probes', station: 'instruments' as const }];
const ORDER: Task = { type: 'priority-order', seat: '1' };

describe('equipment on a ship', () => {
  it('ITU-EQUIP-02, ITU-EQUIP-03: its action is taken at its station, and not while that station is offline', () => {
    const match = (damageCards: readonly { card: string; station: 'instruments'; end: 'fore' }[]) =>
      Match.begun({
        units: [
          {
            class: 'galaxy',
            at: [18, 18, 0],
            alert: 'green 1',
            crew: { instruments: 'data' },
            is: { equipment: PROBES, damageCards },
          },
        ],
        tasks: [{ type: 'round', step: 2 }, ORDER],
      });
    const probe = (of: Match) => of.options('1', 'order').filter(({ ability }) => ability.includes('probe'));
    expect(probe(match([])).some(({ station }) => station === 'instruments')).toBe(true);
    const hit = match([{ card: 'none', station: 'instruments', end: 'fore' }]);
    expect(probe(hit)).toEqual([]);
    expect(hit.unit('1:galaxy').equipment).toEqual(PROBES);
  });

  it('ITU-EQUIP-03: what a card changes does not count while its station is offline', () => {
    const bonus = equipmentCard({
      station: 'engineering',
      passives: [
        { changes: 'figure', what: 'engine-power', by: 1, on: 'self', alerts: [], when: [], while: 'always' },
      ],
    });
    const enginePower = (isHit: boolean) => {
      const play = playWith({
        cards: { equipment: { bonus } },
        units: [
          {
            class: 'galaxy',
            at: [18, 18, 0],
            is: {
              equipment: [{ card: 'bonus', station: 'engineering' }],
              damageCards: isHit ? [{ card: 'none', station: 'engineering', end: 'aft' }] : [],
            },
          },
        ],
      });
      return figuresOf(play.table, play.frozen, unitOf(play.frozen, '1:galaxy')).enginePower ?? 0;
    };
    expect(enginePower(false)).toBe(enginePower(true) + 1);
  });
});

describe('game modes', () => {
  it('ITU-MISSION-05, ITU-MISSION-07: a match is one game with task forces of the collection, a campaign takes them from rosters', () => {
    const match = Match.from(setupWith());
    expect(match.state.setup.mode).toBe('match');
    const story = match.rules.start(setupWith({ mode: 'campaign' }));
    expect(story.ok ? [] : story.error.map(({ code }) => code)).toEqual([
      'no-roster',
      'skipped',
      'no-roster',
      'skipped',
    ]);
  });
});
