/** Exposing an anomaly: flipped, what its number does carried out at once, replaced or removed (ITU-ANOM-01 to 04). */
import type { FeatureState, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SituationRecord } from '../../../../shared/content/into-the-unknown';
import { contextOf } from '../effects/context';
import { featureOf, findFeature, findUnit } from '../figures';
import { removeFeature } from '../mission/features';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { anomalyExposed } from '../teams/happenings';
import type { Random, SeatId } from '../../engine';

export const exposeTask: TaskRules<'expose'> = {
  waitsFor: (asked) => (isUnknown(asked) ? ['chance'] : []),
  legal: () => [],
  why: () => ({ code: 'not-asked', message: 'An anomaly is exposed.', rule: 'ITU-ANOM-03' }),
  chance: {
    kind: 'number',
    rule: 'ITU-ANOM-04',
    sample: (asked, random) => ({
      type: 'number',
      number: knownNumber(asked) ?? drawnNumber(asked.state, random),
    }),
    isPossible: (asked, action) => {
      const known = knownNumber(asked);
      if (action.type !== 'number') return false;
      return known === null ? numbersLeft(asked.state).includes(action.number) : action.number === known;
    },
  },
  answer(play, task, action) {
    if (action.type !== 'number') return;
    learnNumber(play, task.feature, action.number);
    goOn(play, task);
  },
  run: goOn,
  isMoot: (state, task) => {
    const feature = findFeature(state, task.feature);
    return feature === undefined || feature.kind !== 'anomaly' || (task.step === 0 && feature.exposed);
  },
};

function goOn(play: Play, task: TaskOf<'expose'>): void {
  const feature = featureOf(play.frozen, task.feature);
  if (task.look !== undefined) return showTo(play, task.look, feature);
  if (task.step > 2) return play.pop();
  play.replace({ ...task, step: task.step + 1 });
  if (task.step === 0) return flip(play, task, feature);
  if (task.step === 1) return resolve(play, task, feature);
  settle(play, feature);
}

/**
 * Whether the number comes as news to somebody: nobody knows it, or not everybody who is going to see it. Then chance tells
 * it, so that nobody's own action shows what was hidden from them.
 */
function isUnknown({ state, task }: Asked<'expose'>): boolean {
  const { number, seenBy } = featureOf(state, task.feature);
  const seers = task.look === undefined ? state.seats.map(({ seat }) => seat) : [task.look];
  return task.step === 0 && (number === null || !seers.every((seat) => seenBy.includes(seat)));
}

/** What somebody has seen it to be; null: nobody has. */
function knownNumber({ state, task }: Asked<'expose'>): number | null {
  return featureOf(state, task.feature).number;
}

const TOKENS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Numbers that a token facedown may still have: all eight where every one has come up and been put back (ITU-ANOM-04). */
export function numbersLeft({ mission }: IntoTheUnknownState): readonly number[] {
  return mission.anomalies.length > 0 ? mission.anomalies : TOKENS;
}

export function drawnNumber(state: IntoTheUnknownState, random: Random): number {
  const left = numbersLeft(state);
  return left[random.below(left.length)] ?? 1;
}

/** Chance has said which token it is: nobody draws that number again. */
export function learnNumber(play: Play, id: string, number: number): void {
  play.feature(id).number = number;
  play.state.mission.anomalies = play.frozen.mission.anomalies.filter((each) => each !== number);
}

/** Somebody has seen its number; it stays facedown for everybody else. */
function showTo(play: Play, seat: SeatId, { id, number, seenBy }: FeatureState): void {
  play.pop();
  if (!seenBy.includes(seat)) play.feature(id).seenBy = [...seenBy, seat];
  play.tell({ type: 'looked', seat, feature: id, number });
}

type Row = SituationRecord['anomalies'][number];

/** What the situation says of a number; undefined: nothing, so that the flipped token stays. */
export function anomalyRow(table: Table, state: IntoTheUnknownState, number: number | null): Row | undefined {
  const { situation } = state.mission;
  const record = situation === null ? undefined : table.content.situations[recordOf(situation)];
  return record?.anomalies.find(({ numbers }) => number !== null && numbers.includes(number));
}

function flip(play: Play, { by }: TaskOf<'expose'>, { id, number }: FeatureState): void {
  play.feature(id).exposed = true;
  const name = anomalyRow(play.table, play.frozen, number)?.name ?? '';
  play.tell({ type: 'exposed', feature: id, number: number ?? 0, name });
  if (by !== null) anomalyExposed(play, { unit: by, feature: id });
}

function resolve(play: Play, { by }: TaskOf<'expose'>, { id, number }: FeatureState): void {
  const { table, frozen: state } = play;
  const row = anomalyRow(table, state, number);
  if (row === undefined || row.effects.length === 0) return;
  const unit = findUnit(state, by) ?? null;
  const seat = unit?.owner ?? trailingOf(state);
  const context = contextOf(unit, { seat, target: id, from: 'situation', rule: 'ITU-ANOM-03' });
  play.push({ type: 'effects', effects: row.effects, context });
}

/** What nothing has replaced is removed where the table says so. */
function settle(play: Play, { id, kind, number }: FeatureState): void {
  const row = anomalyRow(play.table, play.frozen, number);
  if (row?.removed && kind === 'anomaly') removeFeature(play, id);
}
