/** Arrests, custody and slipping away between the ships. BA-DBRIG-01 to 05, BA-CAGONY-01 to 05, BA-DETAIN-01. */
import { type LocationId, otherTeam, type Ship, shipOf } from '../../../shared/content/black-alert';
import type { UseEffect } from '../../../shared/contract/black-alert';
import { characterOf } from './cards';
import { NO_CHOICE, type Use, type UseAsked } from './locations/location-text';
import type { Play } from './play';
import type { CharacterId } from './state';

/** Where a detained Character is held, by the ship it is on (BA-DETAIN-01). */
export const CUSTODY: Readonly<Record<Ship, LocationId>> = {
  discovery: 'discovery/brig',
  charon: 'charon/agony-booth',
};

/** Characters of the other team aboard; wounded or detained ones take part in no challenge (BA-CHAL-21). */
export function arrestTargets({ table, state, character }: UseAsked, ship: Ship): readonly UseEffect[] {
  const team = state.characters[character]?.team;
  if (team === undefined) return [];
  return Object.entries(state.characters)
    .filter(([, other]) => other.team === otherTeam(team) && shipOf(other.location) === ship)
    .filter(([, other]) => table.readings['BA-CHAL-21'] === 'b' || !(other.wounded || other.detained))
    .map(([target]) => ({ ...NO_CHOICE, target }));
}

/** The target's player draws a card before the challenge begins (BA-DBRIG-01, BA-CAGONY-01). */
export function targetDraws(play: Play, { effect }: Use): void {
  if (effect.target === null) return;
  const { team } = characterOf(play, effect.target);
  play.push({ type: 'draw', pile: team, count: 1, to: { type: 'hand', character: effect.target } });
}

export function arrest(play: Play, target: CharacterId | null, to: LocationId): void {
  if (target === null) return;
  const held = characterOf(play, target);
  held.location = to;
  held.detained = true;
  play.tell({ type: 'moved', character: target, to });
  play.tell({ type: 'detained', character: target });
}

/** To the location that was chosen on the other ship (BA-DBRIG-05, BA-CAGONY-05). */
export function leaveFor(play: Play, { character, effect }: Use): void {
  if (effect.location === null) return;
  characterOf(play, character).location = effect.location;
  play.tell({ type: 'moved', character, to: effect.location });
}
