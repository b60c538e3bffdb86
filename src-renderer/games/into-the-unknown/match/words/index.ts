/** Every word of the match table of Into the Unknown; ids never reach the screen but through these. Rules stand beside them. */
export { abilityDetail, abilityName, abilityOf, abilityTitle } from './ability-words';
export { actionWords } from './action-words';
export { testTitle } from './combat-questions';
export { conditionsWords } from './condition-words';
export { effectsWords, effectWords, spendWords } from './effect-words';
export { endingReason, endingScores } from './ending-words';
export { eventLines } from './event-words';
export type { ActionWords, TaskWords } from './line';
export { locationWords } from './location-words';
export * from './names';
export { scoreSource } from './mission-lines';
export { missionTitle, objectSpec } from './setup-questions';
export { abilityUnderWay } from './round-questions';
export { isWhole, lineSource, sourceName } from './roll-words';
export { taskWords } from './task-words';
export { testWords } from './test-words';
export { calm, capital, counted, listed, sentence, signed, spaced } from './text';
export {
  cardName,
  className,
  directiveName,
  featureName,
  officerName,
  recordOf,
  thingName,
  type Told,
  unitIn,
  unitName,
} from './told';
