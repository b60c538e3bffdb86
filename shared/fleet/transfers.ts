/** Transfer officers: who may be in the pool, who may be selected, at which price (ITU-TASK-11, ITU-TASK-12, ITU-SETUP-12 to 14, ITU-SWAY-04, 09). */
import type { ContentPack } from '../content';
import { type Alignment, ALIGNMENT_NAMES } from '../content/into-the-unknown';
import type { Force } from '../documents';
import { readingOf, type Readings } from '../sector';
import { type Finding, finding } from './finding';
import { coreOfficers, isAligned, officerRecord, sorted, transferPrice } from './officers';
import type { ForceRules } from './mission';
import { swayedShips } from './ships';
import { isWithinSway, SWAY_FOR_TRANSFERS, swayOf, swayOptions } from './sway';

type Mode = ForceRules['mode'];

/** ITU-TASK-11. */
export const MOST_IN_POOL = 6;
/** ITU-SETUP-13. */
export const MOST_TRANSFERS = 2;

/** Officers that may lie in the transfer pool, by id. */
export function transferCandidates(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  mode: Mode = 'match',
): readonly string[] {
  return sorted(content.officers)
    .filter(([id]) => whyNoTransfer(content, readings, force, id, '', mode) === null)
    .map(([id]) => id);
}

/** Why a card may not lie in the transfer pool; null: it may. Sway opens others in matches only (ITU-SWAY-02). */
export function whyNoTransfer(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  id: string,
  at: string,
  mode: Mode = 'match',
): Finding | null {
  const officer = officerRecord(content, id);
  if (officer === undefined) {
    return finding('unknown-id', 'ITU-TASK-11', at, `No content pack knows the officer "${id}".`);
  }
  if (officer.line) {
    const message = `${officer.name} is a line officer, whose copies go to ships.`;
    return finding('line-officer', 'ITU-OFFICER-01', at, message);
  }
  const isInCore = coreOfficers(force).some(([, core]) => core === id);
  if (isInCore && (officer.unique || readingOf(readings, 'task.transferDuplicates') === 'no')) {
    const message = `${officer.name} is a core officer already.`;
    return finding('duplicate-id', 'ITU-TASK-12', at, message);
  }
  if (isAligned(officer, force.faction)) return null;
  const sway = swayOf(content, force, mode);
  const best = Math.max(0, ...officer.alignments.map((each) => sway[each] ?? 0));
  if (best >= SWAY_FOR_TRANSFERS) return null;
  const names = officer.alignments.map((each) => ALIGNMENT_NAMES[each]).join(' or ');
  const message = `${officer.name} needs ${names} sway.`;
  return finding('no-sway', mode === 'campaign' ? 'ITU-SWAY-02' : 'ITU-SWAY-04', at, message);
}

/** Every fault of the pool. Places are `/transfer/N`. */
export function checkTransferPool(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  mode: Mode = 'match',
): readonly Finding[] {
  const { transfer } = force;
  const each = transfer.flatMap((id, index): readonly Finding[] => {
    const at = `/transfer/${index}`;
    const fault = whyNoTransfer(content, readings, force, id, at, mode);
    if (fault !== null) return [fault];
    if (transfer.indexOf(id) === index || !officerRecord(content, id)?.unique) return [];
    return [finding('duplicate-id', 'ITU-TASK-11', at, 'This officer is in the pool already.')];
  });
  if (transfer.length <= MOST_IN_POOL) return each;
  const message = `A transfer pool has ${MOST_IN_POOL} officers.`;
  return [...each, finding('too-many', 'ITU-TASK-11', '/transfer', message)];
}

/** Whether an officer comes by sway: aligned with other factions only (ITU-SWAY-09). */
export function comesBySway(content: ContentPack, force: Pick<Force, 'faction'>, id: string): boolean {
  const officer = officerRecord(content, id);
  return officer !== undefined && !isAligned(officer, force.faction);
}

/** Faults of the officers selected out of those drawn, ships of other factions being chosen already. Places are `/transfers/N`. */
export function checkTransfers(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  available: readonly string[],
  chosen: readonly string[],
  mode: Mode = 'match',
): readonly Finding[] {
  const faults = chosen.flatMap((id, index): readonly Finding[] => {
    const at = `/transfers/${index}`;
    const isThere = available.filter((each) => each === id).length;
    if (chosen.slice(0, index + 1).filter((each) => each === id).length > isThere) {
      return [finding('not-drawn', 'ITU-SETUP-12', at, 'This officer was not drawn.')];
    }
    return [];
  });
  if (chosen.length > MOST_TRANSFERS) {
    const message = `Up to ${MOST_TRANSFERS} transfer officers are selected.`;
    faults.push(finding('too-many', 'ITU-SETUP-13', '/transfers', message));
  }
  if (faults.length > 0 || isInRows(content, readings, force, ships, chosen, mode)) return faults;
  const message = 'Sway does not open these transfer officers beside the ships of their faction.';
  return [finding('beyond-sway', 'ITU-SWAY-07', '/transfers', message)];
}

/** Whether the swayed officers can be shared out to the rows of their factions, one row for each faction (ITU-SWAY-08). */
function isInRows(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  ships: readonly string[],
  chosen: readonly string[],
  mode: Mode,
): boolean {
  const sway = swayOf(content, force, mode);
  const swayed = swayedShips(content, force, ships);
  const officers = chosen.filter((id) => comesBySway(content, force, id));
  const factions = (id: string): readonly Alignment[] =>
    (officerRecord(content, id)?.alignments ?? []).filter((each) => (sway[each] ?? 0) > 0);
  const fits = (counts: Readonly<Record<string, number>>): boolean =>
    Object.entries(counts).every(([faction, count]) => {
      const of = faction as Alignment; // a key that `factions` gave
      const categories = (swayed.get(of) ?? []).map(({ category }) => category);
      return isWithinSway(swayOptions(sway[of] ?? 0, readings), categories, count);
    });
  const share = (index: number, counts: Readonly<Record<string, number>>): boolean => {
    const id = officers[index];
    if (id === undefined) return fits(counts);
    return factions(id).some((each) => share(index + 1, { ...counts, [each]: (counts[each] ?? 0) + 1 }));
  };
  return share(0, {});
}

export function transfersPrice(content: ContentPack, chosen: readonly string[]): number {
  return chosen.reduce((sum, id) => {
    const officer = officerRecord(content, id);
    return sum + (officer ? transferPrice(officer) : 0);
  }, 0);
}
