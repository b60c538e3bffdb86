/** What a round's end means to the mission: the overture gives way to a complication, or the game ends (ITU-SCORE-03, ITU-CARDS-10). */
import type { Condition, Effect } from '../../../../shared/content/into-the-unknown';
import type { SeatId } from '../../engine';
import { partsInForce } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { allHold } from './conditions';
import { missionContext, missionTasks } from './mission-effects';

/**
 * Works off the mission's checks at the end of a round, before priority passes: where the overture's end has come its
 * scoring and the complication are pushed, where the game's has, its end. Whether anything was.
 */
export function checkMissionEnds(play: Play): boolean {
  const { table, frozen: state } = play;
  const part = partsInForce(table, state).find(({ part: name }) => name !== 'situation');
  const { part: name, lastRound } = state.mission;
  if (!lastRound && (part === undefined || !isOver(table, state, endsOf(part.record), name))) return false;
  if (lastRound || name === 'complication' || complicationNow(state) === null) {
    play.push({ type: 'end-game', step: 0 });
    return true;
  }
  const scoring: readonly Effect[] =
    part !== undefined && 'endScoring' in part.record ? part.record.endScoring : [];
  play.push(...missionTasks(state, scoring, 'overture', 'ITU-CARDS-10'), {
    type: 'complication-begins',
    step: 0,
  });
  return true;
}

/**
 * A player's ship is disabled: where that ends the game the round is the last one, though the ship be repaired before it is
 * over (ITU-SCORE-03, ITU-SCORE-05).
 */
export function noteShipOut(play: Play): void {
  const { table, frozen: state } = play;
  const part = partsInForce(table, state).find(({ part: name }) => name === 'complication');
  const ends = part === undefined ? [] : endsOf(part.record);
  const ofShips = ends.filter((conditions) => conditions.some(({ is }) => is === 'ship-out'));
  if (isOver(table, state, ofShips, 'complication')) play.state.mission.lastRound = true;
}

function endsOf(record: object): readonly (readonly Condition[])[] {
  return 'ends' in record ? (record.ends as readonly (readonly Condition[])[]) : []; // of overtures and complications
}

function isOver(
  table: Table,
  state: IntoTheUnknownState,
  ends: readonly (readonly Condition[])[],
  part: 'overture' | 'complication',
): boolean {
  const context = missionContext(part, null, 'ITU-SCORE-03');
  return ends.some((conditions) => allHold(table, state, context, conditions));
}

/** The owner of the complication that the influence marker stands on; null where there is none to begin. */
export function complicationNow({ mission }: IntoTheUnknownState): SeatId | null {
  const seat = mission.influence === null ? undefined : mission.track[mission.influence];
  const [only] = Object.keys(mission.complications) as SeatId[]; // the keys are seats
  const owner = seat ?? only;
  return owner !== undefined && mission.complications[owner] ? owner : null;
}
