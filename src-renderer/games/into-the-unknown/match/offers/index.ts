export { agreeing, type Ask, ASKS, NOBODY, type Parts, partsOf, pieceOf, valuesOf } from './asks';
export { Choosing } from './choosing.svelte';
export {
  closedEntries,
  entriesOf,
  type Entry,
  type EntryGroup,
  entryIdOf,
  kindOf,
  orderId,
  topTask,
} from './entries';
export { type Numbered, numberedOf } from './numbered';
