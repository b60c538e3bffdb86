/** A plan as it would be printed: nothing selected, everything that people write on one. */
import type { SceneModel } from '../../src-renderer/table/scene-model';
import { chart, missile, ship, TOKENS } from './scene-parts';

export function annotated(): SceneModel {
  const arrow = { ink: 'lilac', head: 'arrow', ticks: false, selected: false } as const;
  return {
    chart: { ...chart('trinary'), units: 'cm' },
    pieces: [
      ...TOKENS,
      ship('defiant', 'blue', 'small', 'defiant', { x: 6, y: 26, headingDeg: 30 }, 'Defiant', 'Yellow 1'),
      ship('con', 'blue', 'medium', 'constellation', { x: 10, y: 29, headingDeg: 20 }, 'Constellation', null),
      ship('galor', 'orange', 'large', 'galor', { x: 27, y: 8, headingDeg: 220 }, 'Galor', 'Red 1'),
      {
        ...ship(
          'f1',
          'orange',
          'small',
          'jemhadar-fighter',
          { x: 20, y: 6, headingDeg: 200 },
          'Fighter 1',
          null,
        ),
        dimmed: true,
      },
      missile('probe', 'blue', 'class-1-probe', { x: 15, y: 25, headingDeg: 80 }, 'Probe'),
    ],
    overlays: [
      {
        type: 'region',
        id: 'area',
        path: {
          start: { x: 3, y: 8 },
          steps: [
            { type: 'line', to: { x: 11, y: 6 } },
            { type: 'line', to: { x: 13, y: 12 } },
            { type: 'line', to: { x: 5, y: 14 } },
          ],
        },
        ink: 'lilac',
        filled: true,
        dashed: true,
        edgeLabel: null,
      },
      {
        type: 'polyline',
        id: 'a1',
        points: [
          { x: 6, y: 24 },
          { x: 8, y: 18 },
          { x: 13, y: 16 },
        ],
        style: 'solid',
        ...arrow,
      },
      {
        type: 'polyline',
        id: 'a2',
        points: [
          { x: 26, y: 10 },
          { x: 22, y: 18 },
        ],
        style: 'dashed',
        ...arrow,
        selected: true,
      },
      {
        type: 'polyline',
        id: 'a3',
        points: [
          { x: 19, y: 8 },
          { x: 17, y: 11 },
          { x: 18, y: 14 },
        ],
        style: 'dotted',
        ...arrow,
        ink: 'orange',
      },
      {
        type: 'dimension',
        id: 'd1',
        from: { x: 11, y: 28 },
        to: { x: 24, y: 24 },
        figure: '34.55',
        text: 'cm to the rim',
        selected: false,
      },
      {
        type: 'dimension',
        id: 'd2',
        from: { x: 28, y: 12 },
        to: { x: 28, y: 20 },
        figure: '20.32',
        text: null,
        selected: true,
      },
      {
        type: 'dimension',
        id: 'd3',
        from: { x: 21, y: 30 },
        to: { x: 22, y: 30 },
        figure: '2.54',
        text: null,
        selected: false,
      },
      {
        type: 'note',
        id: 'n1',
        at: { x: 9, y: 19.2 },
        text: 'Draw them in here',
        to: { x: 13, y: 16 },
        selected: false,
      },
      {
        type: 'note',
        id: 'n2',
        at: { x: 24, y: 29 },
        text: 'The Galor may not leave before turn three, whatever its captain says',
        to: { x: 27, y: 9 },
        selected: false,
      },
      {
        type: 'note',
        id: 'n3',
        at: { x: 2.4, y: 15 },
        text: 'Nobody in here',
        to: { x: 7, y: 11 },
        selected: true,
      },
      { type: 'disc', id: 'k1', at: { x: 8, y: 10 }, text: 'A', active: false, ink: 'lilac' },
      { type: 'disc', id: 'k2', at: { x: 20, y: 22 }, text: 'Hold 12', active: true, ink: 'white' },
      {
        type: 'ruler',
        id: 'r',
        points: [
          { x: 30, y: 24 },
          { x: 33, y: 28 },
        ],
        legs: ['12.70'],
        total: '12.70',
        selected: false,
        clinging: [true, false],
      },
    ],
  };
}
