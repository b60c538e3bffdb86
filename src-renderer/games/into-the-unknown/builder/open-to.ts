/** What could be added to a task force now, each with what its rule says against it. */
import type { ContentPack, UnitClass } from '../../../../shared/content';
import type { Force } from '../../../../shared/documents';
import {
  checkAuxiliaries,
  checkEquipment,
  checkFleet,
  type Finding,
  fittedIn,
  flexPointsOf,
  type ForceRules,
  MOST_IN_POOL,
  checkTransferPool,
  purchasesPrice,
  shipClass,
  sorted,
  transferPrice,
  whyNoShip,
  whyNotOpen,
} from '../../../../shared/fleet';
import type { Readings } from '../../../../shared/sector';
import { capital, STATION_NAMES } from '../match/words';
import type { Addable } from './parts/AddDialog.svelte';
import { ALIGNMENT_NAMES, SHIP_NAMES } from './words';

export interface Setting {
  readonly content: ContentPack;
  readonly readings: Readings | undefined;
  readonly force: Force;
  readonly rules: ForceRules;
}

/** `Capital, Federation`. */
export function shipText({ category, faction }: UnitClass): string {
  const kind = category === null ? 'Ship' : SHIP_NAMES[category];
  return `${kind}, ${capital(faction)}`;
}

/** Core points in words: what it costs, or brings. */
export function pointsText(points: number | null): string {
  if (points === null || points === 0) return '0';
  return points > 0 ? String(points) : `+${-points}`;
}

/** Ships beside those that are chosen. */
export function shipsToAdd({ content, readings, force, rules }: Setting): readonly Addable[] {
  const chosen = force.ships.map((ship) => ship.class);
  return sorted(content.units)
    .filter(([, each]) => each.kind === 'ship' && each.primary === null)
    .map(([id, ship]) => {
      const faults = checkFleet(content, readings, force, [...chosen, id], rules);
      const fault = faults[0] ?? null;
      return { id, name: ship.name, sub: shipText(ship), cost: pointsText(ship.corePoints), fault };
    });
}

/** Officers for the transfer pool; copies that are unique are said no to. */
export function transfersToAdd({ content, readings, force }: Setting): readonly Addable[] {
  const at = `/transfer/${force.transfer.length}`;
  const isFull = force.transfer.length >= MOST_IN_POOL;
  return sorted(content.officers).map(([id, officer]) => {
    const next = { ...force, transfer: [...force.transfer, id] };
    const faults = checkTransferPool(content, readings, next);
    const fault = faults.find((each) => each.at === at || (isFull && each.at === '/transfer')) ?? null;
    const sub = officer.alignments.map((each) => ALIGNMENT_NAMES[each]).join(', ');
    return { id, name: officer.name, sub, cost: transferPrice(officer), fault };
  });
}

/** Cards for one of the ships. */
export function equipmentToAdd(
  { content, readings, force, rules }: Setting,
  ship: number,
): readonly Addable[] {
  const ships = force.ships.map((each) => each.class);
  const fitted = fittedIn(force);
  const left = flexLeft({ content, readings, force, rules });
  return sorted(content.equipment).map(([id, card]) => {
    const next = [...fitted, { card: id, ship }];
    const own = checkEquipment(content, readings, force, ships, next, rules.mode).find(
      ({ at }) => at === `/equipment/${fitted.length}`,
    );
    const fault = own ?? tooDear(card.flexCost, left);
    const kind = card.subtype === null ? 'card' : card.subtype;
    const sub = [capital(kind), ...(card.refit ? ['refit'] : []), STATION_NAMES[card.station].toLowerCase()];
    return { id, name: card.name, sub: sub.join(', '), cost: card.flexCost, fault };
  });
}

/** Auxiliary units beside those that are bought. */
export function auxiliariesToAdd({ content, readings, force, rules }: Setting): readonly Addable[] {
  const ships = force.ships.map((each) => each.class);
  const { auxiliaries } = force;
  const limits = {
    most: rules.mission?.auxiliaries ?? auxiliaries.length + 1,
    given: rules.mission?.given ?? [],
  };
  const left = flexLeft({ content, readings, force, rules });
  return sorted(content.units)
    .filter(([, { kind }]) => kind === 'auxiliary')
    .map(([id, unit]) => {
      const next = [...auxiliaries, id];
      const own = checkAuxiliaries(content, readings, force, ships, next, limits).find(
        ({ at }) => at === `/auxiliaries/${auxiliaries.length}` || at === '/auxiliaries',
      );
      const fault = own ?? (unit.flexCost === null ? null : tooDear(unit.flexCost, left));
      return { id, name: unit.name, sub: capital(unit.faction), cost: unit.flexCost ?? '–', fault };
    });
}

/** Flex points that nothing has been bought with yet. */
function flexLeft({ content, readings, force, rules }: Setting): number {
  const ships = force.ships.map((each) => each.class);
  const { auxiliaries } = force;
  const spent = purchasesPrice(content, { transfers: [], equipment: fittedIn(force), auxiliaries });
  return Math.max(0, flexPointsOf(content, readings, force, ships, rules)) - spent;
}

function tooDear(cost: number, left: number): Finding | null {
  if (cost <= left) return null;
  const message = `This costs ${cost} flex points, and ${Math.max(0, left)} are left.`;
  return { code: 'too-dear', rule: 'ITU-SETUP-15', at: '/ships', message };
}

/** Ship classes and cards that a collection may be limited to. */
export function poolToAdd(
  { content, force, rules }: Setting,
  kind: 'unitPool' | 'equipmentPool',
): readonly Addable[] {
  const open = { ...force, [kind]: [] };
  const inPool = new Set(force[kind]);
  if (kind === 'equipmentPool') {
    return sorted(content.equipment)
      .filter(([id]) => !inPool.has(id))
      .map(([id, card]) => ({
        id,
        name: card.name,
        sub: card.factions.map((each) => ALIGNMENT_NAMES[each]).join(', ') || 'any faction',
        cost: card.flexCost,
        fault: whyNotOpen(content, open, id, rules.mode, ''),
      }));
  }
  return sorted(content.units)
    .filter(([id, each]) => each.kind === 'ship' && each.primary === null && !inPool.has(id))
    .map(([id, ship]) => ({
      id,
      name: ship.name,
      sub: shipText(ship),
      cost: pointsText(ship.corePoints),
      fault: whyNoShip(content, open, id, rules.mode),
    }));
}

/** The name of a ship of the fleet, numbered where there are two of its class. */
export function shipNameAt(content: ContentPack, ships: readonly string[], index: number): string {
  const id = ships[index] ?? '';
  const name = shipClass(content, id)?.shortName ?? id;
  const alike = ships.flatMap((each, at) => (each === id ? [at] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(index) + 1}` : name;
}
