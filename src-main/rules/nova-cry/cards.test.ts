import { describe, expect, it } from 'vitest';
import { battle, CONTENT, match, PASS, play, strategy, two, useOf } from '../../../tests/support/nova-cry';

describe('cards against opponents', () => {
  it('NC-CARD-04: with no action cards in hand giving one cannot be named', () => {
    const drained = match({
      seats: two({ hand: ['solar-drain'] }, { intel: 2, training: 1 }),
    }).do('1', play('solar-drain'));
    expect(drained.options('2', 'choose-kind')).toEqual([
      { type: 'choose-kind', kind: 'intel' },
      { type: 'choose-kind', kind: 'training' },
    ]);
    expect(drained.refusal('2', { type: 'choose-kind', kind: 'card' })).toMatchObject({
      rule: 'NC-CARD-04',
    });
    drained.do('2', { type: 'choose-kind', kind: 'training' });
    expect(drained.seat('1').training).toBe(1);
    expect(drained.seat('2')).toMatchObject({ training: 0, intel: 2 });
  });

  it('NC-CARD-04: each opponent gives in turn, a card by own choice', () => {
    const drained = match({
      seats: [{ hand: ['solar-drain'] }, { hand: ['voyage', 'detour'] }, { intel: 1 }],
    }).do('1', play('solar-drain'));
    drained.do('2', { type: 'choose-card', card: 'voyage' });
    expect(drained.seat('1')).toMatchObject({ hand: ['voyage'], intel: 1 });
    expect(drained.seat('3').intel).toBe(0);
  });

  it('NC-CARD-07: only its player sees all the cards', () => {
    const seen = match({ seats: [{ hand: ['mass-telepathy'] }, { hand: ['voyage'] }, { hand: ['panic'] }] });
    seen.do('1', play('mass-telepathy'));
    expect(seen.view('1').tasks.at(-1)).toMatchObject({ owner: '2', cards: ['voyage'] });
    expect(seen.view('3').tasks.at(-1)).toMatchObject({ owner: '2', cards: ['?'] });
    const toldTo = (viewer: '1' | '3') =>
      seen.rules.eventsFor(seen.events, viewer).filter(({ type }) => type === 'saw-hand');
    expect(toldTo('1')).toEqual([{ type: 'saw-hand', seat: '1', of: '2', cards: ['voyage'] }]);
    expect(toldTo('3')).toEqual([{ type: 'saw-hand', seat: '1', of: '2', cards: null }]);
    seen.do('1', PASS);
    expect(toldTo('3')).toEqual([{ type: 'saw-hand', seat: '1', of: '3', cards: ['panic'] }]);
    expect(seen.view('1').tasks.at(-1)).toMatchObject({ owner: '3', cards: ['panic'] });
    expect(seen.do('1', PASS).task.type).toBe('turn');
    expect(seen.seat('2').hand).toEqual(['voyage']);
  });

  it('NC-CARD-07: by another text a card may be taken of what is seen, unknown to the others', () => {
    const taken = match({
      seats: [
        { hand: ['mass-telepathy'], crew: ['sci-22', 'doc-04', 'eng-22'] },
        { hand: ['voyage', 'panic'] },
        { hand: [] },
      ],
    }).do('1', play('mass-telepathy', 1));
    taken.do('1', { type: 'choose-card', card: 'panic' });
    expect(taken.seat('1').hand).toEqual(['panic']);
    expect(taken.rules.eventsFor(taken.events, '3')).toContainEqual({
      type: 'gave',
      seat: '2',
      to: '1',
      count: 1,
      cards: null,
    });
  });

  it('NC-CARD-13: Evasion Thrusters cancel a Wormhole Cannon’s damage to their player', () => {
    const shot = match({
      seats: two({ hand: ['wormhole-cannon', 'voyage', 'detour'] }, { permanents: ['evasion-thrusters'] }),
    }).do('1', play('wormhole-cannon', 0, 'detour', 'voyage'));
    expect(shot.actor).toBe('2');
    shot.do('2', useOf('evasion-thrusters'));
    expect(shot.seat('2')).toMatchObject({ permanents: [], ship: { damage: 0 } });
    expect(shot.state.piles.engineer.discard).toContain('evasion-thrusters');
  });

  it('NC-CARD-13: they may be kept, and do nothing against a battle’s damage', () => {
    const shot = match({
      seats: two({ hand: ['wormhole-cannon', 'voyage', 'detour'] }, { permanents: ['evasion-thrusters'] }),
    }).do('1', play('wormhole-cannon', 0, 'detour', 'voyage'));
    expect(shot.do('2', PASS).seat('2')).toMatchObject({ permanents: { length: 1 }, ship: { damage: 2 } });
    expect(battle({ seats: two({}, { permanents: ['evasion-thrusters'] }) }).roll(6, 1).actor).toBe('chance');
  });

  it('NC-ACTION-12: an arrow card in play is used in another’s turn, outside the limit of one', () => {
    const fought = battle({ seats: two({}, { permanents: [['evasion-thrusters', 1]] }) }).roll(6, 1);
    expect(fought.do('2', useOf('evasion-thrusters')).seat('2').ship?.damage).toBe(1);
    expect(fought.state.turn?.played).toBe(false);
  });
});

describe('Scheduled Maintenance', () => {
  it('NC-CARD-14: Rush and Scheduled Maintenance are chosen', () => {
    const game = match({
      phase: 'strategy',
      seats: two({ hand: ['scheduled-maintenance'], damage: 5, planet: ['far', 1] }),
    }).do('1', play('scheduled-maintenance'));
    game.do('1', strategy('rush')).do('1', strategy('scheduled-maintenance'));
    expect(game.seat('1')).toMatchObject({ planet: { space: 2 }, ship: { damage: 3 } });
  });

  it('NC-CARD-14: the holder of the Chancellorship does it twice: hull +4', () => {
    const game = match({
      phase: 'strategy',
      chancellor: '1',
      seats: two({ hand: ['scheduled-maintenance'], damage: 5 }),
    }).do('1', play('scheduled-maintenance'));
    game.do('1', strategy('scheduled-maintenance')).do('1', strategy('scheduled-maintenance'));
    expect(game.seat('1').ship?.damage).toBe(1);
  });

  it('NC-CARD-15: the skill of a card comes from the pack, whatever the notes group it under', () => {
    expect(CONTENT.actionCards['solar-drain']?.skill).toBe('psychology');
    const game = match({
      seats: two({ hand: ['solar-drain'], crew: ['sci-22', 'doc-40', 'eng-22'] }, { intel: 1 }),
    });
    expect(game.refusal('1', play('solar-drain'))).toMatchObject({ rule: 'NC-ACTION-03' });
  });
});
