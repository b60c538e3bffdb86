/** Everything that flex points buy in step 5, in the order 5.1, 5.2, 5.4 (ITU-SETUP-10 to 20). */
import type { ContentPack } from '../content';
import type { Force } from '../documents';
import type { Readings } from '../sector';
import { auxiliariesPrice, checkAuxiliaries } from './auxiliaries';
import { checkEquipment, equipmentRecord, type Fitted } from './equipment';
import { type Finding, finding } from './finding';
import { type ForceRules, ignores } from './mission';
import { checkTransfers, transfersPrice } from './transfers';

export interface Purchases {
  /** Transfer officers by card. */
  readonly transfers: readonly string[];
  readonly equipment: readonly Fitted[];
  readonly auxiliaries: readonly string[];
}
/** What they are bought with: the ships in order, the transfer cards that were drawn, the points at hand. */
export interface Market {
  readonly ships: readonly string[];
  readonly available: readonly string[];
  readonly points: number;
}

export function purchasesPrice(content: ContentPack, bought: Purchases): number {
  const equipment = bought.equipment.reduce(
    (sum, { card }) => sum + (equipmentRecord(content, card)?.flexCost ?? 0),
    0,
  );
  return (
    transfersPrice(content, bought.transfers) + equipment + auxiliariesPrice(content, bought.auxiliaries)
  );
}

/** Every fault of the purchases. What the mission has the players skip may not be bought (ITU-TFEX-03). */
export function checkPurchases(
  content: ContentPack,
  readings: Readings | undefined,
  force: Force,
  rules: ForceRules,
  market: Market,
  bought: Purchases,
): readonly Finding[] {
  const { ships, available, points } = market;
  const limits = { most: rules.mission?.auxiliaries ?? 0, given: rules.mission?.given ?? [] };
  const faults = [
    ...skippedFaults(rules, bought),
    ...checkTransfers(content, readings, force, ships, available, bought.transfers, rules.mode),
    ...checkEquipment(content, readings, force, ships, bought.equipment, rules.mode),
    ...checkAuxiliaries(content, readings, force, ships, bought.auxiliaries, limits),
  ];
  const price = purchasesPrice(content, bought);
  if (price <= Math.max(0, points)) return faults;
  const message = `This costs ${price} flex points, and there are ${Math.max(0, points)}.`;
  return [...faults, finding('too-dear', 'ITU-SETUP-10', '', message, { price, points })];
}

function skippedFaults(rules: ForceRules, bought: Purchases): readonly Finding[] {
  const skip = (is: boolean, at: string): readonly Finding[] =>
    is ? [finding('skipped', 'ITU-TFEX-03', at, 'The mission has this step left out.')] : [];
  const noFlex = ignores(rules, 'flex');
  return [
    ...skip(bought.transfers.length > 0 && (noFlex || ignores(rules, 'transfer')), '/transfers'),
    ...skip(bought.equipment.length > 0 && (noFlex || ignores(rules, 'equipment')), '/equipment'),
    ...skip(bought.auxiliaries.length > 0 && (noFlex || ignores(rules, 'units')), '/auxiliaries'),
  ];
}
