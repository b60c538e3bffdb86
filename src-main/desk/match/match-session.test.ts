import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../tests/support/library';
import { asMatch, deskWithMatch } from '../../../tests/support/match-desk';

describe('two persons at one screen', () => {
  it('begin behind the curtain; who looks is offered the turn and acts', async () => {
    const match = await deskWithMatch();
    const first = await match.now();
    expect(first).toMatchObject({
      looking: { type: 'curtain', next: '1' },
      waiting: { type: 'person', seat: '1' },
      offers: null,
      seed: null,
    });
    const state = asMatch(
      valueOf(await match.call('document.look', { callId: randomUUID(), id: match.id, seat: '1' })),
    );
    expect(state.looking).toEqual({ type: 'seat', seat: '1' });
    expect(state.view.viewer).toBe('1');
    expect(state.offers?.actions.length).toBeGreaterThan(0);
    const after = await match.act('begin');
    expect(after.position).toBeGreaterThan(state.position);
  });
});

describe('a person against a bot', () => {
  it('is always shown the table, and the bot plays when its turn comes', async () => {
    const match = await deskWithMatch({ players: ['person', 'random'] });
    let state = await match.now();
    expect(state.looking).toEqual({ type: 'seat', seat: '1' });
    while (state.turns.length < 3) {
      if (state.offers) state = await match.act();
      else state = await match.now();
    }
    expect(state.turns.map(({ seat }) => seat)).toEqual(['1', '2', '1']);
    const log = valueOf(await match.call('document.log', { id: match.id, from: 0, to: 500 }));
    expect(log.some(({ actor, reason }) => actor === '2' && reason === 'By chance')).toBe(true);
  });
});
