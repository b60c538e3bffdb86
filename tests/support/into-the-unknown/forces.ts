/** Task forces of shipped cards for tests of what may be in one, and set-ups made of them. */
import type { ContentPack } from '../../../shared/content';
import { CORE_PLACES, type PlayedFaction } from '../../../shared/content/into-the-unknown';
import type { Force, IntoTheUnknownSetup } from '../../../shared/documents';
import { type Finding, type ForceMission, type ForceRules, standardForce } from '../../../shared/fleet';
import { shippedContent } from '../shipped-content';
import { bareForce } from './state';

/** Five officers by card, in the order of the places. */
export type Core = readonly [string, string, string, string, string];

/** Of the Federation, with one sway each with Klingons, Cardassians and two with Bajorans. */
export const SISKO_AND_WORF: Core = [
  'benjamin-sisko',
  'worf',
  'scholarly-doctor',
  'redoubtable-engineer',
  'daring-first-officer',
];

export function force(faction: PlayedFaction, core: Core, own: Partial<Force> = {}): Force {
  const places = Object.fromEntries(CORE_PLACES.map((place, index) => [place, core[index] ?? null]));
  return { ...bareForce(faction), core: places as Force['core'], ...own }; // one for each place
}

/** One capital ship and two others, no auxiliary units, nothing left out. */
export const USUAL: ForceMission = {
  fleet: { capital: 1, others: 2, either: false },
  ships: null,
  auxiliaries: 0,
  given: [],
  ignores: [],
  isStory: false,
};

export function forceRules(own: Partial<ForceRules> = {}): ForceRules {
  return { corePoints: 50, mode: 'match', mission: USUAL, ...own };
}

/** `code at` of each, which is what a test looks at first. */
export function codes(findings: readonly Pick<Finding, 'code' | 'at'>[]): readonly string[] {
  return findings.map(({ code, at }) => `${code} ${at}`);
}

/** The house's task force of a faction. Throws where the packs have none. */
export function houseForce(
  faction: PlayedFaction,
  corePoints = 50,
  content: ContentPack = shippedContent(),
): Force {
  const made = standardForce(content, faction, corePoints);
  if (made === null) throw new Error(`The packs have no task force of ${faction}.`);
  return made;
}

/** A match of the Federation against the Dominion, all cards to be drawn unless told. */
export function setupWith(own: Partial<IntoTheUnknownSetup> = {}): IntoTheUnknownSetup {
  return {
    mode: 'match',
    mission: { type: 'incident', overture: null, situation: null },
    corePoints: 50,
    flexPoints: 0,
    dealt: false,
    seats: [{ force: houseForce('federation') }, { force: houseForce('dominion') }],
    ...own,
  };
}
