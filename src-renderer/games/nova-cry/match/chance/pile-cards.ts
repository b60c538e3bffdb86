/** Cards that a pile may hold, as far as the looking seat can tell: what lies open elsewhere cannot come. */
import { type NovaCryContent, type Officer, officerOf } from '../../../../../shared/content/nova-cry';
import type { CardId, NovaCryView, PileName, SeatView } from '../../../../../shared/contract/nova-cry';
import { recordOf } from '../../cards';

type Wish = NovaCryView['wish'];

/** All cards of a pile but those that this view shows somewhere else, or that the set-up left in the box. */
export function cardsLeftIn(content: NovaCryContent, view: NovaCryView, pile: PileName): readonly CardId[] {
  const open = new Set(view.seats.flatMap(openOf).concat(view.tasks.flatMap(dealtIn)));
  return cardsOfPile(content, pile).filter((card) => !open.has(card) && isInSetup(content, view.wish, card));
}

/** Exclusives and the ships of a later game stay in the box unless the set-up asked for them (NC-SETUP-08, NC-START-04). */
function isInSetup({ ships, captains, crew, start }: NovaCryContent, wish: Wish, card: CardId): boolean {
  const id = recordOf(card);
  if (wish.firstGame && start.firstGameWithout.includes(id)) return false;
  return wish.exclusives || (ships[id] ?? captains[id] ?? crew[id])?.exclusive !== true;
}

/** What of a seat lies open, and its hand where it is seen; who is out of the game holds nothing any more. */
function openOf(seat: SeatView): readonly CardId[] {
  if (seat.isOut) return [];
  const { ship, captain, weapon, crew, aliens, permanents, planet, hand } = seat;
  const single = [ship?.card, captain?.card, weapon, planet?.card];
  return [
    ...single.filter((card) => card !== undefined && card !== null),
    ...[...crew, ...aliens, ...permanents].map(({ card }) => card),
    ...(hand ?? []),
  ];
}

function dealtIn(task: NovaCryView['tasks'][number]): readonly CardId[] {
  return task.type === 'draft' ? task.hands.flatMap(({ dealt }) => dealt ?? []) : [];
}

export function cardsOfPile(content: NovaCryContent, pile: PileName): readonly CardId[] {
  switch (pile) {
    case 'planets':
      return copiesOf(content.planets);
    case 'aliens':
      return copiesOf(content.aliens);
    case 'scientist':
    case 'doctor':
    case 'engineer':
      return copiesOf(content.actionCards, ({ skill }) => officerOf(skill) === pile);
    case 'ships':
      return copiesOf(content.ships);
    case 'captains':
      return copiesOf(content.captains);
    case 'weapons':
      return copiesOf(content.weapons);
    case 'crew-scientist':
    case 'crew-doctor':
    case 'crew-engineer':
      return crewOf(content, pile.slice('crew-'.length) as Officer); // what stands behind the prefix in these three
    case 'mercenaries':
      return crewOf(content, 'mercenary');
  }
}

function crewOf({ crew }: NovaCryContent, type: Officer | 'mercenary'): readonly CardId[] {
  return copiesOf(crew, (record) => record.type === type);
}

/** Copies of a printed card are told apart by their number. */
function copiesOf<Printed extends object>(
  records: Readonly<Record<string, Printed>>,
  fits: (record: Printed) => boolean = () => true,
): readonly CardId[] {
  return Object.entries(records).flatMap(([id, record]) =>
    fits(record)
      ? Array.from({ length: copiesIn(record) }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`))
      : [],
  );
}

/** Kinds of which each card is printed once have no number. */
function copiesIn(record: object): number {
  return 'copies' in record && typeof record.copies === 'number' ? record.copies : 1;
}
