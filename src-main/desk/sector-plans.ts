/** Plans of the sector: new ones, and the one line that the list says of one. */
import { ok, type Refusal, type Result } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import type { ParsedRequest } from '../../shared/contract';
import { PLAN_FORMAT, PLAN_VERSION, type PlanUnit, type SectorPlan } from '../../shared/documents/plan';
import { counted } from './counted';

const LAYOUT_WORDS = {
  solitary: 'Solitary sector',
  helix: 'Helix sector',
  trinary: 'Trinary sector',
  custom: 'Custom sector',
} as const;

type NewSectorPlan = Extract<ParsedRequest<'library.create'>, { readonly game: 'into-the-unknown' }>;

/** An empty sector, with task forces where some were made for it. */
export function newSectorPlan({
  title,
  layout,
  forces = [],
}: NewSectorPlan): Promise<Result<SectorPlan, Refusal>> {
  const head = { format: PLAN_FORMAT, version: PLAN_VERSION, game: 'into-the-unknown', title } as const;
  const sector = layout === 'custom' ? { layout, systems: [] } : { layout };
  const made = forces.length > 0 ? { forces } : {};
  return Promise.resolve(ok({ ...head, sector, units: [], features: [], ...made }));
}

/** Such as `Helix sector, 4 ships`. Ships are what the content calls so; all else that moves is a craft, bare bases too. */
export function summarizeSector(plan: SectorPlan, content: ContentPack | null): string {
  const ships = plan.units.filter((unit) => isShip(unit, content)).length;
  const counts = [
    counted(ships, 'ship', 'ships'),
    counted(plan.units.length - ships, 'craft', 'craft'),
    counted(plan.features.length, 'token', 'tokens'),
    counted(plan.forces?.length ?? 0, 'task force', 'task forces'),
  ].filter((part) => part !== null);
  return [LAYOUT_WORDS[plan.sector.layout], ...(counts.length > 0 ? counts : ['no pieces'])].join(', ');
}

function isShip(unit: PlanUnit, content: ContentPack | null): boolean {
  return typeof unit.class === 'string' && (content?.units[unit.class]?.kind ?? 'ship') === 'ship';
}
