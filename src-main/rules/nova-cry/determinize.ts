/** A whole state that agrees with what one seat sees: hidden hands, drafts, bids and discards dealt anew from the cards unseen. */
import { type Officer, OFFICERS } from '../../../shared/content/nova-cry';
import {
  type CardId,
  type ChancellorshipView,
  type DraftView,
  NOVA_CRY_PILES,
  type NovaCryView,
  type PileName,
  type SeatView,
  type SetupWish,
  type Task,
  type TaskOf,
  type TaskView,
  UNSEEN,
} from '../../../shared/contract/nova-cry';
import { pick, type Random, type SeatId, shuffled } from '../engine';
import type { NovaCryState, Pile, SeatHeld } from './state';
import { recordOf, type Table } from './table';
import { wholePile } from './whole-pile';
import { seenCards, KINDS } from './seen-cards';

/** Cards still to be dealt, by the pile they belong to. */
type Unseen = Record<PileName, CardId[]>;
export type Determinize = (view: NovaCryView, seat: SeatId, random: Random) => NovaCryState;

/** Determinizing over one content; whole piles are reckoned once for each kind of set-up. */
export function makeDeterminize(table: Table): Determinize {
  const known = new Map<string, Readonly<Record<PileName, readonly CardId[]>>>();
  const wholePiles = (wish: SetupWish): Readonly<Record<PileName, readonly CardId[]>> => {
    const key = `${String(wish.exclusives)}/${String(wish.firstGame)}`;
    const found = known.get(key);
    if (found) return found;
    const piles = NOVA_CRY_PILES.map((name) => [name, wholePile(table.content, name, wish)] as const);
    const all = Object.fromEntries(piles) as Record<PileName, readonly CardId[]>; // one for each name
    known.set(key, all);
    return all;
  };
  return (view, _seat, random) => dealtState(new Deal(table, view, wholePiles(view.wish), random));
}

/** One view with what is left to deal. */
class Deal {
  readonly table: Table;
  readonly view: NovaCryView;
  readonly random: Random;
  readonly unseen: Unseen;
  readonly looked: Looked;
  /** Cards that lie in hidden hands, or are out of the game: what neither decks nor discards hold. */
  readonly hidden: CardId[];

  constructor(
    table: Table,
    view: NovaCryView,
    whole: Readonly<Record<PileName, readonly CardId[]>>,
    random: Random,
  ) {
    this.table = table;
    this.view = view;
    this.random = random;
    const seen = seenCards(view);
    const left = NOVA_CRY_PILES.map((name) => [
      name,
      shuffled(
        whole[name].filter((card) => !seen[KINDS[name]].has(card)),
        random,
      ),
    ]);
    this.unseen = Object.fromEntries(left) as Unseen; // one for each name of the closed list
    this.looked = lookedPiles(view);
    const hidden = OFFICERS.flatMap((pile) => this.unseen[pile].splice(dueIn(view, pile, this.looked[pile])));
    this.hidden = shuffled(hidden, random);
  }
}

function dealtState(deal: Deal): NovaCryState {
  const { view } = deal;
  const seats = view.seats.map((seat) => dealtSeat(deal, seat));
  const drafted = view.tasks.map((task) => (task.type === 'draft' ? dealtDraft(deal, task) : task));
  const piles = Object.fromEntries(
    NOVA_CRY_PILES.map((name) => [name, dealtPile(deal, name)]),
  ) as NovaCryState['piles']; // one for each name of the closed list
  const tasks = drafted.map((task) => dealtTask(deal, task, seats, piles));
  const { wish, first, turn, chancellor, bag, modifiers, lastBids, outcome, turnsDone } = view;
  return {
    wish,
    seats,
    first,
    turn,
    chancellor,
    piles,
    bag,
    modifiers,
    tasks,
    lastBids,
    outcome,
    turnsDone,
  };
}

function dealtSeat(deal: Deal, seen: SeatView): SeatHeld {
  const { seat, ship, captain, weapon, crew, aliens, permanents } = seen;
  const { intel, victory, front, training, planet, isOut } = seen;
  return {
    seat,
    ship,
    captain,
    weapon,
    crew,
    aliens,
    permanents,
    intel,
    victory,
    front,
    training,
    planet,
    isOut,
    hand: seen.hand ?? dealtHand(deal, seen),
  };
}

/** A hand that the viewer looks through now is what it sees there. */
function dealtHand({ view, hidden }: Deal, { seat, handSize }: SeatView): CardId[] {
  const shown = view.tasks.find(
    (task): task is TaskOf<'pick-cards'> =>
      task.type === 'pick-cards' &&
      task.from === 'hand' &&
      task.owner === seat &&
      !task.cards.includes(UNSEEN),
  );
  const known = (shown?.cards ?? []).slice(0, handSize);
  return [...known, ...hidden.splice(0, handSize - known.length)].sort();
}

function dealtDraft({ unseen, random }: Deal, task: DraftView): TaskOf<'draft'> {
  const hands = task.hands.map(({ seat, dealt, count, chosen, hasChosen }) => {
    const cards = dealt ?? dealtApart(unseen[task.stage], count).sort();
    return { seat, dealt: cards, chosen: hasChosen ? (chosen ?? pick(cards, random)) : null };
  });
  return { type: 'draft', stage: task.stage, hands };
}

/** Different ones as far as there are: matching weapons have been replaced by now (NC-DRAFT-06). */
function dealtApart(from: CardId[], count: number): CardId[] {
  const dealt: CardId[] = [];
  while (dealt.length < count && from.length > 0) {
    const records = new Set(dealt.map(recordOf));
    const other = from.findIndex((card) => !records.has(recordOf(card)));
    dealt.push(...from.splice(Math.max(0, other), 1));
  }
  return dealt;
}

type Looked = Partial<Record<PileName, TaskOf<'pick-cards'>>>;

/** Piles and discards that the viewer looks through now. */
function lookedPiles(view: NovaCryView): Looked {
  const looked: Looked = {};
  for (const task of view.tasks) {
    if (task.type !== 'pick-cards' || task.cards.includes(UNSEEN)) continue;
    const officer = officerOf(task);
    if (officer) looked[officer] = task;
  }
  return looked;
}

function officerOf({ from, owner }: TaskOf<'pick-cards'>): Officer | null {
  if (from !== 'pile' && from !== 'discards') return null;
  return OFFICERS.find((each) => each === owner) ?? null;
}

/** Unseen cards that lie in a pile: its deck and the discards beneath the top one, less what is looked through now. */
function dueIn({ piles }: NovaCryView, name: PileName, shown: Looked[PileName]): number {
  const { deck, discards, top } = piles[name];
  const beneath = top === null ? 0 : discards - 1;
  if (!shown) return deck + beneath;
  const known = shown.cards.filter((card) => card !== top).length;
  return Math.max(0, deck + beneath - known);
}

/** As many discards as lie there, the known one on top, and as many cards as the deck still has; what is left over is out. */
function dealtPile({ view, unseen, looked }: Deal, name: PileName): Pile {
  const { deck, discards, top } = view.piles[name];
  const left = unseen[name];
  const shown = looked[name];
  const known = shown?.cards.filter((card) => card !== top) ?? [];
  const beneath = shown?.from === 'discards' ? [...known] : [];
  const above = top === null ? [] : [top];
  const discard = [...beneath, ...left.splice(0, discards - beneath.length - above.length), ...above];
  const lying = shown?.from === 'pile' ? known : [];
  return { discard, deck: [...lying, ...left.slice(0, deck - lying.length)].sort() };
}

function dealtTask(
  deal: Deal,
  task: TaskView | TaskOf<'draft'>,
  seats: readonly SeatHeld[],
  piles: NovaCryState['piles'],
): Task {
  if (task.type === 'chancellorship') return dealtBids(deal, task);
  if (task.type === 'pick-cards') return dealtPick(deal, task, seats, piles);
  return task as Task; // drafts are dealt by now, and nothing else hides anything
}

/** What somebody else has bid is anything it could have. */
function dealtBids({ view, random }: Deal, task: ChancellorshipView): TaskOf<'chancellorship'> {
  const bids = task.bids.map(({ seat, intel, hasBid }) => {
    const most = view.seats.find((each) => each.seat === seat)?.intel ?? 0;
    return { seat, intel: hasBid ? (intel ?? random.below(most + 1)) : null };
  });
  return { type: 'chancellorship', bids };
}

function dealtPick(
  { unseen }: Deal,
  task: TaskOf<'pick-cards'>,
  seats: readonly SeatHeld[],
  piles: NovaCryState['piles'],
): Task {
  if (!task.cards.includes(UNSEEN)) return task;
  const { from, owner, cards } = task;
  const officer = officerOf(task);
  if (from === 'aliens') return { ...task, cards: unseen.aliens.splice(0, cards.length).sort() };
  if (from === 'hand') return { ...task, cards: seats.find(({ seat }) => seat === owner)?.hand ?? [] };
  if (officer === null) return task;
  const lying = from === 'pile' ? piles[officer].deck : piles[officer].discard;
  return { ...task, cards: [...lying].sort().slice(0, cards.length) };
}
