import { describe, expect, it } from 'vitest';
import { LOCATIONS, locationsOf } from '../../../shared/content/black-alert';
import { bid, END, match, use } from '../../../tests/support/black-alert';

/** The turns of a match in which nobody does anything. */
function idleTurns(seats: 2 | 4, turns: number): readonly string[] {
  const game = match({ seats, hands: { saru: ['s1'], lorca: ['t1'], tilly: ['s2'], landry: ['t2'] } });
  const order: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const { character, step } = game.state.turn;
    order.push(character);
    if (step === 'draw') game.do(character, { type: 'begin', discard: null }).fate();
    game.do(character, END);
  }
  return order;
}

const toBridge = { type: 'move', to: 'discovery/bridge' } as const;

describe('turns', () => {
  it('BA-TURN-01, BA-CLEAN-12, BA-CLEAN-14: teams alternate strictly, and within a team the token goes round', () => {
    expect(idleTurns(4, 6)).toEqual(['saru', 'lorca', 'tilly', 'landry', 'saru', 'lorca']);
  });

  it('BA-CLEAN-13: with two players each team has one Character, always its current player', () => {
    expect(idleTurns(2, 4)).toEqual(['saru', 'lorca', 'saru', 'lorca']);
    const game = match({ seats: 2 }).do('saru', END);
    expect(game.told('token')).toEqual([]);
  });

  it('BA-TURN-02: Draw Cards comes first, then the move, the action and Clean Up', () => {
    const game = match({ hands: { saru: ['s1'] }, change: ({ turn }) => void (turn.step = 'draw') });
    expect(game.refusal('saru', toBridge)).toMatchObject({ code: 'not-drawn', rule: 'BA-TURN-02' });
    game.do('saru', { type: 'begin', discard: null }).draw('s2', 's3');
    expect(game.refusal('saru', { type: 'begin', discard: null }).rule).toBe('BA-TURN-02');
    game.do('saru', { type: 'move', to: 'discovery/cargo-bay' }).do('saru', use());
    expect(game.refusal('saru', toBridge)).toMatchObject({ code: 'after-action', rule: 'BA-MOVE-03' });
    game.do('saru', END);
    expect([game.state.turn.character, game.state.turn.step]).toEqual(['lorca', 'draw']);
  });

  it('BA-TURN-03: free actions are open from the end of Draw Cards until Clean Up begins', () => {
    const game = match({ ready: ['s4', null, null], change: ({ turn }) => void (turn.step = 'draw') });
    const take = { type: 'take-ready', slot: 0 } as const;
    expect(game.refusal('saru', take).rule).toBe('BA-TURN-02');
    game.do('saru', { type: 'begin', discard: null }).fate();
    expect(game.legal('saru')).toContainEqual(take);
    game.do('saru', END);
    expect(game.state.turn.character).toBe('lorca');
  });

  it('BA-TURN-03, reading b: they are open until the token passes, and what is discarded then counts no more', () => {
    const game = match({
      readings: { 'BA-TURN-03': 'b' },
      hands: { saru: ['system-bypass'] },
      ready: ['s4', null, null],
    }).do('saru', END);
    expect([game.state.turn.character, game.state.turn.step]).toEqual(['saru', 'clean-up']);
    expect(game.legal('saru')).toEqual([
      { type: 'play', card: 'system-bypass' },
      { type: 'ability' },
      { type: 'take-ready', slot: 0 },
      END,
    ]);
    game.do('saru', { type: 'take-ready', slot: 0 }).do('saru', END);
    expect(game.state.turn.character).toBe('lorca');
  });

  it('BA-TURN-04, BA-RESOLVE-04: one card a turn is used for its text; cards bid, paid or discarded do not count', () => {
    const game = match({
      hands: { saru: ['system-bypass', 's-mend', 's3'] },
      at: { saru: 'discovery/bridge' },
      damage: ['d-bridge'],
      missions: [],
    });
    game.do('saru', { type: 'repair', price: 'resolve', pay: ['s3'] });
    game.do('saru', { type: 'play', card: 'system-bypass' });
    expect(game.refusal('saru', { type: 'play', card: 's-mend' })).toMatchObject({
      code: 'played',
      rule: 'BA-TURN-04',
    });
  });

  it('BA-TURN-05, BA-FREE-05: the ability is used once in a match, in the same turn as a card text if wanted', () => {
    const game = match({ seats: 4, turn: 'tilly', hands: { tilly: ['system-bypass'] } });
    game.do('tilly', { type: 'play', card: 'system-bypass' }).do('tilly', { type: 'ability' });
    game
      .do('tilly', { type: 'choose-resource', kind: 'intel' })
      .do('tilly', { type: 'choose-resource', kind: 'intel' });
    expect(game.character('tilly').abilityUsed).toBe(true);
    expect(game.view('lorca').characters.tilly?.abilityUsed).toBe(true);
    const later = match({
      seats: 4,
      turn: 'tilly',
      change: ({ characters }) => void (characters.tilly!.abilityUsed = true),
    });
    expect(later.refusal('tilly', { type: 'ability' })).toMatchObject({
      code: 'used-up',
      rule: 'BA-TURN-05',
    });
  });

  it('BA-TURN-06: a turn may end without an action', () => {
    expect(match().legal('saru')).toContainEqual(END);
  });

  it('BA-TURN-06, reading b: an action has to be taken while one can be', () => {
    const game = match({ readings: { 'BA-TURN-06': 'b' }, at: { saru: 'discovery/cargo-bay' } });
    expect(game.refusal('saru', END)).toMatchObject({ code: 'must-act', rule: 'BA-TURN-06' });
    expect(game.do('saru', use()).legal('saru')).toContainEqual(END);
    const stuck = match({
      readings: { 'BA-TURN-06': 'b' },
      at: { saru: 'discovery/bridge' },
      damage: ['d-bridge'],
    });
    expect(stuck.legal('saru')).toContainEqual(END);
  });
});

describe('Move', () => {
  it('BA-MOVE-01, BA-MOVE-04: to any other location of the ship, damaged and occupied ones as well', () => {
    const game = match({
      seats: 4,
      at: { saru: 'discovery/bridge', tilly: 'discovery/brig' },
      damage: ['d-brig'],
    });
    expect(game.options('saru', 'move').map(({ to }) => to)).toEqual(
      locationsOf('discovery').filter((location) => location !== 'discovery/bridge'),
    );
    expect(game.do('saru', { type: 'move', to: 'discovery/brig' }).character('saru').location).toBe(
      'discovery/brig',
    );
  });

  it('BA-MOVE-02: with both ships on one tile to any location of either', () => {
    const apart = match({ at: { saru: 'discovery/bridge' } });
    expect(apart.refusal('saru', { type: 'move', to: 'charon/reactor' })).toMatchObject({
      code: 'out-of-range',
      rule: 'BA-MOVE-02',
    });
    const together = match({ at: { saru: 'discovery/bridge' }, charon: 'C3' });
    expect(together.options('saru', 'move')).toHaveLength(LOCATIONS.length - 1);
  });

  it('BA-MOVE-03: one move a turn, before the action', () => {
    const game = match({ at: { saru: 'discovery/bridge' } }).do('saru', {
      type: 'move',
      to: 'discovery/brig',
    });
    expect(game.refusal('saru', toBridge)).toMatchObject({ code: 'moved', rule: 'BA-MOVE-03' });
    const acted = match({ at: { saru: 'discovery/cargo-bay' } }).do('saru', use());
    expect(acted.options('saru', 'move')).toEqual([]);
  });
});

describe('Action', () => {
  it('BA-ACT-01, BA-ACT-03, BA-MISSION-08: one action: a use, a Mission, a repair or the way home', () => {
    const game = match({
      hands: { saru: ['s4', 's4#2'] },
      at: { saru: 'discovery/weapons' },
      discovery: 'C1/planet',
      charon: 'C1',
      pools: { discovery: { intel: 2 } },
    });
    game.do('saru', { type: 'complete-mission', mission: 'rebel-stronghold', pay: ['s4'] });
    expect(game.refusal('saru', use({ option: 'charon' }))).toMatchObject({
      code: 'action-taken',
      rule: 'BA-ACT-01',
    });
    expect(game.options('saru', 'complete-mission')).toEqual([]);
  });

  it("BA-ACT-02: a Character resolves its own team's text only", () => {
    const at = { saru: 'discovery/weapons', lorca: 'discovery/weapons' } as const;
    const starfleet = match({ hands: { saru: ['s1'] }, at, charon: 'C3' });
    expect(starfleet.options('saru', 'use').map(({ effect }) => effect.option)).toEqual(['charon']);
    expect(starfleet.refusal('saru', use({ location: 'discovery/brig' }))).toMatchObject({
      code: 'no-target',
      rule: 'BA-DWEAP-01',
    });
    const terran = match({ turn: 'lorca', hands: { lorca: ['t1'] }, at, charon: 'C3' });
    expect(terran.options('lorca', 'use').map(({ effect }) => effect.location)).toEqual(
      locationsOf('discovery'),
    );
  });

  it('BA-ACT-04, BA-CHAL-01: text marked Challenge starts one, other text is carried out at once', () => {
    const plain = match({ at: { saru: 'discovery/cargo-bay' } }).do('saru', use());
    expect(plain.told('challenge')).toEqual([]);
    const challenge = match({ hands: { saru: ['s1'] }, at: { saru: 'charon/fleet-command' } }).do(
      'saru',
      use(),
    );
    expect(challenge.told('challenge')).toEqual([
      { type: 'challenge', initiator: 'saru', about: 'charon/fleet-command' },
    ]);
    expect(challenge.legal('saru')).toEqual([bid('s1')]);
  });

  it('BA-ACT-05: a use that would change nothing is allowed, and refused by reading b', () => {
    const place = { at: { saru: 'discovery/cargo-bay' }, discovery: 'C3/west' } as const;
    const game = match(place).do('saru', use());
    expect([game.state.turn.actions, game.told('gained')]).toEqual([1, []]);
    const strict = match({ ...place, readings: { 'BA-ACT-05': 'b' } });
    expect(strict.refusal('saru', use()).rule).toBe('BA-ACT-05');
    expect(
      match({ ...place, discovery: 'C3/hub', readings: { 'BA-ACT-05': 'b' } }).legal('saru'),
    ).toContainEqual(use());
  });

  it('BA-RETURN-01, BA-RETURN-02, BA-RETURN-03: home from anywhere on the other ship, without range, as the action', () => {
    const game = match({
      hands: { saru: ['system-bypass'] },
      at: { saru: 'charon/reactor' },
    });
    expect(game.options('saru', 'return').map(({ to }) => to)).toEqual(locationsOf('discovery'));
    game.do('saru', { type: 'return', to: 'discovery/cargo-bay' });
    expect(game.refusal('saru', use()).rule).toBe('BA-ACT-01');
    expect(game.options('saru', 'play')).toHaveLength(1);
    const home = match({ at: { saru: 'discovery/brig' } });
    expect(home.refusal('saru', { type: 'return', to: 'discovery/bridge' })).toMatchObject({
      code: 'at-home',
      rule: 'BA-RETURN-01',
    });
  });
});
