/** The cards that the rulebook names, as they ship, played as its clarifications say. */
import { describe, expect, it } from 'vitest';
import { OFFICERS } from '../../../shared/content/nova-cry';
import {
  attack,
  fighting,
  type Match,
  match,
  type MatchOptions,
  play,
  PROCEED,
  type SeatOptions,
  strategy,
  two,
  useOf,
} from '../../../tests/support/nova-cry';
import { shippedNovaCry } from '../../../tests/support/shipped-content';

const content = shippedNovaCry();

/** A scientist, a doctor and an engineer for each seat. */
function crewOf(seat: number): readonly [string, string, string] {
  const [scientist, doctor, engineer] = OFFICERS.map(
    (type) => Object.entries(content.crew).filter(([, record]) => record.type === type)[seat]![0],
  );
  return [scientist!, doctor!, engineer!];
}
const crew = crewOf(0);
const FORCES: readonly SeatOptions[] = [
  { ship: 'iron-petrel', captain: 'rook-avaline', weapon: 'arc-lance', crew },
  { ship: 'lantern-reach', captain: 'bram-sollis', weapon: 'ion-sabre', crew: crewOf(1) },
];

/** Two seats with shipped task forces, whose officers are trained to 4 in everything. */
function shipped(options: MatchOptions = {}): Match {
  return match(withForces(options));
}
function withForces(options: MatchOptions): MatchOptions {
  const given = options.seats ?? two();
  const seats = given.map((seat, index) => ({ ...FORCES[index], ...seat }));
  return {
    ...options,
    content,
    seats,
    change(state) {
      for (const seat of state.seats) for (const member of seat.crew) member.training = [4, 4];
      options.change?.(state);
    },
  };
}

describe('named cards of the shipped packs', () => {
  it('NC-CARD-01: one Alien Powercell meets the requirements of two Targeting Pods', () => {
    const options = withForces({
      seats: two({
        intel: 4,
        permanents: [
          ['alien-powercell', 0],
          ['targeting-pod', 0],
          ['targeting-pod#2', 0],
        ],
      }),
    });
    const fought = fighting(options).do('1', attack('2'));
    const cards = ['targeting-pod', 'targeting-pod#2'];
    fought.do('1', { type: 'use', cards, pay: ['alien-powercell'] }).roll(6, 1);
    expect(fought.seat('2').ship?.damage).toBe(4 + 2);
    expect(fought.seat('1').permanents.map(({ card }) => card)).toEqual(cards);
  });

  it('NC-CARD-02: one Alien Megacoil meets the requirements of two Wormhole Cannons', () => {
    const cards = ['wormhole-cannon', 'wormhole-cannon#2'];
    const game = shipped({
      seats: two({ permanents: [['alien-megacoil', 0], ...cards.map((card) => [card, 0] as const)] }),
    });
    game.do('1', { type: 'use', cards, pay: ['alien-megacoil'] });
    expect(game.seat('2').ship?.damage).toBe(4);
  });

  it('NC-CARD-13: Evasion Thrusters cancel the damage of a Wormhole Cannon, by either option', () => {
    for (const option of [0, 1] as const) {
      const game = shipped({
        seats: two(
          { permanents: [['wormhole-cannon', 1]], hand: ['hull-weave', 'hull-weave#2'] },
          { permanents: [['evasion-thrusters', option]] },
        ),
      });
      game
        .do('1', useOf('wormhole-cannon', 'hull-weave', 'hull-weave#2'))
        .do('2', useOf('evasion-thrusters'));
      expect(game.seat('2')).toMatchObject({ permanents: [], ship: { damage: 0 } });
    }
  });

  it('NC-ABIL-02: cargo of the War Barge is lost to a Wormhole Cannon', () => {
    const game = shipped({
      seats: two(
        { permanents: [['wormhole-cannon', 0]], hand: ['hull-weave', 'hull-weave#2'] },
        { ship: 'war-barge', cargo: 3 },
      ),
    });
    game.do('1', useOf('wormhole-cannon', 'hull-weave', 'hull-weave#2'));
    expect(game.view('1').seats[1]).toMatchObject({ score: 1, ship: { damage: 2, cargo: 1 } });
  });

  it('NC-CARD-04: for a Solar Drain nothing is named that its giver has not', () => {
    const game = shipped({ seats: two({ hand: ['solar-drain'] }, { intel: 1, training: 1 }) });
    game.do('1', play('solar-drain'));
    expect(game.options('2', 'choose-kind').map(({ kind }) => kind)).toEqual(['intel', 'training']);
    const bare = shipped({ seats: two({ hand: ['solar-drain'] }) });
    expect(bare.refusal('1', play('solar-drain'))).toMatchObject({ rule: 'NC-ACTION-05' });
  });

  it('NC-CARD-05: one Resistance Therapy on anybody of the crew, aliens among them', () => {
    const game = shipped({ seats: two({ hand: ['resistance-therapy#2'], aliens: ['assassin'] }) });
    const bearer = (state: Match): readonly string[] =>
      state.options('1', 'choose-person').map(({ person }) => person);
    expect(bearer(game.do('1', play('resistance-therapy#2')))).toEqual([...crew, 'assassin']);
    const second = shipped({
      seats: two({
        hand: ['resistance-therapy#2'],
        aliens: ['assassin'],
        permanents: [['resistance-therapy', 1]],
      }),
      change: (state) => {
        state.seats[0]!.aliens[0]!.attached = ['resistance-therapy'];
        state.seats[0]!.permanents[0]!.on = 'assassin';
      },
    });
    expect(bearer(second.do('1', play('resistance-therapy#2')))).toEqual([...crew]);
  });

  it('NC-CARD-06: one Mechheart on the captain', () => {
    const game = shipped({ seats: two({ hand: ['mechheart'] }) }).do('1', play('mechheart'));
    expect(game.seat('1').captain?.attached).toEqual(['mechheart']);
    expect(game.view('1').seats[0]?.woundsBorne).toBe(4);
  });

  it('NC-CARD-07: only the player of a Mass Telepathy sees the cards', () => {
    const game = shipped({ seats: two({ hand: ['mass-telepathy'] }, { hand: ['hull-weave'] }) });
    game.do('1', play('mass-telepathy'));
    expect(game.view('1').tasks.at(-1)).toMatchObject({ type: 'pick-cards', cards: ['hull-weave'] });
    expect(game.view('spectator').tasks.at(-1)).toMatchObject({ cards: ['?'] });
  });

  it('NC-CARD-09: Hunt 2 with a Persona Chip is Hunt 3, a battle costs 1', () => {
    const game = shipped({ seats: two({ hand: ['persona-chip'] }) }).do('1', play('persona-chip', 1));
    game.do('1', { type: 'choose-ability', index: 0 });
    expect(game.view('1').seats[0]?.prices.battle).toBe(1);
  });

  it('NC-CARD-10: Databanks 1 with an Elite Prototype is Databanks 2', () => {
    const game = shipped({ seats: two({ ship: 'long-tern', hand: ['elite-prototype'] }) });
    game.do('1', play('elite-prototype', 1));
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([2]);
    expect(game.task).toMatchObject({ type: 'start-ability', ability: 'databanks', count: 2 });
  });

  it('NC-CARD-11: it lowers the Maintenance of the Jackal', () => {
    const game = shipped({ seats: two({ ship: 'jackal', hand: ['elite-prototype'] }) });
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([1]);
    expect(game.do('1', play('elite-prototype', 1)).view('1').seats[0]?.shipAbilities).toEqual([0]);
  });

  it('NC-CARD-14: Rush and Scheduled Maintenance are chosen; the Chancellor does it twice for 4 hull', () => {
    const game = shipped({
      chancellor: '1',
      seats: two({ hand: ['scheduled-maintenance'], damage: 6 }),
      phase: 'strategy',
    });
    game.do('1', play('scheduled-maintenance')).do('1', strategy('scheduled-maintenance'));
    game.do('1', strategy('scheduled-maintenance'));
    expect(game.seat('1').ship?.damage).toBe(2);
    expect(game.options('1', 'strategy')).toContainEqual(strategy('rush'));
  });

  it('NC-ALIEN-07: the Assassin destroys an unfriendly crew member, aliens among them, and is discarded', () => {
    const game = shipped({ seats: two({ aliens: ['assassin'] }, { aliens: ['hull-mites'] }) });
    game.do('1', useOf('assassin'));
    expect(game.options('1', 'choose-person').map(({ person }) => person)).toContain('hull-mites');
    game.do('1', { type: 'choose-person', seat: '2', person: 'hull-mites' });
    expect(game.seat('2').aliens[0]?.status).toBe('destroyed');
    expect(game.state.piles.aliens.discard).toEqual(['assassin']);
  });

  it('NC-MERCH-01, NC-DISC-01: the merchant searches for 2 Intel, and a populous 1 knocks out one of the crew', () => {
    const port = Object.entries(content.planets).find(
      ([, { type, effects }]) => type === 'merchant' && effects.length === 0,
    );
    const [market, record] = port!;
    const docked = shipped({
      phase: 'navigation',
      seats: two({ planet: [market, record.track.length - 1], intel: 2 }),
    }).do('1', PROCEED);
    docked.do('1', { type: 'buy', line: 'search-pile' }).do('1', { type: 'choose-pile', pile: 'doctor' });
    expect(docked.options('1', 'choose-card')).toHaveLength(docked.state.piles.doctor.deck.length);
    const city = Object.entries(content.planets).find(
      ([, { type, effects }]) => type === 'populous' && effects.length === 0,
    )!;
    const riot = shipped({
      phase: 'navigation',
      seats: two({ planet: [city[0], city[1].track.length - 1], captain: 'ines-corvo' }),
    });
    riot.do('1', PROCEED).roll(1);
    expect(riot.options('1', 'choose-person').map(({ person }) => person)).toEqual([...crew]);
  });
});
