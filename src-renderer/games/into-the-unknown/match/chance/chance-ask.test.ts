import { describe, expect, it } from 'vitest';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { intoTheUnknownTable } from '../../../../../tests/support/into-the-unknown-table.svelte';
import { chanceAsk } from './chance-ask';

describe('what a person names who rolls real dice', () => {
  it('ITU-DICE-11: each die by its kind, and only faces of that kind, told what they are rolled for', () => {
    const match = Match.begun({
      units: [
        { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] },
        { class: 'security-team', in: '2:jemhadar-fighter/cargo' },
      ],
      round: { phase: 'standby' },
      tasks: [
        { type: 'note', seat: '1', text: 'The phase is over', from: 'test' },
        { type: 'standby-order', seat: '1', part: 'units' },
      ],
    }).step('1', {
      type: 'order',
      unit: '1:security-team',
      ability: 'raid',
      station: null,
      officer: null,
      target: null,
    });
    expect(match.actor).toBe('chance');
    // The open table lets chance answer by itself: here it is asked.
    const task = match.task;
    if (task.type !== 'test') throw new Error('A raid is tested.');
    const { session } = intoTheUnknownTable(match);
    const { told, content, view } = session;
    const ask = chanceAsk({
      told: { ...told, view: { ...view, tasks: [task] } },
      content,
      view,
      task,
      state: { ...session.state, waiting: { type: 'chance' } },
      nameOf: (seat) => session.nameOf(seat),
    });
    expect(ask?.text).toContain('Ops and Fieldcraft');
    expect(ask?.slots).toEqual(['Intuition die', 'Intuition die', 'Intuition die', 'Expertise die']);
    const fitting = (place: number) =>
      (ask?.choices ?? []).filter(({ id }) => ask?.fits?.(id, place)).map(({ id }) => id.split('/')[0]);
    expect(new Set(fitting(0))).toEqual(new Set(['intuition']));
    expect(new Set(fitting(3))).toEqual(new Set(['expertise']));
  });
});
