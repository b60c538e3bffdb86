/** Task forces that a set-up names, each record as a printed card of its own: further copies for further seats. */
import type { Officer } from '../../../shared/content/nova-cry';
import { OFFICERS } from '../../../shared/content/nova-cry';
import type { CardId } from '../../../shared/contract/nova-cry';
import type { NovaCrySetup, TaskForce } from '../../../shared/documents';

/** By seat; null where nothing is named. The ids are cards: `#2` and so on for further copies. */
export function givenForces(setup: NovaCrySetup): readonly (TaskForce | null)[] {
  const taken = new Map<string, number>();
  const copy = (kind: 'ship' | 'captain' | 'weapon' | 'crew', id: string | null): CardId | null => {
    if (id === null) return null;
    const key = `${kind}/${id}`;
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    return number === 1 ? id : `${id}#${number}`;
  };
  return setup.seats.map(({ force }) => {
    if (!force) return null;
    const crew = OFFICERS.map((type): [Officer, CardId | null] => [type, copy('crew', force.crew[type])]);
    return {
      ship: copy('ship', force.ship),
      captain: copy('captain', force.captain),
      weapon: copy('weapon', force.weapon),
      crew: Object.fromEntries(crew) as TaskForce['crew'], // one for each type
    };
  });
}
