/** The one line that the list says about a plan, such as `Helix sector, 4 ships`. */
import type { ContentPack } from '../../shared/content';
import type { PlanUnit, SectorPlan } from '../../shared/documents/plan';

const LAYOUT_WORDS = {
  solitary: 'Solitary sector',
  helix: 'Helix sector',
  trinary: 'Trinary sector',
  custom: 'Custom sector',
} as const;

/** Ships are what the content calls so; everything else that moves is a craft, bare bases too. */
export function summarizePlan(plan: SectorPlan, content: ContentPack | null): string {
  const ships = plan.units.filter((unit) => isShip(unit, content)).length;
  const counts = [
    counted(ships, 'ship', 'ships'),
    counted(plan.units.length - ships, 'craft', 'craft'),
    counted(plan.features.length, 'token', 'tokens'),
  ].filter((part) => part !== null);
  return [LAYOUT_WORDS[plan.sector.layout], ...(counts.length > 0 ? counts : ['no pieces'])].join(', ');
}

function isShip(unit: PlanUnit, content: ContentPack | null): boolean {
  return typeof unit.class === 'string' && (content?.units[unit.class]?.kind ?? 'ship') === 'ship';
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
