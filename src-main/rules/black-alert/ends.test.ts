import { describe, expect, it } from 'vitest';
import { CONTENT, END, match } from '../../../tests/support/black-alert';
import { endedWith } from '../../../tests/support/black-alert/ended-turns';

describe('the corrupted network', () => {
  it('BA-CORR-01: the token that empties the supply ends the match at once, and both teams lose', () => {
    const game = endedWith(
      { starfleet: ['s-risk', 's-risk#2'] },
      { change: (state) => void (state.supply.corruption = 1) },
    );
    game.draw('threat-3').do('saru', game.legal('saru')[0]!);
    expect(game.state.outcome).toEqual({ type: 'loss', winners: [], rule: 'BA-CORR-01' });
    expect(game.events.at(-1)).toEqual({ type: 'ended', rule: 'BA-CORR-01' });
    expect(game.actor).toBeNull();
    expect(game.refusal('saru', END)).toMatchObject({ code: 'match-over', rule: 'BA-OBJ-03' });
  });

  it('BA-CORR-02: what counts is the empty supply; tokens due after that one are not placed', () => {
    for (const reading of ['a', 'b']) {
      const game = endedWith(
        { starfleet: ['s-risk'] },
        { readings: { 'BA-OBJ-04': reading }, change: (state) => void (state.supply.corruption = 1) },
      );
      game.draw('threat-3').do('saru', game.legal('saru')[0]!);
      expect(game.state.board.corruption).toHaveLength(CONTENT.start.corruption.length + 1);
      expect(game.state.outcome?.rule).toBe('BA-CORR-01');
    }
  });
});

describe('objectives', () => {
  it('BA-OBJ-03: progress towards all four ends is shown to everybody', () => {
    const game = match({
      damage: ['d-brig'],
      change: (state) => void state.infiltrations.push('inf-bridge'),
    });
    const view = game.view('lorca');
    expect(view.missions.map(({ done }) => done)).toEqual([false, false, false]);
    expect([view.infiltrations, view.damage, view.supply.corruption]).toEqual([
      ['inf-bridge'],
      { 'discovery/brig': 'd-brig' },
      10,
    ]);
  });

  it('BA-OBJ-04: the first end met in an effect counts; by reading b the effect is finished and the ends compared', () => {
    // Burning one token brings the fifth Damage on the Charon; then the third Mission would have to be another effect.
    const both = (reading: string) =>
      match({
        readings: { 'BA-OBJ-04': reading },
        hands: { saru: ['s4', 's4#2'] },
        at: { saru: 'charon/reactor' },
        charon: 'A3',
        corruption: ['A3', 'B3'],
        damage: ['c-weapons', 'c-reactor', 'c-aft-cargo-bay', 'c-throne-room'],
      })
        .do('saru', {
          type: 'use',
          enhance: false,
          effect: { option: null, target: null, location: null, fleet: null },
        })
        .do('saru', { type: 'bid', cards: ['s4', 's4#2'] })
        .step('chance', { type: 'revealed' })
        .draw('s1')
        .draw('t1', 't1#2')
        .draw('c-agony-booth');
    expect(both('a').state.outcome).toMatchObject({ winners: ['1'], rule: 'BA-LOSE-01' });
    expect(Object.keys(both('a').state.damage)).toHaveLength(5);
    const finished = both('b');
    expect(finished.state.outcome).toBeNull();
    finished.draw('c-fleet-command');
    expect(Object.keys(finished.state.damage)).toHaveLength(6);
    expect(finished.state.outcome).toMatchObject({ winners: ['1'], rule: 'BA-LOSE-01' });
  });

  it('BA-OBJ-04, reading b: ends for different sides in one effect are a draw', () => {
    const game = match({
      readings: { 'BA-OBJ-04': 'b' },
      change: (state) => {
        state.endings = [
          { type: 'win', winners: ['1'], rule: 'BA-LOSE-01' },
          { type: 'loss', winners: [], rule: 'BA-CORR-01' },
        ];
      },
    }).do('saru', END);
    expect(game.state.outcome).toEqual({ type: 'draw', winners: [], rule: 'BA-OBJ-04' });
  });
});
