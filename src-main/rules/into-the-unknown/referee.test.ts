import { describe, expect, it } from 'vitest';
import { Match } from '../../../tests/support/into-the-unknown/match';
import type { Task } from '../../../shared/contract/into-the-unknown';

const SHIP = { class: 'defiant', at: [18, 18, 0], crew: { helm: 'worf' } } as const;
const FOE = { class: 'jemhadar-fighter', seat: '2', at: [18, 28, 0], crew: { helm: 'eris' } } as const;
const ORDERS: readonly Task[] = [
  { type: 'round', step: 2 },
  { type: 'priority-order', seat: '1' },
];
const begun = () =>
  Match.begun({
    units: [SHIP, FOE],
    features: [{ kind: 'objective-solid', at: [9, 9], is: { control: { '1': 1 } } }],
    tasks: ORDERS,
  });

describe('the referee', () => {
  it('sets dials, tokens and places of a unit', () => {
    const match = begun().step('referee', {
      type: 'set-unit',
      unit: '1:defiant',
      pose: { x: 10.1234567891, y: 12, headingDeg: 90 },
      alert: 'red 1',
      hull: 2,
      reserve: 1,
      peril: 3,
      conditions: ['jammed'],
    });
    expect(match.unit('1:defiant')).toMatchObject({
      pose: { x: 10.123456789, y: 12, headingDeg: 90 },
      hull: 2,
      reserve: 1,
      peril: 3,
      conditions: ['jammed'],
    });
    expect(match.view('1').units[0]?.alertName).toBe('red 1');
    expect(match.told('refereed')).toMatchObject([
      { type: 'refereed', what: 'set-unit', action: { unit: '1:defiant', hull: 2 } },
    ]);
    expect(match.actor).toBe('1');
  });

  it('sets officers: trauma up to their health puts them out of action', () => {
    const match = begun();
    const health = match.table.content.officers['worf']?.health ?? 0;
    match.step('referee', { type: 'set-officer', officer: '1:worf', trauma: health, ready: false });
    expect(match.officer('1:worf')).toMatchObject({ incapacitated: true, ready: false, trauma: health });
  });

  it('moves features, their markers, and takes them off', () => {
    const match = begun().step('referee', {
      type: 'set-feature',
      feature: 'f1',
      at: { x: 8, y: 8 },
      control: { '1': 0, '2': 2 },
    });
    expect(match.feature('f1')).toMatchObject({ at: { x: 8, y: 8 }, control: { '1': 0, '2': 2 } });
    match.step('referee', { type: 'set-feature', feature: 'f1', removed: true });
    expect(match.state.features).toEqual([]);
  });

  it('sets score, influence, directives, priority and locks', () => {
    const match = begun()
      .step('referee', { type: 'set-score', seat: '2', vp: 4, nvp: 1 })
      .step('referee', { type: 'set-influence', position: 0 })
      .step('referee', { type: 'set-directive', seat: '1', category: 'combat', side: 'hostile' })
      .step('referee', { type: 'set-lock', unit: '2:jemhadar-fighter', seat: '1', number: 2, on: true })
      .step('referee', { type: 'set-priority', seat: '2' });
    expect(match.seat('2')).toMatchObject({ vp: 4, nvp: 1 });
    expect(match.state.mission.influence).toBe(0);
    expect(match.seat('1').directives.combat.side).toBe('hostile');
    expect(match.unit('2:jemhadar-fighter').locks).toEqual([{ seat: '1', by: '1:defiant', number: 2 }]);
    expect(match.state.round?.priority).toBe('2');
    match.step('referee', { type: 'set-lock', unit: '2:jemhadar-fighter', seat: '1', number: 2, on: false });
    expect(match.unit('2:jemhadar-fighter').locks).toEqual([]);
  });

  it('gives damage cards and takes them away', () => {
    const match = begun().step('referee', {
      type: 'give-damage-card',
      unit: '1:defiant',
      card: 'dce1',
      on: true,
    });
    expect(match.unit('1:defiant').damageCards).toEqual([
      { card: 'dce1', station: 'engineering', end: 'aft' },
    ]);
    expect(match.view('1').units[0]?.offline).toEqual(['engineering']);
    match.step('referee', { type: 'give-damage-card', unit: '1:defiant', card: 'dce1', on: false });
    expect(match.unit('1:defiant').damageCards).toEqual([]);
  });

  it('takes units off; who has nobody left is passed over', () => {
    const match = begun().step('referee', { type: 'remove-unit', unit: '1:defiant' });
    expect(match.state.units.map(({ id }) => id)).toEqual(['2:jemhadar-fighter']);
    expect(match.actor).toBe('2');
  });

  it('says that a note has been carried out', () => {
    const note: Task = { type: 'note', seat: '1', text: 'Do it.', from: 'card' };
    const match = Match.begun({ units: [SHIP, FOE], tasks: [...ORDERS, note] });
    expect(match.task.type).toBe('note');
    expect(match.step('referee', { type: 'note-done' }).task.type).toBe('priority-order');
  });

  it('refuses what the match does not have, and leaves playing to the seats', () => {
    const match = begun();
    expect(match.refusal('referee', { type: 'pass' }).code).toBe('not-referees');
    expect(match.refusal('referee', { type: 'remove-unit', unit: '1:nobody' }).code).toBe('unknown-id');
    expect(match.refusal('referee', { type: 'set-unit', unit: '1:defiant', alert: 'red 9' }).code).toBe(
      'out-of-range',
    );
    expect(match.refusal('referee', { type: 'set-unit', unit: '1:defiant', hull: 40 }).code).toBe(
      'out-of-range',
    );
    expect(match.refusal('referee', { type: 'set-unit', unit: '1:defiant', crew: 9 }).code).toBe(
      'out-of-range',
    );
    expect(match.refusal('referee', { type: 'set-influence', position: 9 }).code).toBe('out-of-range');
    const at = { type: 'section', unit: '1:nobody', section: 'bridge' } as const;
    expect(match.refusal('referee', { type: 'set-officer', officer: '1:worf', at }).code).toBe('unknown-id');
    const card = { type: 'give-damage-card', unit: '1:defiant', card: 'nothing', on: true } as const;
    expect(match.refusal('referee', card).code).toBe('unknown-id');
    const early = Match.begun({
      units: [SHIP],
      round: null,
      tasks: [{ type: 'note', seat: '1', text: 'x', from: 'y' }],
    });
    expect(early.refusal('referee', { type: 'set-priority', seat: '1' }).code).toBe('out-of-range');
  });
});
