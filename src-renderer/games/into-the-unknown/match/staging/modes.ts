/** What a task lets a unit do, in the planner's words for manoeuvres. */
import type { TaskView } from '../../../../../shared/contract/into-the-unknown';
import type { ManeuverKind } from '../../../../../shared/geometry';
import type { Mode } from '../../staging';

const MODE_OF: Readonly<Record<ManeuverKind, Mode>> = {
  warp: 'warp',
  forward: 'forward',
  reverse: 'reverse',
  'lateral-port': 'lateral',
  'lateral-starboard': 'lateral',
  'come-about': 'come-about',
};

/** Null: no manoeuvre is asked for. */
export function modesOf(task: TaskView | null): readonly Mode[] | null {
  if (task?.type === 'maneuver') return [...new Set(task.kinds.map((kind) => MODE_OF[kind]))];
  return task?.type === 'slide' || task?.type === 'launch' ? [task.type] : null;
}

/** The unit that is moved, or launches; null: no manoeuvre is asked for. */
export function moverOf(task: TaskView | null): string | null {
  if (task?.type === 'maneuver' || task?.type === 'slide') return task.unit;
  return task?.type === 'launch' ? task.by : null;
}
