/** What every shipped overture and complication scores, on tables laid out for it. */
import { describe, expect, it } from 'vitest';
import type { StateOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import type { MissionState, Task } from '../../../../shared/contract/into-the-unknown';
import { missionTasks, pushMissionEffects } from './mission-effects';
import { Play } from '../play';

const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
const SHIPS: readonly UnitOptions[] = [
  { class: 'defiant', at: [18, 30, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 6, 180] },
];

type Marks = Readonly<Partial<Record<'1' | '2', number>>>;
function site(x: number, y: number, control: Marks = {}) {
  return { kind: 'objective-solid', at: [x, y], is: { keywords: { capacity: 3 }, control } } as const;
}
const team = (place: string, seat: '1' | '2' = '1'): UnitOptions => ({
  class: seat === '1' ? 'survey-team' : 'diplomatic-envoy',
  seat,
  in: place,
});

/** Points in the order in which they were told: `1:+2`, `2:-1`. */
function told(match: Match): readonly string[] {
  const scored = match.log.flatMap((event) => (event.type === 'scored' ? [event] : []));
  return scored.map(({ seat, points }) => `${seat}:${points > 0 ? '+' : ''}${String(points)}`);
}

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

function withTasks(match: Match, tasks: readonly Task[]): Match {
  return new Match(match.table, { ...match.state, tasks: [WAIT, ...tasks.toReversed(), WAIT] }).step('1', {
    type: 'done',
  });
}

/** What the parts in force do in that step of a round. */
function worked(what: 'hazards' | 'readies', options: StateOptions): Match {
  const match = Match.begun({ units: SHIPS, ...options });
  const play = new Play(match.table, { ...match.state, tasks: [] });
  pushMissionEffects(play, what);
  return withTasks(match, play.frozen.tasks.toReversed());
}

const complication = (card: string, more: Partial<MissionState> = {}): Partial<MissionState> => ({
  situation: null,
  complications: { '1': card, '2': card },
  part: 'complication',
  revealed: '1',
  ...more,
});

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

describe('what missions do in the Hazard Phase', () => {
  it('Missing Survey Teams: the trailing player moves a ping up to 3", neither into a system nor out of one', () => {
    const ping = { kind: 'objective-ping', at: [18, 18] } as const;
    const match = worked('hazards', {
      features: [ping, { ...ping, at: [18, 24] }],
      mission: { overture: 'missing-survey-teams', situation: null },
    });
    expect(match.options('2', 'choose-feature').map(({ feature }) => feature)).toEqual(['f1', 'f2']);
    match.step('2', { type: 'choose-feature', feature: 'f1' });
    expect(match.refusal('2', { type: 'place-feature', at: { x: 18, y: 14.9 } })).toMatchObject({
      code: 'too-far',
      params: { inches: 3 },
    });
    match.step('2', { type: 'place-feature', at: { x: 18, y: 15 } });
    expect(match.feature('f1').at).toEqual({ x: 18, y: 15 });
    const rim = worked('hazards', {
      features: [{ ...ping, at: [18, 30] }],
      mission: { overture: 'missing-survey-teams', situation: null },
    });
    expect(rim.refusal('2', { type: 'place-feature', at: { x: 18, y: 32.9 } }).code).toBe('leaves-system');
    rim.step('2', { type: 'done' });
    expect(rim.feature('f1').at).toEqual({ x: 18, y: 30 });
  });

  it('Infection: each unit with 2 or more peril loses health and gains peril', () => {
    const match = worked('hazards', {
      units: [
        { ...(SHIPS[0] as UnitOptions), is: { peril: 2 } },
        { ...(SHIPS[1] as UnitOptions), is: { peril: 1 } },
      ],
      mission: complication('infection'),
    }).fate();
    expect(match.unit('1:defiant')).toMatchObject({ peril: 3, crew: -1 });
    expect(match.unit('2:jemhadar-fighter')).toMatchObject({ peril: 1, crew: 0 });
  });

  it('Disruptive Ion Storms: each space unit at 2" of a cloud tests; a failure costs 2 reserve and 1 peril', () => {
    const match = worked('hazards', {
      features: [{ kind: 'cloud', at: [18, 27] }],
      mission: { overture: 'distress-call', situation: 'disruptive-ion-storms' },
    });
    const { work, context } = match.taskOf('test');
    expect(context).toMatchObject({ self: '1:defiant', seat: '1' });
    expect(work.test).toMatchObject({
      difficulty: 3,
      stat: 'ops',
      skill: 'mechanics',
      reroll: 'shields-fore',
    });
    const before = match.unit('1:defiant').reserve ?? 0;
    match.roll(...match.taskOf('test').dice.map(() => 6));
    while (match.task.type === 'test') match.step('1', { type: 'done' });
    expect(match.unit('1:defiant')).toMatchObject({ peril: 1, reserve: before - 2 });
  });
});

describe('secrets of the Race for Knowledge', () => {
  function drawn(number: number): Match {
    const match = Match.begun({
      units: [...SHIPS, team('f1'), team('f1', '2')],
      features: [site(8, 18, { '1': 1 }), site(26, 18)],
      mission: complication('race-for-knowledge'),
      tasks: [
        WAIT,
        { type: 'draw', from: 'secrets', count: 1, seat: '1', unit: '1:survey-team', why: 'secret' },
      ],
    });
    return match.step('chance', { type: 'number', number });
  }

  it('1 and 2: 1 VP, then each player may move a team there to another objective', () => {
    const match = drawn(2);
    expect(told(match)).toEqual(['1:+1']);
    match.step('1', { type: 'choose-feature', feature: 'f2' });
    match.step('2', { type: 'done' });
    expect(match.unit('1:survey-team').location).toEqual({ type: 'feature', feature: 'f2' });
    expect(match.unit('2:diplomatic-envoy').location).toEqual({ type: 'feature', feature: 'f1' });
  });

  it('3 and 4: an advantage for each team there', () => {
    const match = drawn(3);
    expect([match.unit('1:survey-team').advantage, match.unit('2:diplomatic-envoy').advantage]).toEqual([
      1, 1,
    ]);
  });

  it('5 to 7: 3 damage for each team there', () => {
    const match = drawn(7);
    match.until('note', 'secrets');
    expect(match.log.filter(({ type }) => type === 'destroyed')).toHaveLength(2);
  });

  it('8: 2 VP; the token is set aside and does not come up again', () => {
    const match = drawn(8);
    expect(told(match)).toEqual(['1:+2']);
    expect(match.state.mission.anomalies).not.toContain(8);
  });
});
