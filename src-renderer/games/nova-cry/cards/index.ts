/** Nova Cry's cards on the screen: each takes its record and, where it is in play, its state; none knows of a match. */
export { default as ActionCard } from './ActionCard.svelte';
export { default as AlienCard } from './AlienCard.svelte';
export { default as CaptainCard } from './CaptainCard.svelte';
export { default as CrewCard } from './CrewCard.svelte';
export { default as Cube } from './Cube.svelte';
export { default as Die } from './Die.svelte';
export { default as HouseMark } from './HouseMark.svelte';
export { default as HullCells } from './HullCells.svelte';
export { default as Ladder } from './Ladder.svelte';
export { default as PlanetCard } from './PlanetCard.svelte';
export { default as ShipCard } from './ShipCard.svelte';
export { default as ShipSilhouette } from './ShipSilhouette.svelte';
export { default as TokenChip } from './TokenChip.svelte';
export { default as WeaponCard } from './WeaponCard.svelte';
export { abilityLines, type AbilityLine } from './ability-lines';
export { OFFICER_ICONS, PLANET_ICONS, SYMBOL_ICONS, TOKEN_ICONS } from './icons';
export {
  abilityText,
  actionRecord,
  alienRecord,
  captainRecord,
  crewRecord,
  isHouse,
  planetRecord,
  recordOf,
  shipRecord,
  weaponRecord,
} from './lookup';
export type { OptionFacts } from './option-facts';
export type { CardPress } from './press';
export {
  lineWords,
  OFFICER_NAMES,
  PILE_NAMES,
  PLANET_NAMES,
  SHORT_SYMBOLS,
  SKILL_NAMES,
  STATUS_NAMES,
  SYMBOL_NAMES,
  TOKEN_DEEDS,
  TOKEN_NAMES,
  victoryWords,
  woundWords,
} from './words';
