/** Who could stand at a place of the core instead, and what each would make of the budget. */
import type { ContentPack } from '../../../../shared/content';
import { CORE_PLACES, type CorePlace, type OfficerRecord } from '../../../../shared/content/into-the-unknown';
import type { Force } from '../../../../shared/documents';
import {
  checkForce,
  coreCandidates,
  coreCost,
  type Finding,
  type ForceRules,
  lineOfficerOf,
  officerRecord,
} from '../../../../shared/fleet';
import type { Readings } from '../../../../shared/sector';

export interface Candidate {
  readonly id: string;
  readonly record: OfficerRecord;
  /** Core points that all core officers would cost then. */
  readonly total: number;
  /** Where the officer stands now, who would change places with the chosen one; null: nowhere. */
  readonly from: CorePlace | null;
  /** Why not; null: it would be legal. */
  readonly fault: Finding | null;
}

/** The core with an officer at a place; one who stands elsewhere changes places with whoever is there. */
export function withOfficer(force: Force, place: CorePlace, id: string | null): Force {
  const from = id === null ? undefined : CORE_PLACES.find((each) => force.core[each] === id);
  const core = { ...force.core, [place]: id };
  if (from !== undefined && from !== place) core[from] = force.core[place];
  return { ...force, core };
}

/** Every candidate but who stands there; legal ones first, then those already posted elsewhere, each by cost. */
export function candidatesFor(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
  place: CorePlace,
): readonly Candidate[] {
  const line = lineOfficerOf(content, force.faction);
  const ids = [...coreCandidates(content, force.faction), ...(line === null ? [] : [line])];
  return ids
    .filter((id) => id !== force.core[place])
    .flatMap((id): readonly Candidate[] => {
      const record = officerRecord(content, id);
      if (record === undefined) return [];
      const next = withOfficer(force, place, id);
      const from = CORE_PLACES.find((each) => force.core[each] === id) ?? null;
      const touched = new Set(['/core', `/core/${place}`, ...(from === null ? [] : [`/core/${from}`])]);
      const fault = checkForce(content, readings, next, rules).find(
        ({ at, code }) => touched.has(at) && code !== 'no-officer',
      );
      return [{ id, record, total: coreCost(content, next), from, fault: fault ?? null }];
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || (b.record.cost ?? 0) - (a.record.cost ?? 0));
}

function rankOf({ fault, from, record }: Candidate): number {
  return (fault === null ? 0 : 4) + (record.line ? 2 : 0) + (from === null ? 0 : 1);
}
