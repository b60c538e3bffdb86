export * from './types';
export { choicesOf, listedIn, openKindsIn } from './choices';
export { chanceFor, pick, randomFrom, shuffled } from './random';
export { stateHash } from './state-hash';
export { deepFrozen, faultsOfPlainness } from './plain-data';
export type { Branch, Divergence, Line } from './line';
export { type AnyTimeline, type Mark, type PlayedStep, Timeline } from './timeline';
export {
  barredBy,
  redoTo,
  type Reveals,
  UNDO_POLICIES,
  type UndoPolicy,
  type UndoQuestion,
  undoTo,
} from './undo';
export { type Due, dueAfter, dueAfterReferee, firstDue } from './secret-choices';
export { type Chooser, playOut, type Playout } from './playout';
export { checkAction, type Checks, drawnFrom, insistOn, runToRest, topTask } from './task-stack';
export { matchAfter, openMatch, type OpenedMatch, savedMatch, settledMatch } from './match';
