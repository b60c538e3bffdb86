import { describe, expect, it } from 'vitest';
import type { RefereeAction } from '../../../shared/contract/black-alert';
import { END, match, type Match, use } from '../../../tests/support/black-alert';

function refuse(game: Match, action: RefereeAction) {
  const checked = game.rules.check(game.state, 'referee', action);
  if (checked.ok) throw new Error(`${action.type} is taken.`);
  return checked.error;
}

describe('a referee of Black Alert', () => {
  it('BA-RES-05: what a pool is set to comes from the supply and goes back to it', () => {
    const game = match({ pools: { discovery: { intel: 2 } } });
    const { supply } = game.state;
    const tokens = { intel: 0, dilithium: 3, tritanium: 0 };
    game.step('referee', { type: 'set-pool', ship: 'discovery', tokens });
    expect(game.state.pools.discovery).toEqual(tokens);
    expect(game.state.supply.resources).toEqual({
      ...supply.resources,
      intel: supply.resources.intel + 2,
      dilithium: supply.resources.dilithium - 3,
    });
    expect(
      refuse(game, { type: 'set-pool', ship: 'charon', tokens: { intel: 40, dilithium: 0, tritanium: 0 } }),
    ).toMatchObject({ code: 'out-of-range', rule: 'BA-RES-05' });
  });

  it('BA-OBJ-01: the third Mission wins for Starfleet when a referee turns it, too', () => {
    const game = match({ change: ({ missions }) => void (missions[0]!.done = missions[1]!.done = true) });
    const mission = game.state.missions[2]!.id;
    game.step('referee', { type: 'set-mission', mission, done: false });
    expect(game.state.outcome).toBeNull();
    game.step('referee', { type: 'set-mission', mission, done: true });
    expect(game.state.outcome).toEqual({ type: 'win', winners: ['1'], rule: 'BA-OBJ-01' });
  });

  it('BA-DETAIN-02: who is set free in its own turn need not go home any more', () => {
    const game = match({
      at: { saru: 'charon/agony-booth' },
      change: ({ characters, turn }) => {
        characters['saru']!.detained = true;
        turn.held = 'detained';
      },
    });
    expect(game.refusal('saru', END)).toMatchObject({ rule: 'BA-DETAIN-02' });
    game.step('referee', { type: 'set-condition', character: 'saru', wounded: false, detained: false });
    expect(game.legal('saru')).toContainEqual(END);
    expect(game.legal('saru')).toContainEqual(use({ location: 'discovery/bridge' }));
  });

  it('BA-CORR-03: Corruption is placed from the supply, and one token is left in it', () => {
    const game = match({ corruption: ['A1'] });
    const all = game.state.supply.corruption + 1;
    game.step('referee', { type: 'place-corruption', spaces: ['B2', 'C3'] });
    expect(game.state.board.corruption).toEqual(['B2', 'C3']);
    expect(game.state.supply.corruption).toBe(all - 2);
  });
});
