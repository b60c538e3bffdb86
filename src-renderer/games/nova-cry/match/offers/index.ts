export {
  type Ask,
  ASKS,
  cardsOf,
  keyOfCards,
  NO_OFFICER,
  type Parts,
  partsOf,
  personKey,
  tokenKey,
} from './asks';
export { Choosing } from './choosing.svelte';
export {
  closedBy,
  type ClosedEntry,
  closedEntries,
  entriesOf,
  type Entry,
  type EntryGroup,
  entryIdOf,
  groupOf,
  kindOf,
  nameOf,
  topTask,
} from './entries';
export { answersNow, type Numbered, numberedOf, strategyRows } from './numbered';
