/** In which systems a unit may be said to stand (ITU-DEPLOY-04): whole in one, or on the rim of some, by its player's word. */
import type { ContentPack } from '../../../../../shared/content';
import type { Pose } from '../../../../../shared/geometry';
import {
  sectorGeometry,
  type SectorTable,
  shapeMemberships,
  shapeOfUnit,
} from '../../../../../shared/sector';

/** Everything that may be declared; null: deep space. */
export function systemChoices(
  pack: ContentPack,
  table: SectorTable,
  unitClass: string,
  pose: Pose,
): readonly (string | null)[] {
  const outline = shapeOfUnit(pack, { class: unitClass, pose });
  if (outline === undefined) return [null];
  const all = shapeMemberships(outline, sectorGeometry(pack, table.sector, table.readings));
  const wholly = all.find(({ membership }) => membership === 'wholly');
  if (wholly) return [wholly.system];
  return [...all.filter(({ membership }) => membership === 'partly').map(({ system }) => system), null];
}

export function systemLabel(system: string | null): string {
  if (system === null) return 'Deep space';
  return /^\d+$/.test(system) ? `System ${system}` : system;
}
