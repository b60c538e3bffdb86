import { describe, expect, it } from 'vitest';
import type { Condition, Effect } from '../../../../shared/content/nova-cry';
import type { MatchOptions, SeatOptions } from '../../../../tests/support/nova-cry';
import {
  holding,
  INTEL,
  match,
  PASS,
  play,
  played,
  PROBE,
  PROCEED,
  two,
} from '../../../../tests/support/nova-cry';

const REPAIR: Effect = { verb: 'repair', count: 1 };
const POINT: Effect = { verb: 'gain', who: 'self', what: 'victory', count: 1 };

describe('texts that steer', () => {
  it('NC-ACTION-04: choose offers what can be followed', () => {
    const options: Effect = { verb: 'choose', options: [[INTEL], [REPAIR], [POINT]] };
    const game = played([options]);
    expect(game.options('1', 'choose-option')).toEqual([
      { type: 'choose-option', option: 0 },
      { type: 'choose-option', option: 2 },
    ]);
    expect(game.do('1', { type: 'choose-option', option: 2 }).seat('1').victory).toBe(1);
    expect(played([options]).refusal('1', { type: 'choose-option', option: 1 })).toMatchObject({
      code: 'not-a-choice',
    });
    expect(holding([{ verb: 'choose', options: [[REPAIR], [REPAIR]] }]).options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-04: effects are carried out in order, each as far as possible', () => {
    const game = played([REPAIR, INTEL, { verb: 'lose', who: 'self', count: 3 }, POINT]);
    expect(game.seat('1')).toMatchObject({ intel: 0, victory: 1 });
  });

  it('NC-ACTION-05: a list can be followed if anything of it can', () => {
    expect(holding([REPAIR, INTEL]).options('1', 'play')).toHaveLength(1);
    expect(holding([REPAIR]).refusal('1', PROBE)).toMatchObject({ code: 'cannot-follow' });
  });

  const CONDITIONS: readonly (readonly [string, Condition, SeatOptions, MatchOptions])[] = [
    ['Intel', { is: 'has', what: 'intel', atLeast: 2 }, { intel: 2 }, {}],
    ['cards', { is: 'has', what: 'cards', atLeast: 1 }, { hand: ['voyage'] }, {}],
    [
      'tokens',
      { is: 'has', what: 'tokens', atLeast: 2 },
      { front: ['data-leak'], onShip: ['warp-wear'] },
      {},
    ],
    ['damage', { is: 'has', what: 'damage', atLeast: 3 }, { damage: 3 }, {}],
    ['aliens', { is: 'has', what: 'aliens', atLeast: 1 }, { aliens: ['idle'] }, {}],
    ['permanents', { is: 'has', what: 'permanents', atLeast: 1 }, { permanents: ['dampers'] }, {}],
    ['victory', { is: 'has', what: 'victory', atLeast: 3 }, { ship: 'war-barge', victory: 2, cargo: 1 }, {}],
    ['en route', { is: 'en-route' }, { planet: ['far', 2] }, {}],
    ['chancellor', { is: 'chancellor' }, {}, { chancellor: '1' }],
  ];

  it.each(CONDITIONS)('NC-ACTION-05: if, by %s', (_name, condition, seat, options) => {
    const effect: Effect = { verb: 'if', condition, then: [POINT], else: [INTEL] };
    const holds = played([effect], { ...options, seats: two(seat) });
    expect(holds.told('victory')).toHaveLength(1);
    expect(played([effect]).told('intel')).toHaveLength(1);
    const bare: Effect = { verb: 'if', condition, then: [POINT] };
    expect(holding([bare]).options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-05: if, by at most so much', () => {
    const condition: Condition = { is: 'has', what: 'intel', atMost: 1 };
    expect(holding([{ verb: 'if', condition, then: [POINT] }]).options('1', 'play')).toHaveLength(1);
    const rich = holding([{ verb: 'if', condition, then: [POINT] }], { seats: two({ intel: 2 }) });
    expect(rich.options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-05: if, by being behind, cargo counting', () => {
    const effect: Effect = { verb: 'if', condition: { is: 'behind' }, then: [INTEL] };
    const behind = played([effect], {
      seats: two({ victory: 3 }, { victory: 3, ship: 'war-barge', cargo: 1 }),
    });
    expect(behind.seat('1').intel).toBe(1);
    expect(holding([effect], { seats: two({ victory: 3 }, { victory: 3 }) }).options('1', 'play')).toEqual(
      [],
    );
  });

  it('NC-TERM-01: if, by being docked: on the last space or docked in this turn', () => {
    const effect: Effect = { verb: 'if', condition: { is: 'docked' }, then: [INTEL], else: [POINT] };
    const game = holding([effect], { phase: 'navigation', seats: two({ planet: ['w1', 2] }) });
    game.do('1', PROCEED).roll(4).do('1', PROBE);
    expect(game.told('intel')).toHaveLength(1);
    expect(played([effect]).told('victory')).toHaveLength(1);
  });

  it('NC-COMP-10: pay Intel, or not', () => {
    const effect: Effect = { verb: 'pay', what: 'intel', count: 2, then: [POINT] };
    const paid = played([effect], { seats: two({ intel: 3 }) }).do('1', { type: 'pay', cards: [] });
    expect(paid.seat('1')).toMatchObject({ intel: 1, victory: 1 });
    const kept = played([effect], { seats: two({ intel: 3 }) }).do('1', PASS);
    expect(kept.seat('1')).toMatchObject({ intel: 3, victory: 0 });
    expect(holding([effect], { seats: two({ intel: 1 }) }).options('1', 'play')).toEqual([]);
  });

  it('NC-ACTION-10: pay cards of the hand, in every way that is as good', () => {
    const effect: Effect = { verb: 'pay', what: 'cards', count: 2, then: [POINT] };
    const seats = two({ hand: ['plain-repair', 'plain-repair#2', 'plain-repair#3', 'voyage'] });
    const game = played([effect], { seats });
    expect(game.options('1', 'pay').map(({ cards }) => cards)).toEqual([
      ['plain-repair', 'plain-repair#2'],
      ['plain-repair', 'voyage'],
    ]);
    expect(game.refusal('1', { type: 'pay', cards: ['voyage'] })).toMatchObject({ code: 'not-a-choice' });
    game.do('1', { type: 'pay', cards: ['plain-repair#3', 'voyage'] });
    expect(game.seat('1')).toMatchObject({ victory: 1, hand: ['plain-repair', 'plain-repair#2'] });
  });

  it('NC-COMP-12: a change for the turn ends with it, one for the round as the own next turn begins', () => {
    const weapons = (until: 'turn' | 'round') =>
      played([{ verb: 'modify', until, what: { changes: 'weapons', by: 1 } }], {
        phase: 'strategy',
        change: (state) => {
          state.turn!.strategies = [
            { id: 'surveillance', left: 0 },
            { id: 'training', left: 0 },
          ];
        },
      });
    const turn = weapons('turn');
    expect(turn.view('1').seats[0]?.weapons).toBe(4);
    expect(turn.do('1', PROCEED).view('1').seats[0]?.weapons).toBe(3);
    const round = weapons('round').do('1', PROCEED);
    expect(round.view('1').seats[0]?.weapons).toBe(4);
    let steps = 0;
    while (round.state.turn?.seat === '2' && steps < 60) {
      steps += 1;
      const actor = round.actor!;
      const open = actor === 'chance' ? [] : round.legal('2');
      const end = open.find(({ type }) => type === 'proceed') ?? open[0];
      if (actor === 'chance') round.fate();
      else round.do('2', end!);
    }
    expect(round.view('1').seats[0]?.weapons).toBe(3);
  });

  it('NC-ACTION-08: several copies in play add up', () => {
    const game = match({
      seats: two({ hand: ['targeting-pod'], crew: ['sci-04', 'doc-22', 'eng-22'] }),
      change: (state) => {
        state.modifiers = [
          { seat: '1', until: 'in-play', what: { changes: 'damage-dealt', by: 1 }, from: 'targeting-pod#2' },
        ];
      },
    }).do('1', play('targeting-pod', 1));
    expect(game.state.modifiers.filter(({ what }) => what.changes === 'damage-dealt')).toHaveLength(2);
  });

  it('NC-COMP-10: what no verb can say is a note that all see', () => {
    const game = played([{ verb: 'note', text: 'Sing.' }]);
    expect(game.told('note')).toEqual([{ type: 'note', text: 'Sing.', from: 'probe' }]);
  });
});
