import { expect, it } from 'vitest';
import { MATCH_GAMES } from '../../shared/documents';
import { replayGames } from './replays';

it.each(MATCH_GAMES)(
  'matches of %s by random play are met again when they are replayed, undone to the start and redone to the end',
  (game) => {
    // 30 matches here; `npm run bench replays` plays 2,000.
    expect(replayGames(game, 30).games).toBe(30);
  },
);
