import { describe, expect, it } from 'vitest';
import { CONTENT, END, match } from '../../../tests/support/black-alert';
import { endedWith } from '../../../tests/support/black-alert/ended-turns';

describe('Clean Up', () => {
  it('BA-CLEAN-01: Corruption Risk comes first, then the token passes', () => {
    const game = endedWith({ starfleet: ['s-risk'] }, { seats: 4 });
    expect(game.state.holders.starfleet).toBe('saru');
    game.draw('threat-1');
    expect([game.state.holders.starfleet, game.state.turn.character]).toEqual(['tilly', 'lorca']);
    expect(game.told('token')).toEqual([{ type: 'token', team: 'starfleet', to: 'tilly' }]);
  });

  it('BA-CLEAN-02: every Corruption Risk card that went to the pile this turn counts, whatever for', () => {
    const game = match({
      hands: { saru: ['s-risk', 's1', 's-risk#2'] },
      ready: ['s-risk#3', null, null],
      at: { saru: 'discovery/ready-room' },
      change: ({ turn }) => void (turn.step = 'draw'),
    });
    game.do('saru', { type: 'begin', discard: 's-risk' }).draw('s2');
    game.do('saru', {
      type: 'use',
      enhance: false,
      effect: { option: null, target: null, location: null, fleet: null },
    });
    expect(game.state.turn.risk).toEqual({ starfleet: ['s-risk', 's-risk#3'], terran: [] });
  });

  it('BA-CLEAN-03, BA-TOKEN-13: for each card one Threat card is revealed and discarded', () => {
    const game = endedWith({ starfleet: ['s-risk', 's-risk#2'] }).draw('threat-1');
    expect(game.told('threat')).toEqual([{ type: 'threat', card: 'threat-1', sections: [], drawer: 'saru' }]);
    game.draw('threat-4');
    expect(game.state.piles.threat.discard).toEqual(['threat-1', 'threat-4']);
    expect(game.state.turn.character).toBe('lorca');
  });

  it('BA-CLEAN-03, BA-TOKEN-10: with fewer Threat cards than Corruption Risk cards the deck is rebuilt and goes on', () => {
    const cards = ['s-risk', 's-risk#2', 's-risk#3'];
    const game = match({
      hands: { saru: cards },
      change: ({ piles, turn }) => {
        piles.threat = { top: [], rest: ['threat-1', 'threat-4'], discard: [] };
        turn.risk.starfleet = cards;
      },
    }).do('saru', END);
    game.draw('threat-1').draw('threat-4').draw('threat-1');
    expect(game.told('threat')).toHaveLength(1);
    expect([game.state.turn.character, game.state.piles.threat]).toEqual([
      'lorca',
      { top: [], rest: ['threat-4'], discard: ['threat-1'] },
    ]);
  });

  it('BA-CLEAN-04, BA-TOKEN-11: its corner number is the number of tokens placed; its sections are not processed', () => {
    for (const [card, tokens] of [
      ['threat-1', 0],
      ['threat-2', 1],
      ['threat-3', 2],
    ] as const) {
      const game = endedWith({ starfleet: ['s-risk'] }).draw(card);
      const before = CONTENT.start.corruption.length;
      for (let token = 0; token < tokens; token += 1) game.do('saru', game.legal('saru')[0]!);
      expect(game.state.board.corruption).toHaveLength(before + tokens);
      expect(game.state.turn.character).toBe('lorca');
      expect(game.character('saru').wounded).toBe(false);
    }
  });

  it('BA-CLEAN-05, BA-CLEAN-06: on a tile without Corruption next to one with it; a token just placed counts for the next', () => {
    const game = endedWith({ starfleet: ['s-risk'] }, { corruption: ['A1'] }).draw('threat-3');
    expect(game.options('saru', 'choose-space').map(({ space }) => space)).toEqual(['A2', 'B1', 'B2']);
    expect(game.refusal('saru', { type: 'choose-space', space: 'A1' }).rule).toBe('BA-CLEAN-05');
    game.do('saru', { type: 'choose-space', space: 'B2' });
    expect(game.options('saru', 'choose-space').map(({ space }) => space)).toEqual([
      'A2',
      'B1',
      'B3',
      'C2',
      'C3',
    ]);
  });

  it('BA-CLEAN-07: without a legal tile the token is not placed', () => {
    const game = endedWith({ starfleet: ['s-risk'] }, { corruption: [] }).draw('threat-3');
    expect([game.state.board.corruption, game.state.turn.character]).toEqual([[], 'lorca']);
  });

  it('BA-CLEAN-08: the active team deals with all of its cards before the other team', () => {
    const game = endedWith({ starfleet: ['s-risk'], terran: ['t-risk'] });
    game.draw('threat-2');
    expect(game.waitsFor('saru')).toBe(true);
    game.do('saru', game.legal('saru')[0]!);
    game.draw('threat-5');
    expect(game.told('threat')).toEqual([
      { type: 'threat', card: 'threat-5', sections: [], drawer: 'lorca' },
    ]);
    expect(game.waitsFor('lorca')).toBe(true);
  });

  it('BA-CLEAN-09: a reshuffle in the turn does not wipe the count', () => {
    const game = match({
      hands: { saru: ['s-risk'] },
      change: ({ turn, piles }) => {
        turn.step = 'draw';
        piles.starfleet.rest = [];
      },
    });
    game.do('saru', { type: 'begin', discard: 's-risk' }).draw('s-risk');
    expect(game.character('saru').hand).toEqual(['s-risk']);
    game.do('saru', END);
    expect(game.actor).toBe('chance');
  });

  it('BA-CLEAN-10: every discard counts; by reading b each card once, and one that was taken back not at all', () => {
    const recovered = (reading: string) =>
      match({
        readings: { 'BA-CLEAN-10': reading },
        discards: { starfleet: ['s-risk'] },
        change: ({ turn }) => void (turn.risk.starfleet = ['s-risk']),
      })
        .do('saru', { type: 'ability' })
        .do('saru', { type: 'choose-card', card: 's-risk' })
        .do('saru', END);
    expect(recovered('a').actor).toBe('chance');
    expect(recovered('b').state.turn.character).toBe('lorca');
    const twice = (reading: string) =>
      match({
        readings: { 'BA-CLEAN-10': reading },
        change: ({ turn }) => void (turn.risk.starfleet = ['s-risk', 's-risk']),
      })
        .do('saru', END)
        .draw('threat-1');
    expect(twice('a').actor).toBe('chance');
    expect(twice('b').state.turn.character).toBe('lorca');
  });

  it('BA-CLEAN-11: Corruption Risk is a mark that any card may carry; by reading b a card of that name', () => {
    const discard = (readings: Record<string, string>, card: string) => {
      const { s3 } = CONTENT.commandCards;
      const commandCards = { ...CONTENT.commandCards, s3: { ...s3!, name: 'Corruption Risk' } };
      return match({
        readings,
        content: { commandCards },
        hands: { saru: [card] },
        change: ({ turn }) => void (turn.step = 'draw'),
      }).do('saru', { type: 'begin', discard: card }).state.turn.risk.starfleet;
    };
    expect([discard({}, 's-risk'), discard({}, 's3')]).toEqual([['s-risk'], []]);
    const named = { 'BA-CLEAN-11': 'b' };
    expect([discard(named, 's-risk'), discard(named, 's3')]).toEqual([[], ['s3']]);
  });
});
