import { describe, expect, it } from 'vitest';
import type { CourseAnnotation } from '../../../../../shared/documents/plan';
import type { SessionBench } from '../../session-driver';
import { chain, course, DEFIANT, kept, plotThree } from '../../../../../tests/support/plotted-course';

describe('a kept course', () => {
  async function keep(): Promise<{ bench: SessionBench; annotation: CourseAnnotation }> {
    const bench = plotThree();
    bench.run('course.keep');
    await bench.settled();
    return { bench, annotation: kept(bench)! };
  }

  it('enters the plan in one step, and leaves the tool free', async () => {
    const { bench, annotation } = await keep();
    expect(bench.undoLabel()).toBe('Keep the course of Defiant');
    expect(annotation).toMatchObject({
      class: 'defiant',
      alert: 'green 2',
      unit: 'defiant-1',
      start: DEFIANT.pose,
      owner: 'blue',
    });
    expect(chain(annotation.legs)).toEqual(chain(annotation.legs.map((leg) => ({ ...leg }))));
    expect(course(bench).isPlotted).toBe(false);
  });

  it('is selected by a click on its line, and opened again for its unit or another of its class', async () => {
    const { bench, annotation } = await keep();
    bench.driver.tool('select');
    bench.session.select([]);
    const end = chain(annotation.legs.slice(0, 1));
    bench.driver.click(end.x, end.y);
    expect(bench.session.selection).toEqual([annotation.id]);
    bench.session.trial.openKept(annotation, bench.unit('defiant-1'));
    expect(bench.session.activeTool).toBe('maneuver');
    expect(course(bench).value?.end).toEqual(chain(annotation.legs));
    course(bench).remove(2);
    bench.run('course.keep');
    await bench.settled();
    expect(bench.undoLabel()).toBe('Change the kept course of Defiant');
    expect(bench.session.plan.annotations).toHaveLength(1);
    expect(kept(bench)?.legs).toHaveLength(2);
  });

  it('outlives its unit without leading to another one that takes its id', async () => {
    const { bench } = await keep();
    bench.driver.tool('select');
    bench.session.select(['defiant-1']);
    bench.run('edit.delete');
    await bench.settled();
    expect(kept(bench)).toBeDefined();
    expect(kept(bench)?.unit).toBeUndefined();
  });

  it('goes with its unit when both are copied', async () => {
    const { bench, annotation } = await keep();
    bench.driver.tool('select');
    bench.session.select(['defiant-1', annotation.id]);
    bench.run('edit.duplicate');
    await bench.settled();
    const copy = bench.session.plan.annotations?.at(-1) as CourseAnnotation; // the last one is the copy of a course
    const unit = bench.session.plan.units.at(-1);
    expect(copy.unit).toBe(unit?.id);
    expect(copy.start).toEqual(unit?.pose);
  });
});
