/** Neutral units, and those that the mission gives a player, come to the table once its tokens lie there (ITU-SETUP-27, ITU-SETUP-29). */
import type { RuleId } from '../../../../shared/base';
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { SeatId } from '../../engine';
import { unitOf } from '../figures/pieces';
import { missionContext } from '../mission/mission-effects';
import { addUnit, newUnit, removeUnit } from '../moves/deploy-unit';
import { setPose } from '../moves/set-pose';
import { standingAt, systemChoices } from '../moves/systems';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import { isDealt, overtureOf } from './force';
import { firstPlacement, unitSampling } from './sample-placement';

const RULE: RuleId = 'ITU-SETUP-29';

/** Then neutral units, and those that the mission gives a player: part of that player's fleet (ITU-SETUP-27). */
export function placeUnits(play: Play): void {
  const overture = overtureOf(play.table, play.frozen);
  for (const { class: unitClass, count, by, where } of [...(overture?.units ?? [])].reverse()) {
    const owner = ownerOf(play, by);
    const inPlan = play.frozen.setup.table?.units.filter((each) => each.class === unitClass).length ?? 0;
    // What is pushed last is placed first: the priority player begins, and for what is nobody's players alternate.
    const order = playerOrder(play.frozen);
    for (let copy = inPlan; copy < count; copy += 1) {
      const seat = owner ?? order[(count - 1 - copy) % order.length] ?? '1';
      placeUnit(play, unitClass, owner, seat, where);
    }
  }
}

/** A player puts it where the card says; in a dealt match the house does. */
function placeUnit(
  play: Play,
  unitClass: string,
  owner: SeatId | null,
  seat: SeatId,
  where: Placement,
): void {
  const unit = newUnit(play.table, play.frozen, { class: unitClass, owner });
  addUnit(play, unit);
  if (isDealt(play.frozen)) return houseUnit(play, unit.id, seat, where);
  const context = missionContext('overture', seat, RULE);
  const about = { unit: unit.id, near: null, touching: null, why: RULE, where, context };
  play.push({ type: 'place-unit', seat, ...about });
}

function houseUnit(play: Play, id: string, seat: SeatId, where: Placement): void {
  const unit = unitOf(play.frozen, id);
  const { table, frozen: state } = play;
  const at = firstPlacement(table, state, where, unitSampling(table, { ...unit, owner: seat }, 0));
  if (at === null) return removeUnit(play, id, 'removed');
  setPose(play, unit, {
    pose: { ...at, headingDeg: 0 },
    system: systemChoices(standingAt(table, state, unit.class, { ...at, headingDeg: 0 }))[0] ?? null,
    kind: 'placed',
  });
}

/** The player whose unit it is: of that role, with or without priority; null: nobody's. */
function ownerOf(play: Play, by: string): SeatId | null {
  const [first] = playerOrder(play.frozen);
  if (by === 'priority') return first ?? null;
  if (by === 'other' && first !== undefined) return opponentsOf(play.frozen, first)[0] ?? null;
  return play.frozen.seats.find(({ roles }) => roles.includes(by))?.seat ?? null;
}
