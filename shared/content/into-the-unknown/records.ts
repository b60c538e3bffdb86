/** The records of officers, teams, directives, equipment, damage cards and missions. Null where nobody knows. */
import * as z from 'zod';
import { weaponSchema } from '../unit-class';
import { rangeSchema } from '../unit-class';
import { count, kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import { abilitySchema, officerKeywords, passiveSchema } from './abilities';
import { conditionSchema } from './conditions';
import { effectSchema, spendSchema } from './effect-schemas';
import { keywordsSchema, placementSchema, testSchema } from './operands';
import {
  ALIGNMENTS,
  DIRECTIVES,
  ENDS,
  MISSION_CATEGORIES,
  PLAYED_FACTIONS,
  ROLES,
  SECTIONS,
  SIDES,
  SKILLS,
  STATIONS,
  TEAM_LETTERS,
} from './vocabulary';

const skills = z.partialRecord(z.enum(SKILLS), count);

export const officerSchema = z.strictObject({
  name,
  subtitle: known(name),
  unique: z.boolean(),
  /** `*` in the cost box: copies go to ships, never among the core officers (ITU-OFFICER-01). */
  line: z.boolean(),
  alignments: z.array(z.enum(ALIGNMENTS)).min(1),
  /** Core points; null on line officers. */
  cost: known(count),
  /** In pips, half ones too. */
  rank: z.number().min(0.5).max(5),
  roles: z.array(z.enum(ROLES)),
  health: count,
  skills,
  sway: z.partialRecord(z.enum(ALIGNMENTS), count).default({}),
  keywords: officerKeywords.default({}),
  abilities: z.array(abilitySchema).default([]),
  passives: z.array(passiveSchema).default([]),
  ...provenance,
});
export type OfficerRecord = z.infer<typeof officerSchema>;

export const teamSchema = z.strictObject({
  name,
  shortName: name,
  faction: z.enum(PLAYED_FACTIONS),
  letters: z.array(z.enum(TEAM_LETTERS)).min(1),
  evasion: count,
  command: count,
  ops: count,
  science: count,
  weaponsPower: count,
  instrumentsPower: count,
  health: count,
  skills,
  sensors: z.array(rangeSchema),
  comms: z.array(rangeSchema),
  abilities: z.array(abilitySchema),
  passives: z.array(passiveSchema).default([]),
  weapon: weaponSchema,
  /** Attacks the weapon makes in an action: `x2`. */
  attacks: count,
  ...provenance,
});
export type TeamRecord = z.infer<typeof teamSchema>;

/** What turns or scores a directive (ITU-DIRECT-01). */
/** `self` is who acted, `target` what it acted on; the player, and whose side is friendly, is the directive's. */
export const directiveTriggerSchema = z.strictObject({
  /** Any of these; `mostPerRound` counts them together. */
  when: z
    .array(
      z.enum([
        'own-hostile',
        'opposing-hostile',
        'own-aggressive',
        'opposing-aggressive',
        'own-refusal',
        'own-capture',
        'own-ship-disables',
        'opposing-ship-destroyed',
        'friendly-ship-destroyed',
        'objective-test-success',
        'objective-test-failure-opposing',
        'exposed-anomaly',
        'small-unit-kill',
        'team-health-damage',
        'team-destroys-or-disables',
        'incapacitates-officer',
        'hail-phase',
        'ready-phase',
        'end-of-game',
      ]),
    )
    .min(1),
  requires: z.array(conditionSchema).default([]),
  /** May, rather than must. */
  may: z.boolean().default(false),
  mostPerRound: known(count),
  effects: z.array(effectSchema).min(1),
});
const sideSchema = z.strictObject({
  name,
  /** Exploration: which versions may be formed, by letter, team records by id (ITU-TEAM-13). */
  teams: known(z.record(z.enum(TEAM_LETTERS), z.array(kebab))),
  /** Diplomacy: hails may be opened, and which (ITU-HAIL-07). */
  opensHails: z.boolean().default(false),
  hail: known(kebab),
  triggers: z.array(directiveTriggerSchema).default([]),
});
export const directiveSchema = z.strictObject({
  faction: z.enum(PLAYED_FACTIONS),
  category: z.enum(DIRECTIVES),
  sides: z.record(z.enum(SIDES), sideSchema),
  ...provenance,
});
export type DirectiveRecord = z.infer<typeof directiveSchema>;

/** A hail of a faction or a mission (ITU-HAIL-07, ITU-HAIL-22). */
export const hailSchema = z.strictObject({
  name,
  test: testSchema,
  /** All participants at one location change the difficulty. */
  sameLocation: z.number().int().default(0),
  success: z.array(effectSchema).default([]),
  failure: z.array(effectSchema).default([]),
  spends: z.array(spendSchema).default([]),
  ...provenance,
});
export type HailRecord = z.infer<typeof hailSchema>;

export const equipmentSchema = z.strictObject({
  name,
  /** `title`: bound to a ship class, one of a name. */
  subtype: known(z.enum(['projectile', 'devices', 'hardware', 'title'])),
  station: z.enum(STATIONS),
  flexCost: count,
  factions: z.array(z.enum(ALIGNMENTS)).default([]),
  /** What a ship must be: of these classes, with tubes, with a launch at its cargo bay, with that card. */
  fits: z.strictObject({
    classes: z.array(kebab).default([]),
    tubes: z.boolean().default(false),
    launches: z.boolean().default(false),
    with: known(kebab),
  }),
  refit: z.boolean(),
  /** Factions on whose ships the refit icon does not count. */
  refitExcept: z.array(z.enum(ALIGNMENTS)).default([]),
  unique: z.boolean(),
  abilities: z.array(abilitySchema).default([]),
  passives: z.array(passiveSchema).default([]),
  ...provenance,
});
export type EquipmentRecord = z.infer<typeof equipmentSchema>;

export const damageCardSchema = z.strictObject({
  name,
  /** The ship class whose deck it belongs to. */
  ship: kebab,
  ends: z.array(z.enum(ENDS)).min(1),
  section: known(z.enum(SECTIONS)),
  /** Null: it is assigned as `assign` says. */
  station: known(z.enum(STATIONS)),
  assign: known(z.strictObject({ by: z.enum(['self', 'opponent']), to: z.enum(['bridge', 'any']) })),
  /** Effects by their timing; the repair is an ability too. */
  abilities: z.array(abilitySchema).default([]),
  passives: z.array(passiveSchema).default([]),
  ...provenance,
});
export type DamageCardRecord = z.infer<typeof damageCardSchema>;

const objectiveSchema = z.strictObject({
  name,
  kind: z.enum([
    'objective-solid',
    'objective-ping',
    'anomaly',
    'comet',
    'cloud',
    'stellar',
    'rift',
    'wormhole',
    'wreck',
  ]),
  count,
  keywords: keywordsSchema.default({}),
  by: z
    .enum(['alternate', 'priority', 'trailing', 'revealer', 'guard', 'escort', 'defender', 'aggressor'])
    .default('alternate'),
  where: placementSchema,
  /** Complications: players place or remove until `count` are there; keywords of the overture come on top. */
  untilTotal: z.boolean().default(false),
  keepsKeywords: z.boolean().default(false),
  /** Who places one puts an opposing control marker on it. */
  opposingMarker: z.boolean().default(false),
  /** So many, at random, of the eight numbered tokens. */
  drawn: z.boolean().default(false),
});
export type ObjectiveSpec = z.infer<typeof objectiveSchema>;
const triggerSchema = z.array(conditionSchema).min(1);
const missionPart = {
  name,
  /** A part of a story mission: never drawn or chosen for an incident. */
  ofStory: z.boolean().default(false),
  categories: z.array(z.enum(MISSION_CATEGORIES)),
  actions: z.array(abilitySchema).default([]),
  /**
   * Worked off in step 3 of the Hazard Phase. An effect that speaks of `self` or `opponent`, or asks for a role, directive
   * or survivor, is worked off for each player in player order; any other once for the table (`each` scores for each).
   */
  hazards: z.array(effectSchema).default([]),
  /** Worked off in step 4 of the Ready Phase, once for the table, as `hazards`; so are `endScoring` and `setUp`. */
  readies: z.array(effectSchema).default([]),
  hails: z.array(kebab).default([]),
  passives: z.array(passiveSchema).default([]),
};
const missionSides = z.record(z.enum(DIRECTIVES), z.enum(['calm', 'hostile', 'split']));

export const overtureSchema = z.strictObject({
  ...missionPart,
  directives: missionSides,
  layout: z.enum(['solitary', 'helix', 'trinary']),
  /** Ships each player takes: so many capital ones, and (or) so many others (ITU-SETUP-04). */
  fleet: z.strictObject({ capital: count, others: count, either: z.boolean().default(false) }),
  /** Auxiliary units that each player may buy (ITU-SETUP-18). */
  auxiliaries: count.default(0),
  objectives: z.array(objectiveSchema),
  /** Units that the mission gives a player. */
  units: z
    .array(z.strictObject({ class: kebab, count, by: z.string().min(1), where: placementSchema }))
    .default([]),
  roles: z
    .array(z.strictObject({ role: z.string().min(1), by: z.enum(['priority', 'other', 'priority-chooses']) }))
    .default([]),
  setUp: z.array(effectSchema).default([]),
  /** At the end of a round, any of them: every condition of a list must hold. */
  ends: z.array(triggerSchema).min(1),
  endScoring: z.array(effectSchema).default([]),
  ...provenance,
});
export type OvertureRecord = z.infer<typeof overtureSchema>;

export const situationSchema = z.strictObject({
  ...missionPart,
  features: z.array(objectiveSchema),
  /** What an anomaly of a number does (ITU-ANOM-04); `becomes` is a verb among the effects. */
  anomalies: z
    .array(
      z.strictObject({
        numbers: z.array(z.number().int().min(1).max(8)).min(1),
        name,
        /** Removed, unless an effect replaces it. */
        removed: z.boolean().default(false),
        effects: z.array(effectSchema),
      }),
    )
    .default([]),
  setUp: z.array(effectSchema).default([]),
  ...provenance,
});
export type SituationRecord = z.infer<typeof situationSchema>;

export const complicationSchema = z.strictObject({
  ...missionPart,
  directives: missionSides,
  /** The role whose players set split directives to hostile, everybody else calm. */
  hostileRole: known(z.string().min(1)),
  roles: z
    .array(z.strictObject({ role: z.string().min(1), by: z.enum(['revealer', 'other', 'revealer-chooses']) }))
    .default([]),
  objectives: z.array(objectiveSchema),
  /** Removed before objectives are placed: pings and markers by default (ITU-MISSION-13). */
  clears: z.strictObject({ pings: z.boolean(), markers: z.boolean(), anomalies: z.boolean() }).default({
    pings: true,
    markers: true,
    anomalies: false,
  }),
  /** Once its units are there, before its objectives; and once those are there too. */
  setUp: z.array(effectSchema).default([]),
  afterObjectives: z.array(effectSchema).default([]),
  units: z
    .array(
      z.strictObject({
        class: kebab,
        by: z.enum(['trailing', 'revealer', 'priority']),
        where: placementSchema,
      }),
    )
    .default([]),
  /** Ships each player may bring in; `adds`: above the number the fleet began with (ITU-REINF-03). */
  reinforcements: known(
    z.strictObject({
      count,
      categories: z.array(z.enum(['capital', 'support', 'specialist', 'scout'])),
      adds: z.boolean(),
      /** Units by seat, where a story names them (ITU-REINF-02). */
      named: known(z.record(z.enum(['1', '2']), z.array(kebab))),
    }),
  ),
  /** Table of anomaly numbers drawn by `draw-secret`. */
  secrets: z
    .array(
      z.strictObject({ numbers: z.array(z.number().int()).min(1), name, effects: z.array(effectSchema) }),
    )
    .default([]),
  ends: z.array(triggerSchema).min(1),
  endScoring: z.array(effectSchema).default([]),
  ...provenance,
});
export type ComplicationRecord = z.infer<typeof complicationSchema>;

/** A story mission: everything preset (ITU-MISSION-02). Its parts are records of the same kinds, by id. */
export const storySchema = z.strictObject({
  name,
  briefing: z.string().min(1).max(1200),
  corePoints: count,
  overture: kebab,
  situation: known(kebab),
  /** By the seat they are for; a colour of the track leads to each (ITU-SETUP-25). */
  complications: z.record(z.enum(['1', '2']), kebab),
  factions: z.record(z.enum(['1', '2']), z.enum(PLAYED_FACTIONS)),
  priority: known(z.enum(['1', '2'])),
  /** Named ships, and teams or auxiliary units given (ITU-TFEX-04). */
  fleets: known(z.record(z.enum(['1', '2']), z.array(kebab))),
  /** Teams that stand at a preset place from the start, without officers and at no crew's cost (ITU-TFEX-04). */
  given: z
    .array(
      z.strictObject({
        seat: z.enum(['1', '2']),
        team: kebab,
        letter: z.enum(TEAM_LETTERS),
        /** Index of `places`. */
        place: count,
      }),
    )
    .default([]),
  /** Steps of task force creation and setup that are skipped (ITU-TFEX-03). */
  ignores: z
    .array(z.enum(['transfer', 'units', 'equipment', 'flex', 'exploration', 'diplomacy']))
    .default([]),
  /** The side that a tie goes to; null: by the complication (ITU-SCORE-05). */
  tie: known(z.enum(['1', '2'])),
  /** Preset objectives where the diagram shows them. */
  places: z.array(z.strictObject({ objective: name, x: z.number(), y: z.number() })).default([]),
  ...provenance,
});
export type StoryRecord = z.infer<typeof storySchema>;

/** Alerts that may not be set, each with the one that takes its place, by the names on the dial. */
export const barredAlertsSchema = z.record(z.string(), z.string());

/** Where a unit class has what (ITU-OFFICER-05): stations with their ends and abilities. */
export const stationsSchema = z.strictObject({
  stations: z.array(
    z.strictObject({
      station: z.enum(STATIONS),
      /** Further station icons that it shows; a console shows tactical and instruments always. */
      also: z.array(z.enum(STATIONS)).optional(),
      section: z.enum(SECTIONS),
      /** Null on units whose sections belong to no end (ITU-AUX-02). */
      end: known(z.enum(ENDS)),
      abilities: z.array(abilitySchema).default([]),
    }),
  ),
  /** Actions of units without stations, in the order of their numbers where they are numbered (ITU-HAZARD-08). */
  abilities: z.array(abilitySchema).default([]),
  /** Orders a hazard unit must be given (ITU-HAZARD-02). */
  orders: known(count),
  /** What comes before them in its turn, and what must hold then for them to be given at all (Artifact Ship). */
  activation: known(z.strictObject({ first: z.array(effectSchema), needs: z.array(conditionSchema) })),
  passives: z.array(passiveSchema).default([]),
  /** The card that a separated primary gets (ITU-SEP-03). */
  separation: known(
    z.strictObject({
      station: z.enum(STATIONS),
      crewMost: z.number().int(),
      barredAlerts: barredAlertsSchema,
      /** Sensors and Comms all round; in their arcs they stay. */
      sensorsAllIn: z.number(),
      commsAllIn: z.number(),
      commsArcIn: z.number(),
      lostAbilities: z.array(kebab),
      lostWeapons: z.array(name),
      cargoSurcharge: count,
      abilities: z.array(abilitySchema),
    }),
  ),
  ...provenance,
});
export type StationsRecord = z.infer<typeof stationsSchema>;
