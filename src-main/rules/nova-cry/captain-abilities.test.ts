import { describe, expect, it } from 'vitest';
import {
  battle,
  fighting,
  force,
  Match,
  match,
  PASS,
  played,
  two,
  useOf,
} from '../../../tests/support/nova-cry';

describe('captain abilities', () => {
  const skillsOf = (game: Match) =>
    Object.fromEntries((game.view('1').seats[0]?.skills ?? []).map(({ skill, level }) => [skill, level]));

  it('NC-ABIL-13: with Lead 2 skills of 4-0 become 4-2, and 0-4 become 2-4', () => {
    const led = match({ seats: two({ captain: 'lead', crew: ['sci-40', 'doc-04', 'eng-22'] }) });
    expect(skillsOf(led)).toEqual({
      exploration: 4,
      'alien-tech': 2,
      medicine: 2,
      psychology: 4,
      repair: 4,
      upgrades: 4,
    });
  });

  it('NC-ABIL-15: the ceiling of 4 holds for training too', () => {
    const trained = match({
      change: (state) => {
        state.seats[0]!.crew[0]!.training = [4, 1];
      },
    });
    expect(skillsOf(trained)).toMatchObject({ exploration: 4, 'alien-tech': 3 });
  });

  it('NC-ABIL-14: Inspection takes chosen token types out of the bag onto the captain card', () => {
    const seats = [{ force: force({ captain: 'inspection' }) }, { force: force({}, 1) }];
    const begun = Match.from({ seats }).roll(6, 1);
    expect(begun.options('1', 'choose-token')).toHaveLength(4);
    begun.do('1', { type: 'choose-token', token: 'crew-needs', from: 'bag' });
    expect(begun.options('1', 'choose-token')).toHaveLength(3);
    begun.do('1', { type: 'choose-token', token: 'warp-wear', from: 'bag' });
    expect(begun.seat('1').captain?.tokens).toEqual(['crew-needs', 'warp-wear']);
    expect(begun.state.bag).toMatchObject({ 'crew-needs': 14, 'warp-wear': 14 });
  });

  it('NC-ABIL-16: while the captain is out, Hunt saves nothing and Lead raises nothing', () => {
    const change = (state: { seats: { captain: { status: string } | null }[] }): void => {
      state.seats[0]!.captain!.status = 'destroyed';
    };
    const hunter = two({ captain: 'hunt', intel: 3 });
    expect(fighting({ seats: hunter }).view('1').seats[0]?.prices.battle).toBe(2);
    expect(fighting({ seats: hunter, change }).view('1').seats[0]?.prices.battle).toBe(4);
    expect(fighting({ seats: hunter, change }).options('1', 'battle')).toEqual([]);
    expect(skillsOf(match({ seats: two({ captain: 'lead' }), change }))).toMatchObject({ repair: 2 });
  });

  it('NC-ABIL-11: Gunnery rolls the own die again, so often in a battle', () => {
    const fought = battle({ seats: two({ captain: 'gunnery' }) }).roll(1, 3);
    fought.do('1', { type: 'reroll', by: 'gunnery' });
    expect(fought.task).toMatchObject({ type: 'roll', dice: 1 });
    fought.roll(5);
    expect(fought.seat('2').ship?.damage).toBe(3);
    expect(fought.roll(1, 3).seat('1').ship?.damage).toBe(2);
  });

  it('NC-EVENT-04: on a Nebula the defender makes the opponent roll again, once in the battle', () => {
    const fought = battle({ seats: two({}, { planet: ['nebula', 2] }) }).roll(6, 3);
    expect(fought.legal('2')).toEqual([{ type: 'reroll', by: 'nebula' }, PASS]);
    fought.do('2', { type: 'reroll', by: 'nebula' }).roll(2);
    expect(fought.seat('1').ship?.damage).toBe(2);
    expect(fought.roll(6, 3).actor).toBe('chance');
    expect(battle({ seats: two({ planet: ['nebula', 2] }) }).roll(1, 6).actor).toBe('chance');
  });

  it('NC-EVENT-08: two Nebulas are two re-rolls, in one round or in two', () => {
    const fought = battle({ seats: two({}, { planet: ['nebulas', 2] }) }).roll(6, 3);
    fought
      .do('2', { type: 'reroll', by: 'nebula' })
      .roll(5)
      .do('2', { type: 'reroll', by: 'nebula' })
      .roll(1);
    expect(fought.seat('1').ship?.damage).toBe(2);
    const later = battle({ seats: two({}, { planet: ['nebulas', 2] }) })
      .roll(6, 3)
      .do('2', PASS)
      .roll(6, 3);
    expect(later.options('2', 'reroll')).toHaveLength(1);
  });

  it('NC-EVENT-09: a pawn on another space has no Nebula', () => {
    expect(battle({ seats: two({}, { planet: ['nebula', 1] }) }).roll(6, 3).actor).toBe('chance');
  });

  it('NC-ABIL-12: of several re-rolls of a battle die only the latest counts', () => {
    const gambler = { captain: 'gunnery', aliens: ['gambler'] };
    const fought = battle({ seats: two(gambler) }).roll(1, 6);
    fought.do('1', useOf('gambler')).roll(2);
    expect(fought.task).toMatchObject({ dice: [1, 2] });
    fought.do('1', { type: 'reroll', by: 'gunnery' }).roll(3);
    expect(fought.seat('2').ship?.damage).toBe(3);
  });

  it('NC-ABIL-16: abilities raised by a card that is gone are as before', () => {
    const stripped = played([{ verb: 'note', text: 'x' }], {
      seats: two({ captain: 'hunt', permanents: ['persona-chip'] }),
      change: (state) => {
        state.seats[0]!.captain!.raised = [1];
        state.seats[0]!.permanents[0]!.raises = { of: 'captain', index: 0 };
      },
    });
    expect(stripped.view('1').seats[0]?.prices.battle).toBe(1);
  });
});
