/**
 * The record of where a unit class has what: its stations with their abilities, and what a hazard or a separated unit
 * does instead.
 */
import * as z from 'zod';
import { count, kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import { abilitySchema, passiveSchema } from './abilities';
import { conditionSchema } from './conditions';
import { effectSchema } from './effect-schemas';
import { ENDS, SECTIONS, STATIONS } from './vocabulary';

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
