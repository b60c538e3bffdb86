import { describe, expect, it } from 'vitest';
import { type BegunOptions, locationOf, playWith } from '../../../../tests/support/into-the-unknown';
import { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { randomFrom } from '../../engine';
import { type Damage, dealDamage } from '../combat/damage';
import { contextOf } from '../effects/context';
import { unitOf } from '../figures';
import { canEvacuate, landingPlaces } from './escape';

const NOTE = { type: 'note', seat: '1', text: 'It goes on', from: 'test' } as const;
const banked = [{ seat: '1', points: 2, scores: 'end' }] as const;
const SHIP = {
  class: 'defiant',
  at: [18, 18, 0],
  crew: { helm: 'jadzia-dax', 'captains-chair': 'benjamin-sisko' },
  is: { equipment: [{ card: 'escape-pods', station: 'captains-chair' }], banked, hull: 6 },
} as const;
const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [30, 30, 180] } as const;
const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: '1:defiant/cargo' } as const;
const SURVEY = { class: 'survey-team', in: '1:defiant/medbay', is: { teamLetter: 'beta' } } as const;

function evacuating(options: BegunOptions = {}): Match {
  const play = playWith({ units: [SHIP, FIGHTER], tasks: [NOTE], ...options });
  const context = contextOf(unitOf(play.frozen, '1:defiant'), { from: 'equipment:escape-pods' });
  play.push({ type: 'effects', effects: [{ verb: 'evacuate' }], context });
  return Match.after(play);
}
/** The pod is launched somewhere legal. */
function launched(match: Match): Match {
  if (match.task.type === 'form-team') match.step('1', { type: 'done' });
  const random = randomFrom('pod');
  return match.step('1', match.rules.sample(match.state, '1', random));
}

describe('evacuating', () => {
  it('ITU-EVAC-01: Escape Pods answer damage while the hull status is red', () => {
    const { table } = playWith();
    expect(table.content.equipment['escape-pods']?.abilities).toMatchObject([
      { timing: 'after-red-damage', hulls: ['severe'], effects: [{ verb: 'evacuate' }] },
    ]);
  });

  it('ITU-EVAC-01: each time it is damaged while it shows red, hull or crew, once for one blow', () => {
    const { table } = playWith();
    const hull = table.content.units['defiant']?.hull ?? [];
    const red = hull.findIndex(({ status }) => status === 'severe');
    const at = (steps: number, damage: Omit<Damage, 'unit'>) => {
      const combat = new Combat({ units: [{ ...SHIP, is: { ...SHIP.is, hull: steps } }, FIGHTER] });
      combat.do((play) => dealDamage(play, { unit: '1:defiant', ...damage }));
      let asked = 0;
      for (; combat.actor === '1' && combat.options('use').length > 0; asked += 1) combat.done();
      return asked;
    };
    expect(at(red - 2, { kind: 'hull', count: 1 })).toBe(0);
    expect(at(red - 1, { kind: 'hull', count: 1 })).toBe(1);
    expect(at(red, { kind: 'health', count: 1 })).toBe(1);
    // The next step of its dial destroys it.
    expect(at(red, { kind: 'hull', count: 1 })).toBe(0);
    expect(at(0, { kind: 'health', count: 1 })).toBe(0);
  });

  it('ITU-EVAC-02: first the unit may form a team, its crew dial reduced as normal', () => {
    const match = evacuating();
    expect(match.task).toMatchObject({ type: 'form-team', pod: true });
    expect(match.unit('1:defiant').crew).toBe(0);
    match.step('1', { type: 'form-team', letter: 'alpha', team: 'survey-team', section: 'bridge' });
    expect(match.unit('1:defiant').crew).toBe(-1);
    expect(match.unit('1:survey-team').location).toEqual(locationOf('1:defiant/bridge'));
  });

  it('ITU-EVAC-02: or not', () => {
    const match = evacuating().step('1', { type: 'done' });
    expect(match.task.type).toBe('launch');
    expect(match.unit('1:defiant').crew).toBe(0);
  });

  it('ITU-EVAC-05, ITU-EVAC-06: the pod is launched from any turning slot, impulse turn 2, whatever the launchers are', () => {
    const match = evacuating().step('1', { type: 'done' });
    expect(match.taskOf('launch')).toMatchObject({ class: 'escape-pod', notches: 2, why: 'pod' });
    expect([...match.taskOf('launch').slots].sort()).toEqual(['aft', 'fore', 'port', 'starboard']);
  });

  it('ITU-EVAC-05: the pod has the ID number of its ship', () => {
    const match = launched(evacuating()).until('note', 'on');
    expect(match.unit('1:escape-pod').number).toBe(match.unit('1:defiant').number);
  });

  it('ITU-EVAC-03: friendly officers, captives and one friendly team may go; opposing officers and teams stay', () => {
    const units = [SHIP, FIGHTER, ENVOY, SURVEY, { ...SURVEY, in: '1:defiant/engineering' }];
    const enemy = {
      class: 'jemhadar-fighter',
      seat: '2',
      at: [32, 4, 0],
      aboard: ['weyoun-4', 'hanok'],
    } as const;
    const officers = {
      '2:weyoun-4': { at: locationOf('1:defiant/medbay'), capturedBy: '1' },
      '2:hanok': { at: locationOf('1:defiant/cargo') },
    } as const;
    const match = launched(evacuating({ units: [...units, enemy], officers }));
    const who = new Set(match.options('1', 'move-personnel').map((each) => each.who));
    expect(who).toEqual(
      new Set(['1:jadzia-dax', '1:benjamin-sisko', '2:weyoun-4', '1:survey-team', '1:survey-team#2']),
    );
    const to = { type: 'section', unit: '1:escape-pod', section: 'bridge' } as const;
    match.step('1', { type: 'move-personnel', who: '1:survey-team', to, station: null });
    const left = new Set(match.options('1', 'move-personnel').map((each) => each.who));
    expect(left.has('1:survey-team#2')).toBe(false);
    expect(left.has('2:weyoun-4')).toBe(true);
  });

  it('ITU-EVAC-04: points banked on the unit go to the pod, equipment stays with the ship', () => {
    const match = launched(evacuating()).until('note', 'on');
    expect(match.unit('1:escape-pod').banked).toEqual(banked);
    expect(match.unit('1:defiant')).toMatchObject({ banked: [], equipment: SHIP.is.equipment });
  });

  it('ITU-EVAC-01: with a pod of it out the ship does not evacuate again', () => {
    const pod = { class: 'escape-pod', at: [22, 22, 0], is: { number: 1 } } as const;
    const { table, frozen } = playWith({ units: [SHIP, FIGHTER, pod] });
    expect(canEvacuate(table, frozen, unitOf(frozen, '1:defiant'))).toBe(false);
    const other = playWith({ units: [SHIP, FIGHTER, { ...pod, is: { number: 2 } }] });
    expect(canEvacuate(other.table, other.frozen, unitOf(other.frozen, '1:defiant'))).toBe(true);
  });
});

describe('landing', () => {
  const POD = { class: 'escape-pod', at: [22, 18, 0], aboard: ['jadzia-dax'], is: { banked } } as const;
  const CREW = { class: 'survey-team', in: '1:escape-pod/bridge', aboard: ['worf'] } as const;
  const SITE = { kind: 'objective-solid', at: [23.5, 18], is: { keywords: { capacity: 2 } } } as const;

  function landing(options: BegunOptions): Match {
    const play = playWith({ tasks: [NOTE], ...options });
    const context = contextOf(unitOf(play.frozen, '1:escape-pod'), { from: 'unit' });
    play.push({ type: 'effects', effects: [{ verb: 'land' }], context });
    return Match.after(play);
  }

  it('ITU-EVAC-01: a pod lands on features and friendly space units at 2" with room for its team', () => {
    const near = { class: 'type-6-shuttle', at: [22, 20.5, 0] } as const;
    const enemy = { ...FIGHTER, at: [22, 15.5, 0] } as const;
    const { table, frozen } = playWith({
      units: [POD, CREW, near, enemy],
      features: [SITE, { ...SITE, at: [30, 18] }],
    });
    expect(landingPlaces(table, frozen, unitOf(frozen, '1:escape-pod'))).toEqual([
      locationOf('f1'),
      locationOf('1:type-6-shuttle/bridge'),
      locationOf('1:type-6-shuttle/engineering'),
    ]);
  });

  it('ITU-EVAC-01: it is removed, all are there, and officers may join friendly units at that place', () => {
    const match = landing({ units: [POD, CREW], features: [SITE] });
    match.step('1', match.options('1', 'move-personnel')[0] ?? { type: 'done' });
    expect(match.state.units.map(({ id }) => id)).toEqual(['1:survey-team']);
    expect(match.unit('1:survey-team').location).toEqual(locationOf('f1'));
    expect(match.officer('1:jadzia-dax').at).toEqual(locationOf('f1'));
    expect(match.officer('1:worf').at).toEqual(locationOf('1:survey-team'));
    const to = { type: 'team', unit: '1:survey-team' } as const;
    match.step('1', { type: 'move-personnel', who: '1:jadzia-dax', to, station: null });
    expect(match.officer('1:jadzia-dax').at).toEqual(to);
  });

  it('ITU-SCORE-09: points on the pod go to the unit that takes them in, else to its team', () => {
    const near = { class: 'type-6-shuttle', at: [22, 20.5, 0] } as const;
    const aboard = landing({ units: [POD, near] });
    aboard.step('1', aboard.options('1', 'move-personnel')[0] ?? { type: 'done' });
    expect(aboard.unit('1:type-6-shuttle').banked).toEqual(banked);
    const ashore = landing({ units: [POD, CREW], features: [SITE] });
    ashore.step('1', ashore.options('1', 'move-personnel')[0] ?? { type: 'done' });
    expect(ashore.unit('1:survey-team').banked).toEqual(banked);
  });
});
