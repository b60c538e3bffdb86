/** Tests of everything: actions, missions, features, damage cards, hails, rams, transports (ITU-DICE-10). */
import type { Effect, TestWork } from '../../../../shared/content/into-the-unknown';
import type {
  EffectContext,
  FeatureId,
  TaskOf,
  TestLine,
} from '../../../../shared/contract/into-the-unknown';
import { findFeature } from '../figures';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { freshDice } from './dice';
import type { TestHow } from './test-how';
import { difficultyLines, difficultyOf, expertiseLine, intuitionLine, skillOfTest } from './test-pool';
import { changesOf, rerollLines, sourcesOf } from './test-rerolls';

export type { TestHow };

/**
 * A test is made next: who acts in the context rolls and decides (what is nobody's: the trailing player), the officer of
 * the context leads. Success or failure and the die effects of the work are carried out in that context.
 */
export function startTest(play: Play, work: TestWork, context: EffectContext, how: TestHow = {}): void {
  play.push(testTask(play, work, context, how));
}

function testTask(play: Play, work: TestWork, context: EffectContext, how: TestHow): TaskOf<'test'> {
  const { table, frozen: state } = play;
  const known = { ...how, repair: how.repair ?? isRepair(work) };
  const asking = { table, state, work, context, how: known };
  const skill = skillOfTest(asking);
  const intuition = intuitionLine(asking);
  const expertise = skill === null ? [] : [expertiseLine(asking, skill)];
  const rerolls = rerollLines(asking, skill);
  const difficulty = difficultyLines(asking);
  const lines = [intuition, ...expertise, ...difficulty, ...rerolls.map(lineOf)];
  return {
    type: 'test',
    work,
    context,
    seat: context.seat ?? trailingOf(state),
    stat: work.test.stat,
    skill,
    difficulty: difficultyOf(difficulty),
    dice: [
      ...freshDice('intuition', intuition.count),
      ...expertise.flatMap(({ count }) => freshDice('expertise', count)),
    ],
    step: 'dice',
    rerolls: sourcesOf(rerolls),
    changes: changesOf(asking, skill),
    spent: [],
    lines: lines.filter(isTold),
    success: null,
    results: null,
    repair: known.repair,
    objective: objectiveOf(state, context.target),
    reroll: work.test.reroll,
    hail: how.hail ?? false,
    transport: how.transport ?? false,
  };
}

function lineOf({ what, count, from }: TestLine): TestLine {
  return { what, count, from };
}

function isTold({ what, count }: TestLine): boolean {
  return what === 'difficulty' || count !== 0;
}

/** ITU-OKEY-06: a test whose success repairs a hull or discards the damage card. */
export function isRepair({ success, spends }: TestWork): boolean {
  const repairs = (effects: readonly Effect[]) =>
    effects.some(({ verb }) => verb === 'repair' || verb === 'discard-card');
  return repairs(success) || spends.some(({ effects }) => repairs(effects));
}

function objectiveOf(state: IntoTheUnknownState, target: string | null): FeatureId | null {
  const feature = findFeature(state, target);
  const isObjective = feature?.kind === 'objective-solid' || feature?.kind === 'objective-ping';
  return isObjective ? feature.id : null;
}

/** The test once the tester has chosen one of two skills: its dice, re-rolls and changes join the others. */
export function withSkill(play: Play, task: TaskOf<'test'>, option: number): TaskOf<'test'> {
  const { skill: asked } = task.work.test;
  const skill = typeof asked === 'object' && 'either' in asked ? asked.either[option] : undefined;
  if (skill === undefined) return task;
  const how: TestHow = { repair: task.repair };
  const asking = { table: play.table, state: play.frozen, work: task.work, context: task.context, how };
  const expertise = expertiseLine(asking, skill);
  const rerolls = rerollLines(asking, skill);
  const more = rerolls.map(lineOf);
  return {
    ...task,
    skill,
    dice: [...task.dice, ...freshDice('expertise', expertise.count)],
    rerolls: sourcesOf(rerolls),
    changes: { ...changesOf(asking, skill), ...task.changes },
    lines: [...task.lines.filter(({ what }) => what !== 'reroll'), expertise, ...more].filter(isTold),
  };
}
