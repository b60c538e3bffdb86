import { describe, expect, it } from 'vitest';
import type { Task, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { BegunOptions, UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Moves } from '../../../../tests/support/into-the-unknown/moves';
import { contextOf } from '../effects/context';
import { LAUNCH_VERBS } from '../effects/launches';
import { randomFrom } from '../../engine';
import { launchTask } from './launch';
import { byVerb, cards, launch } from '../../../../tests/support/into-the-unknown/launches';

const DEFIANT = '1:defiant';
const SHUTTLE = '1:type-6-shuttle';
const defiant = (own: Partial<UnitOptions> = {}): UnitOptions => ({
  class: 'defiant',
  at: [18, 18, 0],
  alert: 'green 1',
  ...own,
});
const deploy = (options: BegunOptions = { units: [defiant()] }) =>
  byVerb(options, DEFIANT, 'launch', 'type-6-shuttle', 'station:cargo-bay');

describe('launching', () => {
  it('ITU-LAUNCH-01: from any of the three slots of the end of the launching station', () => {
    const laid = deploy();
    expect(laid.top).toMatchObject({ type: 'launch', slots: ['aft', 'starboard', 'port'], notches: 3 });
    expect(laid.refusal(launch({ slot: 'fore' }))).toMatchObject({
      code: 'slot-not-allowed',
      rule: 'ITU-LAUNCH-01',
    });
    for (const slot of ['aft', 'starboard', 'port'] as const)
      expect(laid.check(launch({ slot })).ok).toBe(true);
  });

  it('ITU-LAUNCH-02: the tool turns up to 3 notches to either side, anywhere between them', () => {
    const laid = deploy();
    expect(laid.check(launch({ notches: 2.71828 })).ok).toBe(true);
    expect(laid.check(launch({ notches: -3 })).ok).toBe(true);
    laid.play.replace({ ...(laid.top as TaskOf<'launch'>), notches: 1 });
    expect(laid.refusal(launch({ notches: 1.5 }))).toMatchObject({
      code: 'turn-over-limit',
      rule: 'ITU-LAUNCH-02',
    });
  });

  it('ITU-LAUNCH-03: its edge ends no farther out than the notched end, and clear of the head', () => {
    const laid = deploy();
    expect(laid.refusal(launch({ alongIn: 2.3 }))).toMatchObject({
      code: 'slide-over-limit',
      rule: 'ITU-LAUNCH-03',
    });
    expect(laid.refusal(launch({ alongIn: 0.5 }))).toMatchObject({
      code: 'slide-under-limit',
      rule: 'ITU-LAUNCH-03',
    });
  });

  it('ITU-LAUNCH-04: it overlaps neither a unit nor a feature', () => {
    const free = deploy();
    const end = free.check(launch());
    expect(end.ok).toBe(true);
    free.answer(launch());
    const { pose } = free.unit(SHUTTLE);
    if (!pose) throw new Error('It stands nowhere.');
    const taken = deploy({ units: [defiant()], features: [{ kind: 'comet', at: [pose.x, pose.y] }] });
    expect(taken.refusal(launch())).toMatchObject({ code: 'overlaps-feature', rule: 'ITU-LAUNCH-04' });
    const met = deploy({
      units: [defiant(), { class: 'type-6-shuttle', seat: '2', at: [pose.x, pose.y, 0] }],
    });
    expect(met.refusal(launch())).toMatchObject({ code: 'overlaps-unit', rule: 'ITU-LAUNCH-04' });
  });

  it('ITU-LAUNCH-05: it lies in the sector, or by setting may overhang', () => {
    const units = [defiant({ at: [18, 34.9, 0] })];
    expect(deploy({ units }).refusal(launch({ notches: 0 }))).toMatchObject({
      code: 'leaves-sector',
      rule: 'ITU-LAUNCH-05',
    });
    const over = deploy({ units, readings: { 'launch.mustBeInSector': 'no' } });
    expect(over.check(launch({ notches: 0 })).ok).toBe(true);
  });

  it('ITU-LAUNCH-06: mobile friendly personnel of the ship may move over, to the place the player picks', () => {
    const laid = deploy({
      cards,
      units: [defiant({ crew: { helm: 'ann', 'cargo-bay': 'bob' } })],
      officers: { '1:bob': { incapacitated: true } },
    });
    laid.answer(launch());
    expect(laid.top).toMatchObject({ type: 'board', why: 'launch', from: DEFIANT, into: SHUTTLE });
    const moves = laid.legal().filter((each) => each.type === 'move-personnel');
    expect(new Set(moves.map(({ who }) => who))).toEqual(new Set(['1:ann']));
    expect(moves.map(({ station }) => station)).toContain('helm');
    const toHelm = moves.find(({ station }) => station === 'helm');
    if (!toHelm) throw new Error('No helm.');
    laid.answer(toHelm).run();
    expect(laid.top).toMatchObject({ type: 'note' });
    expect(laid.play.frozen.officers[0]).toMatchObject({
      station: 'helm',
      at: { unit: SHUTTLE, section: 'bridge' },
    });
  });

  it('ITU-LAUNCH-06: a probe takes nobody along', () => {
    const laid = byVerb(
      { cards, units: [{ class: 'miranda', at: [18, 18, 0], alert: 'green 1', crew: { helm: 'ann' } }] },
      '1:miranda',
      'launch',
      'class-1-probe',
      'station:instruments',
    );
    expect(laid.top).toMatchObject({ type: 'launch', why: 'probe', notches: 1 });
    laid.answer(launch({ slot: 'fore', notches: 1 })).run();
    expect(laid.top).toMatchObject({ type: 'note' });
    expect(laid.unit('1:class-1-probe')).toMatchObject({ kind: 'projectile', endurance: 3 });
  });

  it('ITU-LAUNCH-07: DEPLOY of a Defiant: aft slot, tool turned left, Shuttle A as far out as possible, a team goes along', () => {
    const laid = deploy({
      cards,
      units: [defiant(), { class: 'survey-team', in: '1:defiant/cargo', aboard: ['ann'] }],
    });
    laid.answer(launch({ notches: -2.5, alongIn: 2.22 }));
    expect(laid.unit(SHUTTLE)).toMatchObject({ letter: 'A', kind: 'auxiliary' });
    const board = laid
      .legal()
      .find((each) => each.type === 'move-personnel' && each.who.startsWith('1:survey'));
    if (board?.type !== 'move-personnel') throw new Error('The team cannot go.');
    laid.answer(board).answer({ type: 'done' }).run();
    expect(laid.unit(board.who).location).toMatchObject({ type: 'section', unit: SHUTTLE });
    expect(laid.told('launched')).toEqual([{ type: 'launched', unit: SHUTTLE, by: DEFIANT }]);
  });

  it('may be given up (house)', () => {
    const laid = deploy();
    expect(laid.legal()).toEqual([{ type: 'pass' }]);
    laid.answer({ type: 'pass' });
    expect(laid.play.frozen.units).toHaveLength(1);
  });

  it('ITU-PROJ-06: a probe leaves only while the launcher window shows probe ready', () => {
    const possible = (alert: string) => {
      const laid = new Moves({ units: [{ class: 'miranda', at: [18, 18, 0], alert }], tasks: [] });
      const { table, frozen: state } = laid.play;
      const context = contextOf(laid.unit('1:miranda'), { from: 'station:instruments' });
      const effect = { verb: 'launch', class: 'class-1-probe' } as const;
      return LAUNCH_VERBS.launch.isPossible({
        table,
        state,
        effect,
        context,
        picks: [],
        done: 0,
        canFollow: () => true,
      });
    };
    expect(possible('green 1')).toBe(true);
    expect(possible('red 1')).toBe(false);
  });

  it('ITU-PROJ-05: a torpedo leaves its tube by the launcher’s turn, its markers the player’s choice (house)', () => {
    const task: Task = {
      type: 'launch',
      seat: '1',
      by: DEFIANT,
      class: 'photon-torpedo',
      slots: ['fore'],
      notches: 1,
      why: 'torpedo',
    };
    const laid = new Moves({ units: [defiant()], tasks: [task] });
    expect(laid.refusal(launch({ slot: 'fore', notches: 1.1 }))).toMatchObject({ rule: 'ITU-PROJ-05' });
    expect(laid.refusal(launch({ slot: 'fore', notches: 1, endurance: 3 }))).toMatchObject({
      code: 'endurance-out-of-range',
    });
    laid.answer(launch({ slot: 'fore', notches: 1, endurance: 1 })).run();
    expect(laid.unit('1:photon-torpedo')).toMatchObject({ endurance: 1 });
  });

  it('ITU-AUX-04: a fourth shuttle in the sector makes its player remove one at once', () => {
    const shuttle = (y: number): UnitOptions => ({ class: 'type-6-shuttle', at: [5, y, 0] });
    const laid = deploy({ units: [defiant(), shuttle(5), shuttle(10), shuttle(15)] });
    laid.answer(launch());
    expect(laid.top).toEqual({ type: 'surplus', seat: '1', of: 'shuttles' });
    const third = deploy({ units: [defiant(), shuttle(5), shuttle(10)] });
    third.answer(launch());
    expect(third.top?.type).not.toBe('surplus');
  });

  it('ITU-AUX-03: shuttles have letters, a vessel a number', () => {
    const laid = new Moves({
      units: [
        { class: 'type-6-shuttle', at: [5, 5, 0] },
        { class: 'danube-runabout', at: [8, 5, 0] },
        { class: 'galaxy-saucer', at: [12, 5, 0] },
      ],
      tasks: [],
    });
    expect(laid.play.frozen.units.map(({ letter, number }) => [letter, number])).toEqual([
      ['A', null],
      ['B', null],
      [null, 1],
    ]);
  });

  it('what is drawn for a bot is legal', () => {
    const random = randomFrom('launch');
    for (let each = 0; each < 40; each += 1) {
      const laid = deploy({ units: [defiant({ at: [4 + each * 0.7, 3, each * 9] })] });
      const asked = { table: laid.play.table, state: laid.play.frozen, task: laid.top as TaskOf<'launch'> };
      const drawn = launchTask.open?.sample(asked, '1', random);
      if (drawn) expect(laid.check(drawn).ok).toBe(true);
    }
  });
});
