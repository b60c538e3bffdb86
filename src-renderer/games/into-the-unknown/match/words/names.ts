/** Printed words for the closed vocabularies of a match. */
import type {
  DirectiveCategory,
  End,
  FeatureKeyword,
  Modified,
  Phase,
  PlayedFaction,
  PlayerRole,
  Section,
  Side,
  Skill,
  Station,
  TeamLetter,
  TestStat,
  Timing,
  UnitCondition,
} from '../../../../../shared/content/into-the-unknown';

export const STATION_NAMES: Readonly<Record<Station, string>> = {
  'captains-chair': 'Captain’s chair',
  helm: 'Helm',
  instruments: 'Instruments',
  tactical: 'Tactical',
  console: 'Console',
  medbay: 'Medbay',
  engineering: 'Engineering',
  'cargo-bay': 'Cargo bay',
};
/** Where somebody is who is at a station. */
export const STATION_PLACES: Readonly<Record<Station, string>> = {
  'captains-chair': 'in the captain’s chair',
  helm: 'at the helm',
  instruments: 'at the instruments',
  tactical: 'at tactical',
  console: 'at the console',
  medbay: 'in the medbay',
  engineering: 'in engineering',
  'cargo-bay': 'in the cargo bay',
};
export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  bridge: 'Bridge',
  medbay: 'Medbay',
  engineering: 'Engineering',
  cargo: 'Cargo',
};
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  priority: 'Priority',
  standby: 'Standby',
  hazard: 'Hazard',
  ready: 'Ready',
  hail: 'Hail',
};
export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  commerce: 'Commerce',
  culture: 'Culture',
  diplomacy: 'Diplomacy',
  discipline: 'Discipline',
  empathy: 'Empathy',
  mysticism: 'Mysticism',
  fieldcraft: 'Fieldcraft',
  ordnance: 'Ordnance',
  skirmish: 'Skirmish',
  biology: 'Biology',
  logic: 'Logic',
  mechanics: 'Mechanics',
  navigation: 'Navigation',
};
export const STAT_NAMES: Readonly<Record<TestStat, string>> = {
  command: 'Command',
  ops: 'Ops',
  science: 'Science',
  trust: 'Trust',
};
export const DIRECTIVE_NAMES: Readonly<Record<DirectiveCategory, string>> = {
  combat: 'Combat',
  exploration: 'Exploration',
  diplomacy: 'Diplomacy',
};
export const SIDE_NAMES: Readonly<Record<Side, string>> = { calm: 'Calm', hostile: 'Hostile' };
export const END_NAMES: Readonly<Record<End, string>> = { fore: 'fore', aft: 'aft' };
export const CONDITION_NAMES: Readonly<Record<UnitCondition, string>> = {
  hidden: 'Hidden',
  jammed: 'Jammed',
  cloaked: 'Cloaked',
};
export const FACTION_NAMES: Readonly<Record<PlayedFaction, string>> = {
  federation: 'Federation',
  dominion: 'Dominion',
  klingon: 'Klingon',
};
export const LETTER_NAMES: Readonly<Record<TeamLetter, string>> = {
  alpha: 'Alpha',
  beta: 'Beta',
  gamma: 'Gamma',
};
export const LETTER_SIGNS: Readonly<Record<TeamLetter, string>> = { alpha: 'α', beta: 'β', gamma: 'γ' };
export const KEYWORD_NAMES: Readonly<Record<FeatureKeyword, string>> = {
  abundant: 'Abundant',
  capacity: 'Capacity',
  massive: 'Massive',
  obscuring: 'Obscuring',
  treacherous: 'Treacherous',
  unstable: 'Unstable',
  wormhole: 'Wormhole',
};
export const FIGURE_NAMES: Readonly<Record<Modified, string>> = {
  evasion: 'evasion',
  command: 'Command',
  ops: 'Ops',
  science: 'Science',
  'engine-power': 'engine power',
  'impulse-turn': 'impulse turn',
  'weapons-power': 'weapons power',
  'instruments-power': 'instruments power',
  'shields-fore': 'fore shields',
  'shields-aft': 'aft shields',
  'unnamed-stat': 'third fixed figure',
  'warp-drive': 'warp drive',
  recharge: 'recharge',
  'test-difficulty': 'difficulty of its tests',
  'transport-difficulty': 'difficulty of transport',
  sensors: 'sensors',
  comms: 'comms',
  pulse: 'dice of phasers rolled again',
};
/** From the side of whose doing it is. */
export const ROLE_NAMES: Readonly<Record<PlayerRole, string>> = {
  self: 'you',
  opponent: 'the opponent',
  each: 'each player',
  'each-opponent': 'each opponent',
  trailing: 'the trailing player',
  leading: 'the leading player',
  priority: 'the priority player',
  revealer: 'the revealing player',
  owner: 'the owner',
};
/** When an answer to something is asked for. */
export const TIMING_NAMES: Readonly<Record<Timing, string>> = {
  action: 'as an order',
  ready: 'in the Ready Phase',
  hazard: 'in the Hazard Phase',
  drawn: 'the card has been drawn',
  'declared-target': 'a target has been named',
  'after-damage': 'damage has been dealt',
  'after-red-damage': 'grave damage has been dealt',
  'after-peril': 'peril has been gained',
  'after-lock': 'a sensor lock has been placed',
  'after-hail': 'a hail is over',
  'after-impulse': 'a unit has moved by impulse',
  'after-warp': 'a unit has warped',
  'after-torpedo': 'a torpedo has come near',
  'after-hostile': 'a hostile act has been done',
  'before-action': 'an action begins',
  activation: 'a unit activates',
  'hail-phase': 'the Hail Phase begins',
  'post-effects': 'the outcome stands',
  'end-of-game': 'the game ends',
};
