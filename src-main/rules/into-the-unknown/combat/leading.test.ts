import { describe, expect, it } from 'vitest';
import { ability, officerCard, stationsCard } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Ability } from '../../../../shared/content/into-the-unknown';
import type { OfficerState, Task } from '../../../../shared/contract/into-the-unknown';
import { Combat, work } from '../../../../tests/support/into-the-unknown/combat';

const SHIP = { class: 'defiant', at: [18, 18, 0], alert: 'green 1' } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 26, 0], alert: 'green 1' } as const;
const test: NonNullable<Ability['test']> = {
  difficulty: 1,
  modifiers: [],
  stat: 'ops',
  skill: 'fieldcraft',
  reroll: 'instruments',
};
const CARDS = {
  stations: {
    defiant: stationsCard({
      helm: [
        ability('survey', { test }),
        ability('strafe', {
          effects: [{ verb: 'attacks', skill: 'ordnance', relocateFirst: false }],
        }),
      ],
    }),
  },
  officers: {
    keen: officerCard({ keywords: { perceptive: 2, relentless: 1, augmented: 1, inspiring: ['ops'] } }),
    chief: officerCard({ keywords: { perceptive: 3 } }),
  },
};

function ordered(
  kind: 'priority' | 'standby',
  ability: 'survey' | 'strafe',
  officers: Readonly<Record<string, Partial<OfficerState>>>,
  officer: string | null,
  crew: Readonly<Record<string, string>> = { helm: 'keen' },
): Match {
  const order: Task =
    kind === 'priority'
      ? { type: 'priority-order', seat: '1' }
      : { type: 'standby-order', seat: '1', part: 'units' };
  const step = kind === 'priority' ? 2 : 3;
  const units = [{ ...SHIP, crew }, FOE];
  const match = Match.begun({ cards: CARDS, units, officers, tasks: [{ type: 'round', step }, order] });
  const found = match
    .options('1', 'order')
    .find((each) => each.ability === ability && each.officer === officer);
  if (!found) throw new Error(`No ${kind} order to ${ability}.`);
  return match.step('1', found);
}
const COMMITTED = { '1:keen': { ready: false } };

describe('keywords of who leads, by how the order was given', () => {
  it('ITU-OKEY-02: count for who is committed for the order', () => {
    const { rerolls, changes } = ordered('priority', 'survey', {}, '1:keen').taskOf('test');
    expect([rerolls, changes]).toEqual([{ instruments: 4, relentless: 1 }, { augmented: 1 }]);
  });

  it('ITU-OKEY-02: do not count for who lay committed before and leads a standby order', () => {
    const match = ordered('standby', 'survey', COMMITTED, '1:keen');
    const { rerolls, changes, dice, context } = match.taskOf('test');
    expect(context.officer).toBe('1:keen');
    expect([rerolls, changes]).toEqual([{ instruments: 2 }, {}]);
    expect(dice.map(({ die }) => die)).not.toContain('expertise');
  });

  it('ITU-OKEY-02, ITU-OFFICER-03: nor where the commodore is committed and another one leads', () => {
    const officers = { ...COMMITTED, '1:chief': { commodore: true } };
    const crew = { helm: 'keen', 'captains-chair': 'chief' };
    const beside = ordered('priority', 'survey', officers, '1:chief', crew).taskOf('test');
    expect([beside.context.officer, beside.rerolls]).toEqual(['1:keen', { instruments: 2 }]);
    const alone = ordered('priority', 'survey', { '1:chief': { commodore: true } }, '1:chief', crew).taskOf(
      'test',
    );
    expect([alone.context.officer, alone.rerolls]).toEqual(['1:chief', { instruments: 5 }]);
  });

  it('ITU-OKEY-12: Relentless helps attacks of a priority order, not those of a standby order', () => {
    const rerolls = (match: Match) => {
      const [attack] = match.options('1', 'attack');
      if (!attack) throw new Error('Nothing can be shot at.');
      match.step('1', attack);
      return match.state.tasks.flatMap((task) => (task.type === 'attack' ? [Object.keys(task.rerolls)] : []));
    };
    expect(rerolls(ordered('priority', 'strafe', {}, '1:keen')).flat()).toContain('relentless');
    expect(rerolls(ordered('standby', 'strafe', COMMITTED, '1:keen')).flat()).not.toContain('relentless');
  });

  it('ITU-OKEY-02: count in every test of the action under way, whatever makes it', () => {
    const during = (leaderWasReady: boolean) => {
      const action = {
        type: 'ability',
        ref: { unit: '1:defiant', from: 'station:helm', ability: 'survey' },
        officer: '1:keen',
        station: 'helm',
        target: null,
        byPriority: leaderWasReady,
        leaderWasReady,
        order: leaderWasReady ? 'priority' : 'standby',
        step: 'after',
      } as const;
      const units = [{ ...SHIP, crew: { helm: 'keen' } }, FOE];
      return new Combat({ cards: CARDS, units, officers: COMMITTED, tasks: [action] })
        .test(work(1, 'science', 'mechanics'), { self: '1:defiant', officer: '1:keen' }, { transport: true })
        .taskOf('test').changes;
    };
    expect([during(true), during(false)]).toEqual([{ augmented: 1 }, {}]);
  });

  it('ITU-OKEY-02: an officer who is ready leads with all keywords outside of orders, a committed one without', () => {
    const alone = (ready: boolean) => {
      const units = [{ ...SHIP, crew: { helm: 'keen' } }, FOE];
      return new Combat({ cards: CARDS, units, officers: { '1:keen': { ready } } })
        .test(work(1, 'science', 'mechanics'), { self: '1:defiant', officer: '1:keen' })
        .taskOf('test').changes;
    };
    expect([alone(true), alone(false)]).toEqual([{ augmented: 1 }, {}]);
  });
});
