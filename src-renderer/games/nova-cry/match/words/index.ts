/** Every word of the match table of Nova Cry; ids never reach the screen but through these. Rules stand beside them. */
export type { ActionWords } from './action-line';
export { actionWords, intel } from './action-words';
export { optionWords, useText } from './card-use-words';
export { strategyRule } from './strategy-words';
export { endingReason } from './ending-words';
export { eventLines } from './event-words';
export type { TaskWords } from './task-line';
export { taskWords } from './task-words';
export { cardName, cardNames, listed, personName, sentence, type Told } from './told';
export { strategyName } from './turn-lines';
export { pileWords } from './card-lines';
