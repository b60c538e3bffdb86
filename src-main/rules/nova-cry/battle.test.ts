import { describe, expect, it } from 'vitest';
import {
  attack,
  battle,
  fighting,
  front,
  match,
  PASS,
  played,
  PROCEED,
  two,
} from '../../../tests/support/nova-cry';

describe('rounds of a ship battle', () => {
  it('NC-SHIP-06: the higher die deals its own weapon symbols as damage', () => {
    const fought = battle().roll(5, 2);
    expect([fought.seat('1').ship?.damage, fought.seat('2').ship?.damage]).toEqual([0, 3]);
    expect(battle().roll(2, 5).seat('1').ship?.damage).toBe(2);
  });

  it('NC-SHIP-06: a tie goes to the defender', () => {
    const tied = battle().roll(4, 4);
    expect([tied.seat('1').ship?.damage, tied.seat('2').ship?.damage]).toEqual([2, 0]);
  });

  it('NC-SHIP-07: red cubes stay on the ship after the battle', () => {
    const over = battle().roll(6, 1).roll(1, 6).roll(6, 1);
    expect(over.task.type).toBe('turn');
    expect([over.seat('1').ship?.damage, over.seat('2').ship?.damage]).toEqual([2, 6]);
  });

  it('NC-COMP-11: a red cube is 1 damage, and a ship is told how many it bears', () => {
    expect(battle().roll(6, 1).told('damaged')).toEqual([
      { type: 'damaged', seat: '2', count: 3, now: 3, by: '1' },
    ]);
  });

  it('NC-SHIP-08: who dealt damage may activate one token of the damaged player, or none', () => {
    const fought = battle({ seats: two({}, { front: ['warp-wear', 'data-leak'] }) }).roll(6, 1);
    expect(fought.actor).toBe('1');
    expect(fought.legal('1')).toEqual([front('warp-wear'), front('data-leak'), PASS]);
    expect(fought.do('1', PASS).seat('2').front).toEqual(['warp-wear', 'data-leak']);
  });

  it('NC-ALERT-04: in every such round, and with none in the front row nothing happens', () => {
    const fought = battle({ seats: two({}, { ship: 'slow', front: ['data-leak', 'data-leak'] }) });
    fought.roll(6, 1).do('1', front('data-leak'));
    fought.roll(6, 1).do('1', front('data-leak'));
    expect(fought.roll(6, 1).task.type).toBe('turn');
    expect(fought.seat('2').front).toEqual([]);
  });

  it('NC-ALERT-04: tokens on the ship card cannot be selected', () => {
    const fought = battle({ seats: two({}, { onShip: ['warp-wear'] }) }).roll(6, 1);
    expect(fought.actor).toBe('chance');
    expect(fought.task).toMatchObject({ type: 'roll' });
  });

  it('NC-ALERT-15: tokens are activated round by round', () => {
    const fought = battle({
      seats: two(
        { front: ['crew-needs'] },
        { front: ['data-leak', 'warp-wear'], hand: ['plain-repair', 'voyage'] },
      ),
    });
    fought.roll(6, 1).do('1', front('data-leak'));
    fought.do('2', { type: 'choose-card', card: 'voyage' });
    expect(fought.state.bag['data-leak']).toBe(15);
    expect(fought.seat('2').hand).toEqual(['plain-repair']);
    fought.roll(1, 6).do('2', front('crew-needs'));
    fought.do('1', { type: 'choose-person', seat: '1', person: 'doc-22' });
    expect(fought.seat('1').crew.find(({ card }) => card === 'doc-22')?.status).toBe('knocked-out');
    fought.roll(1, 6);
    expect(fought.task.type).toBe('turn');
    expect([fought.seat('1').front, fought.seat('2').front]).toEqual([[], ['warp-wear']]);
  });

  it('NC-SHIP-09: a battle has three rounds', () => {
    const fought = battle().roll(1, 2).roll(1, 2);
    expect(fought.task.type).toBe('roll');
    expect(fought.roll(1, 2).told('fight-over')).toEqual([
      { type: 'fight-over', kind: 'battle', escaped: null },
    ]);
  });

  it('NC-SHIP-10: damage of the hull or more destroys the ship, and its player is out', () => {
    const fought = battle({ seats: [{}, { damage: 7 }, {}] }).roll(6, 1);
    expect(fought.seat('2').isOut).toBe(true);
    expect(
      battle({ seats: [{}, { damage: 6 }, {}] })
        .roll(6, 1)
        .seat('2').isOut,
    ).toBe(false);
  });

  it('NC-SHIP-11: a round won without weapons deals no damage and activates no token', () => {
    const fought = battle({ seats: two({ front: ['crew-needs'] }, { ship: 'unarmed' }) }).roll(1, 6);
    expect(fought.seat('1').ship?.damage).toBe(0);
    expect(fought.actor).toBe('chance');
  });

  it('NC-SHIP-12: a jam lowers damage from the next round on, and an attacker without weapons fights on', () => {
    const fought = battle({ seats: two({ ship: 'orion', front: ['weapons-jam'] }) });
    fought.roll(1, 6).do('2', front('weapons-jam'));
    expect(fought.seat('1').ship?.tokens).toEqual(['weapons-jam']);
    expect(fought.roll(6, 1).seat('2').ship?.damage).toBe(0);
    expect(fought.roll(6, 1).task.type).toBe('turn');
  });

  it('NC-SHIP-13: a destroyed ship ends the battle at once', () => {
    const fought = battle({ seats: [{}, { damage: 9 }, {}] }).roll(6, 1);
    expect(fought.task.type).toBe('turn');
    expect(fought.told('fight-over')).toHaveLength(1);
  });

  it('NC-SHIP-13: the attacker’s ship may be the one, and its turn is over', () => {
    const fought = battle({ seats: [{ damage: 9 }, {}, {}] }).roll(1, 6);
    expect(fought.seat('1').isOut).toBe(true);
    expect(fought.state.turn?.seat).toBe('2');
  });

  it('NC-SHIP-14: what a player who is out held goes; the last ship in play wins by reading a', () => {
    const seats = [
      {},
      {
        damage: 9,
        front: ['data-leak'] as const,
        onShip: ['warp-wear'] as const,
        hand: ['voyage'],
        intel: 3,
      },
      {},
    ];
    const fought = battle({ seats, chancellor: '2' }).roll(6, 1);
    expect(fought.state.bag).toMatchObject({ 'data-leak': 15, 'warp-wear': 15 });
    expect(fought.seat('2')).toMatchObject({ hand: [], front: [], intel: 0 });
    expect(fought.state.piles.scientist.discard).toEqual([]);
    expect(fought.state.chancellor).toBeNull();
    expect(fought.state.outcome).toBeNull();
    const last = battle({ seats: two({}, { damage: 9 }) }).roll(6, 1);
    expect(last.state.outcome).toEqual({ type: 'win', winners: ['1'], rule: 'NC-SHIP-14' });
  });

  it('NC-SHIP-14: by reading b the last player goes on to 15 points, and loses with the own ship', () => {
    const readings = { 'NC-SHIP-14': 'b' };
    const fought = battle({ readings, seats: two({}, { damage: 9 }) }).roll(6, 1);
    expect(fought.state.outcome).toBeNull();
    expect(fought.state.turn?.seat).toBe('1');
    const alone = match({
      readings,
      phase: 'strategy',
      seats: two({ damage: 9, planet: ['asteroid', 2] }, {}),
      change: (state) => {
        state.seats[1]!.isOut = true;
        state.turn!.strategies = [
          { id: 'surveillance', left: 0 },
          { id: 'training', left: 0 },
        ];
      },
    });
    expect(alone.do('1', PROCEED).state.outcome).toEqual({ type: 'loss', winners: [], rule: 'NC-SHIP-10' });
  });

  it('NC-SHIP-16: 4 Intel, 2 points; 4 against 2 with 3 weapons lays 3 cubes; then two more rounds', () => {
    const fought = battle({ seats: two({ intel: 4 }, { front: ['data-leak'] }) });
    expect([fought.seat('1').intel, fought.seat('1').victory]).toEqual([0, 2]);
    fought.roll(4, 2);
    expect(fought.seat('2').ship?.damage).toBe(3);
    expect(fought.options('1', 'choose-token')).toEqual([front('data-leak')]);
    fought.do('1', PASS).roll(1, 2);
    expect(fought.roll(1, 2).task.type).toBe('turn');
  });
});

describe('limits of ship attacks', () => {
  it('NC-SHIP-17: the defender’s card lies sideways until its player’s next turn begins', () => {
    const fought = battle({ seats: [{}, {}, { intel: 4 }] }).fate();
    expect(fought.seat('2').ship?.sideways).toBe(true);
    expect(fought.seat('1').ship?.sideways).toBe(false);
    const next = match({
      phase: 'strategy',
      change: (state) => {
        state.seats[1]!.ship!.sideways = true;
        state.turn!.strategies = [
          { id: 'surveillance', left: 0 },
          { id: 'training', left: 0 },
        ];
      },
    }).do('1', PROCEED);
    expect(next.state.turn).toMatchObject({ seat: '2', phase: 'alerts' });
    expect(next.seat('2').ship?.sideways).toBe(false);
  });

  it('NC-SHIP-18: a sideways ship may still attack', () => {
    const sideways = fighting({
      change: (state) => {
        state.seats[0]!.ship!.sideways = true;
      },
    });
    expect(sideways.options('1', 'battle')).toEqual([attack('2')]);
  });

  it('NC-SHIP-19: who is out of the game is no opponent, has no turn and does not bid', () => {
    const options = {
      seats: [{ intel: 9 }, { intel: 3 }, { intel: 3 }],
      change: (state: { seats: { isOut: boolean }[] }) => {
        state.seats[1]!.isOut = true;
      },
    };
    expect(fighting(options).options('1', 'battle')).toEqual([attack('3')]);
    expect(fighting(options).options('1', 'duel')).toEqual([{ type: 'duel', target: '3' }]);
    const bidding = played([{ verb: 'chancellorship' }], options);
    expect(bidding.actors).toEqual(['1', '3']);
  });

  it('NC-ALERT-07: by reading b a jam ends with the battle', () => {
    const seats = two({ onShip: ['weapons-jam', 'warp-wear'] }, { onShip: ['weapons-jam'] });
    expect(battle({ seats }).fate().seat('1').ship?.tokens).toEqual(['warp-wear', 'weapons-jam']);
    const short = battle({ seats, readings: { 'NC-ALERT-07': 'b' } }).fate();
    expect([short.seat('1').ship?.tokens, short.seat('2').ship?.tokens]).toEqual([['warp-wear'], []]);
  });
});
