/**
 * Manoeuvres of ships, auxiliary and hazard units as the rules take them: `shared/sector` judges, this says which are
 * open, gives the refusal with the verdict's rule, and puts the action in the form that is recorded.
 */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ActionOf } from '../../../../shared/contract/into-the-unknown';
import {
  type Maneuver,
  type ManeuverKind,
  normaliseHeading,
  round9,
  TOLERANCE_IN,
  toolBelongs,
} from '../../../../shared/geometry';
import { judgeManeuver, limitRule, type ManeuverVerdict, type SectorTable } from '../../../../shared/sector';
import type { ContentPack } from '../../../../shared/content';
import { unitOf } from '../figures/pieces';
import type { Asked } from '../task-rules';
import { maneuverTable } from './measured';
import { declaredSystem, standingAt } from './systems';

export type ManeuverAction = ActionOf<'maneuver'>;

/** What a manoeuvre is judged by, found once for many of them. */
export interface ManeuverGround {
  readonly content: ContentPack;
  readonly sector: SectorTable;
}

export function maneuverGround({ table, state, task }: Asked<'maneuver'>): ManeuverGround {
  return { content: table.content, sector: maneuverTable(table, state, task) };
}

/** The action on the grid of 1e-9, without what its kind does not use. */
export function normalised(action: ManeuverAction): ManeuverAction {
  const { type, kind, system } = action;
  if (kind === 'come-about') {
    const headingDeg = action.headingDeg === null ? null : round9(normaliseHeading(action.headingDeg));
    return { type, kind, tool: null, notches: 0, distanceIn: 0, headingDeg, system };
  }
  const notches = action.tool === null ? 0 : round9(action.notches);
  const tool = notches === 0 ? null : action.tool;
  return { type, kind, tool, notches, distanceIn: round9(action.distanceIn), headingDeg: null, system };
}

/**
 * Whether a manoeuvre may be made, exactly; the action to record comes back. Refuses kinds that the order does not give,
 * a tool in the wrong slot, and with its rule whatever the verdict forbids; in a `full` task a travel shorter than
 * engine power where that is possible with this turn (ITU-PKEY-03).
 */
export function checkManeuver(
  asked: Asked<'maneuver'>,
  action: ManeuverAction,
  ground: ManeuverGround = maneuverGround(asked),
): Result<ManeuverAction, Refusal> {
  const wrong = wrongForm(asked, action);
  if (wrong !== null) return err(wrong);
  const asTaken = normalised(action);
  const judged = verdictOf(asked, asTaken, ground);
  if (!judged.ok) return judged;
  const verdict = judged.value;
  const [violation] = verdict.violations;
  if (violation) return err({ code: violation.code, message: violation.message, rule: violation.rule });
  if (asked.task.full && isShort(verdict, asTaken.distanceIn)) return err(MUST_GO_FULL);
  return withSystem(asked, asTaken, verdict);
}

/** Where a manoeuvre would end, and all that is wrong with it. */
export function verdictOf(
  { task }: Asked<'maneuver'>,
  action: ManeuverAction,
  { content, sector }: ManeuverGround,
): Result<ManeuverVerdict, Refusal> {
  const { kind, tool, notches, distanceIn, headingDeg } = action;
  const maneuver: Maneuver = { kind, tool, notches, distanceIn, headingDeg };
  return judgeManeuver(content, sector, task.unit, maneuver);
}

const MUST_GO_FULL: Refusal = {
  code: 'must-go-full',
  message: 'It must go its full engine power if it can.',
  rule: 'ITU-PKEY-03',
};

function isShort({ possible, limits }: ManeuverVerdict, distanceIn: number): boolean {
  const { distanceIn: limitIn } = limits;
  if (limitIn === null || possible === null || possible < limitIn - TOLERANCE_IN) return false;
  return distanceIn < limitIn - TOLERANCE_IN;
}

function wrongForm({ task }: Asked<'maneuver'>, action: ManeuverAction): Refusal | null {
  const { kind, tool, notches, headingDeg } = action;
  if (!task.kinds.includes(kind))
    return { code: 'kind-not-open', message: 'This manoeuvre was not ordered.', rule: ruleOf(task.kinds) };
  if (kind === 'come-about' && headingDeg === null)
    return { code: 'missing-heading', message: 'A come about names its heading.', rule: 'ITU-MOVE-05' };
  if (kind === 'warp' && notches > 0)
    return { code: 'turn-over-limit', message: 'A warp goes straight ahead.', rule: 'ITU-MOVE-01' };
  if (tool === null || kind === 'come-about' || notches === 0) return missingTool(action);
  return toolBelongs(kind, tool)
    ? null
    : { code: 'tool-not-allowed', message: 'The turning tool does not fit that slot.', rule: toolRule(kind) };
}

function missingTool({ kind, tool, notches }: ManeuverAction): Refusal | null {
  if (tool !== null || notches === 0 || kind === 'come-about') return null;
  return {
    code: 'missing-tool',
    message: 'A turn names the slot of the turning tool.',
    rule: toolRule(kind),
  };
}

/** The rule that says where the tool goes. */
function toolRule(kind: ManeuverKind) {
  if (kind === 'lateral-port' || kind === 'lateral-starboard') return 'ITU-LAT-02' as const;
  return kind === 'reverse' ? ('ITU-REV-02' as const) : limitRule(kind);
}

function ruleOf(kinds: readonly ManeuverKind[]) {
  return kinds.includes('warp') ? ('ITU-MOVE-01' as const) : ('ITU-MOVE-03' as const);
}

/** Impulse keeps the system a unit is in (house); a warp declares anew (ITU-DEPLOY-04). */
function withSystem(
  { table, state, task }: Asked<'maneuver'>,
  action: ManeuverAction,
  verdict: ManeuverVerdict,
): Result<ManeuverAction, Refusal> {
  const unit = unitOf(state, task.unit);
  if (action.kind !== 'warp') return ok({ ...action, system: unit.system });
  const system = declaredSystem(standingAt(table, state, unit.class, verdict.end), action.system);
  return system.ok ? ok({ ...action, system: system.value }) : system;
}
