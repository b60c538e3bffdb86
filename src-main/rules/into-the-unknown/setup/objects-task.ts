/** Players put the mission's objectives, anomalies and features on the table by turns, or take them away (ITU-SETUP-29, ITU-MISSION-13). */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { FeatureKeyword, ObjectiveSpec } from '../../../../shared/content/into-the-unknown';
import type {
  ActionOf,
  FeatureState,
  IntoTheUnknownAction,
  TaskOf,
} from '../../../../shared/contract/into-the-unknown';
import { type Point, roundPoint } from '../../../../shared/geometry';
import type { SeatId } from '../../engine';
import { remembered } from '../memo';
import { addFeature, changeControl, featureKind, removeFeature } from '../mission/features';
import type { Play } from '../play';
import { nextAfter, opponentsOf, playerOrder, trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt, overtureOf } from './force';
import { housePlacement } from './house-places';
import { tokenAt } from './objects';
import { legalPlacement } from './placement';
import { samplePlacement, type Sampling } from './sample-placement';

type Asking = Asked<'objects'>;
type Keywords = FeatureState['keywords'];

export const objectsTask: TaskRules<'objects'> = {
  waitsFor(asked) {
    if (leftOf(asked) === 0 || !canGoOn(asked)) return [];
    return [isDealt(asked.state) ? 'chance' : placerOf(asked)];
  },
  legal: (asked) =>
    leftOf(asked) < 0 ? ofKind(asked).map(({ id }) => ({ type: 'remove-feature', feature: id })) : [],
  open: {
    kinds: (asked) => (leftOf(asked) > 0 ? ['place-feature'] : []),
    check: (asked, seat, action) => checkPlace(asked, seat, action),
    sample(asked, seat, random) {
      const { table, state } = asked;
      const sampling = samplingOf(asked, seat);
      // Where hardly any room is left the house's places may be the only ones: they were what said that there is some.
      const at =
        samplePlacement(table, state, whereOf(asked), sampling, random) ??
        housePlacement(table, state, whereOf(asked), sampling, 1);
      return at === null ? null : { type: 'place-feature', at };
    },
  },
  why: () => notAsked('Tokens of the mission are put on the table by turns.', 'ITU-SETUP-29'),
  chance: {
    kind: 'number',
    rule: 'ITU-ANOM-04',
    sample: (_asked, random) => ({ type: 'number', number: 1 + random.below(NUMBERS) }),
    isPossible: (_asked, action) => action.type === 'number',
  },
  answer(play, task, action) {
    const asked = { table: play.table, state: play.frozen, task };
    const seat = placerOf(asked);
    if (action.type === 'remove-feature') return remove(play, task, action.feature, seat);
    if (action.type === 'place-feature') return place(play, task, action.at, seat);
    if (action.type !== 'number') throw wrongAnswer('A token', action);
    const [last] = ofKind(asked).slice(-1);
    if (leftOf(asked) < 0 && last) return remove(play, task, last.id, seat);
    const at = housePlacement(
      play.table,
      play.frozen,
      whereOf(asked),
      samplingOf(asked, seat),
      action.number,
    );
    if (at === null) return finish(play, task);
    place(play, task, at, seat);
  },
  /** All lie there, or no place is left for any: the rest is left out. */
  run: (play, task) => finish(play, task),
};

const NUMBERS = 8;

/** What the card says of these tokens; undefined where the part is gone. */
function specOf({ table, state, task }: Asking): ObjectiveSpec | undefined {
  const { content } = table;
  const { mission } = state;
  switch (task.part) {
    case 'overture':
      return overtureOf(table, state)?.objectives[task.index];
    case 'situation':
      return content.situations[recordOf(mission.situation ?? '')]?.features[task.index];
    case 'complication': {
      const card = mission.revealed === null ? null : mission.complications[mission.revealed];
      return content.complications[recordOf(card ?? '')]?.objectives[task.index];
    }
  }
}

/** Tokens still to be placed; negative: so many are to be taken away first. */
function leftOf(asked: Asking): number {
  const spec = specOf(asked);
  if (spec === undefined) return 0;
  return spec.untilTotal ? spec.count - ofKind(asked).length : asked.task.left;
}

function ofKind(asked: Asking): readonly FeatureState[] {
  const kind = specOf(asked)?.kind;
  return asked.state.features.filter((each) => each.kind === kind);
}

/** Who places: by turns, or always the one with the role, the priority or the trailing player, the revealer. */
function placerOf(asked: Asking): SeatId {
  const { state, task } = asked;
  const by = specOf(asked)?.by ?? 'alternate';
  switch (by) {
    case 'alternate':
      return task.next;
    case 'priority':
      return playerOrder(state)[0] ?? task.next;
    case 'trailing':
      return trailingOf(state);
    case 'revealer':
      return state.mission.revealed ?? task.next;
    case 'guard':
    case 'escort':
    case 'defender':
    case 'aggressor':
      return state.seats.find(({ roles }) => roles.includes(by))?.seat ?? task.next;
  }
}

function whereOf(asked: Asking): ObjectiveSpec['where'] {
  return specOf(asked)?.where ?? { inSystem: false, onePerSystem: false, anotherSystem: false, beyond: [] };
}

function samplingOf(asked: Asking, seat: SeatId): Sampling {
  const spec = specOf(asked);
  const first = asked.state.features.filter(({ name }) => name === spec?.name).map(({ id }) => id);
  return { seat, first, shapeAt: (at) => tokenAt(asked.table, featureKind(spec?.kind ?? 'anomaly'), at) };
}

/** A token can be taken away, or there is room for one more: the house's places are looked at before a scan is made. */
function canGoOn(asked: Asking): boolean {
  if (leftOf(asked) < 0) return true;
  const { table, state, task } = asked;
  return remembered(state, `objects/${task.part}/${String(task.index)}`, () => {
    return housePlacement(table, state, whereOf(asked), samplingOf(asked, placerOf(asked)), 1) !== null;
  });
}

function checkPlace(
  asked: Asking,
  seat: SeatId,
  action: IntoTheUnknownAction,
): Result<ActionOf<'place-feature'>, Refusal> {
  if (action.type !== 'place-feature') return err(notAsked('A token is placed now.', 'ITU-SETUP-29'));
  const at = roundPoint(action.at);
  const { shapeAt, ...placing } = samplingOf(asked, seat);
  const fault = legalPlacement(asked.table, asked.state, whereOf(asked), { ...placing, shape: shapeAt(at) });
  return fault === null ? ok({ type: 'place-feature', at }) : err(fault);
}

function place(play: Play, task: TaskOf<'objects'>, at: Point, seat: SeatId): void {
  const spec = specOf({ table: play.table, state: play.frozen, task });
  if (spec === undefined) return finish(play, task);
  const keywords = keywordsOf(play.table, play.frozen, spec);
  const id = addFeature(play, { kind: featureKind(spec.kind), name: spec.name, keywords }, at, seat);
  if (spec.opposingMarker) {
    const [opponent] = opponentsOf(play.frozen, seat);
    if (opponent !== undefined) changeControl(play, id, opponent, 1);
  }
  goOn(play, task);
}

function remove(play: Play, task: TaskOf<'objects'>, feature: string, seat: SeatId): void {
  goOn(play, { ...task, next: seat, left: task.left + 1 });
  removeFeature(play, feature);
}

function goOn(play: Play, task: TaskOf<'objects'>): void {
  const next = nextAfter(playerOrder(play.frozen), task.next);
  play.replace({ ...task, next, left: task.left - 1 });
}

/** The card's own keywords; with those of the overture's tokens of that kind where it says so. */
function keywordsOf(table: Table, state: IntoTheUnknownState, spec: ObjectiveSpec): Keywords {
  if (!spec.keepsKeywords) return spec.keywords;
  const before = overtureOf(table, state)?.objectives.find(({ kind }) => kind === spec.kind)?.keywords;
  return mostOf(before ?? {}, spec.keywords);
}

/** Both lists of keywords; of one that stands in both the greater number. */
function mostOf(one: Keywords, other: Keywords): Keywords {
  const names = Object.keys({ ...one, ...other }) as FeatureKeyword[]; // the keys are keywords
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]));
}

/** Tokens that a complication takes over are its own from now on: its name, its keywords on top of theirs. */
function finish(play: Play, task: TaskOf<'objects'>): void {
  const spec = specOf({ table: play.table, state: play.frozen, task });
  play.pop();
  if (!spec?.untilTotal) return;
  for (const { id, kind, keywords } of play.frozen.features) {
    if (kind !== spec.kind) continue;
    const feature = play.feature(id);
    feature.name = spec.name;
    feature.keywords = mostOf(spec.keepsKeywords ? keywords : {}, keywordsOf(play.table, play.frozen, spec));
  }
}
