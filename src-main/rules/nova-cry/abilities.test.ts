import { describe, expect, it } from 'vitest';
import {
  attack,
  battle,
  CONTENT,
  fighting,
  force,
  front,
  holding,
  Match,
  match,
  PASS,
  play,
  PROBE,
  PROCEED,
  two,
  use,
  withAlien,
} from '../../../tests/support/nova-cry';

const BLOCKADE = { type: 'ability', ability: 'blockade' } as const;
const TELEPORT = { type: 'ability', ability: 'teleport' } as const;

describe('ship abilities', () => {
  it('NC-ABIL-01: Blockade discards a planet just chosen, for no Intel, and new ones are drawn next turn', () => {
    const game = match({ phase: 'navigation', seats: two({}, { ship: 'picket' }) });
    game.do('1', PROCEED).draw('w1', 'w2', 'w4').do('1', { type: 'choose-planet', planet: 'w2' });
    expect(game.actor).toBe('2');
    game.do('2', BLOCKADE);
    expect(game.seat('1')).toMatchObject({ planet: null, intel: 0 });
    expect(game.state.piles.planets.discard).toContain('w2');
    expect(game.state.turn?.phase).toBe('battle');
    expect(game.seat('2').ship?.used.blockade).toBe(1);
  });

  it('NC-ABIL-02: cargo is destroyed by battle, Asteroid and Wormhole Cannon, and counts no longer', () => {
    const barge = { ship: 'war-barge', cargo: 3, victory: 5 };
    const fought = battle({ seats: two({ ship: 'orion' }, barge) });
    expect(fought.view('1').seats[1]?.score).toBe(8);
    fought.roll(6, 1);
    expect(fought.seat('2').ship?.cargo).toBe(2);
    expect(fought.view('1').seats[1]?.score).toBe(7);
    const shot = match({
      seats: two({ hand: ['wormhole-cannon', 'voyage', 'detour'] }, { ship: 'war-barge', cargo: 1 }),
    });
    shot.do('1', play('wormhole-cannon', 0, 'detour', 'voyage'));
    expect(shot.seat('2').ship).toMatchObject({ cargo: 0, damage: 2 });
    const met = match({
      phase: 'strategy',
      seats: two({ ...barge, planet: ['asteroid', 2] }),
      change: (state) => {
        state.turn!.strategies = [
          { id: 'surveillance', left: 0 },
          { id: 'training', left: 0 },
        ];
      },
    }).do('1', PROCEED);
    expect(met.seat('1').ship).toMatchObject({ cargo: 2, damage: 1 });
  });

  it('NC-ABIL-03: cards taken by Databanks are not shown', () => {
    const begun = Match.from({ seats: [{ force: force({ ship: 'archive' }) }, { force: force({}, 1) }] });
    while (begun.task.type === 'first-player' || begun.task.type === 'roll') begun.fate();
    expect(begun.options('1', 'choose-pile')).toHaveLength(3);
    begun.do('1', { type: 'choose-pile', pile: 'engineer' });
    expect(begun.view('2').tasks.at(-1)).toMatchObject({ type: 'pick-cards' });
    begun.do('1', { type: 'choose-card', card: 'archive' });
    const seen = begun.rules.eventsFor(begun.events, '2').filter(({ type }) => type === 'drew');
    expect(seen).toEqual([{ type: 'drew', seat: '1', pile: 'engineer', count: 1, cards: null }]);
    expect(begun.seat('1').hand).toContain('archive');
  });

  it('NC-ABIL-04: the ship with more warp chooses first, on a tie who is nearest to the last player', () => {
    const seats = [
      { force: force({ ship: 'archive' }) },
      { force: force({ ship: 'library' }, 1) },
      { force: force({ ship: 'data' }, 2) },
    ];
    const data = { ...CONTENT.ships['archive']! };
    const begun = Match.from({ seats }, {}, { ships: { ...CONTENT.ships, data } });
    begun.roll(6, 1, 2);
    const order: string[] = [];
    while (begun.task.type === 'start-ability' || begun.task.type === 'pick-cards') {
      const { actor } = begun;
      if (order.at(-1) !== actor) order.push(String(actor));
      begun.do(actor as '1', begun.legal(actor as '1')[0]!);
    }
    expect(order).toEqual(['2', '3', '1']);
  });

  it('NC-ABIL-05: Disablers deal tokens at once, beyond 4 they activate first, then one is selected', () => {
    const row = ['crew-needs', 'crew-needs', 'crew-needs', 'crew-needs'] as const;
    const fought = battle({ seats: two({ ship: 'stinger' }, { front: row, hand: ['voyage'] }) }).roll(6, 1);
    expect(fought.task.type).toBe('draw-tokens');
    fought.tokens('data-leak');
    expect(fought.seat('2').hand).toEqual([]);
    expect(fought.actor).toBe('1');
    expect(fought.options('1', 'choose-token')).toEqual([front('crew-needs')]);
  });

  it('NC-ABIL-05: they act with every hit of that ship and with no other', () => {
    expect(battle({ seats: two({ ship: 'stinger' }) }).roll(1, 6).task.type).toBe('roll');
  });

  it('NC-ABIL-06: Teleport ends a battle under way, in another player’s turn too', () => {
    const fought = battle({ seats: two({}, { ship: 'ghost' }) });
    fought.do('2', PASS).roll(6, 1);
    expect(fought.actor).toBe('2');
    fought.do('2', TELEPORT);
    expect(fought.told('fight-over')).toEqual([{ type: 'fight-over', kind: 'battle', escaped: '2' }]);
    expect(fought.seat('2').ship).toMatchObject({ damage: 3, sideways: true, used: { teleport: 1 } });
    expect(fought.task.type).toBe('turn');
  });

  it('NC-ABIL-06: so often as its number says', () => {
    const spent = battle({
      seats: two({}, { ship: 'ghost' }),
      change: (state) => {
        state.seats[1]!.ship!.used.teleport = 1;
      },
    });
    expect(spent.actor).toBe('chance');
  });

  it('NC-ABIL-07: once the dice have fallen nobody escapes; the attacker keeps the 2 points', () => {
    const fought = battle({ seats: two({ captain: 'gunnery' }, { ship: 'ghost' }) });
    fought.do('2', PASS).roll(1, 6);
    expect(fought.refusal('1', TELEPORT)).toMatchObject({ rule: 'NC-ABIL-07' });
    fought.do('1', PASS).do('2', TELEPORT);
    expect(fought.seat('1').victory).toBe(2);
    const content = withAlien(use([{ verb: 'escape' }], { timing: 'any' }));
    const rolled = battle({ content, seats: two({}, { aliens: ['probe'] }) })
      .do('2', PASS)
      .roll(6, 1);
    expect(rolled.seat('2').ship?.damage).toBe(3);
  });

  it('NC-ABIL-08: Teleport declares a battle instead of Intel, and no second one follows in that turn', () => {
    const game = fighting({ seats: two({ ship: 'ghost', intel: 4 }) });
    expect(game.options('1', 'battle')).toEqual([attack('2'), attack('2', 'teleport')]);
    game.do('1', attack('2', 'teleport'));
    expect(game.seat('1')).toMatchObject({ intel: 4, victory: 2, ship: { used: { teleport: 1 } } });
    game.fate();
    expect(game.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-BATTLE-02' });
    expect(fighting().refusal('1', attack('2', 'teleport'))).toMatchObject({ rule: 'NC-ABIL-08' });
  });

  it('NC-ABIL-17: such a battle asks for a weapon, for a later round and for a ship that is not sideways', () => {
    const ghost = { ...CONTENT.ships['ghost']!, weapons: 0 };
    const seats = two({ ship: 'ghost' });
    const refused = (game: Match) => game.refusal('1', attack('2', 'teleport')).rule;
    expect(refused(fighting({ seats, content: { ships: { ...CONTENT.ships, ghost } } }))).toBe('NC-SHIP-02');
    expect(refused(fighting({ seats, round: 1 }))).toBe('NC-SHIP-03');
    expect(refused(fighting({ seats, phase: 'strategy' }))).toBe('NC-BATTLE-01');
    const change = (state: { seats: { ship: { sideways: boolean } | null }[] }): void => {
      state.seats[1]!.ship!.sideways = true;
    };
    expect(refused(fighting({ seats, change }))).toBe('NC-SHIP-17');
    const begun = fighting({ seats }).do('1', attack('2', 'teleport'));
    expect(begun.seat('1').victory).toBe(2);
  });

  it('NC-ABIL-18: escaped before the first roll: by reading a it was a battle, by b none took place', () => {
    const seats = two({ intel: 8 }, { ship: 'ghost' });
    const a = battle({ seats }).do('2', TELEPORT);
    expect(a.seat('2').ship?.sideways).toBe(true);
    expect(a.options('1', 'battle')).toEqual([]);
    const b = battle({ seats, readings: { 'NC-ABIL-18': 'b' } }).do('2', TELEPORT);
    expect(b.seat('2').ship?.sideways).toBe(false);
    expect(b.seat('1').victory).toBe(2);
    expect(b.options('1', 'battle')).toEqual([attack('2')]);
  });

  it('NC-ABIL-09: tokens of Maintenance follow the normal rules: re-draws, and a fifth activates', () => {
    const jackal = { ...CONTENT.ships['jackal']!, warp: 1 };
    const game = match({
      seats: two({ ship: 'jackal', front: ['data-leak', 'data-leak', 'data-leak'], hand: ['voyage'] }),
      content: { ships: { ...CONTENT.ships, jackal } },
    });
    game.do('1', PROCEED).tokens('warp-wear');
    expect(game.told('token')).toMatchObject([{ token: 'warp-wear', again: true }]);
    game.tokens('crew-needs').tokens('data-leak');
    expect(game.seat('1')).toMatchObject({ hand: [], front: { length: 4 } });
  });

  it('NC-ABIL-10: Maintenance is negative, so an Elite Prototype lowers it by 1', () => {
    const game = holding(
      [{ verb: 'raise-ability', of: 'ship' }],
      { seats: two({ ship: 'jackal' }) },
      {},
      true,
    );
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([1]);
    game.do('1', PROBE);
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([0]);
    expect(game.do('1', PROCEED).tokens('data-leak').state.turn?.phase).toBe('navigation');
  });

  it('NC-ABIL-11: names and numbers of abilities are data of the pack, their meaning a closed list', () => {
    expect(match({ seats: two({ ship: 'vulture' }) }).view('1').seats[0]?.shipAbilities).toEqual([1, 1]);
    const fought = battle({ seats: two({ ship: 'vulture' }) });
    expect(fought.roll(6, 1).seat('1').intel).toBe(1);
    const shielded = battle({ seats: two({}, { ship: 'vulture' }) });
    expect(shielded.roll(6, 1).seat('2').ship?.damage).toBe(2);
  });
});
