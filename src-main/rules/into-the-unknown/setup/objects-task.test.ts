/** Tokens put down where hardly any room is left. */
import { expect, it, vi } from 'vitest';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { randomFrom } from '../../engine';

// Drawn points and their scan miss the last gap between tokens, which the house's places may still meet.
vi.mock('./sample-placement', async (load) => ({ ...(await load()), samplePlacement: () => null }));

it('a sampled place is the house’s where drawing finds none, as whoever waits for one has to give one', () => {
  const { rules, state } = Match.begun({
    mission: { overture: 'distress-call', situation: null },
    tasks: [{ type: 'objects', part: 'overture', index: 0, left: 1, next: '1', fixed: false }],
    features: [],
  });
  const [actor] = rules.actors(state);
  if (actor === undefined) throw new Error('Nobody places a token.');
  const action = rules.sample(state, actor, randomFrom('gap'));
  expect(action.type).toBe('place-feature');
  expect(rules.check(state, actor, action)).toEqual({ ok: true, value: action });
});
