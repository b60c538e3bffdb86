/**
 * What is under way, as a stack of plain objects. Each type has one file in `tasks/`, and the table in `tasks/index.ts` is
 * total over this union.
 */
export type {
  DrawTarget,
  EffectContext,
  Bid,
  ChallengeStep,
  WonEffect,
  Task,
  TaskType,
  TaskOf,
} from '../../../shared/contract/black-alert';
