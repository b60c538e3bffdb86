import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ASSETS, openTestDesk } from '../../tests/support/desk';
import { temporaryFolder, valueOf } from '../../tests/support/library';
import { asMatch, instantThinker } from '../../tests/support/match-desk';
import { parseMatch, writeMatch } from '../../shared/documents';
import { matchAtHand } from './match/match-at-hand';

const MATCH = 'first-crossing';

describe('the match to begin with', () => {
  it('is played with the packs that ship, without a notice; when they change, write it anew with `plotroom new`', async () => {
    const text = readFileSync(path.join(ASSETS, `scenarios/${MATCH}.plotroom`), 'utf8');
    const match = parseMatch(text);
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    expect(writeMatch(match.value)).toBe(text);
    expect(valueOf(await matchAtHand(match.value, ASSETS)).notice).toBeNull();
  });

  it('opens as a copy, ready to play against the bot', async () => {
    const dataFolder = await temporaryFolder();
    const desk = await openTestDesk({ dataFolder, machine: { thinker: instantThinker } });
    const request = { callId: randomUUID(), example: MATCH };
    const entry = valueOf(await desk.call('library.createFromExample', request));
    expect(entry).toMatchObject({ kind: 'match', game: 'black-alert', summary: 'Match, 2 seats, not begun' });
    const state = asMatch(valueOf(await desk.call('document.open', { id: entry.id })));
    expect(state).toMatchObject({
      looking: { type: 'seat', seat: '1' },
      undo: { policy: 'same' },
      seed: null,
    });
    expect(state.view.board.tiles).toHaveLength(19);
    expect(state.offers?.actions.length).toBeGreaterThan(0);
  });
});
