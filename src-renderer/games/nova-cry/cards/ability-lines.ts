/** Abilities of a ship or captain as lines: the number as it counts now, whether it was raised, and what it says. */
import type { AbilityRecord } from '../../../../shared/content/nova-cry';
import { abilityText, isHouse } from './lookup';

export interface AbilityLine {
  readonly id: string;
  readonly name: string;
  /** 0 while its captain is out (NC-ABIL-16). */
  readonly number: number;
  readonly text: string;
  /** How often a card has raised it (NC-CARD-08, NC-CARD-10). */
  readonly raised: number;
  readonly isNegative: boolean;
  readonly isHouse: boolean;
}

type Records = Readonly<Partial<Record<string, AbilityRecord>>>;

/** In the order of the card. Without `numbers` as printed. */
export function abilityLines(
  abilities: readonly { readonly ability: string; readonly number: number }[],
  records: Records,
  numbers: readonly number[] | undefined,
  raised: readonly number[] | undefined,
): readonly AbilityLine[] {
  return abilities.map(({ ability, number: printed }, index) => {
    const record = records[ability];
    const number = numbers?.[index] ?? printed;
    return {
      id: ability,
      name: record?.name ?? ability,
      number,
      text: record ? abilityText(record.text, number) : '',
      raised: raised?.[index] ?? 0,
      isNegative: record?.negative ?? false,
      isHouse: record ? isHouse(record) : false,
    };
  });
}
