/** Courses being plotted for the Defiant of the crossing: for tests of the tool and of what it keeps. */
import { shippedContent } from './shipped-content';
import type { CourseAnnotation, SectorPlan } from '../../shared/documents/plan';
import { endPose, type Maneuver } from '../../shared/geometry';
import { baseOutline } from '../../shared/sector';
import {
  CROSSING,
  openSession,
  type SessionBench,
} from '../../src-renderer/games/into-the-unknown/session-driver';
import type { MoveStaging } from '../../src-renderer/games/into-the-unknown/staging';

export const pack = shippedContent();
export const DEFIANT = CROSSING.units[0]!;

export function plotting(plan: SectorPlan = CROSSING): SessionBench {
  const bench = openSession(pack, plan);
  bench.session.select(['defiant-1']);
  bench.driver.tool('maneuver');
  return bench;
}

export function stage(bench: SessionBench, change: Partial<MoveStaging>): void {
  const { staging } = bench.session.trial;
  if (staging?.type !== 'move') throw new Error('No move is staged');
  bench.session.trial.stage({ ...staging, ...change });
}

/** Two added legs and a third that is only tried: east of the Fighter's way. */
export function plotThree(): SessionBench {
  const bench = plotting();
  stage(bench, { tool: 'starboard', notches: 1, distanceIn: 3 });
  bench.run('course.add-leg');
  stage(bench, { tool: 'port', notches: 0.5, distanceIn: 2 });
  bench.run('course.add-leg');
  bench.run('maneuver.lateral');
  stage(bench, { side: 'starboard', distanceIn: 2.5 });
  return bench;
}

export const course = ({ session }: SessionBench) => session.trial.course;
export const chain = (legs: readonly Maneuver[]) =>
  legs.reduce(
    (pose, leg) => endPose(baseOutline(pack, DEFIANT)!, pose, leg, pack.tool.notchDeg),
    DEFIANT.pose,
  );
export const kept = (bench: SessionBench) =>
  bench.session.plan.annotations?.find((each): each is CourseAnnotation => each.type === 'course');
