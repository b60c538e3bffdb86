/** Personnel of a token that leaves find the nearest friendly unit with room for them (ITU-MISSION-14). */
import type {
  FeatureState,
  Location,
  OfficerId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { distance } from '../../../../shared/geometry';
import { shapeOfFeature } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import { findUnit, officersOf } from '../figures';
import { removeUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import { outlineOf } from '../setup/objects';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { capacityOf, type Ground, sectionLocations } from '../teams/locations';
import { capacityLeft, freeIfLoose } from '../teams/personnel';

/** Whose personnel they are, who, and where they were. */
export interface Homeless {
  readonly seat: SeatId;
  readonly who: readonly string[];
  readonly at: FeatureState['at'];
  readonly kind: FeatureState['kind'];
}

/** Pushes a task for each player with teams or officers at a token that has just been taken off. */
export function rehouseFrom(play: Play, feature: FeatureState): void {
  const { units, officers, seats } = play.frozen;
  const isHere = ({ location }: { readonly location: Location | null }) =>
    location?.type === 'feature' && location.feature === feature.id;
  const tasks = seats.flatMap(({ seat }) => {
    const teams = units.filter((unit) => unit.owner === seat && isHere(unit)).map(({ id }) => id);
    const loose = officers
      .filter((officer) => officer.owner === seat && isHere({ location: officer.at }))
      .map(({ id }) => id);
    const who = [...teams, ...loose];
    return who.length === 0
      ? []
      : [{ type: 'rehouse', seat, who, at: feature.at, kind: feature.kind } as const];
  });
  play.push(...tasks);
}

/**
 * Sections of the nearest friendly space unit where somebody can go, all of it where several are level; none where no unit
 * has room. By the reading `open` capacity counts, by `any` a unit that has a capacity at all.
 */
export function housesFor(
  table: Table,
  state: IntoTheUnknownState,
  { seat, at, kind }: Homeless,
  who: string,
): readonly Ground[] {
  const isTeam = findUnit(state, who) !== undefined;
  const from = shapeOfFeature(table.content, { kind, at });
  const near = state.units.flatMap((unit) => {
    const outline = unit.owner === seat ? outlineOf(table, unit) : null;
    const rooms = outline === null ? [] : roomsOf(table, state, unit, seat, isTeam);
    return outline === null || rooms.length === 0 ? [] : [{ rooms, gap: distance(from, outline).distanceIn }];
  });
  const least = Math.min(...near.map(({ gap }) => gap));
  return near.filter(({ gap }) => gap <= least).flatMap(({ rooms }) => rooms);
}

function roomsOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  seat: SeatId,
  isTeam: boolean,
): readonly Ground[] {
  const needsOpen = isTeam && reading(table, 'complication.rehouse') === 'open';
  return sectionLocations(table, unit).filter((place) =>
    needsOpen ? capacityLeft(table, state, place, seat) > 0 : capacityOf(table, state, place) > 0,
  );
}

/** Nobody has room: a team is destroyed and its officers are left over; an officer is lost (ITU-MISSION-14). */
export function leaveBehind(play: Play, who: string): readonly OfficerId[] {
  if (findUnit(play.frozen, who) === undefined) {
    const officer = play.officer(who);
    officer.lost = true;
    officer.at = null;
    officer.station = null;
    play.tell({ type: 'lost', officer: who });
    return [];
  }
  const officers = officersOf(play.frozen, who).map(({ id }) => id);
  removeUnit(play, who, 'destroyed');
  for (const id of officers) freeIfLoose(play, id);
  return officers;
}
