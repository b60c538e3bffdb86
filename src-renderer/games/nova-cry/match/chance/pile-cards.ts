/** Every card that a pile may hold: which of them lie elsewhere only the rules can tell. */
import { type NovaCryContent, type Officer, officerOf } from '../../../../../shared/content/nova-cry';
import type { CardId, PileName } from '../../../../../shared/contract/nova-cry';

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
