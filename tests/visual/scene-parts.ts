/** Pieces of the hand-made scenes: shipped bases, layouts and drawings. */
import bases from '../../assets/content/into-the-unknown/bases.json';
import layouts from '../../assets/content/into-the-unknown/layouts.json';
import tools from '../../assets/content/into-the-unknown/tools.json';
import { regionPath } from '../../shared/geometry';
import type { ArcName, Pose } from '../../shared/geometry';
import type {
  ChartModel,
  Ink,
  OverlayModel,
  PieceModel,
  PieceShape,
  SeatInk,
} from '../../src-renderer/table/scene-model';

export type BaseName = 'small' | 'medium' | 'large' | 'shuttle';
export const tool = tools['turning-tool'];

export function chart(name: 'helix' | 'solitary' | 'trinary'): ChartModel {
  const layout = layouts[name];
  return {
    sizeIn: layout.sizeIn,
    systems: layout.systems,
    centreMarkerRadiusIn: 1,
    edgeMarkers: layout.systems.flatMap((system) =>
      system.edgeBearingsDeg.map((bearingDeg) => ({
        x: system.x + system.radiusIn * Math.sin((bearingDeg * Math.PI) / 180),
        y: system.y - system.radiusIn * Math.cos((bearingDeg * Math.PI) / 180),
        bearingDeg,
      })),
    ),
    setupAreas: layout.setupAreas.map((area) => ({ ...area, seat: area.player === 1 ? 'blue' : 'orange' })),
    grid: false,
  };
}

const shapes = new Map<string, PieceShape>();
export function shipShape(base: BaseName, art: string): PieceShape {
  const known = shapes.get(base + art);
  if (known) return known;
  const record = bases[base];
  const shape: PieceShape = {
    body: { type: 'base', corners: record.corners },
    slots: Object.values(record.headCentres).map((at) => ({ at, radiusIn: tool.headRadiusIn })),
    art: { type: 'silhouette', id: art },
    showsHeading: true,
  };
  shapes.set(base + art, shape);
  return shape;
}

export function ship(
  id: string,
  seat: SeatInk,
  base: BaseName,
  art: string,
  pose: Pose,
  name: string,
  line: string | null,
): PieceModel {
  return {
    ...shipShape(base, art),
    id,
    seat,
    pose,
    label: { name, line },
    selected: false,
    hovered: false,
    locked: false,
    dimmed: false,
  };
}

export function token(id: string, x: number, y: number, kind: string, name: string): PieceModel {
  return {
    body: { type: 'disc', radiusIn: 0.625 },
    slots: [],
    art: { type: 'feature', id: kind },
    showsHeading: false,
    id,
    seat: 'neutral',
    pose: { x, y, headingDeg: 0 },
    label: { name, line: null },
    selected: false,
    hovered: false,
    locked: false,
    dimmed: false,
  };
}

export function missile(id: string, seat: SeatInk, art: string, pose: Pose, name: string): PieceModel {
  const corners = [0, 60, 120, 180, 240, 300].map((deg) => ({
    u: 0.433 * Math.sin((deg * Math.PI) / 180),
    v: 0.433 * Math.cos((deg * Math.PI) / 180),
  }));
  return {
    ...token(id, pose.x, pose.y, '', name),
    body: { type: 'base', corners },
    art: { type: 'silhouette', id: art },
    seat,
    pose,
  };
}

export function range(
  id: string,
  base: BaseName,
  pose: Pose,
  arc: ArcName,
  rangeIn: number,
  look: { ink: Ink; filled: boolean; dashed: boolean; edgeLabel: string | null },
): OverlayModel {
  const { corners, wedgeApexIn } = bases[base];
  const path = regionPath({ pose, corners, wedgeApexIn }, arc, rangeIn);
  return { type: 'region', id, path, ...look };
}

export const weapon = (
  edgeLabel: string | null,
): { ink: Ink; filled: boolean; dashed: boolean; edgeLabel: string | null } => ({
  ink: 'accent',
  filled: true,
  dashed: false,
  edgeLabel,
});

export const TOKENS = [
  token('o1', 25.1, 3.4, 'objective-solid', 'Objective 1'),
  token('o2', 17.6, 2.5, 'objective-solid', 'Objective 2'),
  token('o3', 17.3, 19.4, 'objective-ping', 'Objective 3'),
  token('a1', 26, 13, 'anomaly', 'Anomaly A'),
  token('a2', 15.4, 17.7, 'anomaly', 'Anomaly B'),
];
