/** The kinds of records that a match adds to a pack of Into the Unknown, one file each, keyed by kebab-case id. */
import * as z from 'zod';
import { kebab } from '../fields';
import {
  complicationSchema,
  type ComplicationRecord,
  type OvertureRecord,
  overtureSchema,
  type SituationRecord,
  situationSchema,
  type StoryRecord,
  storySchema,
} from './mission-records';
import {
  type DamageCardRecord,
  damageCardSchema,
  type DirectiveRecord,
  directiveSchema,
  type EquipmentRecord,
  equipmentSchema,
  type HailRecord,
  hailSchema,
  type OfficerRecord,
  officerSchema,
  type TeamRecord,
  teamSchema,
} from './records';
import { type StationsRecord, stationsSchema } from './station-records';

export const matchKinds = {
  officers: z.record(kebab, officerSchema),
  teams: z.record(kebab, teamSchema),
  directives: z.record(kebab, directiveSchema),
  hails: z.record(kebab, hailSchema),
  equipment: z.record(kebab, equipmentSchema),
  'damage-cards': z.record(kebab, damageCardSchema),
  /** By unit class. */
  stations: z.record(kebab, stationsSchema),
  overtures: z.record(kebab, overtureSchema),
  situations: z.record(kebab, situationSchema),
  complications: z.record(kebab, complicationSchema),
  stories: z.record(kebab, storySchema),
} as const;

/** What a match reads besides the figures that measuring reads. */
export interface MatchContent {
  readonly officers: Readonly<Record<string, OfficerRecord>>;
  readonly teams: Readonly<Record<string, TeamRecord>>;
  readonly directives: Readonly<Record<string, DirectiveRecord>>;
  readonly hails: Readonly<Record<string, HailRecord>>;
  readonly equipment: Readonly<Record<string, EquipmentRecord>>;
  readonly damageCards: Readonly<Record<string, DamageCardRecord>>;
  readonly stations: Readonly<Record<string, StationsRecord>>;
  readonly overtures: Readonly<Record<string, OvertureRecord>>;
  readonly situations: Readonly<Record<string, SituationRecord>>;
  readonly complications: Readonly<Record<string, ComplicationRecord>>;
  readonly stories: Readonly<Record<string, StoryRecord>>;
}
