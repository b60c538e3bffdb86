/** The ground of the table: what a sector's geometry draws. */
import type { SectorGeometry } from '../../../../shared/sector';
import type { ChartModel, SeatInk } from '../../../table/scene-model';
import type { ShownLayers } from '../shown-layers.svelte';

const SEATS: readonly SeatInk[] = ['blue', 'orange'];

export function chartModel(
  sector: SectorGeometry,
  { grid, units }: { readonly grid: boolean; readonly units: 'in' | 'cm' },
  layers: Pick<ShownLayers, 'isShown'>,
): ChartModel {
  const setupAreas = layers.isShown('set-up areas') ? sector.setupAreas : [];
  return {
    sizeIn: sector.sizeIn,
    systems: sector.systems,
    centreMarkerRadiusIn: sector.centreMarkerRadiusIn,
    edgeMarkers: sector.edgeMarkers,
    setupAreas: setupAreas.map((area) => ({ ...area, seat: SEATS[area.player - 1] ?? 'neutral' })),
    grid,
    units,
  };
}
