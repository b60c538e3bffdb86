/** Nova Cry in words: names, and what cards do. */
export * from './names';
export { conditionWords } from './condition-words';
export { effectsWords, effectWords } from './effect-words';
export { modifierSentence } from './modifier-sentence';
export { TIMING_WORDS, useWords } from './use-words';
