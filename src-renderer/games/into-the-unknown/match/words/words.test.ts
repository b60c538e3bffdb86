import { describe, expect, it } from 'vitest';
import type { Condition, Effect } from '../../../../../shared/content/into-the-unknown';
import { Match } from '../../../../../tests/support/into-the-unknown/match';
import { setupWith } from '../../../../../tests/support/into-the-unknown';
import { randomFrom } from '../../../../../src-main/rules/engine';
import { shippedContent } from '../../../../../tests/support/shipped-content';
import { abilityDetail, actionWords, effectWords, eventLines, taskWords, type Told } from '.';

const content = shippedContent();
const NAMES: Readonly<Record<string, string>> = { '1': 'Ansa', '2': 'Vantar' };
const toldOf = (match: Match): Told => ({
  content,
  view: match.view('1'),
  nameOf: (seat) => NAMES[seat] ?? seat,
  lengthOf: (inches) => `${inches} in`,
});

/** Ids, unfinished templates and the like never reach the screen. */
const RAW = /undefined|null|NaN|\[object|[a-z]-[a-z]+-|\d:[a-z]/;

function check(...texts: readonly string[]): void {
  for (const text of texts) {
    expect(text.trim(), text).toBe(text);
    expect(text).not.toMatch(RAW);
  }
}

/** Every effect of a card, nested ones too. */
function effectsIn(value: unknown): readonly Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'verb' in value ? [value as Effect] : []; // a record of the pack with a verb is an effect
  return [...own, ...Object.values(value).flatMap(effectsIn)];
}

describe('the words of a match', () => {
  it('every effect of the shipped cards is told as a phrase', () => {
    const told = toldOf(Match.begun());
    const kinds = [
      content.officers,
      content.teams,
      content.directives,
      content.hails,
      content.equipment,
      content.damageCards,
      content.stations,
      content.overtures,
      content.situations,
      content.complications,
    ];
    const effects = kinds.flatMap(effectsIn);
    expect(effects.length).toBeGreaterThan(200);
    for (const effect of effects) {
      const words = effectWords(told, effect);
      expect(words === '' && effect.verb !== 'flag', JSON.stringify(effect)).toBe(false);
      expect(words).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('counts as people do, and calls each unit of several `it`', () => {
    const told = toldOf(Match.begun());
    const unit = { kinds: ['ship' as const, 'team' as const], of: 'opposing' as const, leastPeril: 2 };
    const filter = { classes: [], subtypes: [], hull: [], ...unit };
    const peril = { verb: 'token', token: 'peril', on: 'self' } as const;
    const telling = [
      { verb: 'inspire', on: { pick: filter, by: 'self', count: 2, may: true } },
      { verb: 'each', on: { each: filter }, effects: [{ ...peril, count: 1 }] },
      { ...peril, count: { per: 'successes', of: 'self', times: 1, plus: 2 } },
    ].map((effect) => effectWords(told, effect as Effect)); // as a pack has them, what they leave out being read in
    expect(telling).toEqual([
      'inspire up to 2 opposing ships or teams with 2 peril or more',
      'each opposing ship or team with 2 peril or more: 1 peril on it',
      '1 peril for each success and 2 more on the acting unit',
    ]);
  });

  it('says of every effect with a condition when it applies', () => {
    const told = toldOf(Match.begun());
    const { overtures, situations, complications } = content;
    const conditional = [overtures, situations, complications]
      .flatMap(effectsIn)
      .filter(({ verb }) => verb === 'if');
    expect(conditional.length).toBeGreaterThan(10);
    const words = conditional.map((effect) => effectWords(told, effect));
    for (const each of words) {
      expect(each).toMatch(/^if .{8,}: /);
      expect(each).not.toMatch(/if it applies|it came to|unit is a unit:/);
      check(each);
    }
    expect(words).toContainEqual(expect.stringMatching(/^if the target has no control marker: /));
  });

  it('negates and joins conditions as people say them', () => {
    const told = toldOf(Match.begun());
    const score: Effect = { verb: 'score', who: 'self', points: 1 };
    const told1 = (...when: readonly Condition[]) =>
      effectWords(told, { verb: 'if', when: [...when], then: [score], else: [] });
    const persuasive: Condition = { is: 'hail', role: 'persuasive' };
    expect(told1({ is: 'not', what: persuasive }, { is: 'hail', leastTrust: 3 })).toBe(
      'if you are not the persuasive player and your trust is 3 or more: score 1 VP',
    );
    expect(told1({ is: 'not', what: { is: 'round', least: 3 } })).toBe(
      'if it is not so that round 3 has come: score 1 VP',
    );
    expect(told1({ is: 'features', feature: { kinds: ['objective-ping'] }, most: 0 })).toBe(
      'if no ping objectives are left in the sector: score 1 VP',
    );
  });

  it('every ability of the shipped stations is told', () => {
    const told = toldOf(Match.begun());
    for (const { stations, abilities } of Object.values(content.stations))
      for (const ability of [...stations.flatMap((station) => station.abilities), ...abilities])
        expect(abilityDetail(told, ability), ability.id).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('every question, answer and event of played matches is told without an id', () => {
    const random = randomFrom('words');
    const match = Match.from(setupWith());
    const types = new Set<string>();
    for (let steps = 0; steps < 260 && match.actor !== null; steps += 1) {
      const told = toldOf(match);
      const task = told.view.tasks.at(-1);
      if (task) {
        const { title, detail } = taskWords(told, task);
        check(title, detail);
        types.add(task.type);
      }
      if (match.actor === '1')
        for (const action of match.legal('1').slice(0, 12)) check(actionWords(told, action).title);
      match.sample(random);
      const entry = { position: 1, actor: 'chance' as const, events: match.events, reason: null };
      for (const line of eventLines(toldOf(match), entry)) check(line.text);
    }
    expect(types.size).toBeGreaterThan(8);
  });
});
