/** A manoeuvre that is being tried: tool, track, ghosts, what would be reached from there. */
import bases from '../../assets/content/into-the-unknown/bases.json';
import {
  endPose,
  foreVector,
  headCentre,
  outlineAt,
  stemBearingDeg,
  swungPose,
  sweptOutline,
} from '../../shared/geometry';
import type { Maneuver, Path, Pose } from '../../shared/geometry';
import type { SceneModel } from '../../src-renderer/table/scene-model';
import { chart, range, ship, shipShape, TOKENS, tool } from './scene-parts';

export function manoeuvre(): SceneModel {
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
  // what Fighter 1's base keeps the reach from
  const closed: Path = {
    start: { x: 15.1, y: 7.1 },
    steps: [
      { type: 'line', to: { x: 17.1, y: 10.05 } },
      {
        type: 'arc',
        to: { x: 18.1, y: 12.1 },
        centre: { x: 11.4, y: 14.2 },
        radiusIn: 7.02,
        fromDeg: -36,
        toDeg: -17.4,
      },
      { type: 'line', to: { x: 14.9, y: 9.6 } },
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
        dashed: 'long',
        edgeLabel: null,
      },
      {
        type: 'region',
        id: 'closed',
        path: closed,
        ink: 'bad',
        filled: true,
        dashed: false,
        hatched: true,
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
