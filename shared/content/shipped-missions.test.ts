import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { MISSION_CATEGORIES } from './into-the-unknown';
import { sourceOf } from './index';

const content = shippedContent();
const incident = <Card extends { readonly ofStory: boolean }>(records: Readonly<Record<string, Card>>) =>
  Object.entries(records).filter(([, { ofStory }]) => !ofStory);
const overtures = incident(content.overtures);
const situations = incident(content.situations);
const complications = incident(content.complications);

describe('the mission cards that ship', () => {
  it('ITU-CARDS-01: seven overtures, six situations, nine complications', () => {
    expect([overtures, situations, complications].map((all) => all.length)).toEqual([7, 6, 9]);
  });

  it('ITU-CARDS-06: every overture and situation finds at least four complications', () => {
    for (const [, { categories: first }] of overtures)
      for (const [, { categories: second }] of situations) {
        const deck = complications.filter(([, { categories }]) =>
          categories.some((one) => first.includes(one) || second.includes(one)),
        );
        expect(deck.length).toBeGreaterThanOrEqual(4);
      }
    const used = new Set(
      [...overtures, ...situations, ...complications].flatMap(([, one]) => one.categories),
    );
    expect([...used].sort()).toEqual([...MISSION_CATEGORIES].sort());
  });

  it('ITU-SETUP-04: one capital ship and two others, but once one or two', () => {
    for (const [id, { fleet }] of overtures)
      expect(fleet).toEqual({ capital: 1, others: 2, either: id === 'critical-supply-drop' });
  });

  it('objectives of the overtures', () => {
    expect(
      overtures.map(([id, { layout, objectives }]) => [
        id,
        layout,
        ...objectives.map(({ kind, count }) => `${count} ${kind.replace('objective-', '')}`),
      ]),
    ).toEqual([
      ['battlefield-rescue', 'solitary', '4 solid'],
      ['critical-supply-drop', 'trinary', '3 solid'],
      ['distress-call', 'trinary', '6 solid'],
      ['missing-survey-teams', 'helix', '3 solid', '3 ping'],
      ['neutral-zone-survey', 'helix', '6 ping'],
      ['show-the-flag', 'helix', '4 solid'],
      ['unstable-discovery', 'solitary', '6 ping'],
    ]);
  });

  it('every overture ends with round 3 at the latest, every complication with round 6', () => {
    for (const [, { ends }] of overtures) expect(ends).toContainEqual([{ is: 'round', least: 3 }]);
    for (const [, { ends }] of complications) expect(ends).toContainEqual([{ is: 'round', least: 6 }]);
  });

  it('ITU-ANOM-04: anomalies of the situations, drawn of the eight numbers', () => {
    const drawn = situations.map(([id, { features }]) => [
      id,
      features.filter(({ drawn: one }) => one).reduce((sum, { count }) => sum + count, 0),
    ]);
    expect(drawn).toEqual([
      ['anomalous-objects', 6],
      ['delicate-treaty', 4],
      ['disruptive-ion-storms', 0],
      ['gamma-quadrant-anomalies', 6],
      ['hostile-raiders', 4],
      ['unexplained-biosigns', 6],
    ]);
  });

  it('ITU-CARDS-11: Contested Territory scores each Ready Phase, and twice more for what is occupied', () => {
    const card = content.complications['contested-territory'];
    expect(card?.readies).toMatchObject([{ verb: 'score', points: { per: 'marked', times: 1 } }]);
    expect(card?.endScoring).toMatchObject([{ verb: 'score', points: { per: 'occupied-marked', times: 2 } }]);
    expect(card?.ends[0]).toEqual([{ is: 'one-controls-all' }]);
    expect(card?.directives).toEqual({ combat: 'hostile', diplomacy: 'hostile', exploration: 'hostile' });
  });

  it('ITU-REINF-06: three complications bring replacements, none adds', () => {
    const all = complications.flatMap(([id, { reinforcements }]) =>
      reinforcements ? [[id, reinforcements]] : [],
    );
    expect(all.map(([id]) => id)).toEqual(['cloak-and-dagger', 'contested-territory', 'race-for-knowledge']);
    for (const [, reinforcements] of all) expect(reinforcements).toMatchObject({ count: 1, adds: false });
  });

  it('ITU-SETUP-28: Tactical Extraction alone divides its directives', () => {
    const split = complications.filter(([, { directives }]) => Object.values(directives).includes('split'));
    expect(split.map(([id, { hostileRole }]) => [id, hostileRole])).toEqual([
      ['tactical-extraction', 'defender'],
    ]);
  });

  it('ITU-MISSION-13: only Race for Knowledge clears anomalies too', () => {
    const cleared = complications.filter(([, { clears }]) => clears.anomalies).map(([id]) => id);
    expect(cleared).toEqual(['race-for-knowledge']);
  });

  it.each([
    ['battlefield-rescue', 'search-for-survivors', 3, 'command', 'biology'],
    ['distress-call', 'decipher-the-message', 4, 'science', 'culture'],
    ['missing-survey-teams', 'tactical-appraisal', 3, 'ops', 'navigation'],
    ['neutral-zone-survey', 'sensor-sweep', 3, 'ops', 'logic'],
    ['show-the-flag', 'pontificate', 2, 'command', 'discipline'],
    ['unstable-discovery', 'decode-the-signal', 3, 'science', 'logic'],
  ])('%s: %s is a test of %i, %s and %s', (card, action, difficulty, stat, skill) => {
    const found = content.overtures[card]?.actions.find(({ id }) => id === action);
    expect(found?.test).toMatchObject({ difficulty, stat, skill, reroll: 'instruments' });
  });
});

describe('the story missions that ship', () => {
  it('ITU-SCORE-05: the introduction ends at the first of three and the Federation wins a tie', () => {
    const story = content.stories['introduction'];
    expect([story?.tie, story?.factions['1']]).toEqual(['1', 'federation']);
    for (const id of Object.values(story?.complications ?? {}))
      expect(content.complications[id]?.ends.map((end) => end.map(({ is }) => is))).toEqual([
        ['all-features'],
        ['ship-out'],
        ['round'],
      ]);
  });

  it('ITU-MISSION-12: THREAT ANALYSIS is of ships at instruments, at Sensors range of a marked solid objective', () => {
    const action = content.overtures['first-survey']?.actions.find(({ id }) => id === 'threat-analysis');
    expect(action).toMatchObject({
      stations: ['instruments'],
      kinds: ['ship'],
      target: { what: 'feature', range: 'sensors', feature: { kinds: ['objective-solid'], marked: 'any' } },
    });
  });

  it('ITU-TFEX-03, ITU-TFEX-04, ITU-TFEX-06: campaign mission 2 as the example tells it', () => {
    const story = content.stories['campaign-2'];
    expect(story).toMatchObject({
      corePoints: 40,
      priority: '1',
      fleets: { '1': ['defiant', 'constellation'], '2': ['jemhadar-fighter', 'jemhadar-fighter'] },
      given: [{ seat: '2', team: 'diplomatic-envoy', letter: 'alpha' }],
      ignores: ['transfer', 'units', 'equipment', 'flex'],
    });
    const overture = content.overtures['search-for-the-gateway'];
    expect(overture?.objectives).toMatchObject([{ count: 6, keywords: { capacity: 3 } }]);
    expect(overture?.directives).toEqual({ combat: 'calm', exploration: 'calm', diplomacy: 'calm' });
    // The envoy stands at the leftmost token of system 2, three tokens lie in each.
    const west = (story?.places ?? []).filter(({ x }) => x < 18);
    expect([west.length, story?.places.length]).toEqual([3, 6]);
    expect(story?.places[story.given[0]?.place ?? -1]).toEqual(
      [...west].sort((one, other) => one.x - other.x)[0],
    );
    for (const { x, y } of story?.places ?? []) {
      const centre = x < 18 ? { x: 1, y: 23 } : { x: 35, y: 13 };
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeLessThan(13);
    }
  });

  it('ITU-TEAM-32: SEARCH FOR THE GATEWAY', () => {
    const [action] = content.overtures['search-for-the-gateway']?.actions ?? [];
    expect(action).toMatchObject({
      kinds: ['team'],
      test: { difficulty: 3, stat: 'ops', skill: 'mechanics', reroll: 'instruments' },
      success: [
        { verb: 'score', points: 1 },
        { verb: 'control', change: 'place', whose: 'friendly' },
      ],
      failure: [
        { verb: 'damage', kind: 'health', count: { per: 'spent', spend: 0, times: -1, plus: 1, least: 0 } },
        { verb: 'token', token: 'peril', count: 1 },
      ],
      spends: [
        { result: 'analysis', repeatable: true, most: 1, effects: [] },
        { result: 'breakthrough', when: [{ is: 'unit-at-target', none: true }] },
        { result: 'analysis', effects: [{ verb: 'influence', steps: 1 }] },
      ],
    });
  });

  it('ITU-REINF-12: The Standoff adds a Constellation and a Battle Cruiser', () => {
    expect(content.complications[content.stories['campaign-3']?.complications['1'] ?? '']).toMatchObject({
      name: 'The Standoff',
      reinforcements: { adds: true, named: { '1': ['constellation'], '2': ['jemhadar-battle-cruiser'] } },
    });
  });

  it('what nobody tells of a story is ours and says so', () => {
    for (const story of Object.values(content.stories))
      expect([story.source.kind, sourceOf(story, 'briefing').kind]).toEqual(['rulebook', 'house']);
  });
});
