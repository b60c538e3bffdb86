import { describe, expect, it } from 'vitest';
import type { FeatureOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import { featureHazards, isFeatureHazardOpen, pushFeatureHazard } from './feature-hazards';
import { anomaly, defiant, DEFIANT, mission } from '../../../../tests/support/into-the-unknown/anomalies';

describe('step 2 of the Hazard Phase', () => {
  const hazards = (units: readonly UnitOptions[], features: readonly FeatureOptions[]) => {
    const { play } = new Moves({ ...mission, units, features, tasks: [] });
    return { play, of: (seat: '1' | '2') => featureHazards(play.table, play.frozen, seat) };
  };

  it('ITU-ANOM-02: an anomaly is exposed that a space unit begins it beside, at 2" exactly too', () => {
    const halfLength = 1.07;
    const exactly = 18 + 0.625 + 2 + halfLength;
    expect(hazards([defiant(18, exactly)], [anomaly()]).of('1')).toEqual(['anomaly/f1/1:defiant']);
    expect(hazards([defiant(18, exactly + 0.001)], [anomaly()]).of('1')).toEqual([]);
    const { play, of } = hazards([defiant()], [anomaly()]);
    pushFeatureHazard(play, of('1')[0] ?? '');
    expect(play.frozen.tasks).toMatchObject([{ type: 'expose', feature: 'f1', by: DEFIANT }]);
  });

  it('ITU-ANOM-02: teams expose nothing, and what is exposed is not exposed again', () => {
    const { of } = hazards([defiant(30, 30), { class: 'survey-team', in: 'f1' }], [anomaly()]);
    expect(of('1')).toEqual([]);
    expect(hazards([defiant()], [anomaly({ exposed: true })]).of('1')).toEqual([]);
  });

  it('ITU-ANOM-02: of several own units beside it the player says which exposes it, and it is exposed once', () => {
    const units = [
      defiant(),
      { class: 'type-6-shuttle', at: [16, 18, 0] } as const,
      defiant(20.5, 18, { seat: '2' }),
      { class: 'jemhadar-fighter', seat: '2', at: [4, 33, 0] } as const,
    ];
    const match = Match.begun({
      ...mission,
      units,
      features: [anomaly()],
      tasks: [{ type: 'round', step: 4 }],
    });
    match.step('referee', { type: 'note-done' });
    expect(match.taskOf('hazard')).toMatchObject({
      seat: '1',
      left: ['anomaly/f1/1:defiant', 'anomaly/f1/1:type-6-shuttle'],
    });
    match.step('1', { type: 'choose-option', option: 1 }).step('chance', { type: 'number', number: 1 });
    expect([match.unit('1:type-6-shuttle').peril, match.unit(DEFIANT).peril]).toEqual([2, 0]);
    expect(match.log.filter(({ type }) => type === 'exposed')).toHaveLength(1);
    expect(match.state.tasks.some(({ type }) => type === 'hazard')).toBe(false);
  });

  it('ITU-FKEY-09: a team tests where it is, on the feature as in a ship beside it, and without impulse turn', () => {
    const rift: FeatureOptions = {
      kind: 'rift',
      at: [18, 18],
      is: { keywords: { unstable: 2, capacity: 1 } },
    };
    const units: readonly UnitOptions[] = [
      defiant(),
      { class: 'survey-team', in: 'f1' },
      { class: 'survey-team', in: '1:defiant/cargo' },
      { class: 'type-6-shuttle', at: [30, 30, 0] },
      { class: 'survey-team', in: '1:type-6-shuttle/bridge' },
    ];
    expect(hazards(units, [rift]).of('1')).toEqual([
      'unstable/f1/1:defiant',
      'unstable/f1/1:survey-team',
      'unstable/f1/1:survey-team#2',
    ]);
    const match = Match.begun({
      units: [...units.slice(0, 2), defiant(3, 33, { seat: '2' })],
      features: [rift],
      tasks: [
        { type: 'round', step: 5 },
        { type: 'hazard', step: 2, seat: '1', left: ['unstable/f1/1:survey-team'] },
      ],
    }).step('referee', { type: 'note-done' });
    expect(match.taskOf('test')).toMatchObject({ stat: 'ops', skill: 'mechanics', rerolls: {} });
    match.fate('team');
    expect(match.unit('1:survey-team').peril).toBeGreaterThan(0);
  });

  it('ITU-FKEY-09: who is no longer at 2" when it is worked off does not test', () => {
    const rift: FeatureOptions = { kind: 'rift', at: [18, 18], is: { keywords: { unstable: 2 } } };
    const left = ['unstable/f1/1:defiant'];
    const { play } = new Moves({ units: [defiant(18, 30)], features: [rift], tasks: [] });
    expect(isFeatureHazardOpen(play.table, play.frozen, left[0] ?? '')).toBe(false);
    pushFeatureHazard(play, left[0] ?? '');
    expect(play.frozen.tasks).toEqual([]);
  });

  it('ITU-FKEY-10: the opponent who takes 3 peril off costs the ship 1 step of its crew dial, shields or not', () => {
    const rift: FeatureOptions = { kind: 'rift', at: [18, 18], is: { keywords: { unstable: 9 } } };
    const match = Match.begun({
      units: [defiant(18, 20, { is: { peril: 1 } }), defiant(3, 33, { seat: '2' })],
      features: [rift],
      tasks: [
        { type: 'round', step: 5 },
        { type: 'hazard', step: 2, seat: '1', left: ['unstable/f1/1:defiant'] },
      ],
    }).step('referee', { type: 'note-done' });
    const before = match.unit(DEFIANT);
    expect(before.shieldsUsed).toEqual({ fore: 0, aft: 0 });
    while (match.task.type === 'test')
      match.step(
        match.actor ?? '1',
        match.actor === 'chance'
          ? {
              type: 'rolled',
              faces: match.taskOf('test').dice.map(({ die }) => (die === 'intuition' ? 6 : 5)),
            }
          : { type: 'done' },
      );
    const { peril } = match.unit(DEFIANT);
    // A failure by 9 adds 1 and 9 to the 1 that lay there.
    expect([peril, match.actor]).toEqual([11, '2']);
    match.step('2', { type: 'choose-option', option: 0 });
    expect([match.unit(DEFIANT).peril, match.unit(DEFIANT).crew]).toEqual([8, (before.crew ?? 0) - 1]);
  });

  it('ITU-FKEY-09: each unit at 2" of an Unstable feature tests ops + Mechanics, the trailing player for hazard units', () => {
    const rift: FeatureOptions = { kind: 'rift', at: [18, 18], is: { keywords: { unstable: 2 } } };
    const raider: UnitOptions = { class: 'hostile-raider', seat: null, at: [15, 18, 0] };
    const { play, of } = hazards([defiant(), defiant(21, 18, { seat: '2' }), raider], [rift]);
    expect(of('1')).toEqual(['unstable/f1/1:defiant']);
    expect(of('2')).toEqual(['unstable/f1/2:defiant', 'unstable/f1/0:hostile-raider']);
    pushFeatureHazard(play, 'unstable/f1/1:defiant');
    const task = play.frozen.tasks.at(-1);
    const effect = task?.type === 'effects' ? task.effects[0] : undefined;
    if (effect?.verb !== 'test') throw new Error('No test.');
    expect(effect.work.test).toMatchObject({
      difficulty: 2,
      stat: 'ops',
      skill: 'mechanics',
      reroll: 'impulse-turn',
    });
    expect(effect.work.success).toMatchObject([{ verb: 'token', count: 2 }]);
    expect(effect.work.spends).toMatchObject([{ result: 'breakthrough', most: 2 }]);
  });

  it('ITU-FKEY-10, ITU-FKEY-11: a failure lets an opponent take 3 peril off a ship, which then loses 1 crew', () => {
    const rift: FeatureOptions = { kind: 'rift', at: [18, 18], is: { keywords: { unstable: 2 } } };
    const { play } = hazards([defiant()], [rift]);
    pushFeatureHazard(play, 'unstable/f1/1:defiant');
    const task = play.frozen.tasks.at(-1);
    const effect = task?.type === 'effects' ? task.effects[0] : undefined;
    if (effect?.verb !== 'test') throw new Error('No test.');
    const [short, choice] = effect.work.failure;
    expect(short).toMatchObject({ count: { per: 'shortfall', plus: 1 } });
    expect(choice).toMatchObject({
      verb: 'if',
      when: [
        { is: 'self', unit: { kinds: ['ship'] } },
        { is: 'peril', least: 3 },
      ],
      then: [
        {
          verb: 'choose',
          by: 'opponent',
          may: true,
          options: [{ effects: [{ count: -3 }, { verb: 'damage', kind: 'health', count: 1 }] }],
        },
      ],
    });
  });
});
