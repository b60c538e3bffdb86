/** Launching along the turning tool: shuttles, secondary units, torpedoes, probes, pods (ITU-LAUNCH-01 to 07, ITU-SEP-02, ITU-EVAC-05). */
import { err, ok, type Refusal, type Result, type RuleId } from '../../../../shared/base';
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { type Pose, round9, TOLERANCE_IN } from '../../../../shared/geometry';
import { judgeLaunch, type LaunchVerdict } from '../../../../shared/sector';
import type { Random } from '../../engine';
import { sectorTableOf } from '../figures';
import type { Asked, TaskRules } from '../task-rules';
import { type LaunchAction, launched } from './launched';
import { declaredSystem, standingAt, systemChoices } from './systems';
import { isOffTable } from './on-table';
import { counted } from '../counted';

type Asking = Asked<'launch'>;

export const launchTask: TaskRules<'launch'> = {
  waitsFor: ({ task }) => [task.seat],
  /** It may be given up: nowhere may be room for it (house). */
  legal: () => [{ type: 'pass' }],
  open: {
    kinds: () => ['launch'],
    check: (asked, _seat, action) => (action.type === 'launch' ? checkLaunch(asked, action) : err(NOT_ASKED)),
    sample: (asked, _seat, random) => sampleLaunch(asked, random),
  },
  why: () => NOT_ASKED,
  answer(play, task, action) {
    play.pop();
    if (action.type !== 'launch') return;
    const verdict = verdictOf({ table: play.table, state: play.frozen, task }, action);
    if (!verdict.ok) throw new Error(`A checked launch was refused: ${verdict.error.message}`);
    launched(play, task, action, verdict.value.end);
  },
  run: (play) => play.pop(),
  isMoot: (state, task) => isOffTable(state, task.by),
};

const NOT_ASKED: Refusal = {
  code: 'not-asked',
  message: 'A unit is launched now.',
  rule: 'ITU-LAUNCH-01',
};

/**
 * Whether a unit may be launched so: the slot and turn that the task gives, where its edge ends on the stem, nothing
 * overlapped, in the sector (reading). Recorded on the grid of 1e-9, with endurance within what its card prints (house:
 * its player's choice) and the system it is in.
 */
export function checkLaunch(asked: Asking, action: LaunchAction): Result<LaunchAction, Refusal> {
  const { table, state, task } = asked;
  const taken: LaunchAction = {
    ...action,
    notches: round9(action.notches),
    alongIn: round9(action.alongIn),
    endurance: enduranceOf(asked, action.endurance),
  };
  const wrong = wrongSlot(task, taken) ?? wrongEdge(asked, taken) ?? wrongEndurance(asked, action.endurance);
  if (wrong !== null) return err(wrong);
  const judged = verdictOf(asked, taken);
  if (!judged.ok) return judged;
  const fault = judged.value.violations.find(({ code }) => OF_THE_PLACE.has(code));
  if (fault) return err({ code: fault.code, message: fault.message, rule: fault.rule });
  const system = declaredSystem(standingAt(table, state, task.class, judged.value.end), action.system);
  return system.ok ? ok({ ...taken, system: system.value }) : system;
}

/** The rest of a verdict is the class's own launchers, which equipment and orders change: the task says it. */
const OF_THE_PLACE: ReadonlySet<string> = new Set(['overlaps-unit', 'overlaps-feature', 'leaves-sector']);

function verdictOf({ table, state, task }: Asking, action: LaunchAction): Result<LaunchVerdict, Refusal> {
  const { slot, notches, side, alongIn } = action;
  const asLaid = { unit: task.class, slot, notches, side, slideIn: alongIn };
  return judgeLaunch(table.content, sectorTableOf(table, state), task.by, asLaid);
}

function wrongSlot({ slots, notches: most, why }: TaskOf<'launch'>, { slot, notches }: LaunchAction) {
  if (!slots.includes(slot))
    return no('slot-not-allowed', `It does not leave from the ${slot} slot.`, 'ITU-LAUNCH-01');
  if (Math.abs(notches) <= most + TOLERANCE_IN) return null;
  const rule = why === 'torpedo' ? 'ITU-PROJ-05' : why === 'pod' ? 'ITU-EVAC-06' : 'ITU-LAUNCH-02';
  return no('turn-over-limit', `The tool turns up to ${most} notches to either side.`, rule);
}

function no(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}

function wrongEdge(asked: Asking, { alongIn }: LaunchAction): Refusal | null {
  const span = edgeSpan(asked);
  if (span === null) return no('cannot-launch', 'The tool does not place its base.', 'ITU-LAUNCH-03');
  if (alongIn > span.farthestIn + TOLERANCE_IN)
    return no(
      'slide-over-limit',
      `Its edge ends at most ${counted(span.farthestIn, 'inch', 'inches')} out.`,
      'ITU-LAUNCH-03',
    );
  if (alongIn < span.nearestIn - TOLERANCE_IN)
    return no(
      'slide-under-limit',
      `Its edge ends at least ${counted(span.nearestIn, 'inch', 'inches')} out.`,
      'ITU-LAUNCH-03',
    );
  return null;
}

/** Where the end of its edge may lie along the stem, inches from the tool's head; null for a base that the tool cannot place. */
export function edgeSpan({
  table,
  task,
}: Asking): { readonly nearestIn: number; readonly farthestIn: number } | null {
  const base = table.content.units[task.class]?.base;
  if (base === undefined || base === 'large' || base === 'wake') return null;
  const { nearestIn, farthestIn } = table.content.tool.launch;
  return { nearestIn: nearestIn[base], farthestIn };
}

/** Markers it starts with: what was asked for, the greatest number where nothing was; null on units without. */
function enduranceOf({ table, task }: Asking, asked: number | null): number | null {
  const span = table.content.units[task.class]?.endurance ?? null;
  return span === null ? null : (asked ?? span.max);
}

function wrongEndurance({ table, task }: Asking, asked: number | null): Refusal | null {
  const span = table.content.units[task.class]?.endurance ?? null;
  if (asked === null || span === null) return null;
  if (asked >= span.min && asked <= span.max) return null;
  return no('endurance-out-of-range', `It starts with ${span.min} to ${span.max} markers.`, 'ITU-PROJ-02');
}

/** Draws before launching is given up: near a ship's own base there is room nearly always. */
const TRIES = 12;

/** A legal launch, mostly as far out as the tool reaches; null when the draws find no room. */
export function sampleLaunch(asked: Asking, random: Random): LaunchAction | null {
  const span = edgeSpan(asked);
  if (span === null) return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = legalDraw(asked, draw(asked, span, random), random);
    if (found !== null) return found;
  }
  return null;
}

type Span = NonNullable<ReturnType<typeof edgeSpan>>;

function draw({ table, task }: Asking, { nearestIn, farthestIn }: Span, random: Random): LaunchAction {
  const { slots, notches } = task;
  const endurance = table.content.units[task.class]?.endurance ?? null;
  const quarters = Math.floor(4 * notches);
  return {
    type: 'launch',
    slot: slots[random.below(slots.length)] ?? 'fore',
    notches: (random.below(2 * quarters + 1) - quarters) / 4,
    side: random.below(2) === 0 ? 'port' : 'starboard',
    alongIn:
      random.below(2) === 0 ? farthestIn : nearestIn + ((farthestIn - nearestIn) * random.below(9)) / 8,
    endurance: endurance && endurance.min + random.below(endurance.max - endurance.min + 1),
    system: null,
  };
}

function legalDraw(asked: Asking, drawn: LaunchAction, random: Random): LaunchAction | null {
  const judged = verdictOf(asked, drawn);
  if (!judged.ok) return null;
  const choices = choicesAt(asked, judged.value.end);
  const checked = checkLaunch(asked, { ...drawn, system: choices[random.below(choices.length)] ?? null });
  return checked.ok ? checked.value : null;
}

function choicesAt({ table, state, task }: Asking, end: Pose): readonly (string | null)[] {
  return systemChoices(standingAt(table, state, task.class, end));
}
