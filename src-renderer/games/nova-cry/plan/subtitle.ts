import type { ForcePlan } from '../../../../shared/documents/force-plan';
import { counted } from '../words';
import { pairOf } from './forces';

/** `Plan · 2 task forces, First light against Vantar`. */
export function subtitleOf(plan: ForcePlan): string {
  const count = counted(plan.forces.length, 'task force');
  const { mine, theirs } = pairOf(plan);
  const fight = mine && theirs ? `, ${mine.name} against ${theirs.name}` : '';
  return `Plan · ${count}${fight}`;
}
