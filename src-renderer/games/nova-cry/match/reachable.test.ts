import { describe, expect, it } from 'vitest';
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { playedTable } from '../../../../tests/support/nova-cry-played.svelte';
import { shippedNovaCry } from '../../../../tests/support/shipped-content';
import { choiceOf } from './hand/choices';
import { cardsOf, entryIdOf, partsOf } from './offers';
import { without } from './offers/asks';
import type { MatchSession } from './session.svelte';

const content = shippedNovaCry();
/** Positions of each match that are looked at. */
const LOOKS = 120;

/** Chooses an action as a person would: the row, the answers, then the cards one by one. */
function choose({ choosing }: MatchSession, action: NovaCryAction): NovaCryAction | null {
  choosing.take(entryIdOf(action), without(partsOf(action, '1'), 'cards'));
  for (const card of cardsOf(action)) choosing.lay(card);
  const { ready } = choosing;
  choosing.clear();
  return ready;
}

describe.each(['comet', 'anvil', 'lantern'])('in a match played at random (%s)', (seed) => {
  it('every action on offer can be chosen at the table, and what it would bring can be told', () => {
    const { session, table } = playedTable(content, { seats: [{}, {}, {}, {}] }, { seed });
    const seen = new Set<string>();
    for (let look = 0; look < LOOKS && table.state.offers; look += 1) {
      for (const action of table.state.offers.actions) {
        expect(choose(session, action), JSON.stringify(action)).toEqual(action);
        seen.add(action.type);
      }
      void session.forecast;
      void choiceOf(session);
      expect(session.seatOf(session.shown)).not.toBeNull();
      table.playSome(1);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['draft', 'proceed', 'choose-planet', 'strategy']));
  });
});
