import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../../shared/contract';
import type { NovaCryAction, NovaCryEvent, NovaCryView } from '../../../../../shared/contract/nova-cry';
import {
  novaCryTable,
  type OpenTable,
  type TableOptions,
} from '../../../../../tests/support/nova-cry-table.svelte';
import { rolledOdds } from '../../../../../shared/force';
import Stage from '../Stage.svelte';
import { questionOf } from './battle-facts';
import { meanText, percentText } from './chances';
import { duelEnds } from './duel-facts';
import { fightNow, fightOver } from './shown';
import {
  battle,
  battleNow,
  content,
  duel,
  during,
  own,
  round,
  second,
  view,
} from '../../../../../tests/support/nova-cry-fights';

function shown(at: NovaCryView, options: TableOptions = {}): OpenTable {
  const open = novaCryTable(content, at, options);
  open.session.settings.motion = 'reduced';
  render(Stage, { props: { session: open.session } });
  return open;
}
describe('the battle stage', () => {
  it('a token is chosen on the stage: the second press activates it', async () => {
    const actions: NovaCryAction[] = [
      { type: 'choose-token', token: 'weapons-jam', from: 'front' },
      { type: 'pass' },
    ];
    const task = battle({ round: 1, step: 'token', dice: [5, 3], rounds: [round(5, 3, 3, '1')] });
    const { table } = shown(during(task), { actions });
    const decision = screen.getByRole('region', { name: 'Your decision' });
    const jam = within(decision).getByRole('button', { name: /^Weapons Jam/ });
    await fireEvent.click(jam);
    expect(table.acted).toEqual([]);
    await fireEvent.click(jam);
    expect(table.acted).toEqual([actions[0]]);
  });

  it('NC-EVENT-04, NC-ABIL-06: answers stand beside what they would make of the odds', async () => {
    const task = battle({ step: 'after-roll', dice: [2, 5], gunnery: [1, 0] });
    const actions: NovaCryAction[] = [{ type: 'reroll', by: 'gunnery' }, { type: 'pass' }];
    const { table } = shown(during(task), { actions });
    const question = questionOf({ content, view }, battleNow(task));
    const { stand, again } = rolledOdds(question!, [2, 5]);
    const decision = screen.getByRole('region', { name: 'Your decision' });
    const figure = (ends: typeof stand | undefined): string => {
      const falls =
        stand.attackerDestroyed + stand.defenderDestroyed + (again.attacker?.attackerDestroyed ?? 0);
      return falls > 0 ? percentText(ends?.defenderDestroyed ?? 0) : meanText(ends?.meanToDefender ?? 0);
    };
    const reroll = within(decision).getByRole('button', { name: /^Gunnery re-roll/ });
    expect(reroll.textContent).toContain(figure(again.attacker));
    const lie = within(decision).getByRole('button', { name: /^Let the dice lie/ });
    expect(lie.textContent).toContain(figure(stand));
    await fireEvent.click(reroll);
    await fireEvent.click(reroll);
    expect(table.acted).toEqual([actions[0]]);
  });

  it('an earlier round can be looked at again, with the hull as it was', async () => {
    const rounds = [round(6, 1, 2, '1'), round(6, 1, 1, '1')];
    shown(during(battle({ round: 3, rounds })), { actions: [{ type: 'pass' }] });
    const defender = () =>
      within(screen.getByRole('region', { name: /, defender$/ })).getByRole('img', { name: /^Hull/ });
    expect(defender().getAttribute('aria-label')).toContain(`Hull ${second.hullLeft} of`);
    await fireEvent.click(screen.getByRole('button', { name: /^Round 1/ }));
    expect(defender().getAttribute('aria-label')).toContain(`Hull ${second.hullLeft + 1} of`);
  });

  const over: readonly LogEntry<NovaCryEvent>[] = [
    {
      position: 62,
      actor: '1',
      reason: null,
      events: [{ type: 'battle', attacker: '1', defender: '2', by: 'intel' }],
    },
    {
      position: 63,
      actor: 'chance',
      reason: null,
      events: [
        { type: 'battle-round', attacker: '1', defender: '2', round: 1, result: round(6, 2, 3, '1') },
        { type: 'activated', seat: '2', token: 'data-leak', by: '1' },
        { type: 'fight-over', kind: 'battle', escaped: '2' },
      ],
    },
  ];

  it('the end of an own fight stays until it has been looked at; Enter puts it away and does nothing else', async () => {
    const open = novaCryTable(content, view, { actions: [{ type: 'proceed' }] });
    Object.assign(open.table, { log: over });
    open.table.state = { ...open.table.state, position: 63 };
    render(Stage, { props: { session: open.session } });
    flushSync();
    expect(screen.getByRole('region', { name: 'Ship battle' })).toBeTruthy();
    open.session.commands.find(({ id }) => id === 'match.confirm')?.run();
    expect([open.table.acted, open.session.watch.isShowing]).toEqual([[], false]);
    flushSync();
    expect(screen.queryByRole('region', { name: 'Ship battle' })).toBeNull();
    await Promise.resolve();
  });

  it('tells from the log who got away and which token was picked; what is read does not come again', () => {
    expect(fightOver(over, 61)).toMatchObject({
      kind: 'battle',
      escaped: '2',
      rounds: [{ token: 'data-leak' }],
    });
    expect(fightOver(over, 63)).toBeNull();
  });

  it('a fight of others keeps nobody waiting', () => {
    const open = novaCryTable(content, { ...view, viewer: '3' }, { actions: [{ type: 'proceed' }] });
    Object.assign(open.table, { log: over });
    expect(open.session.watch.fight).toBeNull();
  });
});

describe('a captain duel', () => {
  it('NC-DUEL-12: dice that lie there count before the rest is thrown for', () => {
    const lines = content.weapons[second.weapon ?? '']?.lines ?? [];
    const deadly = (content.weapons[own.weapon ?? '']?.lines ?? []).findIndex(({ destroys }) => destroys) + 1;
    expect(deadly).toBeGreaterThan(0);
    const harmless = lines.findIndex(({ destroys, wounds }) => !destroys && wounds < 3) + 1;
    const now = fightNow(during(duel({ step: 'after-roll', dice: [deadly, harmless] })));
    if (now?.kind !== 'duel') throw new Error('No duel.');
    const ends = duelEnds({ content, view }, now, 'a');
    expect((ends?.defenderFalls ?? 0) + (ends?.bothFall ?? 0)).toBeCloseTo(1, 12);
  });

  it('lights the line that came for each captain', () => {
    const rounds = [{ attacker: 5, defender: 2, wounds: [1, 2], destroys: [false, false] } as const];
    shown(during(duel({ round: 2, rounds, wounds: [1, 2] })), { actions: [{ type: 'pass' }] });
    const stage = screen.getByRole('region', { name: 'Captain duel' });
    expect(within(stage).getByRole('img', { name: 'You threw 5' })).toBeTruthy();
    expect(within(stage).getByText('2 of 3 wounds')).toBeTruthy();
    expect(within(stage).getByRole('region', { name: 'How it may end' })).toBeTruthy();
  });
});
