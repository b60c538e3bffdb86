/** From a set-up that a person asked for to the first state, or every fault of it. NC-SETUP-01 to 08, NC-DRAFT-02, NC-KS-01. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { type Officer, OFFICERS } from '../../../shared/content/nova-cry';
import { type CardId, NOVA_CRY_PILES, type PileName } from '../../../shared/contract/nova-cry';
import type { NovaCrySetup, TaskForce } from '../../../shared/documents';
import { SEAT_IDS, type SeatId } from '../engine';
import { givenForces } from './given-forces';
import { faultsOfSetup } from './setup-faults';
import type { NovaCryState, Pile, SeatHeld } from './state';
import type { Table } from './table';
import { wholePile } from './whole-pile';

/** The first state, everything still to be rolled, drafted and drawn. Every fault of the set-up is told. */
export function startState(table: Table, setup: NovaCrySetup): Result<NovaCryState, readonly Refusal[]> {
  const faults = faultsOfSetup(table, setup);
  return faults.length > 0 ? err(faults) : ok(stateOf(table, setup));
}

function stateOf(table: Table, setup: NovaCrySetup): NovaCryState {
  const ids = SEAT_IDS.slice(0, setup.seats.length);
  const forces = givenForces(setup);
  const given = givenIn(forces.filter((force) => force !== null));
  return {
    wish: { exclusives: setup.exclusives ?? false, firstGame: setup.firstGame ?? false },
    seats: ids.map((seat, index) => newSeat(seat, forces[index] ?? null)),
    first: null,
    turn: null,
    chancellor: null,
    piles: pilesOf(table, setup, given),
    bag: { ...table.content.start.tokens },
    modifiers: [],
    tasks: [
      { type: 'setup', step: 0 },
      { type: 'first-player', among: ids, rolled: [] },
    ],
    lastBids: null,
    outcome: null,
    turnsDone: 0,
  };
}

/** What is given, by kind: an id is one of its own kind, so a ship may be called as a card of another pile is. */
type Given = Readonly<Record<'ships' | 'captains' | 'weapons' | 'crew', ReadonlySet<CardId | null>>>;

function givenIn(forces: readonly TaskForce[]): Given {
  return {
    ships: new Set(forces.map(({ ship }) => ship)),
    captains: new Set(forces.map(({ captain }) => captain)),
    weapons: new Set(forces.map(({ weapon }) => weapon)),
    crew: new Set(forces.flatMap(({ crew }) => Object.values(crew))),
  };
}

/** The kind of what lies in a drafting pile; null: nothing of the pile is given. */
function kindOf(pile: PileName): keyof Given | null {
  if (pile === 'ships' || pile === 'captains' || pile === 'weapons') return pile;
  return pile.startsWith('crew-') || pile === 'mercenaries' ? 'crew' : null;
}

/** What is given of a task force lies there from the start. */
function newSeat(seat: SeatId, force: TaskForce | null): SeatHeld {
  const crew = OFFICERS.flatMap((type) => {
    const card = force?.crew[type] ?? null;
    return card === null ? [] : [newCrew(card, type)];
  });
  return {
    seat,
    ship: force?.ship ? newShip(force.ship) : null,
    captain: force?.captain ? newCaptain(force.captain) : null,
    weapon: force?.weapon ?? null,
    crew,
    aliens: [],
    permanents: [],
    intel: 0,
    victory: 0,
    front: [],
    training: 0,
    planet: null,
    isOut: false,
    hand: [],
  };
}

export function newShip(card: CardId): NonNullable<SeatHeld['ship']> {
  const used = { blockade: 0, teleport: 0 };
  return { card, damage: 0, sideways: false, cargo: 0, tokens: [], raised: [], used };
}

export function newCaptain(card: CardId): NonNullable<SeatHeld['captain']> {
  return { card, status: 'ready', attached: [], tokens: [], raised: [] };
}

export function newCrew(card: CardId, type: Officer): SeatHeld['crew'][number] {
  return { card, type, status: 'ready', training: [0, 0], attached: [] };
}

/** What may be dealt: without the Kickstarter cards and, in a first game, some ships (NC-KS-01, NC-START-04), nor what is given. */
function pilesOf({ content }: Table, setup: NovaCrySetup, given: Given): Readonly<Record<PileName, Pile>> {
  const decks = NOVA_CRY_PILES.map((name): [PileName, Pile] => {
    const kind = kindOf(name);
    const whole = wholePile(content, name, setup);
    const deck = kind === null ? whole : whole.filter((card) => !given[kind].has(card));
    return [name, { deck, discard: [] }];
  });
  return Object.fromEntries(decks) as Record<PileName, Pile>; // one for each name of the closed list
}
