/**
 * What is under way in a match: a stack, the last on top; the top one decides, the others wait for it. A task carries all
 * that it needs, so that a match can be saved in the middle of anything.
 */
import type { CombatTask } from './combat-tasks';
import type { MoveTask } from './move-tasks';
import type { RoundTask } from './round-tasks';
import type { SetUpTask } from './set-up-tasks';
import type { MissionTask, TeamTask } from './team-tasks';

export * from './task-parts';
export * from './set-up-tasks';
export * from './round-tasks';
export * from './move-tasks';
export * from './combat-tasks';
export * from './team-tasks';

export type Task = SetUpTask | RoundTask | MoveTask | CombatTask | TeamTask | MissionTask;
export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
