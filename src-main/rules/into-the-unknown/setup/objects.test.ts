import { describe, expect, it } from 'vitest';
import type { ObjectiveSpec } from '../../../../shared/content/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import {
  complicationCard,
  overtureCard,
  situationCard,
  type StateOptions,
} from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';

const WHERE = { inSystem: true, onePerSystem: false, anotherSystem: false, beyond: [] };
const spec = (own: Partial<ObjectiveSpec> = {}): ObjectiveSpec => ({
  name: 'base',
  kind: 'objective-solid',
  count: 3,
  keywords: { capacity: 2 },
  by: 'alternate',
  where: WHERE,
  untilTotal: false,
  keepsKeywords: false,
  opposingMarker: false,
  drawn: false,
  ...own,
});
const objects = (part: 'overture' | 'situation' | 'complication', left: number): Task => ({
  type: 'objects',
  part,
  index: 0,
  next: '1',
  left,
  fixed: false,
});

/** Tokens of one record wait to be placed; seat 1 has priority. */
function placing(
  part: 'overture' | 'situation' | 'complication',
  own: Partial<ObjectiveSpec>,
  more: StateOptions = {},
): Match {
  const one = spec(own);
  const isRevealed = part === 'complication';
  return Match.begun({
    cards: {
      overtures: {
        own: overtureCard({ objectives: [part === 'overture' ? one : spec({ keywords: { unstable: 2 } })] }),
      },
      situations: { own: situationCard({ features: [one] }) },
      complications: { own: complicationCard({ objectives: [one] }) },
    },
    mission: {
      overture: 'own',
      situation: 'own',
      complications: { '1': 'own' },
      part: isRevealed ? 'complication' : 'overture',
      revealed: isRevealed ? '1' : null,
      ...more.mission,
    },
    tasks: [{ type: 'round', step: 2 }, { type: 'priority-order', seat: '1' }, objects(part, one.count)],
    units: [{ class: 'defiant', at: [5, 3, 180] }],
    ...more,
  });
}
const put = (x: number, y: number) => ({ type: 'place-feature', at: { x, y } }) as const;

describe('tokens of the mission', () => {
  it('ITU-SETUP-29: players alternate in placing them until none is left, the priority player first', () => {
    const match = placing('overture', {});
    expect(match.actors).toEqual(['1']);
    match.step('1', put(18, 10));
    expect(match.feature('f1')).toMatchObject({
      name: 'base',
      keywords: { capacity: 2 },
      system: '1',
      control: {},
    });
    expect(match.actors).toEqual(['2']);
    expect(match.refusal('2', put(18, 10)).code).toBe('overlap');
    expect(match.refusal('2', put(2, 30)).rule).toBe('ITU-SETUP-29');
    match.step('2', put(18, 20)).step('1', put(20.1234567891, 26));
    expect(match.feature('f3').at).toEqual({ x: 20.123456789, y: 26 });
    expect(match.task.type).not.toBe('objects');
  });

  it('ITU-SETUP-29: anomalies lie facedown: nobody knows their numbers', () => {
    const match = placing('situation', { kind: 'anomaly', name: 'buoy', count: 1, drawn: true });
    match.step('1', put(18, 10));
    expect(match.feature('f1')).toMatchObject({ kind: 'anomaly', number: null, exposed: false });
    expect(match.state.mission.anomalies).toHaveLength(8);
  });

  it("ITU-SETUP-29: with an opposing marker who places one puts the opponent's marker on it", () => {
    const match = placing('overture', { opposingMarker: true }).step('1', put(18, 10)).step('2', put(18, 20));
    expect([match.feature('f1').control, match.feature('f2').control]).toEqual([{ '2': 1 }, { '1': 1 }]);
  });

  it('ITU-SETUP-29: a role places all of them', () => {
    const seats = { '2': { roles: ['guard'] } };
    const match = placing('overture', { by: 'guard' }, { seats })
      .step('2', put(18, 10))
      .step('2', put(18, 20));
    expect(match.actors).toEqual(['2']);
  });

  it('ITU-SETUP-29: what finds no place at all is left out', () => {
    const crowded = placing('overture', {
      count: 2,
      where: { ...WHERE, beyond: [{ inches: 20, of: 'objective' }] },
    });
    crowded.step('1', put(18, 18));
    expect(crowded.task.type).not.toBe('objects');
    expect(crowded.state.features).toHaveLength(1);
  });

  it("ITU-MISSION-13: until the total is there players place, or take away, and the tokens are the complication's", () => {
    const solid = (x: number, y: number) =>
      ({ kind: 'objective-solid', at: [x, y], is: { name: 'old', keywords: { unstable: 2 } } }) as const;
    const own = { untilTotal: true, keepsKeywords: true, name: 'holding', keywords: { capacity: 3 } };
    const few = placing('complication', own, { features: [solid(18, 10)] });
    few.step('1', put(18, 20)).step('2', put(10, 18));
    expect(few.state.features.map(({ name, keywords }) => [name, keywords])).toEqual(
      Array.from({ length: 3 }, () => ['holding', { unstable: 2, capacity: 3 }]),
    );
    const many = placing(
      'complication',
      { ...own, count: 1 },
      { features: [solid(18, 10), solid(18, 20), solid(10, 18)] },
    );
    expect(many.legal('1')).toEqual(
      ['f1', 'f2', 'f3'].map((feature) => ({ type: 'remove-feature', feature })),
    );
    expect(many.refusal('1', put(25, 18)).rule).toBe('ITU-SETUP-29');
    many.step('1', { type: 'remove-feature', feature: 'f2' });
    expect(many.actors).toEqual(['2']);
    many.step('2', { type: 'remove-feature', feature: 'f1' });
    expect(many.state.features.map(({ id, name }) => [id, name])).toEqual([['f3', 'holding']]);
  });
});
