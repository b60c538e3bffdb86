/** Judges whatever is staged: one door for handles, drawing, panel and commit. */
import { assertNever, err, ok } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import { foreVector, normaliseHeading, slotOutwardDeg } from '../../../shared/geometry';
import { judgeDock, judgeLaunch, type LaunchVerdict, unknownId } from '../../../shared/sector';
import { judgeTravel } from './judge-travel';
import type { Judged, Judgement } from './judged';
import type { DockStaging, LaunchStaging, Staging } from './staging';

/** Refused when the unit is gone or the pack does not know enough of it. */
export function judgeStaging(pack: ContentPack, plan: SectorPlan, staging: Staging): Judgement {
  const unit = plan.units.find(({ id }) => id === staging.unitId);
  if (!unit) return err(unknownId(staging.unitId));
  switch (staging.type) {
    case 'move':
    case 'slide':
      return judgeTravel(pack, plan, unit, staging);
    case 'launch':
      return judgedLaunch(pack, plan, unit, staging);
    case 'dock':
      return judgedDock(pack, plan, unit, staging);
    default:
      return assertNever(staging);
  }
}

const NOTHING_DRAWN = { swept: null, turning: null, track: null, contact: null, crosses: [], dock: null };

function judgedLaunch(
  pack: ContentPack,
  plan: SectorPlan,
  unit: PlanUnit,
  staging: LaunchStaging,
): Judgement {
  const { launch } = staging;
  const judged = judgeLaunch(pack, plan, unit.id, launch);
  if (!judged.ok) return judged;
  const verdict = judged.value;
  return ok({
    ...NOTHING_DRAWN,
    staging,
    start: unit.pose,
    legal: verdict.legal,
    violations: verdict.violations,
    rule: 'ITU-LAUNCH-01',
    moverClass: launch.unit,
    requested: verdict.end,
    possible: verdict.legal ? { pose: verdict.end, travelIn: launch.slideIn } : null,
    turning: launchTurning(pack, unit, staging, verdict),
    track: {
      from: verdict.head,
      direction: foreVector(verdict.stemBearingDeg),
      minIn: verdict.option?.nearestIn ?? 0,
      maxIn: verdict.option?.farthestIn ?? pack.tool.launch.farthestIn,
    },
  });
}

function launchTurning(
  pack: ContentPack,
  unit: PlanUnit,
  { launch }: LaunchStaging,
  verdict: LaunchVerdict,
): Judged['turning'] {
  return {
    pivot: verdict.head,
    bearingDeg: verdict.stemBearingDeg,
    zeroBearingDeg: normaliseHeading(unit.pose.headingDeg + slotOutwardDeg(launch.slot)),
    sense: launch.notches < 0 ? -1 : 1,
    notchDeg: pack.tool.notchDeg,
    maxNotches: verdict.option?.notches ?? null,
    bothWays: true,
  };
}

function judgedDock(pack: ContentPack, plan: SectorPlan, unit: PlanUnit, staging: DockStaging): Judgement {
  if (staging.shipId === null) {
    return err({ code: 'no-ship', message: 'No ship of its side stands on the table.', rule: 'ITU-DOCK-01' });
  }
  const judged = judgeDock(pack, plan, unit.id, staging.shipId);
  if (!judged.ok) return judged;
  return ok({
    ...NOTHING_DRAWN,
    staging,
    start: unit.pose,
    legal: judged.value.legal,
    violations: judged.value.violations,
    rule: 'ITU-DOCK-01',
    moverClass: unit.class,
    requested: null,
    possible: null,
    dock: judged.value,
  });
}
