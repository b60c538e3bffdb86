import { describe, expect, it } from 'vitest';
import type { NovaCrySetup, TaskForce } from '../../../shared/documents';
import { CONTENT, force, Match, openSeats, rulesWith } from '../../../tests/support/nova-cry';
import { crewless, open } from '../../../tests/support/nova-cry/set-ups';

/** So many full task forces: nothing is drafted. */
const full = (count: number, readings = {}) =>
  Match.from({ seats: openSeats(count).map((_, index) => ({ force: force({}, index) })) }, readings);
const faultsOf = (seats: NovaCrySetup['seats']) => {
  const begun = rulesWith().start({ seats });
  return begun.ok ? [] : begun.error.map(({ rule, at }) => [rule, at]);
};

describe('what lies on the table', () => {
  it('NC-SETUP-01: planet cards are one facedown pile with a discard place, and none is out', () => {
    const { planets } = open(2).state.piles;
    expect(planets.deck).toHaveLength(Object.keys(CONTENT.planets).length);
    expect(planets.discard).toEqual([]);
    expect(open(2).view('1').piles.planets).toEqual({ deck: planets.deck.length, discards: 0, top: null });
  });

  it('NC-SETUP-02: all tokens are in the bag and all Intel in the bank', () => {
    const { bag, seats } = open(3).state;
    expect(bag).toEqual(CONTENT.start.tokens);
    expect(seats.map(({ intel }) => intel)).toEqual([0, 0, 0]);
  });

  it('NC-SETUP-03: action cards lie in three piles by their officers', () => {
    const { piles } = open(2).state;
    expect(piles.scientist.deck).toContain('voyage');
    expect(piles.doctor.deck).toContain('panic');
    expect(piles.engineer.deck).toContain('hull-patch');
  });

  it('NC-SETUP-04: the Chancellorship is unclaimed and the aliens are one facedown pile', () => {
    const { state } = open(2);
    expect(state.chancellor).toBeNull();
    expect(state.piles.aliens.deck).toContain('idle#4');
  });

  it('NC-SETUP-06: everybody begins on 0 of the track without a planet card', () => {
    for (const seat of open(6).state.seats) expect(seat).toMatchObject({ victory: 0, planet: null });
  });

  it('NC-COMP-03: two to six people play', () => {
    for (const count of [2, 3, 4, 5, 6]) expect(open(count).state.seats).toHaveLength(count);
    for (const count of [0, 1]) expect(faultsOf(openSeats(count))).toEqual([['NC-COMP-03', '/seats']]);
  });
});

describe('the first player', () => {
  it('NC-SETUP-09: everybody rolls and the highest goes first', () => {
    const game = full(3);
    expect(game.task).toMatchObject({ type: 'roll', dice: 3 });
    game.roll(2, 6, 5);
    expect(game.state.first).toBe('2');
    expect(game.told('first-player')).toMatchObject([{ seat: '2' }]);
  });

  it('NC-SETUP-09: by reading a those tied for highest roll again, by b everybody does', () => {
    const tied = full(3).roll(6, 2, 6);
    expect(tied.task).toMatchObject({ type: 'roll', dice: 2 });
    expect(tied.roll(1, 3).state.first).toBe('3');
    const all = full(3, { 'NC-SETUP-09': 'b' }).roll(6, 2, 6);
    expect(all.task).toMatchObject({ type: 'roll', dice: 3 });
    expect(all.roll(1, 3, 2).state.first).toBe('2');
  });
});

describe('what a set-up gives', () => {
  it('NC-DRAFT-01: a task force that is given is neither drafted nor dealt', () => {
    const game = full(2).roll(6, 1);
    expect(game.task.type).toBe('draw-cards');
    expect(game.seat('2')).toMatchObject({ ship: { card: 'other' }, weapon: 'repeater' });
  });

  it('NC-DRAFT-01: cards that these packs lack, or of another type, are refused', () => {
    const wrong: TaskForce = {
      ...force(),
      ship: 'nowhere',
      crew: { scientist: 'doc-22', doctor: null, engineer: null },
    };
    expect(faultsOf([{ force: wrong }, {}])).toEqual([
      ['NC-DRAFT-01', '/seats/0/force/ship'],
      ['NC-DRAFT-01', '/seats/0/force/crew/scientist'],
    ]);
  });

  it('NC-START-04: a first game leaves too few ships where the packs have only just enough', () => {
    const { plain, other, orion } = CONTENT.ships;
    if (!plain || !other || !orion) throw new Error('The fixture has all three.');
    const rules = rulesWith({}, { ships: { plain, other, orion } });
    const begun = (setup: NovaCrySetup) => {
      const result = rules.start(setup);
      return result.ok ? [] : result.error.map(({ code, at }) => [code, at]);
    };
    expect(begun({ seats: openSeats(3) })).toEqual([]);
    expect(begun({ seats: openSeats(3), firstGame: true })).toEqual([['wrong-count', '/seats']]);
    const given = { ...force({ ship: 'orion' }), captain: null, weapon: null };
    expect(begun({ seats: [{ force: given }, {}, {}], firstGame: true })).toEqual([]);
  });

  it('NC-DRAFT-01: a ship that is given leaves enough for the others', () => {
    const { plain, gift } = CONTENT.ships;
    if (!plain || !gift) throw new Error('The fixture has both.');
    const begun = rulesWith({}, { ships: { plain, gift } }).start({
      seats: [{ force: { ...force({ ship: 'gift' }), captain: null } }, {}],
    });
    expect(begun.ok).toBe(true);
  });

  it('NC-COMP-05: a ship and a captain have one commander; weapons and crew as many as there are copies', () => {
    const twice = [{ force: force() }, { force: { ...force({}, 1), ship: 'plain', captain: 'nobody' } }];
    expect(faultsOf(twice)).toEqual([
      ['NC-COMP-05', '/seats/1/force/ship'],
      ['NC-COMP-05', '/seats/1/force/captain'],
    ]);
    const same = Match.from({
      seats: [{ force: force() }, { force: { ...force({}, 1), weapon: 'pistol' } }],
    });
    expect(same.state.seats.map(({ weapon }) => weapon)).toEqual(['pistol', 'pistol#2']);
  });

  it('NC-SETUP-08: Kickstarter cards are kept out unless chosen; NC-KS-01: then they are in their piles', () => {
    const { piles } = open(2).state;
    expect([...piles.ships.deck, ...piles.captains.deck]).not.toContain('gift');
    expect(piles.mercenaries.deck).toEqual([]);
    const wide = Match.from({ seats: openSeats(2), exclusives: true }).state.piles;
    expect(wide.ships.deck).toContain('gift');
    expect(wide.captains.deck).toContain('gift');
    expect(wide.mercenaries.deck).toHaveLength(3);
  });

  it('NC-KS-02: a Mercenary asked for in place of the scientist: no random scientist is dealt to that player', () => {
    const seats = [0, 1].map((index) => ({ force: crewless(index) }));
    const game = Match.from({ seats, exclusives: true }).roll(6, 1);
    expect(game.actors).toEqual(['1']);
    game.do('1', { type: 'mercenary', instead: 'scientist' }).draw('mercenary');
    expect(game.actors).toEqual(['2']);
    game.do('2', { type: 'mercenary', instead: null });
    expect(game.task).toMatchObject({ type: 'draw', pile: 'crew-doctor', to: { seat: '1' } });
    expect(game.seat('1').crew).toMatchObject([{ card: 'mercenary', type: 'scientist' }]);
    game.draw('doc-22').draw('eng-22');
    expect(game.task).toMatchObject({ type: 'draw', pile: 'crew-scientist', to: { seat: '2' } });
    const ready = game.throughSetup();
    expect(
      ready
        .view('1')
        .seats[0]?.skills.slice(0, 2)
        .map(({ level }) => level),
    ).toEqual([3, 3]);
  });

  it('NC-KS-03: a task force holds one Mercenary at most', () => {
    const hired = { scientist: 'mercenary', doctor: 'mercenary', engineer: null };
    expect(faultsOf([{ force: { ...force(), crew: hired } }, {}])).toEqual([
      ['NC-KS-03', '/seats/0/force/crew'],
    ]);
    const one = { ...force(), crew: { scientist: 'mercenary', doctor: null, engineer: null } };
    const game = Match.from({ seats: [{ force: one }, { force: force({}, 1) }], exclusives: true }).roll(
      6,
      1,
    );
    expect(game.task).toMatchObject({ type: 'draw', pile: 'crew-doctor' });
  });
});
