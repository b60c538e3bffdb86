/** Officers that a mission set aside: possible survivors and those abducted. */
import type { OfficerId, OfficerState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';

const MARK = 'survivor-found:';

/** The flag by which a mission remembers that a survivor has been found. */
export function survivorFlag(officer: OfficerId): string {
  return `${MARK}${officer}`;
}

/** The possible survivor of a seat as long as nobody has found them. */
export function missingSurvivor(state: IntoTheUnknownState, seat: SeatId): OfficerState | null {
  const waits = ({ owner, at }: OfficerState): boolean =>
    owner === seat && at?.type === 'aside' && at.why === 'survivor';
  return state.officers.find(waits) ?? null;
}

/** Whether a seat's survivor has been found. */
export function hasFoundSurvivor(state: IntoTheUnknownState, seat: SeatId): boolean {
  return foundSurvivor(state, seat) !== null;
}

/** Whether a seat's survivor, found or not, is not incapacitated any more. */
export function isSurvivorAble(state: IntoTheUnknownState, seat: SeatId): boolean {
  const survivor = foundSurvivor(state, seat) ?? missingSurvivor(state, seat);
  return survivor !== null && !survivor.incapacitated && !survivor.lost;
}

function foundSurvivor(state: IntoTheUnknownState, seat: SeatId): OfficerState | null {
  const { flags } = state.mission;
  return state.officers.find(({ id, owner }) => owner === seat && flags.includes(survivorFlag(id))) ?? null;
}

/** Officers that the mission set aside, in the order of the state. */
export function abductedOf(state: IntoTheUnknownState): readonly OfficerState[] {
  return state.officers.filter(({ at }) => at?.type === 'aside' && at.why === 'abducted');
}
