import { describe, expect, it } from 'vitest';
import { type BegunOptions, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { contextOf } from '../effects/context';
import { unitOf } from '../figures';
import { Play } from '../play';
import { canDisband } from './disbanding';
import { formable, placeTeam } from './forming';

const crewAt = (crew: number) => ({ class: 'defiant', at: [10, 10, 0], is: { crew } }) as const;
const TEAM = {
  class: 'survey-team',
  in: '1:defiant/cargo',
  aboard: ['jadzia-dax', 'miles-obrien'],
  is: { teamLetter: 'alpha', peril: 2, advantage: 1, trauma: 1, fired: true },
} as const;

function disbanding(options: BegunOptions): Match {
  const play = playWith({ tasks: [{ type: 'note', seat: '1', text: 'Go on', from: 'test' }], ...options });
  const context = contextOf(unitOf(play.frozen, '1:survey-team'), { from: 'team' });
  play.push({ type: 'effects', effects: [{ verb: 'disband' }], context });
  return Match.after(play);
}
const crewAfter = (crew: number, way: string) =>
  disbanding({
    units: [crewAt(crew), { ...TEAM, aboard: [] }],
    readings: { 'team.disbandInspire': way },
  }).unit('1:defiant');

describe('where', () => {
  const can = (units: BegunOptions['units']) => {
    const { table, frozen } = playWith({ units: units ?? [] });
    return canDisband(table, frozen, unitOf(frozen, '1:survey-team'));
  };

  it('ITU-TEAM-19: at a friendly unit that has a crew dial', () => {
    expect(can([crewAt(0), TEAM])).toBe(true);
    const fighter = { class: 'jemhadar-fighter', seat: '2', at: [20, 20, 0] } as const;
    expect(can([fighter, { ...TEAM, in: '2:jemhadar-fighter/cargo' }])).toBe(false);
    const shuttle = { class: 'type-6-shuttle', at: [20, 20, 0] } as const;
    expect(can([shuttle, { ...TEAM, in: '1:type-6-shuttle/bridge' }])).toBe(false);
  });

  it('ITU-TEAM-20: not where the dial cannot go up', () => {
    expect(can([crewAt(2), TEAM])).toBe(false);
  });
});

describe('the crew', () => {
  it('ITU-TEAM-20: the dial goes up a step', () => {
    expect(crewAfter(-3, 'after').crew).toBe(-2);
  });

  it('ITU-TEAM-21: by the default reading the inspire comes after the increase: start-1 becomes start+1', () => {
    expect(crewAfter(-1, 'after').crew).toBe(1);
    expect(crewAfter(0, 'after').crew).toBe(2);
  });

  it('ITU-TEAM-21: by reading b it is tested before: start-1 becomes start', () => {
    expect(crewAfter(-1, 'before').crew).toBe(0);
    expect(crewAfter(0, 'before').crew).toBe(2);
  });

  it('ITU-TEAM-21: by reading c the inspire takes the place of the increase', () => {
    expect(crewAfter(0, 'instead').crew).toBe(1);
    expect(crewAfter(-1, 'instead').crew).toBe(0);
  });

  it('ITU-TEAM-21, ITU-INSPIRE-02: an inspire with the dial at its maximum is an advantage', () => {
    expect(crewAfter(1, 'after')).toMatchObject({ crew: 2, advantage: 2 });
  });
});

describe('what the team leaves', () => {
  it('ITU-TEAM-22: its token is available again, its officers go to sections of the unit, at open stations if they like', () => {
    const match = disbanding({ units: [crewAt(0), TEAM] });
    expect(match.state.units.map(({ id }) => id)).toEqual(['1:defiant']);
    expect(match.taskOf('disband').who).toEqual(['1:jadzia-dax', '1:miles-obrien']);
    const to = { type: 'section', unit: '1:defiant', section: 'bridge' } as const;
    match.step('1', { type: 'move-personnel', who: '1:jadzia-dax', to, station: 'helm' });
    expect(match.officer('1:jadzia-dax')).toMatchObject({ at: to, station: 'helm' });
    const again = match.refusal('1', { type: 'move-personnel', who: '1:miles-obrien', to, station: 'helm' });
    expect(again.rule).toBe('ITU-TEAM-22');
    match.step('1', { type: 'move-personnel', who: '1:miles-obrien', to, station: null });
    expect(match.officer('1:miles-obrien')).toMatchObject({ at: to, station: null });
  });

  it('ITU-TEAM-22: a captive goes with them and takes no station', () => {
    const officers = { '1:jadzia-dax': { owner: '2', capturedBy: '1', ready: false } } as const;
    const match = disbanding({ units: [crewAt(0), TEAM], officers });
    expect(match.options('1', 'move-personnel').every(({ station }) => station === null)).toBe(true);
    expect(match.officer('1:jadzia-dax').capturedBy).toBe('1');
  });

  it('ITU-TEAM-23: peril, advantage and banked points go to the ship, trauma is discarded', () => {
    const banked = [{ seat: '1', points: 2, scores: 'end' }] as const;
    const team = { ...TEAM, aboard: [], is: { ...TEAM.is, banked } } as const;
    const ship = disbanding({ units: [crewAt(-3), team] }).unit('1:defiant');
    expect(ship).toMatchObject({ peril: 2, advantage: 1, trauma: 0, fired: false, banked });
  });

  it('ITU-TEAM-23: by reading b trauma and the power token move too', () => {
    const units = [crewAt(-3), { ...TEAM, aboard: [] }];
    const ship = disbanding({ units, readings: { 'team.disbandTrauma': 'move' } }).unit('1:defiant');
    expect(ship).toMatchObject({ trauma: 1, fired: true });
  });

  it('ITU-TEAM-22: a version of the letter can be formed anew, under another id', () => {
    const units = [crewAt(0), { ...TEAM, aboard: [] }];
    const alphas = ({ table, state }: Match) =>
      formable(table, state, '1').flatMap(({ letter, team }) => (letter === 'alpha' ? [team] : []));
    expect(alphas(Match.begun({ units }))).toEqual([]);
    const match = disbanding({ units });
    expect(match.state.gone).toMatchObject([{ unit: '1:survey-team', why: 'disbanded' }]);
    expect(alphas(match)).toEqual(['survey-team']);
    const at = { type: 'section', unit: '1:defiant', section: 'cargo' } as const;
    const play = new Play(match.table, match.state);
    expect(placeTeam(play, '1', { letter: 'alpha', team: 'survey-team' }, at)).toBe('1:survey-team#2');
  });
});
