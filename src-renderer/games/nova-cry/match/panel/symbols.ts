/** What lies on travel spaces, and what it does at the end of a turn (NC-EVENT-01 to 05). */
import type { SpaceSymbol } from '../../../../../shared/content/nova-cry';
import { planetRecord } from '../../cards';
import type { MatchSession } from '../session.svelte';

/** Of a space of a planet card, from 1. */
export function symbolsAt({ content }: MatchSession, planet: string, space: number): readonly SpaceSymbol[] {
  return planetRecord(content, planet)?.track[space - 1] ?? [];
}

export const SYMBOL_ACTS: Readonly<Record<SpaceSymbol, string>> = {
  asteroid: 'Asteroid: 1 damage to the own ship',
  storm: 'Electric Storm: draw 1 alert token',
  nebula: 'Nebula: an attacker may be made to roll again',
  anomaly: 'Anomaly: a random action card is carried out',
};
