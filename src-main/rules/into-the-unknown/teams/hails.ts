/** Hails: who may open one to whom, who is persuasive, what trust is spent and refreshed (ITU-HAIL-01 to 21). */
import { DIRECTIVES } from '../../../../shared/content/into-the-unknown';
import type {
  OfficerId,
  OfficerState,
  TaskOf,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit, isAble, isInPlay, officersOf, seatOf, unitOf } from '../figures/pieces';
import { passivesThat } from '../figures/passives';
import { hasRange } from '../figures/ranges';
import { partsInForce } from '../figures/records';
import { isSameGround } from './locations';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { trustIn } from '../mission/under-way';
import { directiveOf } from './directives';
import { hailLevel, type HailParty, partiesOf } from './hail-standing';
import { sectionsOf } from './locations';

type Hail = TaskOf<'hail'>;
/** The token with the asterisk: revealed by an answering player it refuses (ITU-HAIL-03, ITU-HAIL-14). */
export const REFUSAL_TOKEN = 1;

/** Hails that a player can open now: a mission's, and the faction's on a side that opens hails (ITU-HAIL-07). */
export function hailsOpenTo(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  if (availableTrust(state, seat).length === 0) return [];
  const faces = DIRECTIVES.map((category) => directiveOf(table, state, seat, category).face);
  if (!faces.some((face) => face?.opensHails)) return [];
  const own = faces.flatMap((face) => (face?.opensHails && face.hail !== null ? [face.hail] : []));
  const missions = partsInForce(table, state).flatMap(({ record }) => record.hails);
  return [...own, ...missions].filter((id) => table.content.hails[id] !== undefined);
}

/** Numbers of the tokens that lie faceup (ITU-HAIL-04). */
export function availableTrust(state: IntoTheUnknownState, seat: SeatId): readonly number[] {
  return seatOf(state, seat)
    .trust.filter(({ spent }) => !spent)
    .map(({ number }) => number);
}

/** Officers of its own side attached to a unit, in its bridge where it has one; of who opens a hail only readied ones (ITU-HAIL-08, ITU-HAIL-12). */
export function hailLeaders(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  mustBeReady: boolean,
): readonly OfficerState[] {
  const hasBridge = sectionsOf(table, unit).includes('bridge');
  return officersOf(state, unit.id).filter(
    (officer) =>
      officer.owner === unit.owner &&
      isAble(officer) &&
      (officer.ready || !mustBeReady) &&
      (!hasBridge || (officer.at?.type === 'section' && officer.at.section === 'bridge')),
  );
}

export interface Opening {
  readonly hail: string;
  readonly unit: UnitId;
  readonly leader: OfficerId | null;
  readonly receiver: UnitId;
}

/**
 * Every hail a player can open: a unit of theirs, with or without a leader, to an opposing unit at its Comms range; the
 * range of the receiver does not matter (ITU-HAIL-09, ITU-HAIL-10). Without trust to answer with nobody can be hailed.
 */
export function openingsOf(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly Opening[] {
  const hails = hailsOpenTo(table, state, seat);
  if (hails.length === 0) return [];
  const able = opponentsOf(state, seat).filter((other) => availableTrust(state, other).length > 0);
  const receivers = state.units.filter(
    (unit) => isInPlay(unit) && unit.owner !== null && able.includes(unit.owner),
  );
  return state.units
    .filter((unit) => unit.owner === seat && isInPlay(unit))
    .flatMap((unit) => {
      const near = receivers.filter(({ id }) => hasRange(table, state, unit, 'comms', id));
      if (near.length === 0) return [];
      const leaders = [null, ...hailLeaders(table, state, unit, true).map(({ id }) => id)];
      return hails.flatMap((hail) =>
        near.flatMap(({ id: receiver }) =>
          leaders.map((leader) => ({ hail, unit: unit.id, leader, receiver })),
        ),
      );
    });
}

/**
 * Who may answer for a unit that is hailed: itself; the friendly unit it is aboard (ITU-HAIL-11); a friendly unit with a
 * card that lets it, if the hailing unit is at its Comms range.
 */
export function answeringUnits(
  table: Table,
  state: IntoTheUnknownState,
  hailing: UnitId,
  receiver: UnitId,
): readonly UnitState[] {
  const hailed = unitOf(state, receiver);
  const at = hailed.location;
  const carrier = at?.type === 'section' ? findUnit(state, at.unit) : undefined;
  const stands = carrier?.owner === hailed.owner && carrier !== undefined ? [carrier] : [];
  const others = state.units.filter(
    (unit) =>
      unit.owner === hailed.owner &&
      isInPlay(unit) &&
      ![hailed.id, carrier?.id].includes(unit.id) &&
      passivesThat(table, state, unit, 'answers-for-others').length > 0 &&
      hasRange(table, state, unit, 'comms', hailing),
  );
  return [hailed, ...stands, ...others];
}

/** Everybody who has to show a token and has one. */
export function choosersOf(state: IntoTheUnknownState, hail: Hail): readonly SeatId[] {
  return hail.tokens
    .filter(({ seat, token }) => token === null && availableTrust(state, seat).length > 0)
    .map(({ seat }) => seat);
}

/** Answering players who show the refusal token, or have none to show, take no further part (ITU-HAIL-14, ITU-HAIL-15). */
export function refusersOf({ hailer, tokens }: Hail): readonly SeatId[] {
  return tokens
    .filter(({ seat, token }) => seat !== hailer && (token === null || token === REFUSAL_TOKEN))
    .map(({ seat }) => seat);
}

/**
 * The highest number; of those tied the higher Diplomacy of the unit or its leader, then the highest in player order
 * (ITU-HAIL-17, ITU-HAIL-18).
 */
export function persuasiveOf(table: Table, state: IntoTheUnknownState, hail: Hail): SeatId | null {
  const order = playerOrder(state);
  const parties = [...partiesOf(hail)].sort(
    (one, other) => order.indexOf(one.seat) - order.indexOf(other.seat),
  );
  const trust = ({ seat }: HailParty) => trustIn(hail, seat) ?? 0;
  const diplomacy = (party: HailParty) => hailLevel(table, state, party, 'diplomacy', false);
  const [first, ...rest] = parties;
  return (
    rest.reduce<HailParty | undefined>((best, party) => {
      if (best === undefined || trust(party) !== trust(best))
        return best === undefined || trust(party) > trust(best) ? party : best;
      return diplomacy(party) > diplomacy(best) ? party : best;
    }, first)?.seat ?? null
  );
}

/** All who take part are at one location: aboard each other, or in the same section or feature. */
export function isAtOnePlace(state: IntoTheUnknownState, hail: Hail): boolean {
  const [first, ...rest] = partiesOf(hail).map(({ unit }) => findUnit(state, unit));
  return first !== undefined && rest.every((unit) => unit !== undefined && isSameGround(first, unit));
}

/** The tokens shown are flipped facedown (ITU-HAIL-04), those of a hail that everybody refused too (ITU-HAIL-16). */
export function spendTokens(play: Play, { tokens }: Hail): void {
  for (const { seat, token } of tokens) {
    const held = play.seat(seat);
    held.trust = held.trust.map((each) => (each.number === token ? { ...each, spent: true } : each));
  }
}

/**
 * The end of a Hail Phase in which anybody has 1 or fewer tokens left: all get theirs back (ITU-HAIL-05); where no hail was
 * opened, by the reading (ITU-HAIL-06).
 */
export function refreshTrust(play: Play, wasOpened: boolean): void {
  if (!wasOpened && reading(play.table, 'hail.refreshWithoutHail') === 'no') return;
  const { seats } = play.frozen;
  if (seats.every(({ seat }) => availableTrust(play.frozen, seat).length > 1)) return;
  for (const { seat, trust } of seats)
    play.seat(seat).trust = trust.map(({ number }) => ({ number, spent: false }));
  play.tell({ type: 'refreshed' });
}
