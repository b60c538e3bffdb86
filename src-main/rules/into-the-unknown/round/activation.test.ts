import { describe, expect, it } from 'vitest';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../../shared/contract/into-the-unknown';

const BREL = {
  class: 'brel',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'worf', tactical: 'kurn' },
} as const;
const VORCHA = {
  class: 'vorcha',
  at: [26, 18, 0],
  crew: { helm: 'gowron' },
  is: { conditions: ['cloaked'] },
} as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [9, 30, 0] } as const;
const TASKS: readonly Task[] = [
  { type: 'round', step: 2 },
  { type: 'priority-order', seat: '1' },
];

const begun = () =>
  Match.begun({ factions: ['klingon', 'dominion'], units: [BREL, VORCHA, FOE], tasks: TASKS });

/** The first order of that ability. */
function ordered(match: Match, unit: string, ability: string): Match {
  const order = match.options('1', 'order').find((each) => each.unit === unit && each.ability === ability);
  if (!order) throw new Error(`${unit} cannot be ordered to ${ability}.`);
  return match.step('1', order);
}

describe('the activation of a cloaked ship', () => {
  it('begins with the question whether it decloaks, before the action', () => {
    const match = ordered(begun(), '1:vorcha', 'impulse');
    expect(match.task).toMatchObject({ type: 'react', timing: 'activation', seat: '1' });
    const use = match.options('1', 'use').find(({ ability }) => ability === 'decloak');
    expect(use).toMatchObject({ unit: '1:vorcha' });
    match.step('1', { type: 'done' });
    expect(match.task.type).toBe('maneuver');
    expect(match.unit('1:vorcha').conditions).toEqual(['cloaked']);
  });

  it('offers no decloaking to who has cloaked in this phase, and does to others', () => {
    const match = begun();
    const cloak = match.options('1', 'order').find(({ ability }) => ability.includes('cloak'));
    if (!cloak) throw new Error('Nobody can cloak.');
    match.step('1', cloak);
    expect(match.unit('1:brel').conditions).toEqual(['cloaked']);
    ordered(match, '1:brel', 'call-alert');
    expect(match.task.type).toBe('verb');
    const other = ordered(begun().step('1', cloak), '1:vorcha', 'impulse');
    expect(other.task).toMatchObject({ type: 'react', timing: 'activation' });
  });

  it('lets it be ordered to do what it could do only once it is out', () => {
    const match = begun();
    const fire = match
      .options('1', 'order')
      .some(({ unit, ability }) => unit === '1:vorcha' && ability === 'fire-weapons');
    expect(fire).toBe(true);
  });
});
