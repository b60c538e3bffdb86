/** From a file's text to a plan, or to every fault in it. */
import { err, type Refusal, type Result } from '../base';
import { type ContentPack, parseWithSchema } from '../content';
import type { PlanGame } from './any-plan';
import { formatOf, otherFormat, readFormat } from './format';
import { migratePlan } from './migrations';
import { type Plan, PLAN_FORMAT, planSchema } from './plan';
import { planFaults } from './plan-faults';

/**
 * Reads a plan file. Refusals, each with its JSON Pointer: `not-json`, `not-plotroom`, `newer-version` and, for a
 * match or a pack, `unknown-kind`, alone; else every fault of the schema and of the content, in that order.
 */
export function parsePlan(text: string, pack: ContentPack): Result<Plan, readonly Refusal[]> {
  const raw = readFormat(text);
  return raw.ok ? checkPlan(raw.value.value, pack) : err([raw.error]);
}

/** The same for a document that is already parsed JSON, such as a plan after a patch. */
export function checkPlan(value: unknown, pack: ContentPack): Result<Plan, readonly Refusal[]> {
  const raw = formatOf(value);
  if (!raw.ok) return err([raw.error]);
  if (raw.value.format !== PLAN_FORMAT) return err([otherFormat(raw.value.format)]);
  const migrated = migratePlan(raw.value.value);
  if (!migrated.ok && migrated.error.code === 'newer-version') return err([migrated.error]);
  const plan = migrated.ok ? migrated.value : raw.value.value;
  const game = gameFault(plan['game']);
  if (game !== null) return err([game]);
  const parsed = parseWithSchema(planSchema, plan);
  const faults = [...(parsed.ok ? [] : parsed.error), ...planFaults(plan, pack)];
  return parsed.ok && faults.length === 0 ? parsed : err(withVersionFault(faults, migrated));
}

/** An old version that cannot be migrated is told once, before the rest. */
function withVersionFault(
  faults: readonly Refusal[],
  migrated: Result<unknown, Refusal>,
): readonly Refusal[] {
  if (migrated.ok) return faults;
  return [migrated.error, ...faults.filter((fault) => fault.at !== '/version')];
}

/** What plans of other games are of; anything else is the schema's to judge. */
const OTHER_PLANS: Readonly<Record<Exclude<PlanGame, 'into-the-unknown'>, string>> = {
  'black-alert': 'the network',
  'nova-cry': 'task forces',
};

function gameFault(game: unknown): Refusal | null {
  const other = Object.entries(OTHER_PLANS).find(([each]) => each === game);
  if (other === undefined) return null;
  return { code: 'unknown-kind', message: `This is a plan of ${other[1]}, not of the sector.`, at: '/game' };
}
