/** A course of three manoeuvres with its joints, what was measured from its end, and the player's words about it. */
import bases from '../../assets/content/into-the-unknown/bases.json';
import { endPose, outlineAt, sweptOutline, swungPose, travelVector } from '../../shared/geometry';
import type { Maneuver, Point, Pose } from '../../shared/geometry';
import type { OverlayModel, SceneModel } from '../../src-renderer/table/scene-model';
import { chart, missile, range, ship, shipShape, TOKENS, tool, weapon } from './scene-parts';

const base = bases.medium;
const START: Pose = { x: 6.2, y: 13.2, headingDeg: 64 };
const LEGS: readonly Maneuver[] = [
  { kind: 'forward', tool: 'starboard', notches: 0.5, distanceIn: 4, headingDeg: null },
  { kind: 'forward', tool: 'port', notches: 1.5, distanceIn: 3.4, headingDeg: null },
  { kind: 'lateral-starboard', tool: 'fore', notches: 0.5, distanceIn: 2.5, headingDeg: null },
];
const SWING_STEPS = 12;

/** Where the base's centre goes: an arc about the tool's head, then straight on. */
function centrePath(pose: Pose, leg: Maneuver): Point[] {
  const swing = Array.from({ length: SWING_STEPS }, (_, i) =>
    swungPose(base, pose, { ...leg, notches: (leg.notches * i) / SWING_STEPS }, tool.notchDeg),
  );
  return [...swing, swungPose(base, pose, leg, tool.notchDeg), endPose(base, pose, leg, tool.notchDeg)];
}

function courseOverlays(): {
  readonly overlays: OverlayModel[];
  readonly end: Pose;
  readonly joints: Pose[];
} {
  const joints: Pose[] = [];
  const points: Point[] = [];
  const overlays: OverlayModel[] = [];
  const shape = shipShape('medium', 'constellation');
  let pose = START;
  LEGS.forEach((leg, i) => {
    const swung = swungPose(base, pose, leg, tool.notchDeg);
    const swept = sweptOutline(outlineAt(base.corners, swung), travelVector(leg.kind, swung), leg.distanceIn);
    overlays.push({ type: 'sweep', id: `s${i}`, corners: swept.corners, ink: 'blue' });
    points.push(...centrePath(pose, leg).map(({ x, y }) => ({ x, y })));
    pose = endPose(base, pose, leg, tool.notchDeg);
    joints.push(pose);
    overlays.push(
      { type: 'ghost', id: `g${i}`, shape, pose, seat: 'blue', verdict: 'course' },
      { type: 'disc', id: `d${i}`, at: pose, text: String(i + 1), active: i === 2, ink: 'white' },
    );
  });
  const look = { ink: 'white', style: 'solid', head: 'none', ticks: true, selected: false } as const;
  return { overlays: [{ type: 'polyline', id: 'course', points, ...look }, ...overlays], end: pose, joints };
}

export function course(): SceneModel {
  const { overlays, end, joints } = courseOverlays();
  const second = joints[1] ?? end;
  return {
    chart: chart('helix'),
    pieces: [
      ...TOKENS,
      ship('defiant', 'blue', 'small', 'defiant', { x: 12.2, y: 4.6, headingDeg: 84 }, 'Defiant', 'Yellow 1'),
      ship(
        'f1',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 24, y: 11.6, headingDeg: 282 },
        'Fighter 1',
        null,
      ),
      ship(
        'f2',
        'orange',
        'small',
        'jemhadar-fighter',
        { x: 21.6, y: 4.2, headingDeg: 212 },
        'Fighter 2',
        null,
      ),
      missile('torpedo', 'orange', 'photon-torpedo', { x: 19.6, y: 13.6, headingDeg: 300 }, 'Torpedo'),
      {
        ...ship('con', 'blue', 'medium', 'constellation', START, 'Constellation', 'Yellow 1 · course of 3'),
        selected: true,
      },
    ],
    overlays: [
      range('fs', 'medium', end, 'fore-starboard', 6, weapon('6 · array')),
      ...overlays,
      {
        type: 'ruler',
        id: 'r',
        points: [
          { x: end.x + 1.3, y: end.y - 1 },
          { x: 20.9, y: 5.1 },
          { x: 24.5, y: 3.6 },
        ],
        legs: ['4.92', '4.14'],
        total: '9.06',
        selected: false,
        clinging: [false, true, false],
      },
      {
        type: 'note',
        id: 'wait',
        at: { x: 9.4, y: 14.6 },
        text: 'Wait here for a scan,\nthen cut inside',
        to: { x: (joints[0]?.x ?? 0) + 0.3, y: (joints[0]?.y ?? 0) + 1.3 },
        selected: false,
      },
      {
        type: 'note',
        id: 'lane',
        at: { x: 19.4, y: 9.7 },
        text: 'Its lane stays clear of turn 3 as long as nobody sends a probe between them; after that the torpedo has the shorter way and the course must be plotted anew',
        to: { x: 19.6, y: 13.3 },
        selected: true,
      },
      {
        type: 'note',
        id: 'alone',
        at: { x: 4.4, y: 3 },
        text: 'Thisoneisonelongwordwithoutanyblank',
        to: null,
        selected: false,
      },
      {
        type: 'dimension',
        id: 'gap',
        from: { x: second.x - 1, y: second.y - 1.5 },
        to: { x: 12.3, y: 5.4 },
        figure: '2.27',
        text: null,
        selected: false,
      },
    ],
  };
}
