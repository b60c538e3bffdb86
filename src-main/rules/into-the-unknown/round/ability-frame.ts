/** An ability from its start to what follows: answers before it, effects, test, and what comes of an action done. */
import type { EffectContext, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { watchQapla } from '../combat/qapla-task';
import { carriedOut } from '../mission/carried-out';
import { findOfficer, findUnit, unitOf } from '../figures';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { offerCaptures } from '../teams/captures';
import { abilityOf, type AbilityNow, contextOfAbility } from './abilities';
import { offerReactions } from './react';

type Frame = TaskOf<'ability'>;

export const abilityTaskRules: TaskRules<'ability'> = {
  ...carriedOut('ITU-ORDER-05'),
  run(play, task) {
    STEPS[task.step](play, task);
  },
};

const STEPS: Readonly<Record<Frame['step'], (play: Play, task: Frame) => void>> = {
  start,
  effects(play, task) {
    const now = abilityOf(play.table, play.frozen, task.ref);
    if (!now) return play.pop();
    play.replace({ ...task, step: 'test' });
    const { effects } = now.ability;
    if (effects.length > 0) play.push({ type: 'effects', effects, context: contextFor(play, task, now) });
  },
  test(play, task) {
    play.replace({ ...task, step: 'after' });
    const now = abilityOf(play.table, play.frozen, task.ref);
    if (!now || now.ability.test === null) return;
    const { test, success, failure, spends } = now.ability;
    const work = { test, success, failure, spends };
    const context = contextFor(play, task, now);
    play.push({ type: 'effects', effects: [{ verb: 'test', on: 'self', work }], context });
  },
  after,
};

/** Counts the use; lets officers help before an action is carried out, and asks after it for Qapla' (ITU-OKEY-10). */
function start(play: Play, task: Frame): void {
  const now = abilityOf(play.table, play.frozen, task.ref);
  if (!now) return play.pop();
  const unit = play.unit(task.ref.unit);
  const uses = unit.used[now.key] ?? 0;
  unit.used = { ...unit.used, [now.key]: uses + 1 };
  play.pop();
  if (task.order !== null) watchQapla(play, task.officer);
  const officer = task.officer ?? now.officer;
  // Outside of orders whoever leads is as they are now: an effect may commit them before they test (ITU-OKEY-02).
  const leaderWasReady = task.leaderWasReady ?? findOfficer(play.frozen, officer)?.ready ?? false;
  play.push({ ...task, officer, step: 'effects', leaderWasReady });
  if (task.order === null || unit.owner === null) return;
  const moment = { about: unit.id, target: task.target, seats: [unit.owner] };
  offerReactions(play, 'before-action', moment);
  offerReactions(play, 'activation', moment);
}

function contextFor(play: Play, task: Frame, now: AbilityNow): EffectContext {
  const { officer, target, byPriority } = task;
  const more = { officer: officer ?? now.officer, target, byPriority };
  return contextOfAbility(unitOf(play.frozen, task.ref.unit), now, more);
}

/** What lasts for an action ends with it; a team may capture (ITU-CAPTURE-01). */
function after(play: Play, task: Frame): void {
  play.pop();
  endAction(play);
  const unit = findUnit(play.frozen, task.ref.unit);
  if (!unit) return;
  if (task.order !== null && unit.kind === 'team') offerCaptures(play, unit.id);
}

/** Nothing that lasts for an action outlives the outermost one. */
function endAction(play: Play): void {
  if (play.frozen.tasks.some(({ type }) => type === 'ability')) return;
  play.state.modifiers = play.state.modifiers.filter(({ until }) => until !== 'action');
  dropFlags(play, 'action');
}

/** Takes away flags that stand until then. */
export function dropFlags(play: Play, until: 'action' | 'round'): void {
  const { passing } = play.frozen.mission;
  const over = Object.entries(passing ?? {}).flatMap(([flag, end]) => (end === until ? [flag] : []));
  if (over.length === 0) return;
  const { mission } = play.state;
  mission.flags = mission.flags.filter((flag) => !over.includes(flag));
  mission.passing = Object.fromEntries(
    Object.entries(passing ?? {}).filter(([flag]) => !over.includes(flag)),
  );
}
