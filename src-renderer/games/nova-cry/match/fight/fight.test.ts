import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../../shared/contract';
import type {
  BattleRound,
  NovaCryAction,
  NovaCryEvent,
  NovaCryView,
  TaskOf,
} from '../../../../../shared/contract/nova-cry';
import {
  novaCryTable,
  type OpenTable,
  type TableOptions,
} from '../../../../../tests/support/nova-cry-table.svelte';
import { novaCryView } from '../../../../../tests/support/nova-cry-views';
import { shippedNovaCry } from '../../../../../tests/support/shipped-content';
import { battleOdds, rolledOdds } from '../../../../../shared/force';
import Stage from '../Stage.svelte';
import { declaredQuestion, questionOf, tokenChoicesOf } from './battle-facts';
import { meanText, percentText } from './chances';
import { duelEnds } from './duel-facts';
import { fightNow, fightOver } from './shown';
import { targetsOf } from './targets';

const content = shippedNovaCry();
const view = novaCryView(content, { phase: 'battle' });
const [own, second] = view.seats;
if (!own || !second) throw new Error('No seats.');

const round = (attacker: number, defender: number, damage: number, hit: '1' | '2'): BattleRound => ({
  attacker,
  defender,
  damage,
  hit,
  token: null,
});
const battle = (more: Partial<TaskOf<'battle'>> = {}): TaskOf<'battle'> => ({
  type: 'battle',
  attacker: '1',
  defender: '2',
  round: 1,
  step: 'before-roll',
  dice: null,
  rounds: [],
  passed: [],
  nebula: 0,
  gunnery: [0, 0],
  prevented: [0, 0],
  ...more,
});
const duel = (more: Partial<TaskOf<'duel'>> = {}): TaskOf<'duel'> => ({
  type: 'duel',
  attacker: '1',
  defender: '2',
  round: 1,
  step: 'before-roll',
  dice: null,
  rounds: [],
  wounds: [0, 0],
  passed: [],
  prevented: [0, 0],
  ...more,
});
const during = (task: NovaCryView['tasks'][number]): NovaCryView => ({
  ...view,
  tasks: [{ type: 'turn' }, task],
});
function shown(at: NovaCryView, options: TableOptions = {}): OpenTable {
  const open = novaCryTable(content, at, options);
  open.session.settings.motion = 'reduced';
  render(Stage, { props: { session: open.session } });
  return open;
}
const battleNow = (task: TaskOf<'battle'>) => {
  const now = fightNow(during(task));
  if (now?.kind !== 'battle') throw new Error('No battle.');
  return now;
};

describe('the odds of a battle', () => {
  const facts = { content, view };

  it('are asked with what both sides hold openly', () => {
    const question = declaredQuestion(facts, own, second);
    expect(question.attacker).toMatchObject({ weapons: own.weapons, hullLeft: own.hullLeft });
    expect(question.defender).toMatchObject({ hullLeft: second.hullLeft, jams: 1, others: 2 });
    expect([question.roundsLeft, question.bag]).toEqual([3, { jams: 11, others: 33 }]);
  });

  it('NC-CARD-09 and the like: cards and aliens in play change each hit', () => {
    const what = { changes: 'damage-dealt', by: 2 } as const;
    const more = { ...view, modifiers: [{ seat: '1', until: 'turn', what, from: 'x' } as const] };
    expect(declaredQuestion({ content, view: more }, own, second).attacker.dealtMore).toBe(2);
  });

  it('NC-ALERT-04: each token of the struck ship has odds of its own, and so has none', () => {
    const now = battleNow(
      battle({ round: 2, step: 'token', rounds: [round(3, 5, 2, '2'), round(5, 3, 3, '1')] }),
    );
    const choices = tokenChoicesOf(facts, now, second);
    expect(choices.map(({ token }) => token)).toEqual(['crew-needs', 'weapons-jam', 'data-leak', null]);
    const jam = choices.find(({ token }) => token === 'weapons-jam');
    const none = choices.at(-1);
    expect(jam?.text).toBe(`Weapons ${second.weapons} → ${second.weapons - 1}`);
    expect(jam?.ends?.meanToAttacker).toBeLessThan(none?.ends?.meanToAttacker ?? 0);
  });

  it('NC-SHIP-04: every target has odds, or main’s reason against that very opponent, or against all', () => {
    const actions: NovaCryAction[] = [{ type: 'battle', target: '2', by: 'intel' }];
    const closed = [
      {
        what: 'battle:4',
        refusal: { code: 'sideways', message: 'That ship lies sideways.', rule: 'NC-SHIP-17' },
      },
      { what: 'duel', refusal: { code: 'too-dear', message: 'That costs 2 Intel.', rule: 'NC-DUEL-01' } },
      {
        what: 'duel:3',
        refusal: { code: 'captain-out', message: 'That captain is out.', rule: 'NC-DUEL-03' },
      },
    ] as const;
    const { session } = novaCryTable(content, view, { actions, closed });
    const [vantar, orla, sung] = targetsOf(session, own, 'battle');
    const odds = battleOdds(declaredQuestion(facts, own, second));
    expect(vantar?.figures.map(({ chance }) => chance)).toEqual([
      odds.defenderDestroyed,
      odds.bothLive,
      odds.attackerDestroyed,
    ]);
    expect([orla?.why, sung?.why]).toEqual(['May not be attacked now', 'That ship lies sideways.']);
    expect(targetsOf(session, own, 'duel').map(({ why }) => why)).toEqual([
      'That costs 2 Intel.',
      'That captain is out.',
      'That costs 2 Intel.',
    ]);
  });
});

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

describe('chances in words', () => {
  it('never say 0 or 100 of what is not', () => {
    expect([0, 0.0001, 5 / 12, 0.9999, 1].map(percentText)).toEqual([
      '0 %',
      '< 0.1 %',
      '41.7 %',
      '> 99.9 %',
      '100 %',
    ]);
  });
});
