/** What the closed words of Nova Cry are called on the screen. */
import {
  type Officer,
  type PlanetType,
  type Skill,
  SKILLS_OF,
  type SpaceSymbol,
  type Strategy,
  type Token,
} from '../../../../shared/content/nova-cry';

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

export const OFFICER_NAMES: Readonly<Record<Officer, string>> = {
  scientist: 'Scientist',
  doctor: 'Doctor',
  engineer: 'Engineer',
};

/** The piles of action cards, named for who plays them. */
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

export const SYMBOL_NAMES: Readonly<Record<SpaceSymbol, string>> = {
  asteroid: 'Asteroid',
  storm: 'Electric Storm',
  nebula: 'Nebula',
  anomaly: 'Anomaly',
};

export const STRATEGY_NAMES: Readonly<Record<Strategy, string>> = {
  inspection: 'Inspection',
  rush: 'Rush',
  surveillance: 'Surveillance',
  command: 'Command',
  training: 'Training',
};

/** The two skills of a crew member as its card names them; a Mercenary takes those of whom it stands in for. */
export function skillNames(type: Officer | 'mercenary'): readonly [string, string] {
  if (type === 'mercenary') return ['First skill', 'Second skill'];
  const [first, second] = SKILLS_OF[type];
  return [SKILL_NAMES[first], SKILL_NAMES[second]];
}

/** `1 card`, `2 cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `Wild, warp 2` and the like: words joined, what is empty left out. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
