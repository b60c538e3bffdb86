import { describe, expect, it } from 'vitest';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { intoTheUnknownRequestSchema, type IntoTheUnknownSetup } from '../../../../shared/documents';
import {
  type Cards,
  complicationCard,
  directiveCard,
  houseForce,
  officerCard,
  overtureCard,
  setupWith,
  situationCard,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { randomFrom } from '../../engine';

/** One card of each kind, so that nothing has to be drawn for missions. */
const QUIET: Cards = {
  overtures: { plain: overtureCard() },
  situations: { calm: situationCard() },
  complications: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id) => [id, complicationCard({ name: id })]),
  ),
};
const PLAIN: IntoTheUnknownSetup['mission'] = { type: 'incident', overture: 'plain', situation: 'calm' };
const begin = (own: Partial<IntoTheUnknownSetup> = {}, cards: Cards = {}, readings = {}) =>
  Match.from(setupWith({ mission: PLAIN, ...own }), readings, { ...QUIET, ...cards });
/** Faces of the intuition die: one success, two successes, breakthrough, analysis. */
const [ONE, TWO, BREAKTHROUGH, ANALYSIS] = [0, 2, 3, 4];

describe('set-up', () => {
  it('ITU-SETUP-01: goes through its steps in order: mission, fleets, officers, flex points, inspection, marker, sector, deployment', () => {
    const match = Match.from(
      setupWith({ mission: { type: 'incident', overture: 'missing-survey-teams', situation: null } }),
    );
    const random = randomFrom('steps');
    const seen: string[] = [];
    while (match.state.round === null) {
      if (!seen.includes(match.task.type)) seen.push(match.task.type);
      match.sample(random);
    }
    const order = [
      'draw',
      'priority-dice',
      'complication',
      'fleet',
      'crew',
      'flex',
      'influence',
      'objects',
      'deploy',
    ];
    expect(seen.filter((each) => order.includes(each))).toEqual(order);
    expect(match.state.round).toMatchObject({
      number: 1,
      phase: 'priority',
      priority: match.state.mission.first,
    });
  });

  it('ITU-SETUP-02, ITU-MISSION-01: an incident from mission cards or a story, in a match and in a campaign', () => {
    const story = Match.from(
      setupWith({
        mission: { type: 'story', story: 'introduction' },
        seats: [{ force: houseForce('federation', 40) }, { force: houseForce('dominion', 40) }],
      }),
    );
    expect(story.state.mission).toMatchObject({ story: 'introduction', overture: 'first-survey' });
    expect(begin().state.mission).toMatchObject({ story: null, overture: 'plain', situation: 'calm' });
  });

  it('ITU-SETUP-03: what earlier missions achieved travels with the roster', () => {
    const force = houseForce('federation');
    const roster = {
      officers: [],
      ships: [],
      equipment: [],
      strategyPoints: 3,
      achievements: ['Found the gateway'],
    };
    const officers = Object.values(force.core).map((officer) => ({
      officer: officer ?? '',
      status: 'available' as const,
    }));
    const own = { force: { ...force, roster: { ...roster, officers } } };
    const match = begin({ seats: [own, { force: houseForce('dominion') }] });
    expect(match.state.setup.seats[0]?.force.roster?.achievements).toEqual(['Found the gateway']);
  });

  it('ITU-CARDS-02: 50 core points are usual', () => {
    const request = intoTheUnknownRequestSchema.parse({});
    expect(request.corePoints).toBe(50);
  });

  it('ITU-CARDS-04: cards that are not agreed on are drawn, overture first, both faceup', () => {
    const match = Match.from(setupWith());
    expect(match.taskOf('draw').from).toBe('overtures');
    expect(match.refusal('chance', { type: 'drawn', cards: ['first-survey'] }).code).toBe('impossible-draw');
    match.draw('show-the-flag');
    expect(match.taskOf('draw').from).toBe('situations');
    match.draw('delicate-treaty');
    expect(match.view('spectator').mission).toMatchObject({
      overture: 'show-the-flag',
      situation: 'delicate-treaty',
    });
    expect(match.task.type).toBe('priority-dice');
  });

  it('ITU-SETUP-24, ITU-CARDS-05: three intuition dice each say who begins, before complications; those tied roll again', () => {
    const match = begin();
    expect(match.task.type).toBe('priority-dice');
    match.roll(ONE, ONE, ANALYSIS, TWO, ANALYSIS, ANALYSIS);
    expect(match.task.type).toBe('priority-dice');
    match.roll(ONE, ANALYSIS, ANALYSIS, BREAKTHROUGH, ONE, ANALYSIS);
    expect(match.told('priority')).toEqual([
      {
        type: 'priority',
        seat: '2',
        rolls: [
          { seat: '1', successes: 1 },
          { seat: '2', successes: 2 },
        ],
      },
    ]);
    expect(match.state.mission.first).toBe('2');
    expect(match.task.type).toBe('draw');
    expect(match.refusal('chance', { type: 'rolled', faces: [0] }).code).toBe('impossible-draw');
  });

  it('ITU-SETUP-24: by the other reading a coin says who begins', () => {
    expect(begin({}, {}, { 'setup.priorityMethod': 'dice' }).rules.legal(begin().state, 'chance')).toEqual({
      type: 'open',
      kinds: ['rolled'],
    });
    const match = begin({}, {}, { 'setup.priorityMethod': 'coin' });
    expect(match.rules.legal(match.state, 'chance')).toEqual({ type: 'open', kinds: ['flipped'] });
    expect(match.refusal('chance', { type: 'flipped', seat: '3' })).toMatchObject({
      code: 'impossible-draw',
      rule: 'ITU-SETUP-24',
    });
    match.step('chance', { type: 'flipped', seat: '2' });
    expect(match.state.mission.first).toBe('2');
  });

  it('ITU-CARDS-06: complications share a category with the overture or the situation', () => {
    const cards = {
      overtures: { plain: overtureCard({ categories: ['battle'] }) },
      situations: { calm: situationCard({ categories: ['mystery'] }) },
      complications: {
        battle: complicationCard({ categories: ['battle', 'study'] }),
        mystery: complicationCard({ categories: ['mystery'] }),
        both: complicationCard({ categories: ['battle', 'mystery'] }),
        other: complicationCard({ categories: ['politics'] }),
        story: complicationCard({ categories: ['battle'], ofStory: true }),
        more: complicationCard({ categories: ['battle'] }),
      },
    };
    const match = begin(
      {},
      { ...cards, only: true, officers: officersOf(), directives: directivesOf(), stations: {}, teams: {} },
    );
    match.roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS);
    expect(match.refusal('chance', { type: 'drawn', cards: ['battle', 'other'] }).code).toBe(
      'impossible-draw',
    );
    expect(match.refusal('chance', { type: 'drawn', cards: ['battle', 'story'] }).code).toBe(
      'impossible-draw',
    );
    match.draw('battle', 'both');
    expect(match.refusal('chance', { type: 'drawn', cards: ['battle', 'more'] }).code).toBe(
      'impossible-draw',
    );
    match.draw('mystery', 'more');
    expect(match.task.type).toBe('complication');
  });

  it('ITU-CARDS-03, ITU-CARDS-07: each keeps one of two in secret, and both form the influence track', () => {
    const match = begin().roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).draw('a', 'b').draw('c', 'd');
    expect(match.actors).toEqual(['1', '2']);
    expect(match.refusal('1', { type: 'keep-complication', card: 'c' }).rule).toBe('ITU-CARDS-07');
    match.step('2', { type: 'keep-complication', card: 'd' });
    expect(JSON.stringify(match.view('1').tasks)).not.toContain('"d"');
    match.step('1', { type: 'keep-complication', card: 'a' });
    expect(match.state.mission.complications).toEqual({ '1': 'a', '2': 'd' });
    expect(match.state.mission.track).toEqual(['1', '1', '1', '2', '2', '2']);
    expect(JSON.stringify(match.view('1').mission)).not.toContain('"d"');
  });

  it('ITU-SETUP-25, ITU-CARDS-08: the marker starts on an outer position of the card of the player last in order', () => {
    const match = begin().roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).until('influence');
    expect(match.actors).toEqual(['2']);
    expect(match.legal('2')).toEqual([
      { type: 'take-influence', position: 3 },
      { type: 'take-influence', position: 5 },
    ]);
    match.step('2', { type: 'take-influence', position: 5 });
    expect(match.state.mission.influence).toBe(5);
  });

  it('ITU-CARDS-09: each player can use the three ships of the core set', () => {
    const match = begin().until('fleet');
    const ships = ['defiant', 'galaxy', 'constellation'];
    const { seat } = match.taskOf('fleet');
    if (seat === '2')
      match.step('2', {
        type: 'fleet',
        ships: ['jemhadar-fighter', 'jemhadar-fighter', 'jemhadar-battle-cruiser'],
      });
    match.step('1', { type: 'fleet', ships });
    expect(match.seat('1').fleet).toEqual(ships);
    expect(match.state.units.filter(({ owner }) => owner === '1').map(({ id }) => id)).toEqual([
      '1:defiant',
      '1:galaxy',
      '1:constellation',
    ]);
  });

  it('ITU-SETUP-08: a copy of the line officer comes with each ship', () => {
    const match = begin().until('crew');
    const { seat } = match.taskOf('crew');
    const line = seat === '1' ? 'reliable-commander' : 'vorta-supervisor';
    const copies = match.state.officers.filter(({ card }) => card === line);
    expect(copies).toHaveLength(match.seat(seat).fleet.length);
    const [posts] = match.options(seat, 'crew');
    const fewer = { type: 'crew', posts: posts!.posts.slice(1) } satisfies IntoTheUnknownAction;
    expect(match.refusal(seat, fewer).code).toBe('no-post');
    match.step(seat, posts!);
    expect(
      match.state.officers.filter(({ owner }) => owner === seat).every(({ station }) => station !== null),
    ).toBe(true);
  });

  it('ITU-SETUP-26, ITU-SETUP-27: the sector of the overture, then directives, objectives, anomalies and features', () => {
    const cards = {
      overtures: {
        plain: overtureCard({
          layout: 'helix',
          directives: { combat: 'hostile', exploration: 'calm', diplomacy: 'hostile' },
        }),
      },
    };
    const match = begin({}, cards).until('deploy');
    expect(match.state.sector).toEqual({ layout: 'helix' });
    for (const seat of ['1', '2'] as const) {
      const { combat, exploration, diplomacy } = match.seat(seat).directives;
      expect([combat.side, exploration.side, diplomacy.side]).toEqual(['hostile', 'calm', 'hostile']);
    }
  });

  it('ITU-SETUP-28: of a divided colour the priority player turns theirs as they like, the opponent has the other', () => {
    const directives = { combat: 'split', exploration: 'calm', diplomacy: 'split' } as const;
    const match = begin({}, { overtures: { plain: overtureCard({ directives }) } });
    match.roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).until('split-directives');
    expect(match.actors).toEqual(['1']);
    match.step('1', { type: 'choose-option', option: 1 }).step('1', { type: 'choose-option', option: 0 });
    const sides = (seat: '1' | '2') => {
      const { combat, diplomacy } = match.seat(seat).directives;
      return [combat.side, diplomacy.side];
    };
    expect([sides('1'), sides('2')]).toEqual([
      ['hostile', 'calm'],
      ['calm', 'hostile'],
    ]);
  });

  it('ITU-MISSION-15: the priority player names who has a role, and everybody else has the other one', () => {
    const match = begin({
      mission: { type: 'incident', overture: 'critical-supply-drop', situation: 'hostile-raiders' },
    });
    match.roll(ONE, ONE, ONE, ANALYSIS, ANALYSIS, ANALYSIS).until('role');
    match.step('1', { type: 'choose-seat', seat: '2' });
    expect([match.seat('1').roles, match.seat('2').roles]).toEqual([['escort'], ['guard']]);
    expect(match.actors).toEqual(['2']);
    match.until('place-unit');
    expect(
      match.state.units.filter((unit) => unit.class === 'supply-ship').map(({ owner }) => owner),
    ).toEqual(['1', '1']);
    match.until('deploy');
    const placed = match.log.filter((event) => event.type === 'placed').slice(0, 3);
    expect(placed.every((event) => event.type === 'placed' && event.seat === '2')).toBe(true);
  });

  it('deals everything in a match that is dealt: nobody but chance is asked', () => {
    for (const overture of ['missing-survey-teams', 'critical-supply-drop', 'battlefield-rescue']) {
      const match = Match.from(
        setupWith({ dealt: true, mission: { type: 'incident', overture, situation: 'delicate-treaty' } }),
      );
      match.fate(overture);
      expect(match.state.round?.number).toBe(1);
      expect(match.state.units.filter(({ kind }) => kind === 'ship').every(({ pose }) => pose !== null)).toBe(
        true,
      );
    }
  });
});

function directivesOf() {
  const factions = ['federation', 'dominion'] as const;
  const categories = ['combat', 'exploration', 'diplomacy'] as const;
  return Object.fromEntries(
    factions.flatMap((faction) =>
      categories.map((category) => [`${faction}-${category}`, directiveCard(faction, category)] as const),
    ),
  );
}

/** The officers of the house's task forces as blank cards. */
function officersOf() {
  const factions = ['federation', 'dominion'] as const;
  return Object.fromEntries(
    factions.flatMap((faction) => {
      const { core, transfer } = houseForce(faction);
      const blank = officerCard({
        alignments: [faction],
        roles: ['command', 'operations', 'science'],
        cost: 1,
      });
      const ids = [...Object.values(core), ...transfer].map((id) => [id ?? '', blank] as const);
      return [
        ...ids,
        [`${faction}-line`, officerCard({ alignments: [faction], line: true, roles: ['command'] })] as const,
      ];
    }),
  );
}
