/** What a campaign carries from mission to mission (ITU-MISSION-06, ITU-TASK-01, ITU-DEPLOY-07); a single match has no roster. */
import type { ContentPack } from '../content';
import type { Force, Roster } from '../documents';
import { coreOfficers, sorted } from './officers';
import { hasDials, shipClass } from './ships';

/** True if a match with these task forces belongs to a campaign: one of them comes from a roster (ITU-MISSION-05, ITU-TASK-01). */
export function isCampaign(forces: readonly (Pick<Force, 'roster'> | undefined)[]): boolean {
  return forces.some((force) => force?.roster !== undefined);
}

/**
 * A roster to begin a campaign with: everybody of the core available, ships whole, the cards that they carry. House: the
 * ships of the task force; where it names none, each of its faction that can be played, once.
 */
export function rosterOf(content: ContentPack, force: Force): Roster {
  const named = force.ships.map((ship) => ship.class);
  const ships = named.length > 0 ? named : shipsOfFaction(content, force);
  return {
    officers: coreOfficers(force).map(([, officer]) => ({ officer, status: 'available' })),
    ships: ships.map((id) => ({ class: id, hull: 0, crew: 0 })),
    equipment: [...new Set(force.ships.flatMap(({ equipment }) => equipment))],
    strategyPoints: 0,
    achievements: [],
  };
}

function shipsOfFaction(content: ContentPack, { faction }: Pick<Force, 'faction'>): readonly string[] {
  return sorted(content.units)
    .filter(([, each]) => each.kind === 'ship' && each.primary === null && hasDials(each))
    .filter(([, each]) => each.faction === faction)
    .map(([id]) => id);
}

/** The task force at the beginning of a campaign: with its roster, and without the transfer pool (ITU-TASK-11). */
export function enlisted(content: ContentPack, force: Force): Force {
  if (force.roster !== undefined) return force;
  return { ...force, transfer: [], roster: rosterOf(content, force) };
}

/** How a match left what a seat brought. */
export interface Aftermath {
  /** The seat's ships, those that are out too, in the order in which they came. */
  readonly ships: readonly {
    readonly class: string;
    /** Steps down from the star. */
    readonly hull: number;
    /** Null: out, and what its dial showed is not known any more. */
    readonly crew: number | null;
    readonly isDestroyed: boolean;
  }[];
  /** By card; one who was not there is not named. */
  readonly officers: readonly {
    readonly card: string;
    readonly incapacitated: boolean;
    readonly lost: boolean;
  }[];
}

/**
 * The roster as a match leaves it (ITU-MISSION-06): hull and crew dials of its ships, as many of a class as were there, and
 * officers who are incapacitated or lost. Null: there is none. What the dials of a disabled ship are raised for belongs to
 * the next mission (ITU-TFEX-05). Gap (Campaign Guide): who recovers, who joins, rewards, strategy points; a person enters
 * them. House: a captured officer's status stays as it was.
 */
export function rosterAfter(content: ContentPack, force: Force, after: Aftermath): Roster | null {
  const { roster } = force;
  if (roster === undefined) return null;
  const seen = new Map<string, number>();
  const ships = roster.ships.map((kept) => {
    const copy = seen.get(kept.class) ?? 0;
    seen.set(kept.class, copy + 1);
    const now = after.ships.filter((each) => each.class === kept.class)[copy];
    if (now === undefined) return kept;
    const last = (shipClass(content, kept.class)?.hull?.length ?? 1) - 1;
    return { ...kept, hull: now.isDestroyed ? last : now.hull, crew: now.crew ?? kept.crew };
  });
  return {
    ...roster,
    ships,
    officers: roster.officers.map((each) => ({ ...each, ...statusAfter(each, after) })),
  };
}

function statusAfter(
  { officer, status }: Roster['officers'][number],
  { officers }: Aftermath,
): Pick<Roster['officers'][number], 'status'> {
  const now = officers.find(({ card }) => card === officer);
  if (now?.lost) return { status: 'lost' };
  return { status: now?.incapacitated ? 'incapacitated' : status };
}
