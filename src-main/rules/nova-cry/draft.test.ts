import { describe, expect, it } from 'vitest';
import { OFFICERS } from '../../../shared/content/nova-cry';
import type { TaskForce } from '../../../shared/documents';
import { CONTENT, force, Match, openSeats } from '../../../tests/support/nova-cry';
import { randomFrom, SEAT_IDS } from '../engine';
import { crewless, open } from '../../../tests/support/nova-cry/set-ups';

/** Deals the stage under way. Always the first cards of a pile would be the same pairs for ever. */
function dealt(game: Match): Match {
  const random = randomFrom('deal');
  while (game.task.type === 'draw') game.step('chance', game.rules.sample(game.state, 'chance', random));
  return game;
}

function handsOf(game: Match): readonly (readonly string[])[] {
  return game.task.type === 'draft' ? game.task.hands.map(({ dealt: cards }) => cards) : [];
}

/** Everybody takes the first card dealt. */
function chosen(game: Match): Match {
  for (let actor = game.actor; game.task.type === 'draft'; actor = game.actor) {
    const seat = SEAT_IDS.find((each) => each === actor);
    const hand = game.task.hands.find((each) => each.seat === seat);
    game.step(seat ?? '1', { type: 'draft', card: hand?.dealt[0] ?? '' });
  }
  return game;
}

describe('the draft', () => {
  it('NC-DRAFT-03: three ships are dealt to each, two with six players, and all choose in secret at once', () => {
    expect(handsOf(dealt(open(2).roll(6, 1))).map(({ length }) => length)).toEqual([3, 3]);
    expect(handsOf(dealt(open(6).roll(6, 1, 1, 1, 1, 1))).map(({ length }) => length)).toEqual(
      Array(6).fill(2),
    );
    const game = dealt(open(3).roll(6, 1, 1));
    expect(game.actors).toEqual(['1', '2', '3']);
    expect(game.refusal('1', { type: 'draft', card: 'gift' }).rule).toBe('NC-DRAFT-03');
  });

  it('NC-DRAFT-03: nobody sees what another was dealt or has chosen until all have; then all is revealed together', () => {
    const game = dealt(open(2).roll(6, 1));
    const [own = '', other = ''] = [handsOf(game)[0]?.[0], handsOf(game)[1]?.[0]];
    game.do('1', { type: 'draft', card: own });
    expect(game.events).toEqual([]);
    const seen = game.view('2').tasks.at(-1);
    expect(seen).toMatchObject({
      hands: [{ dealt: null, count: 3, chosen: null, hasChosen: true }, { count: 3 }],
    });
    expect(game.seat('1').ship).toBeNull();
    game.do('2', { type: 'draft', card: other });
    expect(game.told('drafted')).toMatchObject([
      { stage: 'ships', chosen: [{ card: own }, { card: other }] },
    ]);
    expect(game.seat('1').ship?.card).toBe(own);
  });

  it('NC-DRAFT-04: captains come afterwards in the same way', () => {
    const game = dealt(chosen(dealt(open(2).roll(6, 1))));
    expect(game.task).toMatchObject({ type: 'draft', stage: 'captains' });
    expect(handsOf(game).map(({ length }) => length)).toEqual([3, 3]);
    const six = dealt(chosen(dealt(open(6).roll(6, 1, 1, 1, 1, 1))));
    expect(handsOf(six).map(({ length }) => length)).toEqual(Array(6).fill(2));
  });

  it('NC-DRAFT-05: three weapons are dealt with six players too', () => {
    const game = Match.from({ seats: openSeats(6).map((_, index) => ({ force: unarmed(index) })) });
    game.roll(6, 1, 1, 1, 1, 1);
    const names = ['pistol', 'repeater', 'blade', 'maul', 'net', 'lance', 'needle'];
    for (const index of [0, 1, 2, 3, 4, 5])
      game.draw(...[0, 1, 2].map((step) => copyOf(names, index * 3 + step)));
    expect(handsOf(game).map(({ length }) => length)).toEqual(Array(6).fill(3));
  });

  it('NC-DRAFT-03, NC-DRAFT-04, NC-DRAFT-05: a card that was not dealt is refused by the stage’s own rule', () => {
    const game = dealt(open(2).roll(6, 1));
    const refused = () => game.refusal('1', { type: 'draft', card: 'nothing' }).rule;
    const rules = [refused()];
    dealt(chosen(game));
    rules.push(refused());
    dealt(chosen(game));
    rules.push(refused());
    expect(rules).toEqual(['NC-DRAFT-03', 'NC-DRAFT-04', 'NC-DRAFT-05']);
  });

  it('NC-DRAFT-09: who has chosen waits for the others and cannot choose again', () => {
    const game = dealt(open(2).roll(6, 1));
    const [card = '', other = ''] = handsOf(game)[0] ?? [];
    game.do('1', { type: 'draft', card });
    expect(game.actors).toEqual(['2']);
    expect(game.refusal('1', { type: 'draft', card: other }).rule).toBe('NC-DRAFT-09');
  });

  it('NC-DRAFT-09: ships, captains, weapons, crew: each stage ends for all before the next begins', () => {
    const game = open(2).roll(6, 1);
    const random = randomFrom('stages');
    const stages: string[] = [];
    while (game.state.turn === null) {
      const { actor } = game;
      game.step(actor ?? '1', game.rules.sample(game.state, actor ?? '1', random));
      for (const { stage } of game.told('drafted')) stages.push(stage);
      if (game.told('crew').length > 0) stages.push('crew');
    }
    expect(stages).toEqual(['ships', 'captains', 'weapons', ...Array<string>(6).fill('crew')]);
  });

  it('NC-SETUP-05: what nobody chose leaves the game', () => {
    const game = open(2).throughSetup();
    for (const pile of ['ships', 'captains', 'weapons', 'crew-doctor', 'mercenaries'] as const)
      expect(game.state.piles[pile]).toEqual({ deck: [], discard: [] });
  });

  it('NC-DRAFT-01: a task force is a ship, a captain, a weapon and three different officers; NC-DRAFT-02: out of six piles', () => {
    for (const held of open(5).throughSetup().state.seats) {
      expect(held.ship).not.toBeNull();
      expect(held.captain?.status).toBe('ready');
      expect(held.weapon).not.toBeNull();
      expect(held.crew.map(({ type }) => type)).toEqual([...OFFICERS]);
    }
  });

  it('NC-DRAFT-08: officers are dealt at random, without a choice', () => {
    const game = Match.from({ seats: openSeats(2).map((_, index) => ({ force: crewless(index) })) }).roll(
      6,
      1,
    );
    expect(game.task).toMatchObject({ type: 'draw', pile: 'crew-scientist', count: 1 });
    expect(game.actors).toEqual(['chance']);
    game.draw('sci-40').draw('doc-22').draw('eng-04');
    expect(game.seat('1').crew.map(({ card }) => card)).toEqual(['sci-40', 'doc-22', 'eng-04']);
  });
});

const unarmed = (index: number): TaskForce => ({ ...force({}, index), weapon: null });
/** The n-th of 21 weapons, so that no three that follow each other match. */
function copyOf(names: readonly string[], place: number): string {
  const copy = Math.floor(place / names.length) + 1;
  return `${names[place % names.length] ?? ''}${copy === 1 ? '' : `#${copy}`}`;
}

describe('weapons that match', () => {
  const begun = (readings = {}) =>
    Match.from({ seats: openSeats(2).map((_, index) => ({ force: unarmed(index) })) }, readings).roll(6, 1);

  it('NC-DRAFT-06: by reading a all matching cards are shown, discarded and replaced, and again if they match again', () => {
    const game = begun().draw('pistol', 'pistol#2', 'blade').draw('maul', 'net', 'lance');
    expect(game.told('matched')).toMatchObject([{ seat: '1', cards: ['pistol', 'pistol#2'] }]);
    expect(game.task).toMatchObject({ type: 'draw', count: 2 });
    game.draw('blade#2', 'needle');
    expect(game.told('matched')).toMatchObject([{ cards: ['blade', 'blade#2'] }]);
    game.draw('repeater', 'maul#2');
    expect(handsOf(game)[0]).toEqual(['maul#2', 'needle', 'repeater']);
    expect(game.actors).toEqual(['1', '2']);
  });

  it('NC-DRAFT-06: by reading a all three of a triple go', () => {
    const game = begun().draw('pistol', 'pistol#2', 'pistol#3').draw('maul', 'net', 'lance');
    expect(game.task).toMatchObject({ type: 'draw', count: 3 });
  });

  it('NC-DRAFT-06: by reading b only the surplus goes', () => {
    const game = begun({ 'NC-DRAFT-06': 'b' })
      .draw('pistol', 'pistol#2', 'pistol#3')
      .draw('maul', 'net', 'lance');
    expect(game.told('matched')).toMatchObject([{ cards: ['pistol#2', 'pistol#3'] }]);
    expect(handsOf(game.draw('blade', 'needle'))[0]).toEqual(['blade', 'needle', 'pistol']);
  });

  it('NC-SETUP-07: with too few weapons left in the pile the player chooses among those held', () => {
    const { pistol, blade } = CONTENT.weapons;
    if (!pistol || !blade) throw new Error('The fixture has both.');
    const weapons = { pistol, blade };
    const game = Match.from(
      { seats: openSeats(2).map((_, index) => ({ force: unarmed(index) })) },
      {},
      { weapons },
    );
    game.roll(6, 1).draw('pistol', 'pistol#2', 'blade').draw('blade#2', 'blade#3', 'pistol#3');
    expect(game.actors).toEqual(['1', '2']);
  });

  it('NC-SETUP-07: six players’ matches are replaced out of the discards once the pile has run out', () => {
    const game = Match.from({ seats: openSeats(6).map((_, index) => ({ force: unarmed(index) })) });
    game.roll(6, 1, 1, 1, 1, 1).draw('pistol', 'pistol#2', 'blade').draw('maul', 'maul#2', 'net');
    game.draw('repeater', 'lance', 'needle').draw('repeater#2', 'lance#2', 'needle#2');
    game.draw('pistol#3', 'blade#2', 'net#2').draw('blade#3', 'net#3', 'maul#3');
    expect(game.told('matched')).toMatchObject([{ seat: '1', cards: ['pistol', 'pistol#2'] }]);
    game.draw('repeater#3', 'lance#3');
    expect(game.told('matched')).toMatchObject([{ seat: '2', cards: ['maul', 'maul#2'] }]);
    // One lies in the pile; the second comes out of the four that were shown and discarded.
    expect(game.task).toMatchObject({ type: 'draw', count: 2 });
    game.draw('needle#3');
    expect(game.refusal('chance', { type: 'drawn', cards: ['needle#3'] }).code).toBe('impossible-draw');
    game.draw('pistol');
    expect(handsOf(game)[1]).toEqual(['needle#3', 'net', 'pistol']);
    expect(game.actors).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('NC-DRAFT-07: by reading a weapons are shown once all have chosen, by b when the task forces are laid out', () => {
    const at = (reading: string) => {
      const seats = [0, 1].map((index) => ({ force: { ...unarmed(index), crew: crewless(index).crew } }));
      const game = Match.from({ seats }, { 'NC-DRAFT-07': reading }).roll(6, 1);
      game.draw('pistol', 'net', 'blade').draw('maul', 'repeater', 'lance');
      return game.do('1', { type: 'draft', card: 'net' }).do('2', { type: 'draft', card: 'maul' });
    };
    expect(at('a').told('drafted')).toMatchObject([{ stage: 'weapons' }]);
    const later = at('b');
    expect(later.told('drafted')).toEqual([]);
    expect(later.view('2').seats[0]?.weapon).toBeNull();
    later.draw('sci-40').draw('doc-22').draw('eng-04').draw('sci-04').draw('doc-04').draw('eng-40');
    expect(later.told('drafted')).toMatchObject([
      { stage: 'weapons', chosen: [{ card: 'net' }, { card: 'maul' }] },
    ]);
    expect(later.seat('1').weapon).toBe('net');
  });
});
