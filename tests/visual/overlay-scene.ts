/** What is laid over a whole table: range bands, the threat of a fleet, room left to set up. */
import type { Path, Pose } from '../../shared/geometry';
import type { OverlayModel, SceneModel } from '../../src-renderer/table/scene-model';
import { chart, range, ship, TOKENS } from './scene-parts';

function box(x0: number, y0: number, x1: number, y1: number): Path {
  return {
    start: { x: x0, y: y0 },
    steps: [
      { type: 'line', to: { x: x1, y: y0 } },
      { type: 'line', to: { x: x1, y: y1 } },
      { type: 'line', to: { x: x0, y: y1 } },
    ],
  };
}

function disc(x: number, y: number, radiusIn: number): Path {
  const east = { x: x + radiusIn, y };
  const west = { x: x - radiusIn, y };
  const arc = { type: 'arc', centre: { x, y }, radiusIn } as const;
  return {
    start: east,
    steps: [
      { ...arc, to: west, fromDeg: 0, toDeg: 180 },
      { ...arc, to: east, fromDeg: 180, toDeg: 360 },
    ],
  };
}

export function overlays(): SceneModel {
  const defiant: Pose = { x: 12, y: 13, headingDeg: 40 };
  const bands = [1, 2, 3, 4, 6].map((inches): OverlayModel =>
    range(`band${inches}`, 'small', defiant, 'all', inches, {
      ink: 'accent',
      filled: true,
      dashed: false,
      edgeLabel: String(inches),
    }),
  );
  return {
    chart: { ...chart('solitary'), grid: true },
    pieces: [
      ...TOKENS.slice(0, 3),
      { ...ship('defiant', 'blue', 'small', 'defiant', defiant, 'Defiant', 'Yellow 1'), selected: true },
      ship('galor', 'orange', 'large', 'galor', { x: 23, y: 9, headingDeg: 230 }, 'Galor', 'Red 1'),
      ship(
        'con',
        'blue',
        'medium',
        'constellation',
        { x: 5, y: 15.4, headingDeg: 90 },
        'Constellation',
        null,
      ),
      ship(
        'vorcha',
        'orange',
        'large',
        'vorcha',
        { x: 20.6, y: 17.2, headingDeg: 330 },
        'Vorcha',
        'Yellow 3',
      ),
    ],
    overlays: [
      ...bands,
      {
        type: 'region',
        id: 'threat',
        path: disc(21.6, 11, 5),
        ink: 'orange',
        filled: true,
        dashed: false,
        holes: [disc(22, 10, 1.6)],
        edgeLabel: '5 · threat of Dominion',
      },
      {
        type: 'region',
        id: 'older',
        path: disc(19.5, 14.5, 4.2),
        ink: 'orange',
        filled: true,
        dashed: false,
        dimmed: true,
        edgeLabel: null,
      },
      {
        type: 'region',
        id: 'room',
        path: box(2.2, 2.2, 10, 5.6),
        ink: 'ok',
        filled: true,
        dashed: 'long',
        holes: [box(5, 3, 6.6, 4.8)],
        edgeLabel: null,
      },
      {
        type: 'region',
        id: 'taken',
        path: box(10, 2.2, 14, 5.6),
        ink: 'bad',
        filled: true,
        dashed: false,
        hatched: true,
        holes: [disc(12, 3.9, 0.9)],
        edgeLabel: null,
      },
      range('sensors', 'small', defiant, 'aft', 5, {
        ink: 'white',
        filled: true,
        dashed: true,
        edgeLabel: '5 · sensors, aft',
      }),
      range('faint', 'large', { x: 23, y: 9, headingDeg: 230 }, 'fore', 6, {
        ink: 'faint',
        filled: true,
        dashed: false,
        edgeLabel: '6 · beams, fore',
      }),
      {
        type: 'line',
        id: 'proof',
        from: { x: 12.9, y: 12.6 },
        to: { x: 21.3, y: 9.9 },
        ink: 'white',
        style: 'dotted',
        openEnds: true,
      },
      {
        type: 'line',
        id: 'limit',
        from: { x: 12.4, y: 12.2 },
        to: { x: 16.4, y: 6.2 },
        ink: 'amber',
        style: 'solid',
        openEnds: false,
      },
      {
        type: 'tag',
        id: 'far',
        at: { x: 17, y: 11.2 },
        offsetPx: { x: 0, y: -18 },
        mark: 'bad',
        ink: 'bad',
        figure: '8.82',
        text: 'too far',
      },
      { type: 'ring', id: 'touch', at: { x: 6.5, y: 15.4 }, ink: 'bad' },
      { type: 'marquee', id: 'm', from: { x: 24, y: 14.6 }, to: { x: 18, y: 19 } },
    ],
  };
}
