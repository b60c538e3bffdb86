/** Hand-made scenes for the table's picture tests, their poses chosen for what they show. */
import type { Pose } from '../../shared/geometry';
import type { SceneModel } from '../../src-renderer/table/scene-model';
import { annotated } from './annotated-scene';
import { course } from './course-scene';
import { manoeuvre } from './manoeuvre-scene';
import { overlays } from './overlay-scene';
import { chart, missile, range, ship, TOKENS, weapon } from './scene-parts';
import type { BaseName } from './scene-parts';

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

/** Half of them, in every state that a piece may be in. */
function crowded(): SceneModel {
  const scene = crowd(5);
  const pieces = scene.pieces.slice(0, 30).map((piece, i) => ({
    ...piece,
    selected: i === 0,
    hovered: i === 12,
    locked: i % 9 === 4,
    dimmed: i % 11 === 7,
  }));
  return { ...scene, pieces: [...pieces, ...TOKENS] };
}

export const SCENES = {
  measure,
  manoeuvre,
  ruler,
  crowd: () => crowd(5),
  crowded,
  course,
  overlays,
  annotated,
} as const;
export type SceneName = keyof typeof SCENES;
