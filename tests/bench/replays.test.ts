import { expect, it } from 'vitest';
import { replayGames } from './replays';

it('matches by random play are met again when they are replayed, undone to the start and redone to the end', () => {
  // 30 matches here; `npm run bench replays` plays 2,000.
  expect(replayGames(30).games).toBe(30);
});
