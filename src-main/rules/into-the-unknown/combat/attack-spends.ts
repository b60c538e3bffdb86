/** The die effects of an attack: Pierce and Lethal of the weapon, then what cards and the officer bring along. */
import type { EffectContext, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { PIERCE, piercedInAction } from './attacks-task';
import { perSuccessIn, poolShows, successesIn } from './dice';
import { shieldsAt } from './shields';
import { abilitySpends, type SpendOption, type Spending } from './spends';
import { keywordLevel } from './weapons';

type Attack = TaskOf<'attack'>;

/** The context of what follows from an attack: the attacker acts, the defender is the target. */
export function attackContext(
  table: Table,
  { seat, unit, target, officer, dice, evasion, damage, spent }: Attack,
): EffectContext {
  return {
    seat,
    self: unit,
    officer,
    target,
    from: 'attack',
    rule: 'ITU-DICE-13',
    results: {
      successes: perSuccessIn(table, dice),
      breakthroughs: poolShows(table, dice).breakthrough,
      margin: successesIn(table, dice) - evasion,
      damage,
      spent,
    },
    card: null,
    byPriority: false,
  };
}

/** All die effects of the attack, in an order that never changes while it is made. */
export function attackSpends(table: Table, state: IntoTheUnknownState, task: Attack): readonly SpendOption[] {
  return [
    pierceOf(table, state, task),
    lethalOf(state, task),
    ...abilitySpends({ table, state }, attackContext(table, task)),
  ];
}

const KEYWORD = { result: 'analysis', cost: 1, repeatable: true } as const;

/** ITU-WKEY-04: at most X in all over the attacks of an action, as long as the end that is hit has shields. */
function pierceOf(table: Table, state: IntoTheUnknownState, task: Attack): SpendOption {
  const left = keywordLevel(task.keywords, 'Pierce') - piercedInAction(state);
  const target = findUnit(state, task.target);
  const shields = target && task.end !== null ? shieldsAt(table, state, target, task.end) : 0;
  const most = Math.max(0, Math.min(left, shields));
  return {
    ...KEYWORD,
    name: PIERCE,
    kicker: false,
    most,
    step: 'outcome',
    isOpen: most > 0,
    work: { type: 'pierce' },
  };
}

/** ITU-WKEY-03: once the hit has made the defender sustain damage; of a crew dial only if the hull was reduced. */
function lethalOf(state: IntoTheUnknownState, task: Attack): SpendOption {
  const most = keywordLevel(task.keywords, 'Lethal');
  const isOpen = most > 0 && task.hullLost > 0 && findUnit(state, task.target) !== undefined;
  return { ...KEYWORD, name: 'Lethal', kicker: true, most, step: 'post', isOpen, work: { type: 'lethal' } };
}

/** What may be spent in this step. */
export function attackSpending(table: Table, state: IntoTheUnknownState, task: Attack): Spending | null {
  if (task.step !== 'outcome' && task.step !== 'post') return null;
  const { dice, spent, hit, step } = task;
  return { table, dice, options: attackSpends(table, state, task), counts: spent, step, success: hit };
}

/** The shields of the end that is hit are lower until the end of the action; the action remembers by how much. */
export function piercePaid(play: Play, { target, end, pierced }: Attack): void {
  if (pierced === 0 || end === null || !findUnit(play.frozen, target)) return;
  play.state.modifiers.push({
    unit: target,
    what: end === 'fore' ? 'shields-fore' : 'shields-aft',
    by: -pierced,
    until: 'action',
    end: null,
    from: PIERCE,
  });
  const { tasks } = play.state;
  const index = tasks.findLastIndex((task) => task.type === 'attacks');
  const attacks = tasks[index];
  if (attacks?.type !== 'attacks') return;
  const key = `${target}/${end}`;
  tasks[index] = {
    ...attacks,
    pierced: { ...attacks.pierced, [key]: (attacks.pierced[key] ?? 0) + pierced },
  };
}
