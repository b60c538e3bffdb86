/** Printed cards that a referee may name, copies told apart by their number. */
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import { OFFICER_NAMES } from '../../words';
import { officerOf } from '../../../../../shared/content/nova-cry';

export interface CardChoice {
  readonly value: string;
  readonly label: string;
}

/** Every action card, by its pile. */
export function actionChoices({ actionCards }: NovaCryContent): readonly CardChoice[] {
  return copiesOf(actionCards, ({ skill }) => `${OFFICER_NAMES[officerOf(skill)]}: `);
}

export function alienChoices({ aliens }: NovaCryContent): readonly CardChoice[] {
  return copiesOf(aliens, () => '');
}

export function planetChoices({ planets }: NovaCryContent): readonly CardChoice[] {
  return copiesOf(planets, () => '');
}

function copiesOf<Printed extends { readonly name: string }>(
  records: Readonly<Record<string, Printed>>,
  before: (record: Printed) => string,
): readonly CardChoice[] {
  return Object.entries(records)
    .flatMap(([id, record]) => {
      const copies = copiesIn(record);
      return Array.from({ length: copies }, (_, index) => ({
        value: index === 0 ? id : `${id}#${index + 1}`,
        label: `${before(record)}${record.name}${copies > 1 ? `, copy ${index + 1}` : ''}`,
      }));
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Kinds of which each card is printed once have no number. */
function copiesIn(record: object): number {
  return 'copies' in record && typeof record.copies === 'number' ? record.copies : 1;
}
