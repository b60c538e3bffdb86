/** The task force of a seat, and what the mission allows it. */
import type { CorePlace, OvertureRecord, StoryRecord } from '../../../../shared/content/into-the-unknown';
import type { OfficerState } from '../../../../shared/contract/into-the-unknown';
import type { Force } from '../../../../shared/documents';
import {
  type Crewman,
  type ForceMission,
  type ForceRules,
  incidentLimits,
  type PostedShip,
  storyLimits,
} from '../../../../shared/fleet';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';

/** The overture of an incident before it is drawn. */
export const NOT_DRAWN = '';

/** Throws for a seat that nobody plays. */
export function forceOf({ setup }: Pick<IntoTheUnknownState, 'setup'>, seat: SeatId): Force {
  const found = setup.seats[Number(seat) - 1];
  if (!found) throw new Error(`Nobody plays at ${seat}.`);
  return found.force;
}

/** All choices of set-up are the program's: it deals, or round 1 begins on a planned table. */
export function isDealt({ setup }: Pick<IntoTheUnknownState, 'setup'>): boolean {
  return setup.dealt || setup.table?.from === 'round';
}

export function storyOf(
  { content }: Table,
  { mission }: Pick<IntoTheUnknownState, 'mission'>,
): StoryRecord | null {
  return mission.story === null ? null : (content.stories[mission.story] ?? null);
}

export function overtureOf(
  { content }: Table,
  { mission }: Pick<IntoTheUnknownState, 'mission'>,
): OvertureRecord | null {
  return content.overtures[recordOf(mission.overture)] ?? null;
}

/** What the mission allows; null while the overture is not drawn. */
export function missionLimits(
  table: Table,
  state: Pick<IntoTheUnknownState, 'mission'>,
  seat: SeatId,
): ForceMission | null {
  const story = storyOf(table, state);
  if (story !== null) return storyLimits(table.content, story, seat === '2' ? '2' : '1');
  const overture = overtureOf(table, state);
  return overture === null ? null : incidentLimits(overture);
}

/** What the seat's task force is checked for; a story gives the budget itself (ITU-TASK-03). */
export function rulesOf(table: Table, state: IntoTheUnknownState, seat: SeatId): ForceRules {
  const { corePoints, flexPoints, mode } = state.setup;
  return {
    corePoints: storyOf(table, state)?.corePoints ?? corePoints,
    flexPoints,
    mode,
    mission: missionLimits(table, state, seat),
  };
}

/** The seat's ships, in the order in which they were chosen. */
export function shipsOf(state: IntoTheUnknownState, seat: SeatId): readonly PostedShip[] {
  return state.units
    .filter(({ owner, kind }) => owner === seat && kind === 'ship')
    .map((unit) => ({ unit: unit.id, class: unit.class }));
}

/** The seat's officers as posts are given to them. */
export function crewmenOf({ content }: Table, state: IntoTheUnknownState, seat: SeatId): readonly Crewman[] {
  return state.officers
    .filter(({ owner, at }) => owner === seat && at?.type !== 'aside')
    .map(({ id, card, core }) => ({
      officer: id,
      card: recordOf(card),
      place: core,
      line: content.officers[recordOf(card)]?.line ?? false,
    }));
}

/** An officer who is nowhere yet, ready and sound. */
export function newOfficer(
  state: Pick<IntoTheUnknownState, 'officers'>,
  seat: SeatId,
  card: string,
  core: CorePlace | null = null,
): OfficerState {
  const used = new Set(state.officers.map(({ id }) => id));
  let id = `${seat}:${card}`;
  for (let copy = 2; used.has(id); copy += 1) id = `${seat}:${card}#${copy}`;
  return {
    id,
    card,
    owner: seat,
    at: null,
    station: null,
    ready: true,
    trauma: 0,
    incapacitated: false,
    lost: false,
    capturedBy: null,
    commodore: false,
    core,
    banked: [],
    advantage: 0,
    copied: null,
    bySway: false,
  };
}
