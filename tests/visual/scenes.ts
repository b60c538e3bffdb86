/** Hand-made scenes for the table's picture tests: shipped bases and layouts, poses chosen for what they show. */
import bases from '../../assets/content/into-the-unknown/bases.json';
import layouts from '../../assets/content/into-the-unknown/layouts.json';
import tools from '../../assets/content/into-the-unknown/tools.json';
import {
  endPose,
  headCentre,
  outlineAt,
  regionPath,
  stemBearingDeg,
  swungPose,
  sweptOutline,
} from '../../shared/geometry';
import { foreVector } from '../../shared/geometry';
import type { ArcName, Maneuver, Path, Pose } from '../../shared/geometry';
import type {
  ChartModel,
  Ink,
  OverlayModel,
  PieceModel,
  PieceShape,
  SceneModel,
  SeatInk,
} from '../../src-renderer/table/scene-model';

type BaseName = 'small' | 'medium' | 'large' | 'shuttle';
const tool = tools['turning-tool'];

function chart(name: 'helix' | 'solitary' | 'trinary'): ChartModel {
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

function token(id: string, x: number, y: number, kind: string, name: string): PieceModel {
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

function missile(id: string, seat: SeatInk, art: string, pose: Pose, name: string): PieceModel {
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

const weapon = (
  edgeLabel: string | null,
): { ink: Ink; filled: boolean; dashed: boolean; edgeLabel: string | null } => ({
  ink: 'accent',
  filled: true,
  dashed: false,
  edgeLabel,
});

const TOKENS = [
  token('o1', 25.1, 3.4, 'objective-solid', 'Objective 1'),
  token('o2', 17.6, 2.5, 'objective-solid', 'Objective 2'),
  token('o3', 17.3, 19.4, 'objective-ping', 'Objective 3'),
  token('a1', 26, 13, 'anomaly', 'Anomaly A'),
  token('a2', 15.4, 17.7, 'anomaly', 'Anomaly B'),
];

const defiantPose: Pose = { x: 17, y: 12.3, headingDeg: 58 };

function measure(): SceneModel {
  const defiant = ship('defiant', 'blue', 'small', 'defiant', defiantPose, 'Defiant', 'Yellow 1 · hull 6');
  const sensors = { ink: 'white', filled: true, dashed: true, edgeLabel: '5 · sensors, bow' } as const;
  return {
    chart: chart('helix'),
    pieces: [
      ...TOKENS,
      ship(
        'constellation',
        'blue',
        'medium',
        'constellation',
        { x: 8.2, y: 15.7, headingDeg: 66 },
        'Constellation',
        'Yellow 2 · hull 7',
      ),
      ship(
        'fighter-1',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 22.35, y: 9.8, headingDeg: 262 },
        'Fighter 1',
        'Red 1 · hull 5',
      ),
      ship(
        'fighter-2',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 12.85, y: 5.85, headingDeg: 199 },
        'Fighter 2',
        'Yellow 1 · hull 4',
      ),
      missile('torpedo', 'orange', 'photon-torpedo', { x: 11.5, y: 10.7, headingDeg: 228 }, 'Photon torpedo'),
      missile('probe', 'blue', 'class-1-probe', { x: 11.3, y: 18.1, headingDeg: 80 }, 'Probe'),
      { ...defiant, selected: true },
    ],
    overlays: [
      range('aft', 'small', defiantPose, 'aft', 6, {
        ink: 'faint',
        filled: true,
        dashed: false,
        edgeLabel: '6 · emitters, aft',
      }),
      range('fore', 'small', defiantPose, 'fore', 6, weapon('6 · emitters, fore')),
      range('fp', 'small', defiantPose, 'fore-port', 4, weapon(null)),
      range('fs', 'small', defiantPose, 'fore-starboard', 4, weapon('4 · cannons')),
      range('bow', 'small', defiantPose, 'bow', 5, sensors),
      range('all', 'small', defiantPose, 'all', 2, {
        ink: 'white',
        filled: false,
        dashed: true,
        edgeLabel: null,
      }),
      {
        type: 'line',
        id: 'limit',
        from: { x: 16.23, y: 12.3 },
        to: { x: 11.6, y: 4.9 },
        ink: 'amber',
        style: 'solid',
        openEnds: false,
      },
      {
        type: 'line',
        id: 'nearest',
        from: { x: 16.39, y: 11.77 },
        to: { x: 13.32, y: 6.86 },
        ink: 'white',
        style: 'dotted',
        openEnds: true,
      },
      {
        type: 'line',
        id: 'proof',
        from: { x: 16.59, y: 11.65 },
        to: { x: 13.42, y: 6.57 },
        ink: 'white',
        style: 'solid',
        openEnds: true,
      },
      {
        type: 'tag',
        id: 'margin',
        at: { x: 15, y: 9.1 },
        offsetPx: { x: 84, y: -24 },
        mark: 'warn',
        ink: 'amber',
        figure: '5.99',
        text: 'in fore arc',
      },
    ],
  };
}

function manoeuvre(): SceneModel {
  const base = bases.small;
  const pose: Pose = { x: 9.6, y: 14, headingDeg: 76 };
  const asked: Maneuver = { kind: 'forward', tool: 'port', notches: 1.4, distanceIn: 6.75, headingDeg: null };
  const swung = swungPose(base, pose, asked, tool.notchDeg);
  const possible = endPose(base, pose, { ...asked, distanceIn: 5.35 }, tool.notchDeg);
  const requested = endPose(base, pose, asked, tool.notchDeg);
  const head = headCentre(base, pose, 'port');
  const direction = foreVector(swung.headingDeg);
  const along = (inches: number) => ({ x: head.x + direction.x * inches, y: head.y + direction.y * inches });
  const shape = shipShape('small', 'defiant');
  const reach: Path = {
    start: { x: 9.6, y: 12.9 },
    steps: [
      { type: 'line', to: { x: 11.4, y: 7.2 } },
      {
        type: 'arc',
        to: { x: 18.4, y: 14 },
        centre: { x: 11.4, y: 14.2 },
        radiusIn: 7,
        fromDeg: -90,
        toDeg: -1.6,
      },
      { type: 'line', to: { x: 15.6, y: 19.8 } },
      { type: 'line', to: { x: 9.6, y: 14.6 } },
    ],
  };
  const arc = { ink: 'accent', filled: true, dashed: false } as const;
  return {
    chart: chart('helix'),
    pieces: [
      ...TOKENS.slice(0, 2),
      ship(
        'constellation',
        'blue',
        'medium',
        'constellation',
        { x: 6.4, y: 18, headingDeg: 64 },
        'Constellation',
        'Yellow 2',
      ),
      ship(
        'fighter-2',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 11.3, y: 3, headingDeg: 152 },
        'Fighter 2',
        null,
      ),
      ship(
        'fighter-1',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 14.75, y: 8, headingDeg: 318 },
        'Fighter 1',
        null,
      ),
      { ...ship('defiant', 'blue', 'small', 'defiant', pose, 'Defiant', 'Yellow 1'), selected: true },
      {
        ...ship('galor', 'orange', 'large', 'galor', { x: 24, y: 16, headingDeg: 20 }, 'Galor', 'Locked'),
        locked: true,
      },
      {
        ...ship('vorcha', 'orange', 'large', 'vorcha', { x: 28, y: 7, headingDeg: 320 }, 'Vorcha', 'Hovered'),
        hovered: true,
      },
    ],
    overlays: [
      {
        type: 'region',
        id: 'reach',
        path: reach,
        ink: 'accent',
        filled: true,
        dashed: true,
        edgeLabel: null,
      },
      range('fore', 'small', possible, 'fore', 6, { ...arc, edgeLabel: '6 · emitters from here' }),
      range('bow', 'small', possible, 'bow', 5, {
        ink: 'white',
        filled: false,
        dashed: true,
        edgeLabel: '5 · sensors from here',
      }),
      {
        type: 'sweep',
        id: 'sweep',
        corners: sweptOutline(outlineAt(base.corners, swung), direction, 5.35).corners,
        ink: 'blue',
      },
      { type: 'ghost', id: 'swung', shape, pose: swung, seat: 'blue', verdict: 'plain' },
      { type: 'ghost', id: 'possible', shape, pose: possible, seat: 'blue', verdict: 'possible' },
      { type: 'ghost', id: 'requested', shape, pose: requested, seat: 'blue', verdict: 'requested' },
      { type: 'track', id: 'track', from: head, to: along(6.75), legalIn: 5.35, marksIn: [] },
      {
        type: 'tool',
        id: 'tool',
        head,
        headRadiusIn: tool.headRadiusIn,
        stemBearingDeg: stemBearingDeg(pose, 'forward', 'port', 1.4, tool.notchDeg),
        stemEndIn: tool.stemEndIn,
        notchBottomIn: tool.notchBottomIn,
        stemWidthIn: tool.stemWidthIn,
        zeroBearingDeg: pose.headingDeg - 90,
        sense: -1,
        notchDeg: tool.notchDeg,
        maxNotches: 2,
        notches: 1.4,
      },
      { type: 'ring', id: 'contact', at: { x: 14.1, y: 8.5 }, ink: 'bad' },
      { type: 'handle', id: 'turn', at: turnHandle(head, pose), kind: 'turn', active: false, ink: 'accent' },
      { type: 'handle', id: 'travel', at: along(6.75), kind: 'travel', active: true, ink: 'accent' },
      { type: 'handle', id: 'rotate', at: { x: 24, y: 12.6 }, kind: 'rotate', active: false, ink: 'accent' },
      {
        type: 'line',
        id: 'proof',
        from: { x: 12.7, y: 8.1 },
        to: { x: 11.5, y: 4.1 },
        ink: 'white',
        style: 'solid',
        openEnds: true,
      },
      {
        type: 'tag',
        id: 'range',
        at: { x: 12.1, y: 6.1 },
        offsetPx: { x: 0, y: 0 },
        mark: 'ok',
        ink: 'ok',
        figure: '4.21',
        text: null,
      },
      {
        type: 'tag',
        id: 'req',
        at: requested,
        offsetPx: { x: 110, y: -60 },
        mark: 'bad',
        ink: 'bad',
        figure: '6.75',
        text: 'requested',
      },
      {
        type: 'tag',
        id: 'pos',
        at: possible,
        offsetPx: { x: 70, y: 76 },
        mark: 'ok',
        ink: 'ok',
        figure: '5.35',
        text: 'possible',
      },
      {
        type: 'tag',
        id: 'turn',
        at: turnHandle(head, pose),
        offsetPx: { x: -76, y: -16 },
        mark: null,
        ink: 'accent',
        figure: '1.40',
        text: 'notches, 42°',
      },
    ],
  };
}

function turnHandle(head: { x: number; y: number }, pose: Pose): { x: number; y: number } {
  const angle = ((pose.headingDeg - 90 - 42) * Math.PI) / 180;
  return {
    x: head.x + Math.sin(angle) * (tool.stemEndIn + 0.35),
    y: head.y - Math.cos(angle) * (tool.stemEndIn + 0.35),
  };
}

function ruler(): SceneModel {
  const scene = measure();
  return {
    ...scene,
    chart: { ...scene.chart, grid: true },
    pieces: scene.pieces.map((piece) => ({ ...piece, selected: false, dimmed: piece.id === 'probe' })),
    overlays: [
      {
        type: 'ruler',
        id: 'r1',
        points: [
          { x: 9.4, y: 14.2 },
          { x: 12.2, y: 6.9 },
          { x: 21.4, y: 9.4 },
          { x: 25.6, y: 12.6 },
        ],
        legs: ['7.82', '9.53', '5.28'],
        total: '22.63',
        selected: true,
        clinging: [true, true, true, false],
      },
      {
        type: 'ruler',
        id: 'r2',
        points: [
          { x: 20, y: 15 },
          { x: 20, y: 18.5 },
        ],
        legs: ['3.50'],
        total: '3.50',
        selected: false,
        clinging: [false, false],
      },
      {
        type: 'region',
        id: 'closed',
        path: {
          start: { x: 5, y: 5 },
          steps: [
            { type: 'line', to: { x: 8, y: 5 } },
            { type: 'line', to: { x: 8, y: 8 } },
            { type: 'line', to: { x: 5, y: 8 } },
          ],
        },
        ink: 'bad',
        filled: true,
        dashed: false,
        edgeLabel: null,
      },
      { type: 'marquee', id: 'm', from: { x: 26, y: 15 }, to: { x: 22, y: 18 } },
    ],
  };
}

/** Sixty ships in rows, the first with its ranges drawn: what a busy table asks of the script. */
export function crowd(x: number): SceneModel {
  const ARTS = ['defiant', 'constellation', 'jemhadar-fighter', 'galor', 'miranda', 'vorcha'];
  const SIZES: BaseName[] = ['small', 'medium', 'small', 'large', 'medium', 'large'];
  const pieces = Array.from({ length: 60 }, (_, i) => {
    const pose =
      i === 0
        ? { x, y: 2, headingDeg: 40 }
        : { x: 2 + (i % 10) * 3.5, y: 4 + Math.floor(i / 10) * 5.6, headingDeg: (i * 37) % 360 };
    return ship(
      `s${i}`,
      i % 2 ? 'orange' : 'blue',
      SIZES[i % 6] ?? 'small',
      ARTS[i % 6] ?? '',
      pose,
      `Ship ${i}`,
      'Yellow 1',
    );
  });
  const pose = { x, y: 2, headingDeg: 40 };
  return {
    chart: chart('helix'),
    pieces,
    overlays: [
      range('fore', 'small', pose, 'fore', 6, weapon('6 · emitters, fore')),
      range('aft', 'small', pose, 'aft', 6, weapon('6 · emitters, aft')),
      range('fs', 'small', pose, 'fore-starboard', 4, weapon('4 · cannons')),
      range('bow', 'small', pose, 'bow', 5, {
        ink: 'white',
        filled: true,
        dashed: true,
        edgeLabel: '5 · sensors',
      }),
      {
        type: 'tag',
        id: 't',
        at: { x: x + 3, y: 2 },
        offsetPx: { x: 0, y: 0 },
        mark: 'ok',
        ink: 'ok',
        figure: x.toFixed(2),
        text: 'possible',
      },
    ],
  };
}

export const SCENES = { measure, manoeuvre, ruler, crowd: () => crowd(5) } as const;
export type SceneName = keyof typeof SCENES;
