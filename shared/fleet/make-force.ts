/** Legal task forces made by the program, so that a match can be begun at once, and others drawn by chance. */
import type { ContentPack } from '../content';
import {
  CORE_PLACES,
  type CorePlace,
  DIRECTIVES,
  type OfficerRecord,
  type PlayedFaction,
} from '../content/into-the-unknown';
import type { Force } from '../documents';
import type { Readings } from '../sector';
import { coreCandidates, fillsPlace, levelsOf, officerRecord, transferPrice } from './officers';
import { directivesOpenTo } from './check-force';
import { comesBySway, MOST_IN_POOL, transferCandidates } from './transfers';

/** A source of chance: 0 <= n < `below`, each as likely. */
export interface Draws {
  below(this: void, below: number): number;
}

/** The usual budget (ITU-CARDS-02), and what the house keeps of it for ships and equipment. */
export const USUAL_CORE_POINTS = 50;
const KEPT = 5;
/** Dearer transfer officers are hardly ever paid. */
const DEAREST_TRANSFER = 5;

/**
 * The best task force of a faction that the house finds: core officers with most skill levels whose cost leaves 5 core
 * points for ships and equipment where that is possible, and the six most able other officers of at most 5 flex points in
 * the transfer pool. Ships are left to set-up. Null: the packs have no five officers for it.
 */
export function standardForce(
  content: ContentPack,
  faction: PlayedFaction,
  corePoints = USUAL_CORE_POINTS,
): Force | null {
  const worth = (officer: OfficerRecord) =>
    Object.values(levelsOf(officer)).reduce((sum, each) => sum + each, 0);
  const core =
    bestCore(content, faction, corePoints - KEPT, worth) ?? bestCore(content, faction, corePoints, worth);
  if (core === null) return null;
  const force = forceOf(content, faction, core);
  return { ...force, transfer: bestTransfers(content, force) };
}

/** A legal task force that chance draws, of any officers that the budget pays; null as above. */
export function randomForce(
  content: ContentPack,
  faction: PlayedFaction,
  random: Draws,
  corePoints = USUAL_CORE_POINTS,
  readings?: Readings,
): Force | null {
  const luck = new Map(coreCandidates(content, faction).map((id) => [id, random.below(1000)]));
  const core = bestCore(content, faction, corePoints, (_, id) => luck.get(id) ?? 0);
  if (core === null) return null;
  const force = forceOf(content, faction, core);
  const open = [...transferCandidates(content, readings, force)];
  const transfer: string[] = [];
  while (transfer.length < MOST_IN_POOL && open.length > 0) {
    transfer.push(...open.splice(random.below(open.length), 1));
  }
  return { ...force, transfer };
}

/** A task force of a faction with nothing chosen: no officers, the first directive of each category. */
export function emptyForce(content: ContentPack, faction: PlayedFaction): Force {
  const places = CORE_PLACES.map((place) => [place, null] as const);
  return forceOf(content, faction, Object.fromEntries(places) as Force['core']); // one for each place
}

function forceOf(content: ContentPack, faction: PlayedFaction, core: Force['core']): Force {
  const directives = Object.fromEntries(
    DIRECTIVES.flatMap((category) => {
      const [first] = directivesOpenTo(content, faction, category);
      return first === undefined ? [] : [[category, first] as const];
    }),
  );
  return {
    faction,
    directives,
    core,
    transfer: [],
    unitPool: [],
    equipmentPool: [],
    ships: [],
    auxiliaries: [],
  };
}

function bestTransfers(content: ContentPack, force: Force): string[] {
  const price = (id: string) => {
    const officer = officerRecord(content, id);
    return officer ? transferPrice(officer) : 0;
  };
  const isOwn = (id: string) => (comesBySway(content, force, id) ? 0 : 1);
  return transferCandidates(content, undefined, force)
    .filter((id) => price(id) <= DEAREST_TRANSFER)
    .sort((a, b) => isOwn(b) - isOwn(a) || price(b) - price(a) || (a < b ? -1 : 1))
    .slice(0, MOST_IN_POOL);
}

interface Found {
  readonly worth: number;
  readonly core: Readonly<Partial<Record<CorePlace, string>>>;
}

/**
 * The five officers of most worth within the budget, each at a place whose icon they have: every officer in turn joins
 * whatever was found before at each place that is free there. Of equals the first found; officers go by their ids.
 */
function bestCore(
  content: ContentPack,
  faction: PlayedFaction,
  budget: number,
  worth: (officer: OfficerRecord, id: string) => number,
): Force['core'] | null {
  /** Best by places filled (a bit each) and cost. */
  let found = new Map<string, Found>([['0/0', { worth: 0, core: {} }]]);
  for (const [id, officer] of distinct(content, faction)) {
    const next = new Map(found);
    for (const [key, before] of found) join(next, key, before, id, officer, budget, worth(officer, id));
    found = next;
  }
  const whole = [...found].filter(([key]) => key.startsWith(`${FULL}/`)).map(([, each]) => each);
  const [first, ...rest] = whole;
  if (first === undefined) return null;
  const { core } = rest.reduce((best, each) => (each.worth > best.worth ? each : best), first);
  const inOrder = CORE_PLACES.map((place) => [place, core[place] ?? null] as const);
  return Object.fromEntries(inOrder) as Force['core']; // one for each place
}

const FULL = 2 ** CORE_PLACES.length - 1;

function join(
  next: Map<string, Found>,
  key: string,
  before: Found,
  id: string,
  officer: OfficerRecord,
  budget: number,
  worth: number,
): void {
  const [filled = 0, spent = 0] = key.split('/').map(Number);
  const cost = spent + (officer.cost ?? 0);
  if (cost > budget) return;
  for (const [bit, place] of CORE_PLACES.entries()) {
    const isFree = (filled & (1 << bit)) === 0;
    // Both specialists are alike: the second place only when the first is filled.
    const isInOrder = place !== 'specialist-2' || before.core['specialist-1'] !== undefined;
    if (!isFree || !isInOrder || !fillsPlace(officer, place)) continue;
    const to = `${filled | (1 << bit)}/${cost}`;
    const total = before.worth + worth;
    if (total > (next.get(to)?.worth ?? -1))
      next.set(to, { worth: total, core: { ...before.core, [place]: id } });
  }
}

/** Candidates, one for each unique name. */
function distinct(
  content: ContentPack,
  faction: PlayedFaction,
): readonly (readonly [string, OfficerRecord])[] {
  const names = new Set<string>();
  return coreCandidates(content, faction).flatMap((id): readonly (readonly [string, OfficerRecord])[] => {
    const officer = officerRecord(content, id);
    if (!officer || (officer.unique && names.has(officer.name))) return [];
    names.add(officer.name);
    return [[id, officer]];
  });
}
