/** Flex points buy transfer officers, equipment and auxiliary units, in that order (ITU-SETUP-10 to 20, ITU-EQUIP-01, ITU-EQUIP-02). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf, IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import {
  auxiliariesAfter,
  auxiliariesOpenTo,
  checkPurchases,
  comesBySway,
  equipmentOpenTo,
  equipmentRecord,
  finding,
  lineOfficerOf,
  type Purchases,
  purchasesPrice,
} from '../../../../shared/fleet';
import { type Random, shuffled } from '../../engine';
import { seatOf } from '../figures/pieces';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import { recordOf } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { addOfficer } from './fleet';
import { forceOf, isDealt, newOfficer, rulesOf, shipsOf } from './force';

type Asking = Asked<'flex'>;
type Flex = ActionOf<'flex'>;

const NOTHING: Flex = { type: 'flex', transfers: [], equipment: [], auxiliaries: [] };

export const flexTask: TaskRules<'flex'> = {
  waitsFor: (asked) => (isDealt(asked.state) || !canBuy(asked) ? [] : [asked.task.seat]),
  legal: (asked) => distinct([planned(asked), houseChoice(asked), NOTHING]),
  open: {
    kinds: () => ['flex'],
    check: (asked, _seat, action) => checkFlex(asked, action),
    sample: (asked, _seat, random) => sampleFlex(asked, random),
  },
  why: () => notAsked('Flex points are spent now.', 'ITU-SETUP-10'),
  answer(play, task, action) {
    if (action.type !== 'flex') throw wrongAnswer('Flex points', action);
    play.pop();
    buy(play, task, action);
  },
  run(play, task) {
    const asked = { table: play.table, state: play.frozen, task };
    const choice = isDealt(play.frozen) ? (planned(asked) ?? houseChoice(asked)) : NOTHING;
    play.pop();
    buy(play, task, choice);
  },
};

function distinct(choices: readonly (Flex | null)[]): readonly Flex[] {
  const texts = choices.map((choice) => JSON.stringify(choice));
  return choices.filter(
    (choice, index): choice is Flex => choice !== null && texts.indexOf(texts[index] ?? '') === index,
  );
}

/** The purchases as the task force's rules take them: ships by their place in the fleet. */
function purchasesOf({ state, task }: Asking, { transfers, equipment, auxiliaries }: Flex): Purchases {
  const ships = shipsOf(state, task.seat);
  return {
    transfers: transfers.map(({ card }) => card),
    equipment: equipment.map(({ card, unit }) => ({
      card,
      ship: ships.findIndex((each) => each.unit === unit),
    })),
    auxiliaries,
  };
}

function faultsOf(asked: Asking, choice: Flex): readonly Refusal[] {
  const { table, state, task } = asked;
  const { seat, available } = task;
  const market = {
    ships: shipsOf(state, seat).map((ship) => ship.class),
    available,
    points: seatOf(state, seat).flexPoints,
  };
  const rules = rulesOf(table, state, seat);
  const bought = purchasesOf(asked, choice);
  return [
    ...checkPurchases(table.content, table.readings, forceOf(state, seat), rules, market, bought),
    ...insteadFaults(asked, choice),
  ];
}

/** Each replaces a line officer of its own (ITU-SETUP-13). */
function insteadFaults(asked: Asking, { transfers }: Flex): readonly Refusal[] {
  const lines = lineOfficers(asked);
  return transfers.flatMap(({ instead }, index) => {
    const isTwice = transfers.findIndex((each) => each.instead === instead) < index;
    if (lines.includes(instead) && !isTwice) return [];
    const message = 'A transfer officer replaces one of the line officers.';
    return [finding('no-line-officer', 'ITU-SETUP-13', `/transfers/${index}/instead`, message)];
  });
}

function lineOfficers({ table, state, task }: Asking): readonly string[] {
  const line = lineOfficerOf(table.content, forceOf(state, task.seat).faction);
  return state.officers
    .filter(({ owner, card, at }) => owner === task.seat && at !== null && recordOf(card) === line)
    .map(({ id }) => id);
}

function checkFlex(asked: Asking, action: IntoTheUnknownAction): Result<Flex, Refusal> {
  if (action.type !== 'flex') return err(notAsked('Flex points are spent now.', 'ITU-SETUP-10'));
  const [fault] = faultsOf(asked, action);
  return fault === undefined ? ok(action) : err(fault);
}

/** Whether any single thing could be bought. */
function canBuy(asked: Asking): boolean {
  return singles(asked).some((choice) => faultsOf(asked, choice).length === 0);
}

/** Every purchase of one thing, whether it is legal or not: equipment, auxiliary units, transfer officers. */
function singles(asked: Asking): readonly Flex[] {
  const { table, state, task } = asked;
  const force = forceOf(state, task.seat);
  const ships = shipsOf(state, task.seat);
  const classes = ships.map((ship) => ship.class);
  const [instead = ''] = lineOfficers(asked);
  return [
    ...ships.flatMap(({ unit }) =>
      equipmentOpenTo(table.content, force, state.setup.mode).map((card) => ({
        ...NOTHING,
        equipment: [{ card, unit }],
      })),
    ),
    ...auxiliariesOpenTo(table.content, table.readings, force, classes).map((id) => ({
      ...NOTHING,
      auxiliaries: [id],
    })),
    ...task.available.map((card) => ({ ...NOTHING, transfers: [{ card, instead }] })),
  ];
}

/** Both together; a second transfer officer takes the place of another line officer. */
function joined(asked: Asking, one: Flex, other: Flex): Flex {
  const used = one.transfers.map(({ instead }) => instead);
  const free = lineOfficers(asked).filter((id) => !used.includes(id));
  return {
    type: 'flex',
    transfers: [
      ...one.transfers,
      ...other.transfers.map(({ card }, index) => ({ card, instead: free[index] ?? '' })),
    ],
    equipment: [...one.equipment, ...other.equipment],
    auxiliaries: [...one.auxiliaries, ...other.auxiliaries],
  };
}

/** What the task force was built with, where it can be paid. */
function planned(asked: Asking): Flex | null {
  const { state, task } = asked;
  const { ships, auxiliaries } = forceOf(state, task.seat);
  const units = shipsOf(state, task.seat);
  const equipment = ships.flatMap((ship, index) =>
    ship.equipment.map((card) => ({ card, unit: units[index]?.unit ?? '' })),
  );
  const choice: Flex = { ...NOTHING, equipment, auxiliaries: [...auxiliaries] };
  const isNothing = equipment.length === 0 && auxiliaries.length === 0;
  return isNothing || faultsOf(asked, choice).length > 0 ? null : choice;
}

/** The house's choice: the dearest thing that can be paid, then the dearest beside it, until nothing can. */
function houseChoice(asked: Asking): Flex {
  return singles(asked)
    .map((choice) => ({ choice, price: priceOf(asked, choice) }))
    .sort((a, b) => b.price - a.price)
    .reduce((sum, { choice }) => grown(asked, sum, choice), NOTHING);
}

function priceOf(asked: Asking, choice: Flex): number {
  return purchasesPrice(asked.table.content, purchasesOf(asked, choice));
}

function grown(asked: Asking, sum: Flex, more: Flex): Flex {
  const whole = joined(asked, sum, more);
  return faultsOf(asked, whole).length === 0 ? whole : sum;
}

function sampleFlex(asked: Asking, random: Random): Flex {
  const wanted = random.below(4);
  return shuffled(singles(asked), random)
    .filter((choice) => faultsOf(asked, choice).length === 0)
    .slice(0, wanted)
    .reduce((sum, choice) => grown(asked, sum, choice), NOTHING);
}

function buy(play: Play, { seat }: TaskOf<'flex'>, choice: Flex): void {
  const asked = {
    table: play.table,
    state: play.frozen,
    task: { type: 'flex', seat, available: [] } as const,
  };
  const price = priceOf(asked, choice);
  for (const { card, instead } of choice.transfers) replaceLine(play, seat, card, instead);
  for (const { card, unit } of choice.equipment) fit(play, seat, card, unit);
  buyAuxiliaries(play, seat, choice.auxiliaries);
  const player = play.seat(seat);
  player.flexPoints = Math.max(0, player.flexPoints - price);
  player.corePoints = 0;
}

/** The transfer officer takes the line officer's station; the copy goes back to the box (ITU-SETUP-13). */
function replaceLine(play: Play, seat: TaskOf<'flex'>['seat'], card: string, instead: string): void {
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
function fit(play: Play, seat: TaskOf<'flex'>['seat'], card: string, unit: string): void {
  const record = equipmentRecord(play.table.content, card);
  if (record === undefined) return;
  const ship = play.unit(unit);
  ship.equipment = [...ship.equipment, { card, station: record.station }];
  play.tell({ type: 'bought', seat, card, points: record.flexCost });
}

/** New units, and those that the mission gave and that are replaced (ITU-SETUP-20) out. */
function buyAuxiliaries(play: Play, seat: TaskOf<'flex'>['seat'], bought: readonly string[]): void {
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
function dropUnit(play: Play, seat: TaskOf<'flex'>['seat'], unitClass: string): void {
  const index = play.frozen.units.findLastIndex((each) => each.owner === seat && each.class === unitClass);
  if (index >= 0) play.state.units = play.state.units.filter((_, place) => place !== index);
}
