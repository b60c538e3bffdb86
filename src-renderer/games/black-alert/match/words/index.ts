/**
 * Every word of the match table of Black Alert:
 * - `cardWords(content, card)`, `effectWords(effect)`, `effectsWords(effects)`, `bidWords(bid)`, `modifierWords(what)`
 * - `locationWords(location, team)`, `locationName(location)`, `placeName(location)`, `priceWords(price)`
 * - `characterName(content, character)`, `nodeName(content, board, node)`, `spaceName(space)`, `resourceName(kind)`
 * - `actionWords(content, view, action)`, `taskWords(content, view, task)`
 * - `eventLines(content, view, entry)`, `endingWords(content, view, outcome)`
 */
export type * from './types';
