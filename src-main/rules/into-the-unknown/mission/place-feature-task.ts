/** An effect puts tokens on the table, one after the other, or until so many are there (ITU-SETUP-29). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { type Point, roundPoint } from '../../../../shared/geometry';
import { remembered } from '../memo';
import type { Play } from '../play';
import { nextAfter, playerOrder } from '../round/order';
import { tokenAt } from '../setup/objects';
import { legalPlacement } from '../setup/placement';
import { firstPlacement, samplePlacement } from '../setup/sample-placement';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { addFeature, featureKind, removeFeature } from './features';

type PlaceFeature = TaskOf<'place-feature'>;
type Placed = Extract<Effect, { readonly verb: 'place-feature' }>;
const RULE = 'ITU-SETUP-29';

export const placeFeatureTask: TaskRules<'place-feature'> = {
  waitsFor: (asked) => (isAsked(asked) ? [asked.task.seat] : []),
  legal: ({ state, task }) => removable(state, task),
  open: {
    kinds: ({ state, task }) => (removable(state, task).length > 0 ? [] : ['place-feature']),
    check: ({ table, state, task }, _seat, action) => checked(table, state, task, action),
    sample({ table, state, task }, _seat, random) {
      if (removable(state, task).length > 0) return null;
      const at = samplePlacement(table, state, placedBy(task).where, samplingOf(table, task), random);
      return at === null ? null : { type: 'place-feature', at };
    },
  },
  why: () => ({ code: 'not-asked', message: 'A token is placed, or one is taken away.', rule: RULE }),
  answer(play, task, action) {
    next(play, task);
    if (action.type === 'remove-feature') removeFeature(play, action.feature);
    if (action.type === 'place-feature') {
      const { kind, name, keywords } = placedBy(task);
      addFeature(play, { kind: featureKind(kind), name, keywords }, action.at, task.seat);
    }
  },
  /** Enough are there, or there is room for none: house, then it is left out. */
  run(play, task) {
    if (missing(play.frozen, task) > 0) {
      play.tell({ type: 'note', text: `No room for ${placedBy(task).name}.`, from: task.context.from });
    }
    play.pop();
  },
};

/** The effect of such a task is always the verb's own. */
function placedBy({ effect }: PlaceFeature): Placed {
  if (effect.verb !== 'place-feature') throw new Error(`${effect.verb} places no feature.`);
  return effect;
}

/** How many are still to be placed; negative: to be taken away. */
function missing(state: IntoTheUnknownState, task: PlaceFeature): number {
  const { total, kind } = placedBy(task);
  return total === undefined ? task.left : total - state.features.filter((each) => each.kind === kind).length;
}

function removable(state: IntoTheUnknownState, task: PlaceFeature): readonly IntoTheUnknownAction[] {
  if (missing(state, task) >= 0) return [];
  const { kind } = placedBy(task);
  return state.features
    .filter((each) => each.kind === kind)
    .map(({ id }) => ({ type: 'remove-feature', feature: id }));
}

function isAsked({ table, state, task }: Asked<'place-feature'>): boolean {
  const left = missing(state, task);
  if (left <= 0) return left < 0;
  return remembered(
    state,
    `room/${placedBy(task).name}`,
    () => firstPlacement(table, state, placedBy(task).where, samplingOf(table, task)) !== null,
  );
}

function samplingOf(table: Table, task: PlaceFeature) {
  const { context } = task;
  const kind = featureKind(placedBy(task).kind);
  return {
    seat: task.seat,
    self: context.self,
    target: context.target,
    first: context.target === null ? [] : [context.target],
    shapeAt: (centre: Point) => tokenAt(table, kind, centre),
  };
}

function checked(
  table: Table,
  state: IntoTheUnknownState,
  task: PlaceFeature,
  action: IntoTheUnknownAction,
): Result<IntoTheUnknownAction, Refusal> {
  if (action.type !== 'place-feature') {
    return err({ code: 'not-asked', message: 'A token is placed now.', rule: RULE });
  }
  const at = roundPoint(action.at);
  const { shapeAt, ...placing } = samplingOf(table, task);
  const refusal = legalPlacement(table, state, placedBy(task).where, { ...placing, shape: shapeAt(at) });
  return refusal === null ? ok({ type: 'place-feature', at }) : err(refusal);
}

/** The next one; of a total the players take turns. */
function next(play: Play, task: PlaceFeature): void {
  const { total } = placedBy(task);
  const seat = total === undefined ? task.seat : nextAfter(playerOrder(play.frozen), task.seat);
  if (total === undefined && task.left <= 1) play.pop();
  else play.replace({ ...task, seat, left: Math.max(0, task.left - 1) });
}
