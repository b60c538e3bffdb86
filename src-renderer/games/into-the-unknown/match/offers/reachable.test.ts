import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import { setupWith } from '../../../../../tests/support/into-the-unknown';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { intoTheUnknownTable } from '../../../../../tests/support/into-the-unknown-table.svelte';
import type { MatchSession } from '../session.svelte';
import { entryIdOf, partsOf } from '.';

/** Kinds of answers that cannot be listed, each with a section of its own in the panel. */
const SERVED: ReadonlySet<string> = new Set([
  'maneuver',
  'slide',
  'launch',
  'place',
  'place-feature',
  'deploy',
  'turn',
  'fleet',
  'crew',
  'flex',
]);
const MOST_QUESTIONS = 9;

/** Answers every question as the action does; what would be sent then. */
function answered({ choosing }: MatchSession, action: IntoTheUnknownAction): IntoTheUnknownAction | null {
  choosing.take(entryIdOf(action));
  for (let asked = 0; asked < MOST_QUESTIONS && choosing.ask !== null; asked += 1) {
    const value = partsOf(action)[choosing.ask];
    if (value === undefined) return null;
    choosing.press(choosing.ask, value);
  }
  return choosing.ready;
}

describe('what is on offer', () => {
  it('every listed answer of whole matches is reached by its row and the questions it asks, and everything open has a section', () => {
    for (const seed of ['one', 'two']) {
      const { session, table } = intoTheUnknownTable(Match.from(setupWith()), { seed });
      const asked = new Set<string>();
      for (let turn = 0; turn < 120 && session.offers !== null; turn += 1) {
        const { actions, open = [] } = session.offers;
        asked.add(session.task?.type ?? '');
        for (const kind of open)
          expect(SERVED.has(kind), `${kind} of ${session.task?.type ?? ''}`).toBe(true);
        expect(actions.length + open.length).toBeGreaterThan(0);
        const some = actions.filter((_, index) => index % Math.ceil(actions.length / 6) === 0);
        for (const action of some) expect(answered(session, action), JSON.stringify(action)).toEqual(action);
        table.playSome(1);
      }
      expect(asked.size).toBeGreaterThan(5);
    }
  });
});
