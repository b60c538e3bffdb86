import { describe, expect, it } from 'vitest';
import { courseFindings } from '../../course-findings';
import { CROSSING } from '../../session-driver';
import { maneuverOf } from '../../staging';
import {
  chain,
  course,
  DEFIANT,
  plotThree,
  plotting,
  stage,
} from '../../../../../tests/support/plotted-course';

describe('plotting a course', () => {
  it('adds what is tried as a leg, and tries the next from its end', () => {
    const bench = plotThree();
    expect(course(bench).staged.legs).toHaveLength(2);
    expect(course(bench).legs).toHaveLength(3);
    expect(course(bench).value?.end).toEqual(chain(course(bench).legs.map(maneuverOf)));
    expect(bench.session.trial.judged?.start).toEqual(course(bench).value?.legs[1]?.verdict.end);
    expect(bench.session.hint).toMatchObject({ tool: 'Course, leg 3' });
  });

  it('has nothing to add while no number is asked for, and says so', () => {
    const bench = plotting();
    bench.run('course.add-leg');
    expect(course(bench).isPlotted).toBe(false);
    expect(bench.said.at(-1)).toContain('nothing to add');
  });

  it('commits all legs in one named step, or the first only and goes on from there', async () => {
    const bench = plotThree();
    const { end, legs } = course(bench).value!;
    bench.run('course.commit-first');
    await bench.settled();
    expect(bench.undoLabel()).toBe('Defiant forward 3.00 in, 1 notch to starboard');
    expect(bench.unit('defiant-1').pose).toEqual(legs[0]?.verdict.end);
    expect(course(bench).value?.end).toEqual(end);
    bench.driver.key('Enter');
    await bench.settled();
    expect(bench.unit('defiant-1').pose).toEqual(end);
    expect(bench.undoLabel()).toBe('Defiant: course of 2 manoeuvres, 4.50 in');
    expect(course(bench).isPlotted).toBe(false);
  });

  it('commits nothing of a course with an illegal leg, and says which', () => {
    const bench = plotThree();
    stage(bench, { distanceIn: 9 });
    bench.driver.key('Enter');
    expect(bench.unit('defiant-1').pose).toEqual(DEFIANT.pose);
    expect(bench.said.at(-1)).toMatch(/^Leg 3 is not possible\. A travel of 9 inches/);
    course(bench).shorten(2);
    expect(course(bench).value?.legal).toBe(true);
    expect(course(bench).legs[2]?.distanceIn).toBe(4);
  });
});

describe('joints', () => {
  it('bring back the handles of their leg when clicked; later legs follow the ring and the knob', () => {
    const bench = plotThree();
    const joint = course(bench).paths[0]!.end;
    bench.driver.click(joint.x, joint.y);
    expect(course(bench).active).toBe(0);
    const knob = bench.session.trial.handles.find(({ kind }) => kind === 'travel')!.at;
    const { direction } = bench.session.trial.judged!.track!;
    const endBefore = course(bench).value!.end;
    bench.driver
      .holding('alt')
      .drag(knob, { x: knob.x + 1.25 * direction.x, y: knob.y + 1.25 * direction.y })
      .holding();
    expect(course(bench).legs[0]?.distanceIn).toBeCloseTo(4.25, 9);
    expect(course(bench).value?.end.x).toBeCloseTo(endBefore.x + 1.25 * direction.x, 8);
    expect(course(bench).value?.end).toEqual(chain(course(bench).legs.map(maneuverOf)));
  });

  it('keep what was tried behind the last leg as a leg when another one is opened', () => {
    const bench = plotThree();
    course(bench).open(1);
    expect(course(bench).staged.legs).toHaveLength(3);
    expect(course(bench).active).toBe(1);
  });

  it('take an edit back with Esc, keep it with Enter, and go with Delete', () => {
    const bench = plotThree();
    course(bench).open(0);
    stage(bench, { distanceIn: 5 });
    bench.driver.key('Escape');
    expect(course(bench).legs[0]?.distanceIn).toBe(3);
    expect(course(bench).staged.editing).toBeNull();
    course(bench).open(0);
    stage(bench, { distanceIn: 5 });
    bench.driver.key('Enter');
    expect(course(bench).legs.map(({ distanceIn }) => distanceIn)).toEqual([5, 2, 2.5]);
    expect(bench.unit('defiant-1').pose).toEqual(DEFIANT.pose);
    course(bench).open(1);
    bench.run('edit.delete');
    expect(course(bench).legs.map(({ distanceIn }) => distanceIn)).toEqual([5, 2.5]);
    expect(bench.session.plan.units).toHaveLength(2);
  });

  it('never let Delete take the ship while its course is plotted: it opens the last leg first', () => {
    const bench = plotThree();
    course(bench).remove(2);
    bench.run('edit.delete');
    expect(course(bench).active).toBe(1);
    expect(bench.session.plan.units).toHaveLength(2);
  });

  it('are reached by keys, one before and one behind', () => {
    const bench = plotThree();
    bench.run('course.previous-leg');
    expect(course(bench).active).toBe(1);
    bench.run('course.previous-leg');
    bench.run('course.previous-leg');
    expect(course(bench).active).toBe(0);
    bench.run('course.next-leg');
    expect(course(bench).active).toBe(1);
  });
});

describe('a staged course', () => {
  it('outlives Esc and other tools, drawn quietly, and is found again', () => {
    const bench = plotThree();
    bench.driver.key('Escape');
    expect(course(bench).legs).toHaveLength(2);
    bench.session.escape();
    expect(bench.session.activeTool).toBe('select');
    const drawn = () => bench.session.overlays.models.map(({ id }) => id);
    expect(drawn()).toContain('waiting:defiant-1:1:joint');
    bench.session.layers.toggle('courses');
    expect(drawn()).not.toContain('waiting:defiant-1:1:joint');
    bench.driver.tool('maneuver');
    expect(course(bench).staged.legs).toHaveLength(2);
    expect(drawn()).toContain('course:0:joint');
  });

  it('shows one ghost for each joint, numbers, and arcs from its end', () => {
    const bench = plotThree();
    const models = bench.session.overlays.models;
    const ghosts = models.flatMap((model) => (model.type === 'ghost' ? [model.verdict] : []));
    expect(ghosts).toEqual(['course', 'course', 'possible']);
    const discs = models.flatMap((model) => (model.type === 'disc' ? [[model.text, model.active]] : []));
    expect(discs).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
    ]);
    expect(bench.session.trial.there).toEqual(course(bench).value?.end);
  });

  it('shows of an illegal leg what is asked for, what is possible and what is met first', () => {
    const bench = plotting();
    stage(bench, { distanceIn: 8 });
    bench.run('course.add-leg');
    stage(bench, { distanceIn: 1 });
    const ids = bench.session.overlays.models.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['course:0:possible', 'course:0:requested', 'course:0:contact']),
    );
    const findings = courseFindings(course(bench).value!, (id) => id, bench.session.words);
    expect(findings[0]).toMatchObject({
      leg: 0,
      tone: 'bad',
      text: 'Ends on fighter-1.',
      rules: ['ITU-MOVE-04'],
    });
    expect(findings[0]?.shortenTo).toBeCloseTo(5.86, 9);
  });

  it('ITU-FKEY-03: tells what ending beside Massive demands, with its rule', () => {
    const [anomaly] = CROSSING.features;
    const features = [
      { ...anomaly!, kind: 'cloud' as const, at: { x: 21, y: 18 }, keywords: { massive: 2 } },
    ];
    const bench = plotting({ ...CROSSING, features });
    stage(bench, { distanceIn: 2 });
    bench.run('course.add-leg');
    const findings = courseFindings(course(bench).value!, () => 'Cloud', bench.session.words);
    const massive = findings.find(({ rules }) => rules.includes('ITU-FKEY-03'));
    expect(massive).toMatchObject({
      leg: 0,
      tone: 'warn',
      rules: ['ITU-FKEY-03', 'ITU-FKEY-04', 'ITU-FKEY-05'],
    });
    expect(massive?.text).toContain('Passed, the unit adds 2 peril');
    expect(massive?.text).toContain('Failed, it adds 1 peril and 1 more for each point short');
  });
});
