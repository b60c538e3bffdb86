import { describe, expect, it } from 'vitest';
import { ability, stationsCard } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { Task, TaskType } from '../../../../shared/contract/into-the-unknown';
import { begun, FOE, QUIET, SHIP } from '../../../../tests/support/into-the-unknown/rounds';

describe('abilities', () => {
  const once = ability('once', { perRound: 1, effects: [{ verb: 'flag', flag: 'once' }] });
  const lasting = ability('lasting', {
    effects: [
      { verb: 'modify', what: 'ops', by: 2, until: 'action' },
      { verb: 'flag', flag: 'brief', until: 'action' },
      { verb: 'note', text: 'Look at it.' },
    ],
  });
  const cards = { ...QUIET.cards, stations: { defiant: stationsCard({ helm: [once, lasting] }) } };
  const tasks: readonly Task[] = [
    { type: 'round', step: 3 },
    { type: 'priority-order', seat: '1' },
  ];
  const crew = { helm: 'worf', tactical: 'data', instruments: 'jadzia-dax' } as const;

  function order(match: Match, id: string): Match {
    const found = match.options('1', 'order').find((each) => each.ability === id);
    if (!found) throw new Error(`No order ${id}.`);
    return match.step('1', found);
  }

  it('one that is limited is used once in a round', () => {
    const match = begun({ cards, tasks, units: [{ ...SHIP, crew }, FOE] });
    order(match, 'once');
    expect(match.unit('1:defiant').used['once']).toBe(1);
    expect(match.options('1', 'order').some((each) => each.ability === 'once')).toBe(false);
  });

  it('what lasts for an action ends with it', () => {
    const match = begun({ cards, tasks, units: [{ ...SHIP, crew }, FOE] });
    order(match, 'lasting');
    expect(match.taskOf('note')).toMatchObject({ seat: '1', text: 'Look at it.' });
    expect([match.state.modifiers.length, match.state.mission.flags]).toEqual([1, ['brief']]);
    match.step('1', { type: 'done' });
    expect([match.state.modifiers.length, match.state.mission.flags]).toEqual([0, []]);
  });

  it('before an action an officer who may help is asked', () => {
    const help = ability('help', { timing: 'before-action', effects: [{ verb: 'flag', flag: 'helped' }] });
    const [, worf] = Object.entries(Match.begun().table.content.officers).find(([id]) => id === 'worf') ?? [];
    if (!worf) throw new Error('No Worf.');
    const match = begun({
      cards: { ...cards, officers: { worf: { ...worf, abilities: [help] } } },
      tasks,
      units: [{ ...SHIP, crew }, FOE],
    });
    order(match, 'once');
    const type: TaskType = 'react';
    expect(match.task).toMatchObject({ type, seat: '1', timing: 'before-action' });
    match.step('1', {
      type: 'use',
      unit: '1:defiant',
      ability: 'officer:1:worf/help',
      officer: '1:worf',
      target: null,
    });
    expect(match.state.mission.flags).toEqual(expect.arrayContaining(['helped', 'once']));
  });
});
