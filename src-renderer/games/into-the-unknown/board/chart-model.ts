/** The ground of the table: what a sector's geometry draws. */
import type { SectorGeometry } from '../../../../shared/sector';
import type { ChartModel, SeatInk } from '../../../table/scene-model';

const SEATS: readonly SeatInk[] = ['blue', 'orange'];

export function chartModel(sector: SectorGeometry, grid: boolean, units: 'in' | 'cm'): ChartModel {
  return {
    sizeIn: sector.sizeIn,
    systems: sector.systems,
    centreMarkerRadiusIn: sector.centreMarkerRadiusIn,
    edgeMarkers: sector.edgeMarkers,
    setupAreas: sector.setupAreas.map((area) => ({ ...area, seat: SEATS[area.player - 1] ?? 'neutral' })),
    grid,
    units,
  };
}
