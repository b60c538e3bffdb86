/** The closed words of a match of Into the Unknown. Ids are kebab-case. */

export const CATEGORIES = ['social', 'security', 'technical'] as const;
export type Category = (typeof CATEGORIES)[number];
/** ITU-SETUP-14: a level of a category is its highest skill. */
export const SKILLS_OF = {
  social: ['commerce', 'culture', 'diplomacy', 'discipline', 'empathy', 'mysticism'],
  security: ['fieldcraft', 'ordnance', 'skirmish'],
  technical: ['biology', 'logic', 'mechanics', 'navigation'],
} as const;
export const SKILLS = [...SKILLS_OF.social, ...SKILLS_OF.security, ...SKILLS_OF.technical] as const;
export type Skill = (typeof SKILLS)[number];

export const STATS = ['command', 'ops', 'science'] as const;
export type Stat = (typeof STATS)[number];
/** What a test may roll for: a stat of the unit, or the trust of a hail (ITU-HAIL-20). */
export const TEST_STATS = [...STATS, 'trust'] as const;
export type TestStat = (typeof TEST_STATS)[number];
/** Figures that say how many dice may be rolled again (ITU-DICE-10). */
export const REROLL_STATS = ['instruments', 'weapons', 'impulse-turn', 'shields-fore'] as const;
export type RerollStat = (typeof REROLL_STATS)[number];

/** Role icons on the committed side of an officer card (ITU-TASK-08). */
export const ROLES = ['command', 'operations', 'science'] as const;
export type Role = (typeof ROLES)[number];
/** The five places of a task force's core officers (ITU-TASK-08). */
export const CORE_PLACES = [
  'command-liaison',
  'chief-of-operations',
  'head-of-science',
  'specialist-1',
  'specialist-2',
] as const;
export type CorePlace = (typeof CORE_PLACES)[number];

export const SECTIONS = ['bridge', 'medbay', 'engineering', 'cargo'] as const;
export type Section = (typeof SECTIONS)[number];
/** `console`: on shuttles, tactical and instruments in one (ITU-OFFICER-05). */
export const STATIONS = [
  'captains-chair',
  'helm',
  'instruments',
  'tactical',
  'console',
  'medbay',
  'engineering',
  'cargo-bay',
] as const;
export type Station = (typeof STATIONS)[number];
export const ENDS = ['fore', 'aft'] as const;
export type End = (typeof ENDS)[number];

export const DIRECTIVES = ['combat', 'exploration', 'diplomacy'] as const;
export type DirectiveCategory = (typeof DIRECTIVES)[number];
export const SIDES = ['calm', 'hostile'] as const;
export type Side = (typeof SIDES)[number];

export const TEAM_LETTERS = ['alpha', 'beta', 'gamma'] as const;
export type TeamLetter = (typeof TEAM_LETTERS)[number];

/** ITU-CARDS-01. */
export const MISSION_CATEGORIES = ['study', 'battle', 'politics', 'mystery', 'intrigue', 'threat'] as const;
export type MissionCategory = (typeof MISSION_CATEGORIES)[number];

/** ITU-ORDER-04. */
export const PHASES = ['priority', 'standby', 'hazard', 'ready', 'hail'] as const;
export type Phase = (typeof PHASES)[number];

/** What takes part in a match; a ground unit is a team, all others are space units. */
export const PLAYED_KINDS = ['ship', 'auxiliary', 'projectile', 'team', 'hazard'] as const;
export type PlayedKind = (typeof PLAYED_KINDS)[number];

/** Factions of officers, equipment and sway, more than have ships here (ITU-SWAY-01). */
export const ALIGNMENTS = [
  'federation',
  'dominion',
  'klingon',
  'cardassian',
  'bajoran',
  'ferengi',
  'romulan',
] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
/** As they are called before a noun: a Klingon ship, Federation sway. */
export const ALIGNMENT_NAMES: Readonly<Record<Alignment, string>> = {
  federation: 'Federation',
  dominion: 'Dominion',
  klingon: 'Klingon',
  cardassian: 'Cardassian',
  bajoran: 'Bajoran',
  ferengi: 'Ferengi',
  romulan: 'Romulan',
};
/** Factions a task force can be of: those with a line officer. */
export const PLAYED_FACTIONS = ['federation', 'dominion', 'klingon'] as const;
export type PlayedFaction = (typeof PLAYED_FACTIONS)[number];

/** Condition tokens (ITU-COND-01); cloaked: public figures. */
export const CONDITIONS = ['hidden', 'jammed', 'cloaked'] as const;
export type UnitCondition = (typeof CONDITIONS)[number];
/** What lies on the table and is no unit. */
export const FEATURE_KINDS = [
  'objective-solid',
  'objective-ping',
  'anomaly',
  'comet',
  'cloud',
  'stellar',
  'rift',
  'wormhole',
  'wreck',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];
/** Keywords of features (ITU-FKEY-01 to 10); what `wormhole` does no text tells, so it is shown only. */
export const FEATURE_KEYWORDS = [
  'abundant',
  'capacity',
  'massive',
  'obscuring',
  'treacherous',
  'unstable',
  'wormhole',
] as const;
export type FeatureKeyword = (typeof FEATURE_KEYWORDS)[number];

/** ITU-DICE-11; what the delta counts as is a reading. */
export const RESULTS = ['success', 'breakthrough', 'analysis'] as const;
export type DieResult = (typeof RESULTS)[number];

export function categoryOf(skill: Skill): Category {
  if ((SKILLS_OF.social as readonly string[]).includes(skill)) return 'social';
  return (SKILLS_OF.security as readonly string[]).includes(skill) ? 'security' : 'technical';
}
