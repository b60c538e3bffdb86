import type { SectorPlan } from '../../../shared/documents/plan';
import type { PoseById } from './edits';

/** The plan with some pieces standing elsewhere, for verdicts while they are dragged. */
export function withPoses(plan: SectorPlan, poses: PoseById): SectorPlan {
  return {
    ...plan,
    units: plan.units.map((unit) => {
      const pose = poses.get(unit.id);
      return pose ? { ...unit, pose: { ...pose } } : unit;
    }),
    features: plan.features.map((feature) => {
      const pose = poses.get(feature.id);
      return pose ? { ...feature, at: { x: pose.x, y: pose.y } } : feature;
    }),
  };
}
