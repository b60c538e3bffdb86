/** The line under the title: `Plan · helix sector, two against two`. */
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { isShip } from '../../../shared/sector';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function subtitleOf(plan: SectorPlan, pack: ContentPack): string {
  const ships = plan.units.filter((unit) => isShip(pack, unit));
  const blue = ships.filter(({ owner }) => owner === 'blue').length;
  const orange = ships.filter(({ owner }) => owner === 'orange').length;
  const sector = `Plan · ${plan.sector.layout} sector`;
  if (blue > 0 && orange > 0) return `${sector}, ${spelled(blue)} against ${spelled(orange)}`;
  if (plan.units.length + plan.features.length === 0) return `${sector}, empty`;
  const pieces = plan.units.length + plan.features.length;
  return `${sector}, ${spelled(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`;
}

function spelled(count: number): string {
  return NUMBERS[count] ?? String(count);
}
