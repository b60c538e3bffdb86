import { describe, expect, it } from 'vitest';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import type { StateOptions } from '../../../../tests/support/into-the-unknown';
import { Match } from '../../../../tests/support/into-the-unknown/match';
import { deploy } from '../../../../tests/support/into-the-unknown/deploying';

const SHIPS: Task = { type: 'deploy', next: '1', stage: 'ships' };
const OTHERS: Task = { type: 'deploy', next: '1', stage: 'others' };

/** Units that wait to be deployed, ships first; seat 1 has priority. */
function waiting(units: StateOptions['units'], own: StateOptions = {}): Match {
  const tasks: readonly Task[] = [{ type: 'round', step: 0 }, OTHERS, SHIPS];
  return Match.begun({ units: units ?? [], round: null, tasks, ...own });
}

describe('deployment', () => {
  it('ITU-DEPLOY-01: players alternate from the priority player, all ships before anything else; who is left goes on alone', () => {
    const match = waiting([
      { class: 'galaxy' },
      { class: 'defiant' },
      { class: 'danube-runabout' },
      { class: 'jemhadar-fighter', seat: '2' },
    ]);
    expect(match.actors).toEqual(['1']);
    expect(match.refusal('1', deploy('1:danube-runabout', [3, 3, 180], null)).rule).toBe('ITU-DEPLOY-01');
    match.step('1', deploy('1:galaxy', [3, 3, 180]));
    expect(match.actors).toEqual(['2']);
    match.step('2', deploy('2:jemhadar-fighter', [30, 33, 0]));
    expect(match.actors).toEqual(['1']);
    match.step('1', deploy('1:defiant', [8, 3, 180]));
    expect(match.task).toMatchObject({ type: 'deploy', stage: 'others' });
    match.step('1', deploy('1:danube-runabout', [11, 3, 180], null));
    expect(match.state.round?.number).toBe(1);
  });

  it('ITU-AUX-04: who deploys a fourth shuttle takes one off at once', () => {
    const shuttle = { class: 'type-6-shuttle' } as const;
    const match = waiting([shuttle, shuttle, shuttle, shuttle, { class: 'defiant', at: [20, 20, 0] }], {
      tasks: [{ type: 'round', step: 0 }, OTHERS],
    });
    const ids = ['1:type-6-shuttle', '1:type-6-shuttle#2', '1:type-6-shuttle#3', '1:type-6-shuttle#4'];
    for (const [index, id] of ids.entries()) match.step('1', deploy(id, [1.5 + 2.5 * index, 3, 180], null));
    expect(match.taskOf('surplus')).toMatchObject({ seat: '1', of: 'shuttles' });
    match.step('1', { type: 'choose-unit', unit: '1:type-6-shuttle#2' });
    expect(match.state.units.filter(({ class: each }) => each === 'type-6-shuttle')).toHaveLength(3);
    expect(match.state.round?.number).toBe(1);
  });

  it('ITU-DEPLOY-02: a unit is deployed completely inside its own set-up area, on no other base', () => {
    const match = waiting([{ class: 'defiant' }, { class: 'galaxy', at: [3, 3, 180] }]);
    expect(match.refusal('1', deploy('1:defiant', [11.9, 3, 180]))).toMatchObject({ rule: 'ITU-DEPLOY-02' });
    expect(match.refusal('1', deploy('1:defiant', [30, 33, 0])).code).toBe('outside-setup-area');
    expect(match.refusal('1', deploy('1:defiant', [3, 3, 180])).code).toBe('overlap');
    match.step('1', deploy('1:defiant', [8, 3, 33.5]));
    expect(match.unit('1:defiant').pose).toEqual({ x: 8, y: 3, headingDeg: 33.5 });
  });

  it('ITU-DEPLOY-03, ITU-DEPLOY-04: in a system or in deep space; partly in a system the player says which', () => {
    // The solitary system reaches to 13" of (18, 18): (12, 6) is 13.4" from there.
    const match = waiting([{ class: 'defiant' }], { sector: custom() });
    expect(match.refusal('1', deploy('1:defiant', [8, 3, 180], 'green 1', 'other')).rule).toBe(
      'ITU-DEPLOY-04',
    );
    match.step('1', deploy('1:defiant', [8, 3, 180], 'green 1', 'near'));
    expect(match.unit('1:defiant').system).toBe('near');
    const deep = waiting([{ class: 'defiant' }], { sector: custom() });
    expect(deep.step('1', deploy('1:defiant', [8, 3, 180])).unit('1:defiant').system).toBeNull();
    const inside = waiting([{ class: 'defiant' }], { sector: custom() });
    expect(inside.step('1', deploy('1:defiant', [2, 3, 180])).unit('1:defiant').system).toBe('near');
  });

  it('ITU-DEPLOY-05: a ship starts at any green status, never at yellow or red', () => {
    for (const alert of ['green 1', 'green 2']) {
      const match = waiting([{ class: 'defiant' }]).step('1', deploy('1:defiant', [5, 3, 180], alert));
      expect(match.view('1').units[0]?.alertName).toBe(alert);
    }
    for (const alert of ['yellow 1', 'red 1', null]) {
      const refusal = waiting([{ class: 'defiant' }]).refusal('1', deploy('1:defiant', [5, 3, 180], alert));
      expect(refusal.rule).toBe('ITU-DEPLOY-05');
    }
  });

  it('ITU-DEPLOY-06: dials start at the star, crew at its start, reserve at its start, ID tokens count up', () => {
    const match = waiting([{ class: 'galaxy' }, { class: 'defiant' }]);
    match.step('1', deploy('1:galaxy', [3, 3, 180])).step('1', deploy('1:defiant', [8, 3, 180]));
    const { content } = match.table;
    for (const id of ['galaxy', 'defiant']) {
      const unit = match.unit(`1:${id}`);
      expect(unit).toMatchObject({ hull: 0, crew: 0, reserve: content.units[id]?.reserve?.start });
    }
    expect([match.unit('1:galaxy').number, match.unit('1:defiant').number]).toEqual([1, 2]);
  });

  it('ITU-DEPLOY-08: a team may be attached to a friendly ship or auxiliary unit with capacity', () => {
    const match = waiting(
      [
        { class: 'defiant', at: [5, 3, 180] },
        { class: 'jemhadar-fighter', seat: '2', at: [30, 33, 0] },
        { class: 'survey-team', is: { teamLetter: 'alpha' } },
      ],
      { tasks: [{ type: 'round', step: 0 }, OTHERS] },
    );
    const places = match.options('1', 'deploy').map(({ location }) => location);
    expect(places).toHaveLength(4);
    expect(places.every((at) => at?.type === 'section' && at.unit === '1:defiant')).toBe(true);
    const foe = { type: 'section', unit: '2:jemhadar-fighter', section: 'bridge' } as const;
    const wrong = {
      type: 'deploy',
      unit: '1:survey-team',
      pose: null,
      alert: null,
      system: null,
      location: foe,
    } as const;
    expect(match.refusal('1', wrong).rule).toBe('ITU-DEPLOY-08');
    match.step('1', { ...wrong, location: { ...foe, unit: '1:defiant' } });
    expect(match.unit('1:survey-team').location).toMatchObject({ unit: '1:defiant', section: 'bridge' });
  });

  it('ITU-DEPLOY-02: house: where the own area has no room left a unit is deployed anywhere in the sector', () => {
    const tiny = {
      layout: 'custom',
      systems: [],
      setupAreas: [{ player: 1, x0: 0, y0: 0, x1: 0.5, y1: 0.5 }],
    } as const;
    const match = waiting([{ class: 'galaxy' }], { sector: tiny });
    match.step('1', deploy('1:galaxy', [18, 18, 0]));
    expect(match.unit('1:galaxy').pose).not.toBeNull();
  });
});

/** One system whose rim runs through the set-up area of player 1, and another far away. */
function custom() {
  return {
    layout: 'custom',
    systems: [
      { id: 'near', x: 0, y: 3, radiusIn: 8 },
      { id: 'other', x: 30, y: 30, radiusIn: 4 },
    ],
    setupAreas: [{ player: 1, x0: 0, y0: 0, x1: 12, y1: 6 }],
  } as const;
}
