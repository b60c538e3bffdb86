/** A unit that stands elsewhere from now on. */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { type Pose, roundPose } from '../../../../shared/geometry';
import type { Play } from '../play';

/** How a pose came about, for the log: the kind of a manoeuvre, or what put the unit there. */
export interface NewPose {
  readonly pose: Pose;
  readonly system: string | null;
  readonly kind: string;
}

/** Writes the pose, on the grid of 1e-9, with the system that was declared, and tells of it. */
export function setPose(play: Play, before: UnitState, { pose, system, kind }: NewPose): void {
  const to = roundPose(pose);
  const unit = play.unit(before.id);
  unit.pose = to;
  unit.system = system;
  if (before.pose === null) play.tell({ type: 'deployed', unit: before.id, pose: to, system });
  else play.tell({ type: 'moved', unit: before.id, kind, from: before.pose, to, system });
}
