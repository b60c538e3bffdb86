/** Forming teams: which may be formed, what it costs, where the team appears and who joins it (ITU-TEAM-12 to 18). */
import { type Station, TEAM_LETTERS, type TeamLetter } from '../../../../shared/content/into-the-unknown';
import type { CardRef, OfficerState, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { crewBounds } from '../combat/health';
import type { SeatId } from '../../engine';
import { officersOf, seatOf, unitOf } from '../figures/pieces';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { directiveOf } from './directives';
import { type Ground, isMobile, sectionsOf } from './locations';
import { capacityLeft } from './personnel';
import { sectionOf } from '../figures/stations';

export interface TeamChoice {
  readonly letter: TeamLetter;
  /** A team record. */
  readonly team: CardRef;
}

/**
 * The versions that a player may form now: those the exploration directive lists for a letter, of the own faction, as long
 * as the token of the letter is not in play, whichever side it shows (ITU-TEAM-04, ITU-TEAM-12, ITU-TEAM-13, ITU-TEAM-15).
 */
export function formable(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly TeamChoice[] {
  const lists = directiveOf(table, state, seat, 'exploration').face?.teams ?? null;
  const { faction } = seatOf(state, seat);
  return TEAM_LETTERS.filter((letter) => !isInPlay(state, seat, letter)).flatMap((letter) =>
    (lists?.[letter] ?? [])
      .filter((team) => isOfTokens(table, team, letter) && table.content.teams[team]?.faction === faction)
      .map((team) => ({ letter, team })),
  );
}

function isInPlay(state: IntoTheUnknownState, seat: SeatId, letter: TeamLetter): boolean {
  return state.units.some(({ owner, teamLetter }) => owner === seat && teamLetter === letter);
}

function isOfTokens({ content }: Table, team: CardRef, letter: TeamLetter): boolean {
  return content.teams[team]?.letters.includes(letter) ?? false;
}

/** Step 1 can be done: the crew dial can go down a step (ITU-TEAM-14). */
export function canPayCrew(table: Table, ship: UnitState): boolean {
  const bounds = crewBounds(table, ship);
  return bounds !== null && ship.crew !== null && ship.crew > bounds.least;
}

/** Where a team of a ship appears: the section of the station it is formed at, the bridge without one (ITU-TEAM-16). */
export function formingSection(table: Table, ship: UnitState, station: Station | null): Ground | null {
  const section = (station === null ? null : sectionOf(table, ship, station)) ?? sectionsOf(table, ship)[0];
  return section === undefined ? null : { type: 'section', unit: ship.id, section };
}

/** Whether a team fits into the section it would appear in (ITU-TEAM-16). */
export function hasRoomToForm(
  table: Table,
  state: IntoTheUnknownState,
  ship: UnitState,
  station: Station | null,
): boolean {
  const at = formingSection(table, ship, station);
  return at !== null && ship.owner !== null && capacityLeft(table, state, at, ship.owner) > 0;
}

/**
 * Whether the action can be taken: the dial can go down and, by the default reading, a team can be formed and finds room;
 * by the other the step is paid and the team may fail to appear (ITU-TEAM-17).
 */
export function canForm(
  table: Table,
  state: IntoTheUnknownState,
  ship: UnitState,
  station: Station | null,
): boolean {
  if (ship.owner === null || !canPayCrew(table, ship)) return false;
  if (reading(table, 'team.formPrecheck') === 'no') return true;
  return formable(table, state, ship.owner).length > 0 && hasRoomToForm(table, state, ship, station);
}

/** Puts a new team down; its id. */
export function placeTeam(play: Play, seat: SeatId, { letter, team }: TeamChoice, at: Ground): UnitId {
  const made = newUnit(play.table, play.frozen, {
    class: team,
    owner: seat,
    teamLetter: letter,
    location: at,
  });
  const unit = { ...made, letter };
  addUnit(play, unit);
  const ship = at.type === 'section' ? unitOf(play.frozen, at.unit).id : unit.id;
  play.tell({ type: 'team', unit: unit.id, ship });
  return unit.id;
}

/** Friendly officers attached to the ship itself who may join a team formed there (ITU-TEAM-18). */
export function recruits(state: IntoTheUnknownState, ship: UnitId, seat: SeatId): readonly OfficerState[] {
  return officersOf(state, ship).filter((officer) => officer.owner === seat && isMobile(officer));
}
