/**
 * One attack: declared, the end that is hit, dice, what the attacker changes, outcome with Pierce, damage, die effects, what
 * follows (ITU-DICE-13, the step names on the cards).
 */
import { assertNever } from '../../../../shared/base';
import type { End } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { damageOf } from '../../../../shared/odds';
import { measureNearest } from '../../../../shared/sector';
import { evasionAt, findUnit, sectorTableOf } from '../figures';
import type { Play } from '../play';
import type { SeatId } from '../../engine';
import { trailingOf } from '../round/order';
import { offerReactions } from '../round/react';
import type { IntoTheUnknownState } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import type { Table } from '../table';
import { afterAttack } from './after-attack';
import { attackSpending, attackSpends, piercePaid } from './attack-spends';
import { dealDamage } from './damage';
import {
  areDistinct,
  changed,
  fitsRoll,
  mayReroll,
  needsRoll,
  pickedUp,
  poolShows,
  rollFaces,
  successesIn,
  withFaces,
} from './dice';
import { diceReadings } from './readings';
import { notUsable } from './refusals';
import { acceptsSpend, countSpent, legalSpends, payWith, refuseSpend } from './spends';
import { acceptsChange, legalDeltas, legalRerolls } from './test-changes';
import { keywordLevel } from './weapons';

type Attack = TaskOf<'attack'>;

const DONE: IntoTheUnknownAction = { type: 'done' };

/** Which end of the target the attack comes to; `either`: its player chooses; null: it has no ends. */
export function endHit(
  table: Table,
  state: IntoTheUnknownState,
  unit: string,
  target: string,
): End | 'either' | null {
  const [from, to] = [unit, target].map((id) => ({ type: 'piece', id }) as const);
  if (!from || !to || !findUnit(state, target)?.pose) return null;
  const measured = measureNearest(table.content, sectorTableOf(table, state), from, to);
  return measured.ok ? measured.value.endAttacked : null;
}

function offers({ table, state, task }: Asked<'attack'>): readonly IntoTheUnknownAction[] {
  if (task.step === 'reroll')
    return [...legalRerolls(table, task.dice, task.rerolls), ...legalDeltas(table, task.dice)];
  const spending = attackSpending(table, state, task);
  return spending === null ? [] : legalSpends(spending);
}

/** The defender's player; what nobody owns is the trailing player's (ITU-HAZARD-11). */
function defenderOf(state: IntoTheUnknownState, { target }: Attack): SeatId {
  return findUnit(state, target)?.owner ?? trailingOf(state);
}

export const attackTask: TaskRules<'attack'> = {
  waitsFor(asked) {
    const { table, state, task } = asked;
    if (task.step === 'end')
      return endHit(table, state, task.unit, task.target) === 'either' ? [defenderOf(state, task)] : [];
    if (task.step === 'roll') return needsRoll(task.dice) ? ['chance'] : [];
    return offers(asked).length > 0 ? [task.seat] : [];
  },
  legal(asked) {
    if (asked.task.step === 'end')
      return [
        { type: 'choose-end', end: 'fore' },
        { type: 'choose-end', end: 'aft' },
      ];
    return [...offers(asked), DONE];
  },
  accepts({ table, state, task }, seat, action) {
    if (action.type === 'spend') {
      const spending = attackSpending(table, state, task);
      return spending !== null && acceptsSpend(spending, action);
    }
    if (task.step !== 'reroll') return false;
    if (action.type === 'reroll')
      return (
        areDistinct(task.dice, action.dice) &&
        action.dice.length <= (task.rerolls[action.by] ?? 0) &&
        action.dice.every((index) => mayReroll(table, task.dice[index], seat === task.seat))
      );
    return (
      action.type === 'change-die' &&
      action.by === 'delta' &&
      areDistinct(task.dice, action.dice) &&
      acceptsChange(table, task.dice, action.by, action.dice, task.dice.length)
    );
  },
  why({ table, state, task }, _seat, action) {
    const spending = attackSpending(table, state, task);
    if (action.type === 'spend' && spending) return refuseSpend(spending, action);
    if (action.type === 'spend') return notUsable('Die effects come after the dice.', 'ITU-DICE-04');
    if (action.type === 'reroll') return notUsable('These dice cannot be rolled again now.', 'ITU-DICE-02');
    if (task.step === 'end') return notUsable('The defender chooses the end that is hit.', 'ITU-AUX-16');
    return notUsable('An attack is under way.', 'ITU-DICE-13');
  },
  chance: {
    kind: 'rolled',
    rule: 'ITU-DICE-11',
    sample: ({ table, task }, random) => ({
      type: 'rolled',
      faces: [...rollFaces(table, task.dice, random)],
    }),
    isPossible: ({ table, task }, action) =>
      action.type === 'rolled' && fitsRoll(table, task.dice, action.faces),
  },
  answer(play, task, action) {
    if (action.type === 'choose-end') return aim(play, task, action.end);
    if (action.type === 'rolled') return rolled(play, task, action.faces);
    if (action.type === 'reroll') return reroll(play, task, action);
    if (action.type === 'spend') return spend(play, task, action);
    if (action.type === 'change-die')
      return play.replace({ ...task, dice: changed(task.dice, action.dice, 'analysis') });
    return goOn(play, task);
  },
  run: goOn,
  isMoot: (state, task) =>
    (task.step === 'declared' || task.step === 'end') &&
    (findUnit(state, task.unit) === undefined || findUnit(state, task.target) === undefined),
};

function goOn(play: Play, task: Attack): void {
  switch (task.step) {
    case 'declared':
      return declare(play, task);
    case 'end': {
      const end = endHit(play.table, play.frozen, task.unit, task.target);
      return aim(play, task, end === 'either' ? 'fore' : end);
    }
    case 'roll':
      return play.replace({ ...task, step: 'reroll' });
    case 'reroll':
      return play.replace({ ...task, step: 'outcome' });
    case 'outcome':
      return determine(play, task);
    case 'damage':
      return play.replace({ ...task, step: 'post' });
    case 'post':
      return play.replace({ ...task, step: 'after' });
    case 'after':
      return afterAttack(play, task);
    default:
      return assertNever(task.step);
  }
}

/** Who is declared as the target may answer before the dice. */
function declare(play: Play, task: Attack): void {
  const { unit, target, weapon, act } = task;
  play.replace({ ...task, step: 'end' });
  play.tell({ type: 'attacked', unit, target, weapon, end: null, act });
  offerReactions(play, 'declared-target', {
    about: target,
    target: unit,
    seats: [defenderOf(play.frozen, task)],
  });
}

/** The evasion against this end is what the dice have to reach: with obscuring features and hidden. */
function aim(play: Play, task: Attack, end: End | null): void {
  const target = findUnit(play.frozen, task.target);
  const evasion = target ? (evasionAt(play.table, play.frozen, target, end) ?? 0) : 0;
  const line = { what: 'difficulty', count: evasion, from: 'Evasion' } as const;
  play.replace({ ...task, step: 'roll', end, evasion, lines: [...task.lines, line] });
}

function rolled(play: Play, task: Attack, faces: readonly number[]): void {
  const dice = withFaces(task.dice, faces);
  play.tell({ type: 'rolled', dice, why: task.weapon, lines: task.lines });
  play.replace({ ...task, dice, step: 'reroll' });
}

function reroll(
  play: Play,
  task: Attack,
  { by, dice }: Extract<IntoTheUnknownAction, { type: 'reroll' }>,
): void {
  play.tell({ type: 'rerolled', by, count: dice.length });
  play.replace({
    ...task,
    step: 'roll',
    dice: pickedUp(task.dice, dice, by),
    rerolls: { ...task.rerolls, [by]: 0 },
  });
}

function spend(play: Play, task: Attack, action: Extract<IntoTheUnknownAction, { type: 'spend' }>): void {
  const option = attackSpends(play.table, play.frozen, task)[action.effect];
  if (!option) return;
  play.tell({ type: 'spent', result: option.result, count: option.cost, on: option.name });
  const spent = countSpent(task.spent, action.effect);
  const isPierce = option.work.type === 'pierce';
  const pierced = task.pierced + (isPierce ? 1 : 0);
  play.replace({ ...task, spent, pierced, dice: payWith(task.dice, action.dice) });
}

/** ITU-DICE-13: it hits when the success results reach the evasion; then the target sustains its damage. */
function determine(play: Play, task: Attack): void {
  const { unit, target, evasion, end } = task;
  piercePaid(play, task);
  const shows = poolShows(play.table, task.dice);
  const successes = successesIn(play.table, task.dice);
  const hit = successes >= evasion;
  const damage = damageOf(shows, evasion, diceReadings(play.table));
  play.tell({ type: 'hit', unit, target, successes, evasion, damage, hit });
  play.replace({ ...task, step: 'damage', hit, damage });
  const defender = findUnit(play.frozen, target);
  if (!hit || !defender) return;
  const kind = defender.kind === 'team' ? 'health' : 'hull';
  const breach = keywordLevel(task.keywords, 'Breach');
  const by = findUnit(play.frozen, unit)?.owner ?? null;
  dealDamage(play, { unit: target, kind, count: damage, end, breach, by, source: unit, shields: true });
}
