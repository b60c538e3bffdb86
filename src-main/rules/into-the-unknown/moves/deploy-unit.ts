/** Units that come to the table or leave it (ITU-DEPLOY-06, ITU-AUX-03, ITU-AUX-04, ITU-PROJ-12, ITU-LOST-01, ITU-LOST-02). */
import type { UnitClass } from '../../../../shared/content';
import type { PlayedKind, TeamLetter } from '../../../../shared/content/into-the-unknown';
import type { CardRef, Location, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Pose } from '../../../../shared/geometry';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { GoneUnit, IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import { freeIfLoose } from '../teams/personnel';

/** What is known of a unit before it has a state; all that is left out is as on a fresh card. */
export interface NewUnit {
  readonly class: CardRef;
  readonly owner: SeatId | null;
  readonly pose?: Pose | null;
  readonly system?: string | null;
  readonly location?: Location | null;
  readonly teamLetter?: TeamLetter | null;
  readonly endurance?: number | null;
  readonly primary?: UnitId | null;
}

/**
 * A unit with fresh dials: hull at the star, crew at its start, reserve at its start, the first row of the alert dial
 * (green 1), endurance at its greatest. Its id is the next free copy, its ID number or letter the next free one. It is
 * not in the state yet. Throws for a class that the content lacks.
 */
export function newUnit(table: Table, state: IntoTheUnknownState, made: NewUnit): UnitState {
  const { owner } = made;
  const unitClass = table.content.units[made.class];
  const card = cardOf(state, made, unitClass);
  if (unitClass === undefined && table.content.teams[made.class] === undefined)
    throw new Error(`No pack knows the class ${made.class}.`);
  return {
    id: freeId(state, made),
    class: made.class,
    kind: unitClass?.kind ?? 'team',
    owner,
    number: isNumbered(unitClass) ? freeNumber(state, owner) : null,
    letter: card.letter,
    teamLetter: made.teamLetter ?? null,
    pose: made.pose ?? null,
    location: made.location ?? null,
    system: made.system ?? null,
    ...freshDials(unitClass),
    ...BARE,
    hull: card.hull,
    endurance: made.endurance ?? unitClass?.endurance?.max ?? null,
    primary: made.primary ?? null,
  };
}

const BARE = {
  trauma: 0,
  shieldsUsed: { fore: 0, aft: 0 },
  peril: 0,
  advantage: 0,
  conditions: [],
  locks: [],
  damageCards: [],
  equipment: [],
  banked: [],
  separated: null,
  acted: false,
  fired: false,
  used: {},
} as const;

function freshDials(unitClass: UnitClass | undefined): Pick<UnitState, 'alert' | 'crew' | 'reserve'> {
  return {
    alert: unitClass !== undefined && unitClass.alerts.length > 0 ? 0 : null,
    crew: unitClass?.crew ? 0 : null,
    reserve: unitClass?.reserve?.start ?? null,
  };
}

/** Ships and vessels have number tokens (ITU-DEPLOY-06, ITU-AUX-07). */
function isNumbered(unitClass: UnitClass | undefined): boolean {
  return (
    unitClass?.kind === 'ship' || unitClass?.subtype === 'vessel' || (unitClass?.primary ?? null) !== null
  );
}

/** Everything that has ever been in this match keeps its id. */
function freeId(state: IntoTheUnknownState, made: NewUnit): UnitId {
  const used = new Set([...state.units.map(({ id }) => id), ...state.gone.map(({ unit }) => unit)]);
  const first = `${made.owner ?? '0'}:${made.class}`;
  let copy = 1;
  let id = first;
  while (used.has(id)) id = `${first}#${(copy += 1)}`;
  return id;
}

function freeNumber(state: IntoTheUnknownState, owner: SeatId | null): number {
  const used = new Set(state.units.filter((unit) => unit.owner === owner).map(({ number }) => number));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

type Card = Pick<UnitState, 'letter' | 'hull'>;

/**
 * The first card of its class that is free among its side's, by letter: unused ones before those of docked units, which
 * keep their damage (ITU-DOCK-08). Hazard units without letters are `H1`, `H2`.
 */
function cardOf(
  state: IntoTheUnknownState,
  { owner, class: card }: NewUnit,
  unitClass: UnitClass | undefined,
): Card {
  if (unitClass === undefined || unitClass.kind === 'ship') return FRESH;
  const mates = state.units.filter((unit) => unit.owner === owner && unit.kind === unitClass.kind);
  const used = new Set(mates.map(({ letter }) => letter));
  const inUse = (letter: string | null) =>
    letter === null ? mates.some((unit) => unit.class === card) : used.has(letter);
  const docked = state.gone.filter(
    (gone) => gone.why === 'docked' && gone.owner === owner && gone.class === card && !inUse(gone.letter),
  );
  const free = unitClass.identifiers.filter((each) => !used.has(each));
  const unused = free.find((each) => !docked.some(({ letter }) => letter === each));
  if (unused !== undefined) return { letter: unused, hull: 0 };
  const again = docked.at(-1);
  if (again !== undefined) return { letter: again.letter, hull: again.hull };
  return { letter: markOf(unitClass, used), hull: 0 };
}

const FRESH: Card = { letter: null, hull: 0 };

function markOf({ kind, subtype }: UnitClass, used: ReadonlySet<string | null>): string | null {
  const shown = kind === 'hazard' ? 'H' : subtype === 'shuttle' ? 'S' : null;
  if (shown === null) return null;
  let number = 1;
  while (used.has(`${shown}${number}`)) number += 1;
  return `${shown}${number}`;
}

/** Puts a new unit into the state. */
export function addUnit(play: Play, unit: UnitState): void {
  play.state.units.push(unit as (typeof play.state.units)[number]); // replaced whole, never written into
}

/**
 * Takes a unit out of the game and remembers it. Who is still aboard goes with it: officers are lost, teams too with
 * their officers (ITU-LOST-01, ITU-LOST-02); of a team its officers stay where it was (ITU-TEAM-37). Its locks come off
 * other units. Those who leave another way (docking, disbanding, a landing) have been moved before.
 */
export function removeUnit(play: Play, id: UnitId, why: GoneUnit['why'], by: SeatId | null = null): void {
  const unit = play.frozen.units.find((each) => each.id === id);
  if (unit === undefined) return;
  if (unit.kind === 'team') leaveOfficers(play, unit);
  else loseAboard(play, id, by);
  const { class: card, owner, banked, hull, letter } = unit;
  play.state.gone.push({ unit: id, class: card, owner, why, by, banked: [...banked], hull, letter });
  play.state.units = play.state.units.filter((each) => each.id !== id);
  play.state.modifiers = play.state.modifiers.filter((each) => each.unit !== id);
  forget(play, unit);
  if (why === 'destroyed' || why === 'removed') play.tell({ type: why, unit: id, by });
}

/** No lock is its any more. What it split off from stays a primary unit alone: only docking makes it whole (ITU-SEP-01). */
function forget(play: Play, { id, kind, class: card, owner }: UnitState): void {
  for (const other of play.frozen.units) {
    if (other.locks.some((lock) => lock.by === id))
      play.unit(other.id).locks = other.locks.filter((lock) => lock.by !== id);
    if (other.primary === id) play.unit(other.id).primary = null;
  }
  if (kind !== 'ship' || owner === null) return;
  const seat = play.seat(owner);
  seat.gone = [...seat.gone, card];
}

function leaveOfficers(play: Play, { id, location }: UnitState): void {
  for (const { id: officer, at } of play.frozen.officers) {
    if (at?.type !== 'team' || at.unit !== id) continue;
    play.officer(officer).at = location;
    freeIfLoose(play, officer);
  }
}

function loseAboard(play: Play, id: UnitId, by: SeatId | null): void {
  const teams = play.frozen.units.filter((each) => isIn(each.location, id));
  for (const team of teams) {
    for (const officer of play.frozen.officers)
      if (officer.at?.type === 'team' && officer.at.unit === team.id) loseOfficer(play, officer.id);
    removeUnit(play, team.id, 'destroyed', by);
  }
  for (const officer of play.frozen.officers) if (isIn(officer.at, id)) loseOfficer(play, officer.id);
}

function isIn(at: Location | null, unit: UnitId): boolean {
  return at?.type === 'section' && at.unit === unit;
}

function loseOfficer(play: Play, id: string): void {
  const officer = play.officer(id);
  officer.lost = true;
  officer.at = null;
  officer.station = null;
  play.tell({ type: 'lost', officer: id });
}

/** The kind of a class, or of a team record. */
export function kindOf(table: Table, card: CardRef): PlayedKind {
  return table.content.units[recordOf(card)]?.kind ?? 'team';
}
