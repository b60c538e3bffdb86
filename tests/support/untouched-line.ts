/** A match whose line nobody has gone back in: what stands beside the position in each table of the tests. */
import type { MatchState } from '../../shared/contract';

export const UNTOUCHED = {
  turns: [],
  branches: [],
  undo: { policy: 'stop', refusal: null },
  redo: { refusal: null },
  chance: 'seeded',
  seed: null,
  notice: null,
} as const satisfies Partial<MatchState>;
