/** What the cards call things: the closed words of the game as a person reads them. */
import type {
  Officer,
  PlanetType,
  Skill,
  SpaceSymbol,
  Status,
  Token,
  WeaponLine,
} from '../../../../shared/content/nova-cry';

export const OFFICER_NAMES: Readonly<Record<Officer | 'mercenary', string>> = {
  scientist: 'Scientist',
  doctor: 'Doctor',
  engineer: 'Engineer',
  mercenary: 'Mercenary',
};
/** The piles of action cards. */
export const PILE_NAMES: Readonly<Record<Officer, string>> = {
  scientist: 'Science',
  doctor: 'Medical',
  engineer: 'Engineer',
};
export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  exploration: 'Exploration',
  'alien-tech': 'Alien Tech',
  medicine: 'Medicine',
  psychology: 'Psychology',
  repair: 'Repair',
  upgrades: 'Upgrades',
};
export const PLANET_NAMES: Readonly<Record<PlanetType, string>> = {
  populous: 'Populous',
  merchant: 'Merchant',
  wild: 'Wild',
  undiscovered: 'Undiscovered',
};
export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  'crew-needs': 'Crew Needs',
  'weapons-jam': 'Weapons Jam',
  'warp-wear': 'Warp Wear',
  'data-leak': 'Data Leak',
};
/** What a token does when it activates (NC-ALERT-06 to 10). */
export const TOKEN_DEEDS: Readonly<Record<Token, string>> = {
  'crew-needs': 'one crew member is knocked out',
  'weapons-jam': 'one weapon symbol less',
  'warp-wear': 'one warp symbol less',
  'data-leak': 'one action card is discarded',
};
export const SYMBOL_NAMES: Readonly<Record<SpaceSymbol, string>> = {
  asteroid: 'Asteroid',
  storm: 'Electric Storm',
  nebula: 'Nebula',
  anomaly: 'Anomaly',
};
/** Where there is little room. */
export const SHORT_SYMBOLS: Readonly<Record<SpaceSymbol, string>> = { ...SYMBOL_NAMES, storm: 'Storm' };
export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  ready: 'Ready',
  'knocked-out': 'Knocked out',
  destroyed: 'Destroyed',
};

/** `1 wound`, `2 wounds`. */
export function woundWords(count: number): string {
  return `${count} wound${count === 1 ? '' : 's'}`;
}

/** A line of a weapon card: `No effect`, `2 wounds`, `Destroys`, `1 wound, recoil 1` (NC-DUEL-07). */
export function lineWords({ wounds, destroys, recoil, guard }: WeaponLine): string {
  const parts = [
    destroys && 'Destroys',
    wounds > 0 && woundWords(wounds),
    guard > 0 && `guard ${guard}`,
    recoil > 0 && `recoil ${recoil}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'No effect';
  const [first = '', ...rest] = parts;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** `+1 VP`. */
export function victoryWords(victory: number): string {
  return `+${victory} VP`;
}
