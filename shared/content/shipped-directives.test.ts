import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { DIRECTIVES, type HailRecord, PLAYED_FACTIONS, type Side } from './into-the-unknown';

const content = shippedContent();
type Category = (typeof DIRECTIVES)[number];
type Faction = (typeof PLAYED_FACTIONS)[number];

function sideOf(faction: Faction, category: Category, side: Side) {
  const found = content.directives[`${faction}-${category}`]?.sides[side];
  if (found === undefined) throw new Error(`no ${side} side of ${faction} ${category}`);
  return found;
}
function triggers(faction: Faction, category: Category, side: Side) {
  return sideOf(faction, category, side).triggers.map(({ when, may, mostPerRound, effects }) => [
    when.join(' '),
    may,
    mostPerRound,
    effects.map(({ verb }) => verb).join(' '),
  ]);
}
function hail(id: string): HailRecord {
  const found = content.hails[id];
  if (found === undefined) throw new Error(`no hail ${id}`);
  return found;
}

describe('the directives that ship', () => {
  it('ITU-TASK-06: one card for each faction and category, 18 named sides', () => {
    expect(Object.keys(content.directives)).toHaveLength(9);
    const names = Object.values(content.directives).flatMap(({ sides }) =>
      Object.values(sides).map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(18);
  });

  it.each(PLAYED_FACTIONS)('ITU-DIRECT-01: %s answers hostile acts with its calm combat card', (faction) => {
    const [own, opposing] = sideOf(faction, 'combat', 'calm').triggers;
    expect(own).toMatchObject({ when: ['own-hostile'], may: false });
    expect(own?.effects).toMatchObject([
      { verb: 'score', who: 'self', points: -2 },
      { verb: 'directive', category: 'combat', side: 'hostile' },
    ]);
    expect(opposing).toMatchObject({ when: ['opposing-hostile'], may: true });
  });

  it.each(PLAYED_FACTIONS)(
    'ITU-HOSTILE-02: %s answers aggressive acts with its exploration card',
    (faction) => {
      const calm = triggers(faction, 'exploration', 'calm');
      expect(calm).toContainEqual(['own-aggressive', false, null, 'score directive']);
      expect(calm).toContainEqual(['opposing-aggressive', true, null, 'directive']);
      const raised = sideOf(faction, 'exploration', 'hostile').triggers.at(-1);
      expect(raised).toMatchObject({
        when: ['opposing-aggressive'],
        may: true,
        requires: [{ is: 'ranged-by', range: 'comms', unit: { kinds: ['ship'], of: 'friendly' } }],
        effects: [{ verb: 'directive', category: 'combat' }],
      });
    },
  );

  it.each(PLAYED_FACTIONS)('ITU-DIRECT-02: %s turns its diplomacy card when it refuses a hail', (faction) => {
    expect(triggers(faction, 'diplomacy', 'calm')).toEqual([['own-refusal', false, null, 'directive']]);
    const after = sideOf(faction, 'diplomacy', 'hostile').triggers.at(-1);
    expect(after?.effects).toMatchObject([
      { verb: 'directive', whose: 'opponent', category: 'combat', may: true },
    ]);
  });

  it('how often each side scores in a round', () => {
    const most = PLAYED_FACTIONS.map((faction) =>
      DIRECTIVES.map((category) =>
        (['calm', 'hostile'] as const).map(
          (side) =>
            sideOf(faction, category, side).triggers.find(({ mostPerRound }) => mostPerRound)?.mostPerRound,
        ),
      ),
    );
    // Combat, exploration, diplomacy, each calm and hostile.
    expect(most).toEqual([
      [
        [undefined, undefined],
        [2, 2],
        [undefined, 1],
      ],
      [
        [undefined, undefined],
        [1, 1],
        [undefined, 2],
      ],
      [
        [undefined, undefined],
        [2, 2],
        [undefined, 1],
      ],
    ]);
  });

  it('ITU-TEAM-13: which teams each side lets a ship form', () => {
    const teams = (faction: Faction, side: Side) => sideOf(faction, 'exploration', side).teams;
    expect(teams('federation', 'calm')).toEqual({
      alpha: ['survey-team'],
      beta: ['security-team', 'survey-team'],
      gamma: ['engineering-team'],
    });
    expect(teams('dominion', 'hostile')?.gamma).toEqual(['jemhadar-assault-team', 'damage-control-team']);
    expect(teams('klingon', 'hostile')).toEqual({
      alpha: ['boarding-party'],
      beta: ['boarding-party'],
      gamma: ['honor-guard-gamma', 'repair-team'],
    });
  });
});

describe('the hails that ship', () => {
  it('ITU-HAIL-07: a faction hail stands on the calm side of diplomacy only', () => {
    for (const faction of PLAYED_FACTIONS) {
      expect(sideOf(faction, 'diplomacy', 'calm').opensHails).toBe(true);
      expect(sideOf(faction, 'diplomacy', 'hostile')).toMatchObject({ opensHails: false, hail: null });
    }
    expect(PLAYED_FACTIONS.map((faction) => sideOf(faction, 'diplomacy', 'calm').hail)).toEqual([
      'shared-findings',
      'political-pressure',
      'exchange-boasts',
    ]);
  });

  it('ITU-HAIL-07: difficulty 3, trust and the highest social level, Klingon the highest security', () => {
    expect(hail('shared-findings').test).toMatchObject({
      difficulty: 3,
      stat: 'trust',
      skill: { highest: 'social' },
    });
    expect(hail('political-pressure').test).toEqual(hail('shared-findings').test);
    expect([hail('exchange-boasts').test.skill, hail('exchange-boasts').sameLocation]).toEqual([
      { highest: 'security' },
      -1,
    ]);
  });

  it.each([
    ['infection', 'biology'],
    ['inscrutable-entity', 'empathy'],
    ['missing-crew', 'diplomacy'],
  ])('ITU-HAIL-22: Joint Solution of %s tests %s against 4', (mission, skill) => {
    const joint = hail(`joint-solution-${mission}`);
    expect(joint.test).toMatchObject({ difficulty: 4, stat: 'trust', skill, reroll: 'instruments' });
    expect(joint.spends).toMatchObject([
      { result: 'breakthrough', cost: 2, effects: [{ verb: 'score', points: 2 }] },
      { result: 'analysis', cost: 1, effects: [{ verb: 'token', token: 'advantage', on: 'each-hailing' }] },
    ]);
    expect(content.complications[mission]?.hails).toEqual([`joint-solution-${mission}`]);
    expect(content.complications[mission]?.endScoring).toContainEqual({
      verb: 'mutual-loss',
      unless: 'joint-solution',
    });
  });
});
