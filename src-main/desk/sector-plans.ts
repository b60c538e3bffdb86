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

/** An empty sector, which needs no content. */
export function newSectorPlan({ title, layout }: NewSectorPlan): Promise<Result<SectorPlan, Refusal>> {
  const head = { format: PLAN_FORMAT, version: PLAN_VERSION, game: 'into-the-unknown', title } as const;
  const sector = layout === 'custom' ? { layout, systems: [] } : { layout };
  return Promise.resolve(ok({ ...head, sector, units: [], features: [] }));
}

/** Such as `Helix sector, 4 ships`. Ships are what the content calls so; all else that moves is a craft, bare bases too. */
export function summarizeSector(plan: SectorPlan, content: ContentPack | null): string {
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
