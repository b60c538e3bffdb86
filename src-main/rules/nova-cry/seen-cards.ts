/** Which cards a view shows to lie somewhere, by kind: what is left of the whole piles is unseen. */
import {
  type CardId,
  NOVA_CRY_PILES,
  type NovaCryView,
  type PileName,
  type SeatView,
  type TaskView,
} from '../../../shared/contract/nova-cry';

/** Records of different kinds may have the same id, so each kind is told apart. */
type Kind = 'ships' | 'captains' | 'weapons' | 'crew' | 'planets' | 'aliens' | 'actions';
type Seen = Readonly<Record<Kind, Set<CardId>>>;

/** What kind of cards each pile holds. */
export const KINDS: Readonly<Record<PileName, Kind>> = {
  planets: 'planets',
  aliens: 'aliens',
  scientist: 'actions',
  doctor: 'actions',
  engineer: 'actions',
  ships: 'ships',
  captains: 'captains',
  weapons: 'weapons',
  'crew-scientist': 'crew',
  'crew-doctor': 'crew',
  'crew-engineer': 'crew',
  mercenaries: 'crew',
};

/** Every card that the viewer knows to lie somewhere else than in a deck, in discards or in a hidden hand. */
export function seenCards(view: NovaCryView): Seen {
  const seen: Seen = {
    ships: new Set(),
    captains: new Set(),
    weapons: new Set(),
    crew: new Set(),
    planets: new Set(),
    aliens: new Set(),
    actions: new Set(),
  };
  const add = (kind: Kind, cards: readonly (CardId | null | undefined)[]): void => {
    for (const card of cards) if (card !== null && card !== undefined) seen[kind].add(card);
  };
  for (const seat of view.seats) addSeat(seat, add);
  for (const name of NOVA_CRY_PILES) add(KINDS[name], [view.piles[name].top]);
  for (const task of view.tasks) addTask(task, add);
  return seen;
}

type Add = (kind: Kind, cards: readonly (CardId | null | undefined)[]) => void;

function addSeat(seat: SeatView, add: Add): void {
  add('ships', [seat.ship?.card]);
  add('captains', [seat.captain?.card]);
  add('weapons', [seat.weapon]);
  add('planets', [seat.planet?.card]);
  for (const { card } of seat.crew) add('crew', [card]);
  for (const { card } of seat.aliens) add('aliens', [card]);
  for (const { card } of seat.permanents) add('actions', [card]);
  add('actions', seat.hand ?? []);
}

function addTask(task: TaskView, add: Add): void {
  if (task.type === 'draft')
    add(
      task.stage,
      task.hands.flatMap(({ dealt }) => dealt ?? []),
    );
  else if (task.type === 'choose-planet') add('planets', task.drawn);
  else if (task.type === 'blockade') add('planets', [task.planet]);
  else if (task.type === 'anomaly' || task.type === 'played') add('actions', [task.card]);
  else if (task.type === 'pick-cards') add(task.from === 'aliens' ? 'aliens' : 'actions', task.cards);
}
