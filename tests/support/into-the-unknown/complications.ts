/** A match at the moment a complication begins. */
import { ability } from './cards';
import { complicationCard, overtureCard } from './mission-cards';
import type { StateOptions } from './state';
import type { Cards } from './content';
import { Match } from './match';
import type { ComplicationRecord, ObjectiveSpec } from '../../../shared/content/into-the-unknown';

export const SITE: ObjectiveSpec = {
  name: 'base',
  kind: 'objective-solid',
  count: 2,
  keywords: { capacity: 2 },
  by: 'alternate',
  where: { inSystem: true, onePerSystem: false, anotherSystem: false, beyond: [] },
  untilTotal: true,
  keepsKeywords: false,
  opposingMarker: false,
  drawn: false,
};

export const SOLID = { kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 3 } } } as const;
export const PING = { kind: 'objective-ping', at: [24, 24] } as const;
export const SHIPS = [
  { class: 'defiant', at: [18, 24, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 10, 180] },
] as const;

function cardsWith(one: Partial<ComplicationRecord>, other: Partial<ComplicationRecord> = {}): Cards {
  return {
    overtures: { first: overtureCard({ actions: [ability('overture-act', { stations: ['helm'] })] }) },
    complications: { mine: complicationCard(one), theirs: complicationCard(other) },
  };
}

/** A match at the moment when the complication under the marker begins: player 1's, or player 2's. */
export function beginning(
  one: Partial<ComplicationRecord>,
  options: StateOptions & { readonly readings?: Record<string, string> } = {},
  influence = 0,
): Match {
  return Match.begun({
    cards: cardsWith(one, one),
    units: SHIPS,
    features: [SOLID, PING],
    tasks: [{ type: 'complication-begins', step: 0 }],
    ...options,
    mission: {
      overture: 'first',
      situation: null,
      complications: { '1': 'mine', '2': 'theirs' },
      influence,
      ...options.mission,
    },
  });
}

/** Carries out what waits for nobody: the match of these tests stands above a task that waits for a seat. */
const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
/** The match once the complication has begun. */
export function begun(
  one: Partial<ComplicationRecord>,
  options: Parameters<typeof beginning>[1] = {},
  influence = 0,
) {
  const match = beginning(
    one,
    { ...options, tasks: [WAIT, { type: 'complication-begins', step: 0 }, WAIT] },
    influence,
  );
  return match.step('1', { type: 'done' }).step('chance', { type: 'revealed' });
}
