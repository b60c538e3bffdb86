/** What flex points have bought comes into the match: officers, cards, auxiliary units (ITU-SETUP-11, ITU-SETUP-13, ITU-SETUP-20, ITU-EQUIP-02). */
import type { ActionOf } from '../../../../shared/contract/into-the-unknown';
import { auxiliariesAfter, comesBySway, equipmentRecord, purchasesPrice } from '../../../../shared/fleet';
import type { SeatId } from '../../engine';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import { addOfficer } from './fleet';
import { forceOf, newOfficer, rulesOf } from './force';

type Flex = ActionOf<'flex'>;

/** Carries the purchases out, in the printed order, and pays for them. */
export function buy(play: Play, seat: SeatId, choice: Flex, price: number): void {
  for (const { card, instead } of choice.transfers) replaceLine(play, seat, card, instead);
  for (const { card, unit } of choice.equipment) fit(play, seat, card, unit);
  buyAuxiliaries(play, seat, choice.auxiliaries);
  const player = play.seat(seat);
  player.flexPoints = Math.max(0, player.flexPoints - price);
  player.corePoints = 0;
}

/** The transfer officer takes the line officer's station; the copy goes back to the box (ITU-SETUP-13). */
function replaceLine(play: Play, seat: SeatId, card: string, instead: string): void {
  const { content } = play.table;
  const before = play.frozen.officers.find(({ id }) => id === instead);
  if (before === undefined) return;
  const bySway = comesBySway(content, forceOf(play.frozen, seat), card);
  play.state.officers = play.state.officers.filter(({ id }) => id !== instead);
  const made = newOfficer(play.frozen, seat, card);
  addOfficer(play, { ...made, at: before.at, station: before.station, bySway });
  const points = purchasesPrice(content, { transfers: [card], equipment: [], auxiliaries: [] });
  play.tell({ type: 'bought', seat, card, points });
}

/** At the slot of the station that its icon shows (ITU-EQUIP-02). */
function fit(play: Play, seat: SeatId, card: string, unit: string): void {
  const record = equipmentRecord(play.table.content, card);
  if (record === undefined) return;
  const ship = play.unit(unit);
  ship.equipment = [...ship.equipment, { card, station: record.station }];
  play.tell({ type: 'bought', seat, card, points: record.flexCost });
}

/** New units, and those that the mission gave and that are replaced (ITU-SETUP-20) out. */
function buyAuxiliaries(play: Play, seat: SeatId, bought: readonly string[]): void {
  const { content } = play.table;
  const given = rulesOf(play.table, play.frozen, seat).mission?.given ?? [];
  const kept = [...auxiliariesAfter(content, given, bought)];
  for (const id of bought) kept.splice(kept.lastIndexOf(id), 1);
  for (const id of given) {
    const index = kept.indexOf(id);
    if (index >= 0) kept.splice(index, 1);
    else dropUnit(play, seat, id);
  }
  for (const id of bought) {
    addUnit(play, newUnit(play.table, play.frozen, { class: id, owner: seat }));
    play.tell({ type: 'bought', seat, card: id, points: content.units[id]?.flexCost ?? 0 });
  }
}

/** It never came into play, so it is not among those gone. */
function dropUnit(play: Play, seat: SeatId, unitClass: string): void {
  const index = play.frozen.units.findLastIndex((each) => each.owner === seat && each.class === unitClass);
  if (index >= 0) play.state.units = play.state.units.filter((_, place) => place !== index);
}
