/** What flex points could buy now, each with what would be wrong with it beside what is chosen already (ITU-SETUP-10 to 20). */
import type { Refusal } from '../../../../../shared/base';
import type { ActionOf } from '../../../../../shared/contract/into-the-unknown';
import {
  auxiliariesOpenTo,
  checkPurchases,
  equipmentOpenTo,
  equipmentRecord,
  officerRecord,
  purchasesPrice,
  type Purchases,
  transferPrice,
} from '../../../../../shared/fleet';
import { lineOfficersAt, type SetupSetting } from './setting';

export type FlexChoice = ActionOf<'flex'>;
export const NOTHING: FlexChoice = { type: 'flex', transfers: [], equipment: [], auxiliaries: [] };

/** One thing on the market. */
export interface Ware {
  readonly kind: 'transfer' | 'equipment' | 'auxiliary';
  readonly card: string;
  /** The ship that the card goes on. */
  readonly unit: string | null;
  readonly name: string;
  readonly price: number;
  /** How often it is chosen. */
  readonly count: number;
  /** Why one more is not legal; undefined: it is. */
  readonly fault: Refusal | undefined;
}

export interface Market {
  readonly setting: SetupSetting;
  readonly available: readonly string[];
  readonly points: number;
}

function purchasesOf({ ships }: SetupSetting, choice: FlexChoice): Purchases {
  return {
    transfers: choice.transfers.map(({ card }) => card),
    equipment: choice.equipment.map(({ card, unit }) => ({
      card,
      ship: ships.findIndex((each) => each.unit === unit),
    })),
    auxiliaries: choice.auxiliaries,
  };
}

export function faultsOf({ setting, available, points }: Market, choice: FlexChoice): readonly Refusal[] {
  const { content, readings, force, rules } = setting;
  const ships = setting.ships.map((ship) => ship.class);
  const bought = purchasesOf(setting, choice);
  const faults = checkPurchases(content, readings, force, rules, { ships, available, points }, bought);
  const lines = lineOfficersAt(setting);
  if (choice.transfers.every(({ instead }) => lines.includes(instead))) return faults;
  const message = 'A transfer officer replaces one of the line officers.';
  return [...faults, { code: 'no-line-officer', rule: 'ITU-SETUP-13', message }];
}

export function priceOf(setting: SetupSetting, choice: FlexChoice): number {
  return purchasesPrice(setting.content, purchasesOf(setting, choice));
}

/** The choice with one more of a ware; a transfer officer takes the place of a line officer that is left. */
export function withMore(
  setting: SetupSetting,
  choice: FlexChoice,
  { kind, card, unit }: Pick<Ware, 'kind' | 'card' | 'unit'>,
): FlexChoice {
  if (kind === 'auxiliary') return { ...choice, auxiliaries: [...choice.auxiliaries, card] };
  if (kind === 'equipment') {
    return { ...choice, equipment: [...choice.equipment, { card, unit: unit ?? '' }] };
  }
  const used = choice.transfers.map(({ instead }) => instead);
  const instead = lineOfficersAt(setting).find((each) => !used.includes(each)) ?? '';
  return { ...choice, transfers: [...choice.transfers, { card, instead }] };
}

/** The choice with one less. */
export function withLess(
  choice: FlexChoice,
  { kind, card, unit }: Pick<Ware, 'kind' | 'card' | 'unit'>,
): FlexChoice {
  const without = <Each>(list: readonly Each[], isIt: (each: Each) => boolean): Each[] => {
    const at = list.findLastIndex(isIt);
    return list.filter((_, index) => index !== at);
  };
  if (kind === 'auxiliary') {
    return { ...choice, auxiliaries: without(choice.auxiliaries, (each) => each === card) };
  }
  if (kind === 'equipment') {
    const isIt = (each: FlexChoice['equipment'][number]) => each.card === card && each.unit === unit;
    return { ...choice, equipment: without(choice.equipment, isIt) };
  }
  return { ...choice, transfers: without(choice.transfers, (each) => each.card === card) };
}

/** Everything that is open: officers drawn, cards ship by ship, auxiliary units. */
export function waresOf(market: Market, choice: FlexChoice): readonly Ware[] {
  const { setting, available } = market;
  const { content, readings, force, rules, ships } = setting;
  const classes = ships.map((ship) => ship.class);
  const ware = (
    kind: Ware['kind'],
    card: string,
    unit: string | null,
    name: string,
    price: number,
    count: number,
  ): Ware => {
    const next = withMore(setting, choice, { kind, card, unit });
    return { kind, card, unit, name, price, count, fault: faultsOf(market, next)[0] };
  };
  return [
    ...[...new Set(available)].map((card) => {
      const record = officerRecord(content, card);
      const count = choice.transfers.filter((each) => each.card === card).length;
      return ware('transfer', card, null, record?.name ?? card, record ? transferPrice(record) : 0, count);
    }),
    ...ships.flatMap(({ unit }) =>
      equipmentOpenTo(content, force, rules.mode).map((card) => {
        const record = equipmentRecord(content, card);
        const count = choice.equipment.filter((each) => each.card === card && each.unit === unit).length;
        return ware('equipment', card, unit, record?.name ?? card, record?.flexCost ?? 0, count);
      }),
    ),
    ...auxiliariesOpenTo(content, readings, force, classes).map((card) => {
      const unit = content.units[card];
      const count = choice.auxiliaries.filter((each) => each === card).length;
      return ware('auxiliary', card, null, unit?.name ?? card, unit?.flexCost ?? 0, count);
    }),
  ];
}

/** Cards that do not go on the ship at all are not shown for it; what is too dear is. */
export function isOffered({ count, fault, kind }: Ware): boolean {
  return count > 0 || kind !== 'equipment' || fault === undefined || fault.code === 'too-dear';
}
