/** What bots hold positions and actions to be worth: points in reach, dooms and what averts them. */
import { describe, expect, it } from 'vitest';
import type { ActionOf } from '../../../../shared/contract/into-the-unknown';
import type { StateOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { makeExplain } from '../explain';
import { chanceOf, prospectOf, standingOf } from '.';

const CREW = { 'captains-chair': 'reliable-commander', instruments: 'kehleyr' } as const;
const SHIP: UnitOptions = { class: 'defiant', at: [18, 30, 0], crew: CREW };
const FOE: UnitOptions = { class: 'jemhadar-fighter', seat: '2', at: [18, 4, 180] };
const SIGNAL = { kind: 'objective-ping', at: [18, 24], is: { control: { '1': 1 } } } as const;
const FAR_SIGNAL = { ...SIGNAL, at: [18, 2] } as const;
const AHEAD = {
  type: 'maneuver',
  tool: null,
  notches: 0,
  distanceIn: 2,
  headingDeg: null,
  system: null,
} as const;
const DEPLOY = { type: 'deploy', unit: '1:defiant', alert: 'green 1', system: null, location: null } as const;
const SURVEY = { overture: 'neutral-zone-survey', situation: null } as const;

function survey(options: StateOptions = {}): Match {
  return Match.begun({ units: [SHIP, FOE], features: [SIGNAL], mission: SURVEY, ...options });
}
const standing = ({ table, state }: Match) => standingOf(table, state, '1');

function doomed(flags: readonly string[], foe: UnitOptions = FOE): Match {
  return survey({
    units: [SHIP, foe],
    seats: { '1': { vp: 4 } },
    mission: {
      ...SURVEY,
      part: 'complication',
      revealed: '1',
      complications: { '1': 'missing-crew', '2': 'missing-crew' },
      flags,
    },
  });
}

describe('positions', () => {
  it('are the better the nearer a unit is to what it could score at', () => {
    const far = survey({ units: [{ ...SHIP, at: [3, 33, 0] }, FOE], features: [{ ...SIGNAL, at: [33, 3] }] });
    expect(standing(survey())).toBeGreaterThan(standing(far));
  });

  it('are the better the nearer it comes to a range that it is still far out of, and the better it heads there', () => {
    const at = (y: number, headingDeg: number) =>
      standing(survey({ units: [{ ...SHIP, at: [18, y, headingDeg] }, FOE], features: [FAR_SIGNAL] }));
    expect(at(20, 0)).toBeGreaterThan(at(28, 0));
    expect(at(28, 0)).toBeGreaterThan(at(28, 180));
  });

  it('count what lies in reach for less once few rounds are left to use it', () => {
    const future = (round: number) =>
      standing(survey({ round: { number: round } })) -
      standing(survey({ units: [{ ...SHIP, at: [2, 34, 0] }, FOE], round: { number: round } }));
    expect(future(1)).toBeGreaterThan(future(6));
  });

  it('are bad for who leads while everybody loses, and good again once a hail has solved it', () => {
    expect(standing(doomed([]))).toBeLessThan(0.6);
    expect(standing(doomed(['joint-solution']))).toBeGreaterThan(0.6);
  });

  it('are the better while everybody loses the nearer somebody is who can be hailed', () => {
    const near = doomed([], { ...FOE, at: [18, 24, 180] });
    const far = doomed([], { ...FOE, at: [18, 1, 180] });
    expect(standing(near)).toBeGreaterThan(standing(far));
  });
});

describe('actions', () => {
  it('that score promise more than others, which a pass does not', () => {
    const { table, state } = survey();
    const sweep = {
      type: 'order',
      unit: '1:defiant',
      ability: 'sensor-sweep',
      station: 'instruments',
    } as const;
    const promised = prospectOf(table, state, '1', { ...sweep, officer: '1:kehleyr', target: 'f1' });
    expect(promised).toBeGreaterThan(0.3);
    expect(prospectOf(table, state, '1', { type: 'pass' })).toBe(0);
  });

  it('to move promise as much as the best move may bring nearer', () => {
    const { table, state } = survey({ features: [FAR_SIGNAL] });
    const helm = { type: 'order', unit: '1:defiant', station: 'helm', officer: null, target: null } as const;
    const impulse = prospectOf(table, state, '1', { ...helm, ability: 'impulse' });
    const warp = prospectOf(table, state, '1', { ...helm, ability: 'warp' });
    expect(impulse).toBeGreaterThan(0);
    expect(warp).toBeGreaterThan(impulse);
  });

  it('of a manoeuvre promise the more the nearer it ends to something to be done', () => {
    const { table, state } = survey({
      features: [FAR_SIGNAL],
      tasks: [{ type: 'maneuver', seat: '1', unit: '1:defiant', kinds: ['forward', 'reverse'], full: false }],
    });
    const promised = (kind: 'forward' | 'reverse') => prospectOf(table, state, '1', { ...AHEAD, kind });
    expect(promised('forward')).toBeGreaterThan(0);
    expect(promised('reverse')).toBeLessThan(0);
  });

  it('of transport promise work for a team that lands where there is some, and nothing elsewhere', () => {
    const { table, state } = survey({
      units: [SHIP, FOE, { class: 'survey-team', in: '1:defiant/cargo' }],
      features: [{ kind: 'objective-solid', at: [18, 26] }],
      mission: { overture: 'search-for-the-gateway', situation: null },
    });
    const sent = (to: ActionOf<'transport'>['to']) =>
      prospectOf(table, state, '1', { type: 'transport', who: '1:survey-team', with: [], to, joins: null });
    expect(sent({ type: 'feature', feature: 'f1' })).toBeGreaterThan(0);
    expect(sent({ type: 'section', unit: '1:defiant', section: 'bridge' })).toBeLessThan(0);
  });

  it('of deployment promise more facing the objectives than facing away', () => {
    const { table, state } = survey({ features: [FAR_SIGNAL] });
    const facing = (headingDeg: number) =>
      prospectOf(table, state, '1', { ...DEPLOY, pose: { x: 18, y: 33, headingDeg } });
    expect(facing(0)).toBeGreaterThan(facing(180));
  });

  it('keep a complication that dooms nobody', () => {
    const { table, state } = survey();
    const kept = (card: string) => prospectOf(table, state, '1', { type: 'keep-complication', card });
    expect(kept('contested-territory')).toBeGreaterThan(kept('infection'));
  });

  it('move the influence marker away from what dooms everybody', () => {
    const { table, state } = survey({
      mission: {
        ...SURVEY,
        track: ['1', '1', '1', '2', '2', '2'],
        influence: 3,
        complications: { '1': 'contested-territory', '2': 'infection' },
      },
    });
    const at = (position: number) => prospectOf(table, state, '1', { type: 'take-influence', position });
    expect(at(2)).toBeGreaterThan(at(3));
    expect(at(3)).toBeGreaterThan(at(4));
  });
});

describe('chances of tests', () => {
  it('rise with the dice and fall with the difficulty', () => {
    expect(chanceOf(3, 5, 2)).toBeGreaterThan(chanceOf(3, 5, 4));
    expect(chanceOf(3, 5, 3)).toBeGreaterThan(chanceOf(2, 5, 3));
    expect(chanceOf(0, 0, 1)).toBe(0);
    expect(chanceOf(0, 0, 0)).toBe(1);
  });
});

describe('explanations', () => {
  it('tell how likely an action of the mission succeeds', () => {
    const match = survey();
    const told = makeExplain(match.table)(match.view('1'), '1', {
      type: 'order',
      unit: '1:defiant',
      ability: 'sensor-sweep',
      station: 'instruments',
      officer: '1:kehleyr',
      target: 'f1',
    });
    expect(told.text).toMatch(/sensor sweep.* by K'Ehleyr, \d+ % likely/);
    expect(told.isSecret).toBe(false);
  });
});
