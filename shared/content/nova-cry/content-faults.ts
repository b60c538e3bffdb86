/** What the schemas of a Nova Cry pack cannot see: piles too small, charts with gaps, abilities and effects out of place. */
import type { Refusal } from '../../base';
import { fault } from '../fault';
import type { Ability } from './abilities';
import { countFaults } from './count-faults';
import { effectFaults } from './effect-faults';
import type { NovaCryContent } from './records';
import { CHARTS } from './vocabulary';

/** Every fault of merged content, with its place and the rule it offends. */
export function novaCryFaults(content: NovaCryContent): readonly Refusal[] {
  return [
    ...countFaults(content),
    ...chartFaults(content),
    ...abilityFaults(content),
    ...firstGameFaults(content),
    ...merchantFaults(content),
    ...effectFaults(content),
  ];
}

/** Each chart has one line for each number of the die (NC-DISC-01). */
function chartFaults({ discovery }: NovaCryContent): readonly Refusal[] {
  const lines = Object.values(discovery);
  return CHARTS.flatMap((chart) =>
    [1, 2, 3, 4, 5, 6].flatMap((die) => {
      const found = lines.filter((line) => line.chart === chart && line.die === die).length;
      if (found === 1) return [];
      const message = `The ${chart} chart has ${found === 0 ? 'no line' : `${found} lines`} for ${die}.`;
      return [fault('wrong-count', message, ['discovery'], 'NC-DISC-01')];
    }),
  );
}

/** Words of abilities belong to their kind of card, only Maintenance has a moment, and no card bears one twice. */
function abilityFaults({ abilities, ships, captains }: NovaCryContent): readonly Refusal[] {
  return [
    ...Object.entries(abilities).flatMap(([id, { when }]) => {
      if ((id === 'maintenance') === (when !== null)) return [];
      const message =
        when === null ? 'Maintenance needs a moment at which it draws.' : 'Only Maintenance has a moment.';
      return [fault('wrong-moment', message, ['abilities', id, 'when'], 'NC-ABIL-09')];
    }),
    ...borneBy('ships', ships, 'ship', abilities),
    ...borneBy('captains', captains, 'captain', abilities),
  ];
}

interface Bearer {
  readonly abilities: readonly { readonly ability: Ability }[];
}

function borneBy(
  kind: string,
  bearers: Readonly<Record<string, Bearer>>,
  of: 'ship' | 'captain',
  words: NovaCryContent['abilities'],
): readonly Refusal[] {
  return Object.entries(bearers).flatMap(([id, { abilities }]) =>
    abilities.flatMap(({ ability }, index) => {
      const at = [kind, id, 'abilities', index, 'ability'];
      const { name, of: borne } = words[ability];
      const faults: Refusal[] = [];
      if (borne !== of)
        faults.push(fault('wrong-bearer', `${name} is an ability of a ${borne}.`, at, 'NC-ABIL-11'));
      if (abilities.findIndex((each) => each.ability === ability) < index)
        faults.push(fault('duplicate-id', `${name} stands twice on this card.`, at, 'NC-ABIL-11'));
      return faults;
    }),
  );
}

/** Ships left out of a first game are in the pile, and enough others are (NC-START-04). */
function firstGameFaults({ start, ships }: NovaCryContent): readonly Refusal[] {
  const path = ['starts', 'standard', 'firstGameWithout'];
  const unknown = start.firstGameWithout.flatMap((id, index) =>
    id in ships ? [] : [fault('unknown-id', `There is no ship "${id}".`, [...path, index], 'NC-START-04')],
  );
  const left = Object.entries(ships).filter(
    ([id, { exclusive }]) => !exclusive && !start.firstGameWithout.includes(id),
  );
  if (left.length >= 6) return unknown;
  const message = `A first game of two needs 6 ships; ${left.length} are left.`;
  return [...unknown, fault('wrong-count', message, path, 'NC-START-04')];
}

/** Every line of the merchant's list has a place of its own (NC-MERCH-01). */
function merchantFaults({ merchant }: NovaCryContent): readonly Refusal[] {
  const seen = new Set<number>();
  return Object.entries(merchant).flatMap(([id, { order }]) => {
    if (!seen.has(order)) {
      seen.add(order);
      return [];
    }
    const message = `Two lines of the list have place ${order}.`;
    return [fault('duplicate-id', message, ['merchant', id, 'order'], 'NC-MERCH-01')];
  });
}
