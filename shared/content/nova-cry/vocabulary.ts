/** The closed words of Nova Cry: planets, tokens, crew types and skills, symbols, strategies. Ids are kebab-case. */

/** NC-COMP-09. */
export const PLANET_TYPES = ['populous', 'merchant', 'wild', 'undiscovered'] as const;
export type PlanetType = (typeof PLANET_TYPES)[number];
/** Planet types with a chart that is rolled on; at a merchant planet one buys (NC-MERCH-01). */
export const CHARTS = ['populous', 'wild', 'undiscovered'] as const;
export type Chart = (typeof CHARTS)[number];

/** NC-ALERT-02. */
export const TOKENS = ['crew-needs', 'weapons-jam', 'warp-wear', 'data-leak'] as const;
export type Token = (typeof TOKENS)[number];

/** The three crew members of a task force, and the piles of action cards (NC-DRAFT-01, NC-SETUP-03). */
export const OFFICERS = ['scientist', 'doctor', 'engineer'] as const;
export type Officer = (typeof OFFICERS)[number];

/** Two skills for each type (NC-ACTION-10). */
export const SKILLS = ['exploration', 'alien-tech', 'medicine', 'psychology', 'repair', 'upgrades'] as const;
export type Skill = (typeof SKILLS)[number];
export const SKILLS_OF = {
  scientist: ['exploration', 'alien-tech'],
  doctor: ['medicine', 'psychology'],
  engineer: ['repair', 'upgrades'],
} as const satisfies Readonly<Record<Officer, readonly [Skill, Skill]>>;

export function officerOf(skill: Skill): Officer {
  if (skill === 'exploration' || skill === 'alien-tech') return 'scientist';
  return skill === 'medicine' || skill === 'psychology' ? 'doctor' : 'engineer';
}

/** What may lie on a travel space (NC-EVENT-02 to 05). */
export const SYMBOLS = ['asteroid', 'storm', 'nebula', 'anomaly'] as const;
export type SpaceSymbol = (typeof SYMBOLS)[number];

/** NC-STRAT-01; cards may add others. */
export const STRATEGIES = ['inspection', 'rush', 'surveillance', 'command', 'training'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** NC-TERM-04 to 09. */
export const STATUSES = ['ready', 'knocked-out', 'destroyed'] as const;
export type Status = (typeof STATUSES)[number];

/** No skill is above it (NC-ABIL-13, NC-ABIL-15). */
export const MOST_SKILL = 4;
/** Victory points that win (NC-SCORE-01). */
export const WINNING = 15;
