/** `plotroom maneuver`: is a manoeuvre legal, where does it end, what does it meet on the way. */
import type { ContentPack } from '../../shared/content';
import { checkPlan, type Plan, writePlan } from '../../shared/documents';
import {
  MANEUVER_KINDS,
  type Maneuver,
  type ManeuverKind,
  normaliseHeading,
  type Pose,
  SLOTS,
  type Slot,
} from '../../shared/geometry';
import { judgeManeuver } from '../../shared/sector';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { writeText } from './files';
import { notNegativeFrom, numberFrom, wordFrom } from './option-values';
import { UsageError } from './usage-error';

export interface ManeuverOptions {
  readonly unit: string;
  readonly kind: string;
  readonly tool?: string;
  readonly notches?: string;
  readonly distance?: string;
  readonly heading?: string;
  readonly out?: string;
}

export interface ManeuverRequest {
  readonly unit: string;
  readonly maneuver: Maneuver;
  readonly out: string | null;
}

/** Where the tool may sit for each kind. */
const TOOL_SLOTS: Readonly<Record<ManeuverKind, readonly Slot[]>> = {
  warp: [],
  forward: ['port', 'starboard'],
  reverse: ['port', 'starboard'],
  'lateral-port': ['fore', 'aft'],
  'lateral-starboard': ['fore', 'aft'],
  'come-about': [],
};

/** Reads the options; throws `UsageError` for a tool that does not belong to the kind and for what is missing. */
export function maneuverRequest(options: ManeuverOptions): ManeuverRequest {
  const kind = wordFrom(options.kind, MANEUVER_KINDS, '--kind');
  const notches = notNegativeFrom(options.notches ?? '0', '--notches');
  return {
    unit: options.unit,
    maneuver: {
      kind,
      tool: toolFrom(options.tool, kind, notches),
      notches,
      distanceIn: distanceFrom(options.distance, kind),
      headingDeg: headingFrom(options.heading, kind),
    },
    out: outFrom(options.out),
  };
}

function outFrom(text: string | undefined): string | null {
  if (text === '') throw new UsageError('--out takes the name of a file.');
  return text ?? null;
}

function toolFrom(text: string | undefined, kind: ManeuverKind, notches: number): Slot | null {
  const slots = TOOL_SLOTS[kind];
  if (notches > 0 && slots.length === 0) throw new UsageError(`${kind} takes no turn of the tool.`);
  if (text === undefined) {
    if (notches > 0) throw new UsageError(`--tool is required when --notches is more than 0.`);
    return null;
  }
  const slot = wordFrom(text, SLOTS, '--tool');
  if (slots.includes(slot)) return slot;
  throw new UsageError(
    slots.length === 0
      ? `${kind} takes no tool.`
      : `The tool of ${kind} is ${slots.join(' or ')}, not ${slot}.`,
  );
}

function distanceFrom(text: string | undefined, kind: ManeuverKind): number {
  if (text === undefined && kind !== 'come-about')
    throw new UsageError(`--distance is required for ${kind}.`);
  const distanceIn = notNegativeFrom(text ?? '0', '--distance');
  if (kind === 'come-about' && distanceIn > 0) throw new UsageError('come-about does not travel.');
  return distanceIn;
}

function headingFrom(text: string | undefined, kind: ManeuverKind): number | null {
  if (kind !== 'come-about') {
    if (text !== undefined) throw new UsageError(`--heading belongs to come-about, not to ${kind}.`);
    return null;
  }
  if (text === undefined) throw new UsageError('--heading is required for come-about.');
  return normaliseHeading(numberFrom(text, '--heading'));
}

/** Judges the manoeuvre and, with `--out`, writes the plan with the unit at the pose asked for, legal or not. */
export async function answerManeuver(
  io: CommandIo,
  pack: ContentPack,
  plan: Plan,
  { unit, maneuver, out }: ManeuverRequest,
): Promise<Answer> {
  const judged = judgeManeuver(pack, plan, unit, maneuver);
  if (!judged.ok) return refused(judged.error);
  const { legal, violations, end, possible, crosses, overlaps, leavesSector } = judged.value;
  const answer = answered({ legal, violations, end, possible, crosses, overlaps, leavesSector });
  return out === null ? answer : ((await writeMoved(io, pack, movedPlan(plan, unit, end), out)) ?? answer);
}

function movedPlan(plan: Plan, id: string, pose: Pose): Plan {
  return { ...plan, units: plan.units.map((unit) => (unit.id === id ? { ...unit, pose } : unit)) };
}

/** Null once the plan is written. A pose beyond what a plan may hold is refused, and nothing written. */
async function writeMoved(io: CommandIo, pack: ContentPack, plan: Plan, out: string): Promise<Answer | null> {
  const checked = checkPlan(plan, pack);
  const fault = checked.ok ? undefined : checked.error[0];
  if (fault !== undefined) return refused(fault);
  const written = await writeText(io, out, writePlan(plan));
  return written.ok ? null : refused(written.error);
}
