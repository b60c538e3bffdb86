/**
 * Impulse of a projectile: it detonates before its move, else slides along one of its flats (ITU-PROJ-09, ITU-PKEY-01 to
 * 03). The fore flats of a guided class need an opposing unit in Sensors range that its side has locked when it begins.
 */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { round9, TOLERANCE_IN } from '../../../../shared/geometry';
import { judgeSlide, type ManeuverVerdict, type SlideFlat, slideFlats } from '../../../../shared/sector';
import type { Random } from '../../engine';
import { isOpposing, printedClass, rangeOf, unitOf } from '../figures';
import { sectorTableOf } from '../figures/sector-table';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { blastOf, isTriggered } from './detonate';
import { setPose } from './set-pose';
import { isOffTable } from './on-table';

type SlideAction = ActionOf<'slide'>;
type Asking = Asked<'slide'>;

export const slideTask: TaskRules<'slide'> = {
  waitsFor: (asked) => (isTriggered(asked.table, asked.state, asked.task.unit) ? [] : [asked.task.seat]),
  legal: (asked) => (isStuck(asked) ? [{ type: 'pass' }] : []),
  open: {
    kinds: () => ['slide'],
    check: (asked, _seat, action) => (action.type === 'slide' ? checkSlide(asked, action) : err(NOT_ASKED)),
    sample: (asked, _seat, random) => sampleSlide(asked, random),
  },
  why: () => NOT_ASKED,
  answer(play, task, action) {
    play.pop();
    if (action.type === 'slide') slide(play, task, action);
    else play.push({ type: 'moved', unit: task.unit, kind: 'slide', crossed: [], step: 0 });
  },
  run: (play, task) =>
    play.replace({ type: 'detonate', unit: task.unit, left: blastOf(play.table, play.frozen, task.unit) }),
  isMoot: (state, task) => isOffTable(state, task.unit),
};

const NOT_ASKED = {
  code: 'not-asked',
  message: 'The projectile slides along one of its flats now.',
  rule: 'ITU-PROJ-09',
} as const;

/**
 * Whether a slide may be made; recorded on the grid of 1e-9, in the system that the unit is in. With `must` it goes its
 * full engine power if able; along a flat on which it cannot, as far as it can, and only where no other flat lets it
 * (house).
 */
export function checkSlide(asked: Asking, action: SlideAction): Result<SlideAction, Refusal> {
  if (!openFlats(asked).includes(action.flat)) return err(FLAT_CLOSED);
  const distanceIn = round9(action.distanceIn);
  const judged = verdictOf(asked, action.flat, distanceIn);
  if (!judged.ok) return judged;
  const [violation] = judged.value.violations;
  if (violation) return err({ code: violation.code, message: violation.message, rule: violation.rule });
  if (asked.task.must && distanceIn < dueIn(asked, judged.value) - TOLERANCE_IN) return err(MUST_GO_FULL);
  return ok({
    type: 'slide',
    flat: action.flat,
    distanceIn,
    system: unitOf(asked.state, asked.task.unit).system,
  });
}

const FLAT_CLOSED: Refusal = {
  code: 'flat-not-allowed',
  message: 'The fore flats need an opposing unit in Sensors range that is locked.',
  rule: 'ITU-PKEY-02',
};
const MUST_GO_FULL: Refusal = {
  code: 'must-go-full',
  message: 'It must go its full engine power if it can.',
  rule: 'ITU-PKEY-03',
};

function verdictOf({ table, state, task }: Asking, flat: SlideFlat, distanceIn: number) {
  return judgeSlide(table.content, sectorTableOf(table, state), task.unit, flat, distanceIn);
}

/** How far it has to go along this flat: all of it, or where no flat gives all, as far as this one does. */
function dueIn(asked: Asking, verdict: ManeuverVerdict): number {
  const limitIn = verdict.limits.distanceIn ?? 0;
  const possibleIn = verdict.possible ?? 0;
  if (possibleIn >= limitIn - TOLERANCE_IN) return limitIn;
  const others = openFlats(asked).map((flat) => possibleAlong(asked, flat) ?? 0);
  return Math.max(...others) >= limitIn - TOLERANCE_IN ? limitIn : possibleIn;
}

function possibleAlong(asked: Asking, flat: SlideFlat): number | null {
  const judged = verdictOf(asked, flat, 0);
  return judged.ok ? judged.value.possible : null;
}

/** The flats along which it may slide now (ITU-PKEY-02, reading a: what counts is the start of the move). */
export function openFlats({ table, state, task }: Asking): readonly SlideFlat[] {
  const unit = unitOf(state, task.unit);
  const printed = printedClass(table, unit);
  const all = slideFlats(table.content, { class: unit.class });
  if (isGuidedNow({ table, state, task })) return all;
  return all.filter((flat) => printed?.flats?.always.includes(flat) ?? false);
}

function isGuidedNow({ table, state, task }: Asking): boolean {
  const unit = unitOf(state, task.unit);
  if (!(printedClass(table, unit)?.keywords.includes('Guided') ?? false)) return false;
  return state.units.some(
    (other) =>
      isOpposing(other.owner, unit.owner) &&
      other.locks.some(({ seat }) => seat === unit.owner) &&
      (rangeOf(table, state, unit, 'sensors', other.id)?.inRange ?? false),
  );
}

/** No flat lets it end anywhere: it stays (house). */
function isStuck(asked: Asking): boolean {
  return openFlats(asked).every((flat) => possibleAlong(asked, flat) === null);
}

/** A legal slide: mostly all the way; null when it is stuck. */
export function sampleSlide(asked: Asking, random: Random): SlideAction | null {
  const flats = openFlats(asked).flatMap((flat) => {
    const possibleIn = possibleAlong(asked, flat);
    return possibleIn === null ? [] : [{ flat, possibleIn }];
  });
  const start = random.below(Math.max(1, flats.length));
  for (let index = 0; index < flats.length; index += 1) {
    const drawn = flats[(start + index) % flats.length];
    if (drawn === undefined) continue;
    const { flat, possibleIn } = drawn;
    const partIn = asked.task.must || random.below(3) > 0 ? possibleIn : (possibleIn * random.below(9)) / 8;
    for (const distanceIn of [partIn, possibleIn]) {
      const checked = checkSlide(asked, { type: 'slide', flat, distanceIn, system: null });
      if (checked.ok) return checked.value;
    }
  }
  return null;
}

function slide(play: Play, task: TaskOf<'slide'>, { flat, distanceIn, system }: SlideAction): void {
  const { table, frozen: state } = play;
  const verdict = verdictOf({ table, state, task }, flat, distanceIn);
  if (!verdict.ok) throw new Error(`A checked slide was refused: ${verdict.error.message}`);
  setPose(play, unitOf(state, task.unit), { pose: verdict.value.end, system, kind: 'slide' });
  play.push({ type: 'moved', unit: task.unit, kind: 'slide', crossed: [], step: 0 });
}
