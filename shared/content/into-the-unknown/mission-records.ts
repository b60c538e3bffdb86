/** The records of missions: overtures, situations, complications, and the stories that preset them (ITU-MISSION-02). */
import * as z from 'zod';
import { count, kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import { abilitySchema, passiveSchema } from './abilities';
import { conditionSchema } from './conditions';
import { effectSchema } from './effect-schemas';
import { keywordsSchema, placementSchema } from './operands';
import { DIRECTIVES, FEATURE_KINDS, MISSION_CATEGORIES, PLAYED_FACTIONS, TEAM_LETTERS } from './vocabulary';

const objectiveSchema = z.strictObject({
  name,
  kind: z.enum(FEATURE_KINDS),
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
