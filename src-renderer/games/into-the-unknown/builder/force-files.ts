/** One task force as a file, and the task forces of somebody else's: a plan with it is the file. */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { ContentPack } from '../../../../shared/content';
import {
  type NamedForce,
  parsePlan,
  PLAN_FORMAT,
  PLAN_VERSION,
  type SectorPlan,
  writePlan,
} from '../../../../shared/documents';

/** What makes and reads files, loaded with the first of them. */
const carriers = () => import('../../../../shared/carriers');

/** A plan of this task force and nothing else; readings go along, for what is legal depends on them. */
export function forcePlan({ readings }: Pick<SectorPlan, 'readings'>, named: NamedForce): SectorPlan {
  return {
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    game: 'into-the-unknown',
    title: named.name,
    ...(readings ? { readings } : {}),
    sector: { layout: 'helix' },
    units: [],
    features: [],
    forces: [named],
  };
}

/** The file of a task force and its name. */
export async function forceFile(
  plan: Pick<SectorPlan, 'readings'>,
  named: NamedForce,
): Promise<{ readonly name: string; readonly content: Blob }> {
  const { safeFileName } = await carriers();
  const content = new Blob([writePlan(forcePlan(plan, named))], { type: 'application/json' });
  return { name: safeFileName(named.name, 'plotroom'), content };
}

/** The task forces of a plan in a file of any kind that carries one. Refuses with its first fault, or that it has none. */
export async function forcesIn(
  bytes: Uint8Array,
  content: ContentPack,
): Promise<Result<readonly NamedForce[], Refusal>> {
  const { planTextIn } = await carriers();
  const carried = planTextIn(bytes);
  if (!carried.ok) return carried;
  const plan = parsePlan(carried.value.text, content);
  if (!plan.ok) return err(plan.error[0] ?? noForces());
  const { forces = [] } = plan.value;
  return forces.length > 0 ? ok(forces) : err(noForces());
}

function noForces(): Refusal {
  return { code: 'no-task-force', message: 'There is no task force in this file.' };
}
