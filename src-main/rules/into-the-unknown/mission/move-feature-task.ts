/** A token goes up to so far (SUSPICIOUS READINGS, TACTICAL SWEEP). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { Placement } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { atMost, type Point, roundPoint } from '../../../../shared/geometry';
import { findFeature, featureOf } from '../figures';
import { tokenAt } from '../setup/objects';
import { legalPlacement } from '../setup/placement';
import { samplePlacement } from '../setup/sample-placement';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { moveFeature, systemOf } from './features';

type MoveFeature = TaskOf<'move-feature'>;
const RULE = 'ITU-MISSION-15';

export const moveFeatureTask: TaskRules<'move-feature'> = {
  waitsFor: ({ task }) => [task.seat],
  legal: () => [{ type: 'done' }],
  open: {
    kinds: () => ['place-feature'],
    check: ({ table, state, task }, _seat, action) => checked(table, state, task, action),
    sample({ table, state, task }, _seat, random) {
      const to = samplePlacement(table, state, whereOf(task), samplingOf(table, state, task), random);
      return to !== null && refusalOf(table, state, task, to) === null
        ? { type: 'place-feature', at: to }
        : null;
    },
  },
  why: () => ({ code: 'not-asked', message: 'A token is moved, or left where it is.', rule: RULE }),
  answer(play, task, action) {
    play.pop();
    if (action.type === 'place-feature') moveFeature(play, task.feature, action.at);
  },
  run: (play) => play.pop(),
  isMoot: (state, task) => findFeature(state, task.feature) === undefined,
};

function whereOf({ beyond, inches }: MoveFeature): Placement {
  return {
    inSystem: false,
    onePerSystem: false,
    anotherSystem: false,
    beyond: beyond === null ? [] : [{ inches: beyond, of: 'object' }],
    at: { inches, of: 'where-it-was' },
  };
}

/** The token itself is no obstacle; where it lay is a point, so that the way is measured centre to centre. */
function samplingOf(table: Table, state: IntoTheUnknownState, task: MoveFeature) {
  const feature = featureOf(state, task.feature);
  return {
    seat: task.seat,
    without: [feature.id],
    was: tokenAt(table, feature.kind, feature.at),
    shapeAt: (centre: Point) => tokenAt(table, feature.kind, centre),
  };
}

function checked(
  table: Table,
  state: IntoTheUnknownState,
  task: MoveFeature,
  action: IntoTheUnknownAction,
): Result<IntoTheUnknownAction, Refusal> {
  if (action.type !== 'place-feature') {
    return err({ code: 'not-asked', message: 'A token is moved, or left where it is.', rule: RULE });
  }
  const at = roundPoint(action.at);
  const refusal = refusalOf(table, state, task, at);
  return refusal === null ? ok({ type: 'place-feature', at }) : err(refusal);
}

function refusalOf(table: Table, state: IntoTheUnknownState, task: MoveFeature, at: Point): Refusal | null {
  const feature = featureOf(state, task.feature);
  const far = Math.hypot(at.x - feature.at.x, at.y - feature.at.y);
  if (!atMost(far, task.inches)) {
    return {
      code: 'too-far',
      message: `It moves up to ${task.inches}".`,
      rule: RULE,
      params: { inches: task.inches, measuredIn: far },
    };
  }
  if (task.staysPut && systemOf(table, state, feature.kind, at) !== feature.system) {
    return { code: 'leaves-system', message: 'It can neither enter nor leave a system.', rule: RULE };
  }
  const { shapeAt, ...placing } = samplingOf(table, state, task);
  return legalPlacement(table, state, whereOf(task), { ...placing, shape: shapeAt(at) });
}
