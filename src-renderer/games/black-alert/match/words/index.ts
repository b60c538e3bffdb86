/**
 * Every word of the match table of Black Alert; ids never reach the screen but through these. Sentences are our own, rules
 * stand beside them.
 */
export type * from './types';
export { actionWords } from './action-words';
export { cardWords } from './card-words';
export { bidWords } from './bid-words';
export { effectsWords, effectWords } from './effect-words';
export { modifierWords } from './modifier-words';
export { endingReason, endingWords } from './ending-words';
export { totalsText } from './challenge-lines';
export { eventLines } from './event-words';
export { SIDES } from './log-line';
export { locationWords } from './location-words';
export {
  cardName,
  cardNames,
  characterName,
  commandCard,
  fullCharacterName,
  inLocation,
  locationIs,
  locationName,
  placeName,
  priceWords,
  recordOf,
  RESOURCE_NAMES,
  resolveOf,
  resolveSum,
  SHIP_NAMES,
  TEAM_ADJECTIVES,
  TEAM_NAMES,
  teamOfCharacter,
  theLocation,
} from './names';
export { nodeName } from './node-words';
export { capitalized, counted, listed, numberWord, sentence, timesWord } from './sentence';
export { challengeStepRule, taskRule } from './task-rule';
export { pileName, stepAsks } from './questions';
export { taskWords } from './task-words';
export { enhancementPrice } from './turn-words';
