/** Officers of a task force: who may fill which place, what they cost, what they are good at (ITU-TASK-07 to 09, ITU-SETUP-14). */
import type { ContentPack } from '../content';
import {
  type Alignment,
  CATEGORIES,
  type Category,
  CORE_PLACES,
  type CorePlace,
  type OfficerRecord,
  type PlayedFaction,
  type Role,
  SKILLS_OF,
} from '../content/into-the-unknown';
import type { Force } from '../documents';

/** The role icon that a place asks for; specialists need none (ITU-TASK-08). */
export const ROLE_OF: Readonly<Record<CorePlace, Role | null>> = {
  'command-liaison': 'command',
  'chief-of-operations': 'operations',
  'head-of-science': 'science',
  'specialist-1': null,
  'specialist-2': null,
};

export function officerRecord(content: ContentPack, id: string): OfficerRecord | undefined {
  return Object.hasOwn(content.officers, id) ? content.officers[id] : undefined;
}

/** The level of each skill category: its highest skill (ITU-SETUP-14). */
export function levelsOf({ skills }: Pick<OfficerRecord, 'skills'>): Readonly<Record<Category, number>> {
  const levels = CATEGORIES.map((category): [Category, number] => [
    category,
    Math.max(0, ...SKILLS_OF[category].map((skill) => skills[skill] ?? 0)),
  ]);
  return Object.fromEntries(levels) as Record<Category, number>; // one for each category
}

/** Flex points that a transfer officer costs: the levels of all categories together, not the core cost (ITU-SETUP-14). */
export function transferPrice(officer: Pick<OfficerRecord, 'skills'>): number {
  return Object.values(levelsOf(officer)).reduce((sum, level) => sum + level, 0);
}

/** The card whose copies go to a faction's ships (ITU-OFFICER-01, ITU-SETUP-08); null: the packs have none. */
export function lineOfficerOf(content: ContentPack, faction: PlayedFaction): string | null {
  const found = sorted(content.officers).find(
    ([, { line, alignments }]) => line && alignments.includes(faction),
  );
  return found?.[0] ?? null;
}

/** Officers that may be among the core officers of a faction: aligned with it and no line officer (ITU-TASK-07, ITU-OFFICER-01). */
export function coreCandidates(content: ContentPack, faction: PlayedFaction): readonly string[] {
  return sorted(content.officers)
    .filter(([, { line, alignments, cost }]) => !line && cost !== null && alignments.includes(faction))
    .map(([id]) => id);
}

export function isAligned({ alignments }: OfficerRecord, faction: Alignment): boolean {
  return alignments.includes(faction);
}

/** Whether an officer may stand at a place of the core (ITU-TASK-08). */
export function fillsPlace({ roles }: Pick<OfficerRecord, 'roles'>, place: CorePlace): boolean {
  const role = ROLE_OF[place];
  return role === null || roles.includes(role);
}

/** The core officers that are chosen, with their places, in the order of the places. */
export function coreOfficers(force: Pick<Force, 'core'>): readonly (readonly [CorePlace, string])[] {
  return CORE_PLACES.flatMap((place): readonly (readonly [CorePlace, string])[] => {
    const id = force.core[place];
    return id === null ? [] : [[place, id]];
  });
}

/** Core points that the chosen officers cost; one whose cost nobody knows costs nothing (ITU-TASK-09). */
export function coreCost(content: ContentPack, force: Pick<Force, 'core'>): number {
  return coreOfficers(force).reduce((sum, [, id]) => sum + (officerRecord(content, id)?.cost ?? 0), 0);
}

/**
 * One place for each of at most five officers, so that everybody has the icon of their place; null where there is no such
 * assignment (ITU-TASK-08). Of several, the first in the order of places and officers.
 */
export function assignRoles(
  content: ContentPack,
  officers: readonly string[],
): Readonly<Partial<Record<CorePlace, string>>> | null {
  if (officers.length > CORE_PLACES.length) return null;
  const records = officers.map((id) => officerRecord(content, id));
  const places = assign(records, 0, new Set());
  if (places === null) return null;
  return Object.fromEntries(places.map((place, index) => [place, officers[index]] as const)); // the keys are places
}

/** Places of the officers from `index` on: each tries the places that are free, those with an icon first. */
function assign(
  officers: readonly (OfficerRecord | undefined)[],
  index: number,
  taken: ReadonlySet<CorePlace>,
): readonly CorePlace[] | null {
  const officer = officers[index];
  if (index >= officers.length) return [];
  for (const place of CORE_PLACES) {
    if (taken.has(place) || !officer || !fillsPlace(officer, place)) continue;
    const rest = assign(officers, index + 1, new Set([...taken, place]));
    if (rest !== null) return [place, ...rest];
  }
  return null;
}

/** Records by id, in the order of the ids: the same whatever order the packs have. */
export function sorted<Each>(records: Readonly<Record<string, Each>>): readonly (readonly [string, Each])[] {
  return Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1));
}
