/** The records of officers, teams, directives, hails, equipment and damage cards. Null where nobody knows. */
import * as z from 'zod';
import { weaponSchema, rangeSchema } from '../unit-class';
import { count, kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import { abilitySchema, officerKeywords, passiveSchema } from './abilities';
import { conditionSchema } from './conditions';
import { effectSchema, spendSchema } from './effect-schemas';
import { testSchema } from './operands';
import {
  ALIGNMENTS,
  DIRECTIVES,
  ENDS,
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
