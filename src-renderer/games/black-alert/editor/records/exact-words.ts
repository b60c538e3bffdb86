/** What a record does exactly, line by line, as the rules carry it out. */
import type { Whole } from '../../../../../shared/content';
import { bidWords, effectWords, placeName, priceWords, theLocation } from '../../match/words';

export type Records = Whole<'black-alert'>;

export function characterLines(character: Records['characters'][string] | undefined): readonly string[] {
  return (character?.ability.effects ?? []).map(effectWords);
}

export function cardLines(card: Records['command-cards'][string] | undefined): readonly string[] {
  if (!card) return [];
  const { play, bid, infiltration } = card;
  const tucked = infiltration
    ? [
        `Bid by a winning Terran in a challenge in ${theLocation(infiltration.location)}, instead of its effect:`,
        ...infiltration.instead.map(effectWords),
        'From then on:',
        ...infiltration.permanent.map(effectWords),
      ]
    : [];
  const lines = [...(play ?? []).map(effectWords), ...bid.map(bidWords), ...tucked];
  return lines.length > 0 ? lines : ['Only bid, or spent for its Resolve.'];
}

export function missionLines(mission: Records['missions'][string] | undefined): readonly string[] {
  if (!mission) return [];
  const { node, location, resolve, resources } = mission;
  const costs = priceWords(resources);
  return [
    `The Discovery is at ${node}.`,
    `A Starfleet Character is in ${theLocation(location)}.`,
    costs === 'nothing' ? `It costs ${resolve} Resolve.` : `It costs ${resolve} Resolve and ${costs}.`,
  ];
}

export function threatLines(threat: Records['threat-cards'][string] | undefined): readonly string[] {
  if (!threat) return [];
  const section = (name: 'corruption' | 'fleet'): readonly string[] => {
    const { effects, endsTravel } = threat[name];
    const title = name === 'corruption' ? 'Corruption' : 'Fleet';
    const lines = [...effects.map(effectWords), ...(endsTravel ? ['The travel ends there.'] : [])];
    return lines.length === 0 ? [`${title}: nothing happens.`] : [`${title}:`, ...lines];
  };
  return [...section('corruption'), ...section('fleet')];
}

export function damageLines(damage: Records['damage-cards'][string] | undefined): readonly string[] {
  if (!damage) return [];
  return [
    `Covers ${placeName(damage.location)}.`,
    `Repaired for ${damage.resolve} Resolve or ${priceWords(damage.resources)}.`,
  ];
}
