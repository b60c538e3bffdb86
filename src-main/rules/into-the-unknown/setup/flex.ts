/** Flex points buy transfer officers, equipment and auxiliary units, in that order (ITU-SETUP-10 to 20, ITU-EQUIP-01, ITU-EQUIP-02). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf, IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import {
  auxiliariesOpenTo,
  checkPurchases,
  equipmentOpenTo,
  finding,
  lineOfficerOf,
  type Purchases,
  purchasesPrice,
} from '../../../../shared/fleet';
import { type Random, shuffled } from '../../engine';
import { seatOf } from '../figures/pieces';
import { recordOf } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { buy } from './buy';
import { forceOf, isDealt, rulesOf, shipsOf } from './force';

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
    buy(play, task.seat, action, priceOf({ table: play.table, state: play.frozen, task }, action));
  },
  run(play, task) {
    const asked = { table: play.table, state: play.frozen, task };
    const choice = isDealt(play.frozen) ? (planned(asked) ?? houseChoice(asked)) : NOTHING;
    play.pop();
    buy(play, task.seat, choice, priceOf(asked, choice));
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
