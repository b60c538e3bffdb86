/** What cards, officers and missions change on a unit as long as they stand. */
import type { End, Passive, Station } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import { offlineOf } from './offline';
import { isAble, isOpposing, officersOf, teamsAt } from './pieces';
import { officerRecord, partsInForce, stationsRecord, teamRecord } from './records';

/** A passive with where it is printed. */
export interface Held<Each extends Passive = Passive> {
  readonly passive: Each;
  /** `equipment:…`, `damage:…`, `officer:…`, `team:…`, `unit`, `overture` … for the log's line. */
  readonly from: string;
  readonly officer: OfficerId | null;
  readonly station: Station | null;
  readonly end: End | null;
}
export type PassiveOf<Changes extends Passive['changes']> = Extract<Passive, { readonly changes: Changes }>;

const NOWHERE = { officer: null, station: null, end: null } as const;

/**
 * All that stands for a unit; an officer's that count only while leading with `leader` alone. Officers who are out of
 * action give nothing.
 */
export function passivesOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null = null,
): readonly Held[] {
  return [
    ...cardPassives(table, state, unit),
    ...officerPassives(table, state, unit, leader),
    ...teamPassives(table, state, unit),
    ...(stationsRecord(table, unit)?.passives ?? []).map((passive) => ({
      passive,
      from: 'unit',
      ...NOWHERE,
    })),
    ...missionPassives(table, state, unit),
  ];
}

/** Those of one kind. */
export function passivesThat<Changes extends Passive['changes']>(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  changes: Changes,
  leader: OfficerId | null = null,
): readonly Held<PassiveOf<Changes>>[] {
  const is = (held: Held): held is Held<PassiveOf<Changes>> => held.passive.changes === changes;
  return passivesOf(table, state, unit, leader).filter(is);
}

function isFacedown(table: Table, state: IntoTheUnknownState, unit: UnitState, station: Station): boolean {
  const section = stationsRecord(table, unit)?.stations.find((each) => each.station === station)?.section;
  return section !== undefined && offlineOf(state, unit, station, section) !== null;
}

/** Equipment whose station is offline lies on its face and gives nothing (ITU-EQUIP-03). */
function cardPassives(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Held[] {
  const { equipment, damageCards } = table.content;
  const faceup = unit.equipment.filter(({ station }) => !isFacedown(table, state, unit, station));
  const carried = faceup.flatMap(({ card, station }) =>
    (equipment[recordOf(card)]?.passives ?? []).map((passive) => ({
      passive,
      from: `equipment:${card}`,
      officer: null,
      station,
      end: null,
    })),
  );
  const suffered = unit.damageCards.flatMap(({ card, station, end }) =>
    (damageCards[recordOf(card)]?.passives ?? []).map((passive) => ({
      passive,
      from: `damage:${card}`,
      officer: null,
      station,
      end,
    })),
  );
  return [...carried, ...suffered];
}

function officerPassives(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerId | null,
): readonly Held[] {
  const isSmall = unit.kind === 'team' || unit.kind === 'auxiliary';
  return officersOf(state, unit.id).flatMap((officer) => {
    if (!isAble(officer)) return [];
    return officerRecord(table, officer).passives.flatMap((passive): Held[] => {
      const when = passive.changes === 'figure' ? passive.while : 'always';
      const isHere =
        when === 'always' ||
        (when === 'leading' && officer.id === leader) ||
        (when === 'aboard-small' && isSmall) ||
        (when === 'banked-officer-here' && officer.banked.length > 0);
      const { id, station } = officer;
      return isHere ? [{ passive, from: `officer:${id}`, officer: id, station, end: null }] : [];
    });
  });
}

/** A team's own, and what opposing teams at its place do to it. */
function teamPassives(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Held[] {
  const own = teamRecord(table, unit)?.passives ?? [];
  const isOnSelf = (passive: Passive) => passive.changes !== 'figure' || passive.on === 'self';
  const mine = own.filter(isOnSelf).map((passive) => ({ passive, from: 'team', ...NOWHERE }));
  if (unit.location === null) return mine;
  const theirs = teamsAt(state, unit.location)
    .filter(({ owner }) => isOpposing(owner, unit.owner))
    .flatMap((team) =>
      (teamRecord(table, team)?.passives ?? [])
        .filter((passive) => !isOnSelf(passive))
        .map((passive) => ({ passive, from: `team:${team.id}`, ...NOWHERE })),
    );
  return [...mine, ...theirs];
}

/** A mission speaks of the players' units (ITU-MISSION-09). */
function missionPassives(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly Held[] {
  if (unit.owner === null) return [];
  return partsInForce(table, state).flatMap(({ part, record }) =>
    record.passives.map((passive) => ({ passive, from: part, ...NOWHERE })),
  );
}
