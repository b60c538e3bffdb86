/** What every shipped overture and complication scores, on tables laid out for it. */
import { describe, expect, it } from 'vitest';
import type { StateOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { missionTasks } from './mission-effects';
import {
  complication,
  SHIPS,
  site,
  team,
  told,
  WAIT,
  withTasks,
  worked,
} from '../../../../tests/support/into-the-unknown/shipped-missions';

/** The game ends now in this complication of player 1's. */
function atEnd(card: string, options: StateOptions, readings: Record<string, string> = {}): Match {
  return Match.begun({
    readings,
    units: SHIPS,
    tasks: [{ type: 'end-game', step: 0 }, WAIT],
    ...options,
    mission: {
      situation: null,
      complications: { '1': card, '2': card },
      part: 'complication',
      revealed: '1',
      ...options.mission,
    },
  })
    .step('1', { type: 'done' })
    .fate();
}

/** The overture ends now. */
function atEndOf(overture: string, options: StateOptions): Match {
  const bare = Match.begun({ units: SHIPS, ...options, mission: { overture, ...options.mission } });
  const effects = bare.table.content.overtures[overture]?.endScoring ?? [];
  const tasks = missionTasks(bare.state, effects, 'overture', 'ITU-CARDS-10');
  return withTasks(bare, tasks);
}

describe('what overtures score at their end', () => {
  it('Battlefield Rescue: 1 VP for 2 or more objectives, 2 VP for a survivor who is not incapacitated', () => {
    const survivor = {
      '1:worf': {
        at: { type: 'team', unit: '1:survey-team' },
        station: null,
        incapacitated: false,
      },
    } as const;
    const match = atEndOf('battlefield-rescue', {
      units: [SHIPS[0] as UnitOptions, { ...team('f1'), aboard: ['worf'] }, SHIPS[1] as UnitOptions],
      officers: survivor,
      features: [site(10, 18, { '1': 1 }), site(18, 18, { '1': 1 }), site(26, 18, { '2': 1 })],
      mission: { flags: ['survivor-found:1:worf'] },
    });
    expect(told(match)).toEqual(['1:+1', '1:+2']);
  });

  it('Critical Supply Drop: 1 VP for each objective controlled, the guard 1 for each supply ship with a team aboard', () => {
    const match = atEndOf('critical-supply-drop', {
      units: [...SHIPS, { class: 'supply-ship', seat: '2', at: [10, 10, 0] }, team('2:supply-ship/cargo')],
      features: [site(10, 18, { '1': 1 }), site(18, 18, { '2': 2 }), site(26, 18, { '2': 1 })],
      seats: { '1': { roles: ['guard'] }, '2': { roles: ['escort'] } },
    });
    expect(told(match)).toEqual(['1:+1', '2:+2', '1:+1']);
  });

  it('Show the Flag: 1 VP for each system with a controlled objective, and for each with the most of them', () => {
    const match = atEndOf('show-the-flag', {
      sector: { layout: 'helix' },
      features: [
        site(30, 10, { '1': 1 }),
        site(30, 16, { '2': 1 }),
        site(6, 20, { '1': 1 }),
        site(6, 26, { '1': 1 }),
      ],
    });
    expect(told(match)).toEqual(['1:+2', '2:+1', '1:+1']);
  });
});

describe('what complications score', () => {
  it('ITU-CARDS-11: Contested Territory: 1 VP for each marker when ready, 2 more at the end for those occupied', () => {
    const table: StateOptions = {
      units: [...SHIPS, team('f1'), team('f2'), team('f4')],
      features: [site(8, 18, { '1': 1 }), site(14, 18, { '1': 1 }), site(20, 18, { '1': 1 }), site(26, 18)],
    };
    expect(told(worked('readies', { ...table, mission: complication('contested-territory') }))).toEqual([
      '1:+3',
    ]);
    expect(told(atEnd('contested-territory', table))).toEqual(['1:+4']);
  });

  it('On the Tide of Ages: who has a team on the artifact ship scores markers when ready; who alone is there 2 at the end', () => {
    const table: StateOptions = {
      units: [
        ...SHIPS,
        { class: 'artifact-ship', seat: null, at: [18, 18, 0] },
        team('0:artifact-ship/bridge'),
      ],
      features: [site(8, 18, { '1': 1 }), site(14, 26, { '1': 1, '2': 1 }), site(26, 18, { '2': 1 })],
    };
    expect(told(worked('readies', { ...table, mission: complication('on-the-tide-of-ages') }))).toEqual([
      '1:+2',
    ]);
    expect(told(atEnd('on-the-tide-of-ages', table))).toEqual(['1:+2', '2:+2', '1:+2']);
    const both = { ...table, units: [...(table.units ?? []), team('0:artifact-ship/engineering', '2')] };
    expect(told(atEnd('on-the-tide-of-ages', both))).toEqual(['1:+2', '2:+2']);
  });

  it('Surface Strikes: the aggressor scores what is demolished, the protectors what is not', () => {
    const table: StateOptions = {
      units: [...SHIPS, team('f3', '2')],
      features: [site(8, 18, { '1': 1 }), site(14, 18, { '1': 1 }), site(20, 18), site(26, 18)],
      seats: { '1': { roles: ['aggressor'] }, '2': { roles: ['protector'] } },
    };
    expect(told(worked('readies', { ...table, mission: complication('surface-strikes') }))).toEqual([
      '1:+2',
      '2:+1',
    ]);
    expect(told(atEnd('surface-strikes', table))).toEqual(['1:+2', '2:+2']);
  });

  it('ITU-SCORE-11: Tactical Extraction: points on interlopers’ units that are out count for the defender', () => {
    const banked = (points: number) => [{ seat: '2', points, scores: 'by-effect' }] as const;
    const table: StateOptions = {
      units: [
        SHIPS[0] as UnitOptions,
        { ...(SHIPS[1] as UnitOptions), is: { banked: banked(2) } },
        { class: 'jemhadar-fighter', seat: '2', at: [10, 6, 180], is: { banked: banked(4), hull: 99 } },
      ],
      features: [
        site(8, 18, { '2': 1 }),
        site(14, 18, { '2': 1 }),
        site(20, 18, { '2': 1 }),
        site(26, 18),
        site(26, 26),
      ],
      seats: { '1': { roles: ['defender'] }, '2': { roles: ['interloper'] } },
      is: {
        gone: [
          {
            unit: '2:diplomatic-envoy',
            class: 'diplomatic-envoy',
            owner: '2',
            why: 'destroyed',
            by: '1',
            banked: banked(2),
            hull: 3,
            letter: 'alpha',
          },
        ],
      },
    };
    expect(told(atEnd('tactical-extraction', table))).toEqual(['1:+6', '2:+2', '2:+2']);
    const held = { ...table, features: [site(8, 18), site(14, 18), site(20, 18), site(26, 18, { '2': 1 })] };
    expect(told(atEnd('tactical-extraction', held))).toEqual(['1:+6', '1:+2', '2:+2']);
  });

  it('Cloak and Dagger: evidence banked on units that are able', () => {
    const banked = [{ seat: '2', points: 3, scores: 'end-if-able' }] as const;
    const match = atEnd('cloak-and-dagger', {
      units: [SHIPS[0] as UnitOptions, { ...(SHIPS[1] as UnitOptions), is: { banked } }],
    });
    expect(told(match)).toEqual(['2:+3']);
  });

  it('ITU-SCORE-08: Infection, Missing Crew and the Entity are lost by all without a Joint Solution', () => {
    for (const card of ['infection', 'missing-crew', 'inscrutable-entity']) {
      const lost = atEnd(card, { seats: { '1': { vp: 3 } } });
      expect(lost.state.outcome, card).toMatchObject({ type: 'loss', winners: [], rule: 'ITU-SCORE-08' });
      const solved = atEnd(card, { seats: { '1': { vp: 3 } }, mission: { flags: ['joint-solution'] } });
      expect(solved.state.outcome, card).toMatchObject({ type: 'win', winners: ['1'] });
    }
  });

  it('Inscrutable Entity: who destroyed it rolls 2 dice for nVP', () => {
    const gone = {
      unit: '0:inscrutable-entity',
      class: 'inscrutable-entity',
      owner: null,
      why: 'destroyed',
      by: '2',
      banked: [],
      hull: 9,
      letter: 'H1',
    } as const;
    const bare = Match.begun({
      units: SHIPS,
      tasks: [{ type: 'end-game', step: 0 }, WAIT],
      mission: complication('inscrutable-entity', { flags: ['joint-solution'] }),
      is: { gone: [gone] },
    }).step('1', { type: 'done' });
    bare.roll(0, 2);
    expect(bare.seat('2')).toMatchObject({ vp: 0, nvp: 3 });
    expect(bare.state.outcome).toMatchObject({ winners: ['1'] });
  });
});
