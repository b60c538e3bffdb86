/** What a pile holds before anything is dealt (NC-SETUP-01 to 05, NC-SETUP-08, NC-KS-01, NC-START-04). */
import { type NovaCryContent, type Officer, officerOf } from '../../../shared/content/nova-cry';
import type { CardId, PileName } from '../../../shared/contract/nova-cry';
import type { NovaCrySetup } from '../../../shared/documents';
import { copiesOf } from './table';

/** Every card of a pile as a set-up has it, sorted. */
export function wholePile(
  content: NovaCryContent,
  pile: PileName,
  { exclusives = false, firstGame = false }: Pick<NovaCrySetup, 'exclusives' | 'firstGame'>,
): readonly CardId[] {
  const isIn = (record: { readonly exclusive: boolean }): boolean => exclusives || !record.exclusive;
  switch (pile) {
    case 'ships': {
      const left = firstGame ? new Set(content.start.firstGameWithout) : new Set<string>();
      return idsOf(content.ships, (record, id) => isIn(record) && !left.has(id));
    }
    case 'captains':
      return idsOf(content.captains, isIn);
    case 'weapons':
      return copiesOf(content.weapons);
    case 'planets':
      return Object.keys(content.planets).sort();
    case 'aliens':
      return copiesOf(content.aliens);
    case 'crew-scientist':
    case 'crew-doctor':
    case 'crew-engineer':
      return crewPile(content, pile.slice('crew-'.length), isIn);
    case 'mercenaries':
      return exclusives ? crewPile(content, 'mercenary', isIn) : [];
    case 'scientist':
    case 'doctor':
    case 'engineer':
      return actionPile(content, pile);
  }
}

function idsOf<Record_>(
  records: Readonly<Record<string, Record_>>,
  isMeant: (record: Record_, id: string) => boolean,
): readonly CardId[] {
  return Object.entries(records)
    .filter(([id, record]) => isMeant(record, id))
    .map(([id]) => id)
    .sort();
}

function crewPile(
  { crew }: NovaCryContent,
  type: string,
  isIn: (record: NovaCryContent['crew'][string]) => boolean,
): readonly CardId[] {
  const meant = Object.entries(crew).filter(([, record]) => record.type === type && isIn(record));
  return copiesOf(Object.fromEntries(meant));
}

function actionPile({ actionCards }: NovaCryContent, officer: Officer): readonly CardId[] {
  const meant = Object.entries(actionCards).filter(([, { skill }]) => officerOf(skill) === officer);
  return copiesOf(Object.fromEntries(meant));
}
