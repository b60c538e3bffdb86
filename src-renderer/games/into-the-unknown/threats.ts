/** What a unit would reach from somewhere else, and who would reach it there; verdicts are `shared/sector`'s. */
import type { ContentPack } from '../../../shared/content';
import type { PlanUnit, SectorPlan } from '../../../shared/documents/plan';
import type { Pose } from '../../../shared/geometry';
import { isShip, measurePieces, type ReachVerdict, weaponVerdicts } from '../../../shared/sector';
import { withPoses } from './plan-poses';

export interface Threat {
  readonly unit: PlanUnit;
  /** The weapon with the most to spare. */
  readonly row: ReachVerdict;
}

/** The plan with one unit standing elsewhere. */
export function planWithUnitAt(plan: SectorPlan, unitId: string, pose: Pose): SectorPlan {
  return withPoses(plan, new Map([[unitId, pose]]));
}

/** Units of the other side; everybody but neutral ones when the unit itself is neutral. */
export function enemiesOf(plan: SectorPlan, unit: PlanUnit): readonly PlanUnit[] {
  return plan.units.filter(
    (other) => other.id !== unit.id && other.owner !== undefined && other.owner !== unit.owner,
  );
}

/** The nearest enemy ship, edge to edge; other units only where there is none. */
export function nearestEnemy(pack: ContentPack, plan: SectorPlan, unit: PlanUnit): PlanUnit | null {
  const from = { type: 'piece', id: unit.id } as const;
  const enemies = enemiesOf(plan, unit);
  const ships = enemies.filter((enemy) => isShip(pack, enemy));
  return (ships.length > 0 ? ships : enemies).reduce<{ unit: PlanUnit | null; distanceIn: number }>(
    (nearest, enemy) => {
      const measure = measurePieces(pack, plan, from, { type: 'piece', id: enemy.id });
      const distanceIn = measure.ok ? measure.value.distanceIn : Infinity;
      return distanceIn < nearest.distanceIn ? { unit: enemy, distanceIn } : nearest;
    },
    { unit: null, distanceIn: Infinity },
  ).unit;
}

/** Enemies with a weapon that reaches the unit where it stands in this plan, each with its best weapon. */
export function threatsTo(pack: ContentPack, plan: SectorPlan, unit: PlanUnit): readonly Threat[] {
  return enemiesOf(plan, unit).flatMap((enemy): Threat[] => {
    const verdicts = weaponVerdicts(pack, plan, enemy.id, unit.id);
    const reaching = verdicts.ok ? verdicts.value.filter((row) => row.type === 'weapon' && row.inRange) : [];
    const [best] = [...reaching].sort((a, b) => (b.marginIn ?? 0) - (a.marginIn ?? 0));
    return best ? [{ unit: enemy, row: best }] : [];
  });
}
