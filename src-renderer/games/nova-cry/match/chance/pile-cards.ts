/** Cards that a pile may hold, as far as the looking seat can tell: what lies open elsewhere cannot come. */
import { type NovaCryContent, type Officer, officerOf } from '../../../../../shared/content/nova-cry';
import type { CardId, NovaCryView, PileName, SeatView } from '../../../../../shared/contract/nova-cry';

/** All cards of a pile but those that this view shows somewhere else. */
export function cardsLeftIn(content: NovaCryContent, view: NovaCryView, pile: PileName): readonly CardId[] {
  const open = new Set(view.seats.flatMap(openOf).concat(view.tasks.flatMap(dealtIn)));
  return cardsOfPile(content, pile).filter((card) => !open.has(card));
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
