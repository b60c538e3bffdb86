import { describe, expect, it } from 'vitest';
import {
  bid,
  CONTENT,
  enhanced,
  match,
  type Match,
  type MatchOptions,
  PASS,
  use,
} from '../../../tests/support/black-alert';

/** Lorca in the Discovery's Cargo Bay bids the card that belongs there; Saru is out of the way. */
const CARGO: MatchOptions = {
  turn: 'lorca',
  hands: { lorca: ['inf-cargo', 't4'] },
  at: { lorca: 'discovery/cargo-bay', saru: 'charon/reactor' },
  pools: { discovery: { intel: 3 }, charon: { intel: 1 } },
};
function played(options: MatchOptions = CARGO, action = use()): Match {
  const game = match(options).do('lorca', action).do('lorca', bid('inf-cargo', 't4'));
  return game.step('chance', { type: 'revealed' }).draw('t1').draw('s1');
}

describe('infiltration', () => {
  it('BA-INFIL-01, BA-INFIL-11: five cards, each for another location of the Discovery, so one challenge tucks one', () => {
    const places = Object.values(CONTENT.commandCards).flatMap(
      ({ infiltration }) => infiltration?.location ?? [],
    );
    expect(new Set(places).size).toBe(5);
    expect(places.every((place) => place.startsWith('discovery/'))).toBe(true);
    const game = match({ ...CARGO, hands: { lorca: ['inf-cargo', 'inf-bridge'] } })
      .do('lorca', use())
      .do('lorca', bid('inf-bridge', 'inf-cargo'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    expect(game.state.infiltrations).toEqual(['inf-cargo']);
    expect(game.state.piles.terran.discard).toEqual(['inf-bridge', 't1']);
  });

  it('BA-INFIL-02: bid at its own location it gives another effect; elsewhere it is only its Resolve', () => {
    const game = played();
    expect(game.state.tasks.at(-1)).toMatchObject({ type: 'seize', count: 3 });
    const elsewhere = match({ ...CARGO, at: { lorca: 'discovery/bridge', saru: 'charon/reactor' } })
      .do('lorca', use())
      .do('lorca', bid('inf-cargo', 't4'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    expect(elsewhere.told('totals')).toMatchObject([{ terran: 7 }]);
    expect(elsewhere.state.infiltrations).toEqual([]);
    expect(elsewhere.state.tasks.at(-1)).toMatchObject({ type: 'navigate' });
  });

  it('BA-INFIL-02: an assistant may bid it', () => {
    const game = match({
      ...CARGO,
      seats: 4,
      hands: { lorca: ['t4'], landry: ['inf-cargo'] },
      at: {
        lorca: 'discovery/cargo-bay',
        landry: 'discovery/brig',
        saru: 'charon/reactor',
        tilly: 'charon/reactor',
      },
    })
      .do('lorca', use())
      .do('lorca', bid('t4'))
      .do('landry', bid('inf-cargo'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    expect(game.state.infiltrations).toEqual(['inf-cargo']);
    expect(game.waitsFor('landry')).toBe(true);
  });

  it('BA-INFIL-03: it is taken out of the bid, never discarded, and its permanent effect stays', () => {
    const game = played();
    expect(game.state.piles.terran.discard).toEqual(['t4', 't1']);
    expect(game.told('infiltrated')).toEqual([{ type: 'infiltrated', card: 'inf-cargo' }]);
    game.do('lorca', PASS);
    expect(game.state.modifiers).toMatchObject([{ team: 'terran', until: 'game', from: 'inf-cargo' }]);
  });

  it('BA-INFIL-03, reading b: it is discarded with the rest and fetched from there, so it can be a Corruption Risk', () => {
    const risky = {
      ...CONTENT.commandCards,
      'inf-cargo': { ...CONTENT.commandCards['inf-cargo']!, risk: true },
    };
    const content = { commandCards: risky };
    expect(played({ ...CARGO, content }).state.turn.risk.terran).toEqual([]);
    const game = played({ ...CARGO, content, readings: { 'BA-INFIL-03': 'b' } });
    expect(game.state.turn.risk.terran).toEqual(['inf-cargo']);
    expect(game.state.piles.terran.discard).toEqual(['t4', 't1']);
    // By reading b of BA-CLEAN-10 what was fetched from the pile counts no more.
    const fetched = played({ ...CARGO, content, readings: { 'BA-INFIL-03': 'b', 'BA-CLEAN-10': 'b' } });
    expect(fetched.state.turn.risk.terran).toEqual([]);
  });

  it('BA-INFIL-04, BA-OBJ-02: the third tucked card wins for the Terrans at once', () => {
    const game = played({
      ...CARGO,
      change: (state) => void state.infiltrations.push('inf-bridge', 'inf-ready'),
    });
    expect(game.state.outcome).toEqual({ type: 'win', winners: ['2'], rule: 'BA-OBJ-02' });
    expect(game.events.at(-1)).toEqual({ type: 'ended', rule: 'BA-OBJ-02' });
  });

  it('BA-INFIL-05: in a lost challenge it is discarded', () => {
    const game = match({
      ...CARGO,
      hands: { lorca: ['inf-cargo'], saru: ['s4'] },
      at: { lorca: 'discovery/cargo-bay', saru: 'discovery/cargo-bay' },
    })
      .do('lorca', use())
      .do('lorca', bid('inf-cargo'))
      .do('saru', bid('s4'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    expect([game.state.infiltrations, game.state.piles.terran.discard]).toEqual([[], ['inf-cargo', 't1']]);
  });

  it('BA-INFIL-06: as a bonus card it has no such effect and is discarded', () => {
    const game = match({ ...CARGO, hands: { lorca: ['t4'] } })
      .do('lorca', use())
      .do('lorca', bid('t4'))
      .step('chance', { type: 'revealed' })
      .draw('inf-cargo')
      .draw('s1');
    expect([game.state.infiltrations, game.state.piles.terran.discard]).toEqual([[], ['t4', 'inf-cargo']]);
    expect(game.state.tasks.at(-1)).toMatchObject({ type: 'seize', count: 2 });
  });

  const seizing = (game: Match): readonly number[] =>
    game.state.tasks.flatMap((task) => {
      if (task.type === 'seize') return [task.count];
      return task.type === 'effects' && task.effects[0]?.verb === 'seize' ? [task.effects[0].count] : [];
    });

  it("BA-INFIL-07: the other effect replaces the location's own", () => {
    expect(seizing(played())).toEqual([3]);
  });

  it('BA-INFIL-07, reading b: the Terrans choose one of them', () => {
    const choose = (option: number) => {
      const game = played({ ...CARGO, readings: { 'BA-INFIL-07': 'b' } });
      expect(game.legal('lorca')).toEqual([0, 1].map((each) => ({ type: 'choose-option', option: each })));
      expect(game.refusal('lorca', PASS)).toMatchObject({ code: 'not-offered', rule: 'BA-INFIL-07' });
      return game.do('lorca', { type: 'choose-option', option });
    };
    expect(seizing(choose(0))).toEqual([3]);
    expect(seizing(choose(1))).toEqual([2]);
    expect(choose(1).state.infiltrations).toEqual(['inf-cargo']);
  });

  it('BA-INFIL-07, reading c: both happen', () => {
    expect(seizing(played({ ...CARGO, readings: { 'BA-INFIL-07': 'c' } }))).toEqual([2, 3]);
  });

  it('BA-INFIL-08: an Enhancement that was paid is lost with the effect of the location; by reading b it is added', () => {
    const gains = (reading: string) => {
      const game = played({ ...CARGO, readings: { 'BA-INFIL-08': reading } }, enhanced());
      return game.do('lorca', PASS).state.tasks.some(({ type }) => type === 'gain');
    };
    expect([gains('a'), gains('b')]).toEqual([false, true]);
  });

  it('BA-INFIL-08: a change to bonus cards holds all the same', () => {
    const game = match({
      ...CARGO,
      hands: { lorca: ['inf-engineering', 't4'] },
      at: { lorca: 'discovery/engineering', saru: 'charon/reactor' },
      pools: { charon: { dilithium: 1 } },
    })
      .do('lorca', enhanced())
      .do('lorca', bid('inf-engineering', 't4'))
      .step('chance', { type: 'revealed' })
      .draw('t1');
    expect(game.told('totals')).toMatchObject([{ terran: 7, starfleet: 0 }]);
    expect(game.state.tasks.at(-1)).toMatchObject({ type: 'place-corruption', near: 'corruption', count: 2 });
  });

  const OPPOSED: MatchOptions = {
    hands: { saru: ['s-duel', 's1'], lorca: ['inf-cargo', 't4'] },
    at: { saru: 'discovery/cargo-bay', lorca: 'discovery/cargo-bay' },
    pools: { discovery: { intel: 3 } },
  };
  const opposed = (readings: Record<string, string>) =>
    match({ ...OPPOSED, readings })
      .do('saru', { type: 'play', card: 's-duel' })
      .do('saru', bid('s1'))
      .do('lorca', bid('inf-cargo', 't4'))
      .step('chance', { type: 'revealed' })
      .draw('s1#2')
      .draw('t1');

  it('BA-INFIL-09: bid by the opposing team it has no effect; by reading b it works when the Terrans win', () => {
    expect(opposed({}).state.infiltrations).toEqual([]);
    const game = opposed({ 'BA-INFIL-09': 'b' });
    expect(game.state.infiltrations).toEqual(['inf-cargo']);
    expect(seizing(game)).toEqual([3]);
  });

  it("BA-INFIL-10: it works in a challenge that a card began there; by reading b only in the location's own", () => {
    const duel = (readings: Record<string, string>) =>
      match({ ...CARGO, readings, hands: { lorca: ['t-duel', 'inf-cargo', 't4'] } })
        .do('lorca', { type: 'play', card: 't-duel' })
        .do('lorca', bid('inf-cargo', 't4'))
        .step('chance', { type: 'revealed' })
        .draw('t1')
        .draw('s1', 's1#2');
    expect(duel({}).state.infiltrations).toEqual(['inf-cargo']);
    expect(duel({ 'BA-INFIL-10': 'b' }).state.infiltrations).toEqual([]);
  });
});
