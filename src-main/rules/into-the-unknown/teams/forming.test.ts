import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { contextOf } from '../effects/context';
import { unitOf } from '../figures';
import { canForm, formable } from './forming';

const DEFIANT = {
  class: 'defiant',
  at: [10, 10, 0],
  crew: { helm: 'jadzia-dax', 'cargo-bay': 'miles-obrien' },
} as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [26, 26, 180] } as const;

/** A match in which the Defiant forms a team at its cargo bay next. */
function forming(options: BegunOptions = {}): Match {
  const play = playWith({ units: [DEFIANT, FIGHTER], ...options });
  const context = contextOf(unitOf(play.frozen, '1:defiant'), { from: 'station:cargo-bay' });
  play.push({ type: 'effects', effects: [{ verb: 'form-team' }], context });
  return Match.after(play);
}
const hostile = (category: 'exploration', faction: string) => ({
  directives: {
    combat: { card: `${faction}-combat`, side: 'calm', scored: {} },
    diplomacy: { card: `${faction}-diplomacy`, side: 'calm', scored: {} },
    exploration: {
      card: `${faction}-exploration`,
      side: category === 'exploration' ? 'hostile' : 'calm',
      scored: {},
    },
  } as const,
});

describe('which teams', () => {
  const listed = (faction: 'federation' | 'dominion' | 'klingon', isHostile: boolean) => {
    const seats = isHostile ? { '1': hostile('exploration', faction) } : {};
    const { table, frozen } = playWith({ factions: [faction, 'dominion'], seats });
    return formable(table, frozen, '1').map(({ letter, team }) => `${letter} ${team}`);
  };

  it('ITU-TEAM-04, ITU-TEAM-13: the calm lists of the Federation', () => {
    expect(listed('federation', false)).toEqual([
      'alpha survey-team',
      'beta security-team',
      'beta survey-team',
      'gamma engineering-team',
    ]);
  });
  it('ITU-TEAM-13: the hostile lists of the Federation', () => {
    expect(listed('federation', true)).toEqual([
      'alpha security-team',
      'alpha survey-team',
      'beta security-team',
      'beta survey-team',
      'gamma engineering-team',
      'gamma security-team',
    ]);
  });
  it('ITU-TEAM-13: the lists of the Dominion, calm and hostile', () => {
    expect(listed('dominion', false)).toEqual([
      'alpha jemhadar-assault-team',
      'alpha diplomatic-envoy',
      'beta diplomatic-envoy',
      'gamma damage-control-team',
    ]);
    expect(listed('dominion', true)).toEqual([
      'alpha jemhadar-assault-team',
      'alpha diplomatic-envoy',
      'beta jemhadar-assault-team',
      'beta diplomatic-envoy',
      'gamma jemhadar-assault-team',
      'gamma damage-control-team',
    ]);
  });
  it('ITU-TEAM-04: every team that a Klingon directive lists is one of its letter', () => {
    expect(listed('klingon', false)).toEqual([
      'alpha honor-guard',
      'alpha boarding-party',
      'beta honor-guard',
      'gamma repair-team',
    ]);
    expect(listed('klingon', true)).toEqual([
      'alpha boarding-party',
      'beta boarding-party',
      'gamma honor-guard-gamma',
      'gamma repair-team',
    ]);
  });

  it('ITU-TEAM-12, ITU-TEAM-15: a token in play is unavailable whichever side it shows', () => {
    const security = {
      class: 'security-team',
      in: '2:jemhadar-fighter/bridge',
      is: { teamLetter: 'beta' },
    } as const;
    const { table, frozen } = playWith({ units: [DEFIANT, FIGHTER, security] });
    expect(formable(table, frozen, '1').map(({ letter }) => letter)).toEqual(['alpha', 'gamma']);
  });

  it('ITU-TEAM-12: with all three letters in the sector no further team is formed', () => {
    const team = (letter: 'alpha' | 'beta' | 'gamma', section: string) =>
      ({ class: 'security-team', in: `1:defiant/${section}`, is: { teamLetter: letter } }) as const;
    const units = [DEFIANT, team('alpha', 'bridge'), team('beta', 'medbay'), team('gamma', 'engineering')];
    const { table, frozen } = playWith({ units });
    expect(formable(table, frozen, '1')).toEqual([]);
    expect(canForm(table, frozen, unitOf(frozen, '1:defiant'), 'cargo-bay')).toBe(false);
  });

  it('ITU-TEAM-13: a formed team stays when its directive turns to a side that does not list it', () => {
    const match = forming({ factions: ['klingon', 'dominion'] });
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'honor-guard', section: 'cargo' });
    match.step('1', { type: 'done' }).step('1', { type: 'done' });
    match.step('referee', { type: 'set-directive', seat: '1', category: 'exploration', side: 'hostile' });
    expect(match.unit('1:honor-guard').location).toEqual(locationOf('1:defiant/cargo'));
  });
});

describe('forming', () => {
  it('ITU-TEAM-14, ITU-TEAM-16: the crew dial goes down a step, the team appears in the section of the action', () => {
    const match = forming();
    expect(match.unit('1:defiant').crew).toBe(-1);
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'survey-team', section: 'cargo' });
    const team = match.unit('1:survey-team');
    expect(team.location).toEqual(locationOf('1:defiant/cargo'));
    expect(team.teamLetter).toBe('alpha');
    expect(match.told('team')).toEqual([{ type: 'team', unit: '1:survey-team', ship: '1:defiant' }]);
  });

  it('ITU-TEAM-14: with the dial at its least nothing is formed', () => {
    const ship = { ...DEFIANT, is: { crew: -4 } } as const;
    const { table, frozen } = playWith({ units: [ship] });
    expect(canForm(table, frozen, unitOf(frozen, '1:defiant'), 'cargo-bay')).toBe(false);
    const match = forming({ units: [ship, FIGHTER] });
    expect(match.state.units.some(({ kind }) => kind === 'team')).toBe(false);
    expect(match.unit('1:defiant').crew).toBe(-4);
  });

  const full = { class: 'security-team', in: '1:defiant/cargo', is: { teamLetter: 'beta' } } as const;
  it('ITU-TEAM-17: by the default reading the action needs room for the team', () => {
    const { table, frozen } = playWith({ units: [DEFIANT, full] });
    expect(canForm(table, frozen, unitOf(frozen, '1:defiant'), 'cargo-bay')).toBe(false);
  });
  it('ITU-TEAM-17: by the other reading the step is paid and the team fails to appear', () => {
    const readings = { 'team.formPrecheck': 'no' };
    const { table, frozen } = playWith({ units: [DEFIANT, full], readings });
    expect(canForm(table, frozen, unitOf(frozen, '1:defiant'), 'cargo-bay')).toBe(true);
    const match = forming({ units: [DEFIANT, FIGHTER, full], readings });
    expect(match.unit('1:defiant').crew).toBe(-1);
    expect(match.state.units.filter(({ kind }) => kind === 'team')).toHaveLength(1);
  });

  it('ITU-TEAM-18: any number of friendly officers of the ship join it, from its own section too', () => {
    const match = forming();
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'survey-team', section: 'cargo' });
    const to = { type: 'team', unit: '1:survey-team' } as const;
    match.step('1', { type: 'move-personnel', who: '1:jadzia-dax', to, station: null });
    match.step('1', { type: 'move-personnel', who: '1:miles-obrien', to, station: null });
    expect(match.officer('1:jadzia-dax').at).toEqual(to);
    expect(match.officer('1:miles-obrien')).toMatchObject({ at: to, station: null });
  });

  it('ITU-TEAM-18: then the team may go to any section of that unit with room for it', () => {
    const match = forming();
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'survey-team', section: 'cargo' });
    match.step('1', { type: 'done' });
    expect(match.options('1', 'move-personnel').map(({ to }) => to)).toEqual(
      ['bridge', 'medbay', 'engineering'].map((section) => locationOf(`1:defiant/${section}`)),
    );
    const to = { type: 'section', unit: '1:defiant', section: 'medbay' } as const;
    match.step('1', { type: 'move-personnel', who: '1:survey-team', to, station: null });
    expect(match.unit('1:survey-team').location).toEqual(to);
  });

  it('ITU-TEAM-18: captives and incapacitated officers do not join', () => {
    const officers = { '1:jadzia-dax': { incapacitated: true, ready: false } };
    const match = forming({ officers });
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'survey-team', section: 'cargo' });
    expect(match.options('1', 'move-personnel').map(({ who }) => who)).toEqual(['1:miles-obrien']);
  });

  it('ITU-TEAM-15: a version that is not listed is refused with its rule', () => {
    const match = forming();
    const security = { type: 'form-team', letter: 'alpha', team: 'security-team', section: 'cargo' };
    expect(match.refusal('1', security).rule).toBe('ITU-TEAM-15');
  });
});
