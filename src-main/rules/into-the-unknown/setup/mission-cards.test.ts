import { describe, expect, it } from 'vitest';
import { intoTheUnknownRequestSchema } from '../../../../shared/documents';
import {
  complicationCard,
  directiveCard,
  houseForce,
  officerCard,
  overtureCard,
  setupWith,
  situationCard,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { ANALYSIS, begin, ONE } from '../../../../tests/support/into-the-unknown/set-ups';

describe('set-up', () => {
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
