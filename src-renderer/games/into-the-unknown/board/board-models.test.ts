import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../tests/support/shipped-content';
import { regionPath } from '../../../../shared/geometry';
import { firingBase, sectorGeometry } from '../../../../shared/sector';
import { CROSSING, openSession } from '../session-driver';
import { makeWording } from '../wording';
import { chartModel } from './chart-model';
import { ShownLayers } from '../shown-layers.svelte';
import { shapeOfPiece } from './piece-shapes';
import { reachOverlays } from './reach-overlays';

const pack = shippedContent();
const words = makeWording({ units: 'in', decimals: 2, separator: '.' });

describe('the chart', () => {
  it('draws the sector that the rules know', () => {
    const chart = chartModel(
      sectorGeometry(pack, { layout: 'helix' }),
      { grid: true, units: 'in' },
      new ShownLayers(),
    );
    expect(chart.systems.map(({ x, y, radiusIn }) => [x, y, radiusIn])).toEqual([
      [35, 13, 13],
      [1, 23, 13],
    ]);
    expect(chart.setupAreas.map(({ seat }) => seat)).toEqual(['blue', 'orange']);
    expect(chart.grid).toBe(true);
  });
});

describe('the pieces', () => {
  it('are features below units, with names, rows and seats', () => {
    const { session } = openSession(pack);
    expect(session.scene.pieces.map(({ id, seat, label }) => [id, seat, label])).toEqual([
      ['anomaly-1', 'neutral', { name: 'Anomaly 1', line: null }],
      ['defiant-1', 'blue', { name: 'Defiant', line: 'Green 2' }],
      ['fighter-1', 'orange', { name: 'Fighter', line: 'Green 1' }],
    ]);
  });

  it('share one shape object per look, so that the scene builds each drawing once', () => {
    const { session } = openSession(pack);
    const [anomaly, defiant] = session.pieces;
    if (!anomaly || !defiant) throw new Error('The plan lost its pieces');
    expect(shapeOfPiece(defiant, pack)).toBe(shapeOfPiece({ ...defiant }, pack));
    expect(shapeOfPiece(defiant, pack).slots).toHaveLength(4);
    expect(shapeOfPiece(defiant, pack).slots[0]?.at.v).toBeCloseTo(1.41, 9);
    expect(shapeOfPiece(anomaly, pack)).toMatchObject({ showsHeading: false, slots: [] });
  });

  it('of a class that no pack knows still stand on the table', () => {
    const stranger = { id: 'stranger', class: 'borg-cube', pose: { x: 3, y: 3, headingDeg: 0 } };
    const { session } = openSession(pack, { ...CROSSING, units: [stranger] });
    expect(session.scene.pieces.at(-1)).toMatchObject({ id: 'stranger', body: { type: 'disc' } });
    session.select(['stranger']);
    session.setTool('maneuver');
    expect(session.trial.staging).toBeNull();
  });
});

describe('arcs and ranges', () => {
  const unit = CROSSING.units[0];
  if (!unit) throw new Error('The plan lost its unit');

  it('are the very regions that verdicts are judged by', () => {
    const overlays = reachOverlays({ pack, unit, features: [], isShown: () => true, words });
    const fore = overlays.find(({ edgeLabel }) => edgeLabel === '6 · phaser emitters, fore');
    const base = firingBase(pack, unit);
    expect(fore?.path).toEqual(base && regionPath(base, 'fore', 6));
    expect(fore).toMatchObject({ ink: 'accent', filled: true, dashed: false });
  });

  it('leave out a mount whose region its neighbours cover', () => {
    const overlays = reachOverlays({
      pack,
      unit,
      features: [],
      isShown: ({ type }) => type === 'weapon',
      words,
    });
    expect(overlays.map(({ edgeLabel }) => edgeLabel)).toEqual([
      '6 · phaser emitters, fore',
      '6 · phaser emitters, aft',
      '4 · phaser cannon batteries, fore-port',
      '4 · phaser cannon batteries, fore-starboard',
    ]);
  });

  it('follow the eyes: weapons and sensors at first, comms when asked for', () => {
    const { session } = openSession(pack);
    session.select(['defiant-1']);
    const inks = () =>
      session.overlays.models.flatMap((model) => (model.type === 'region' ? [model.id] : []));
    expect(inks().some((id) => id.includes(':comms:'))).toBe(false);
    session.shown.toggle('defiant-1', { key: 'comms' });
    expect(inks().some((id) => id.includes(':comms:'))).toBe(true);
    session.shown.toggle('defiant-1', { key: 'weapon:Phaser Emitters' });
    expect(inks().some((id) => id.includes('Emitters'))).toBe(false);
    session.select([]);
    expect(inks()).toEqual([]);
  });

  it('stay for units that were pinned with the arcs tool', () => {
    const { driver, session } = openSession(pack);
    driver.tool('arcs').click(18, 12);
    session.select([]);
    expect(session.overlays.models.some(({ id }) => id.startsWith('reach:fighter-1'))).toBe(true);
    driver.click(18, 12);
    session.select([]);
    expect(session.overlays.models).toEqual([]);
  });
});

describe('a drag', () => {
  it('draws the piece where it goes, an outline where it came from, and the way with its length', () => {
    const { driver, session } = openSession(pack);
    driver.pointerMove(18, 20).pointerDown().pointerMove(21, 20).pointerMove(21, 24);
    expect(session.scene.pieces.find(({ id }) => id === 'defiant-1')?.pose).toMatchObject({ x: 21, y: 24 });
    expect(session.scene.overlays).toContainEqual(
      expect.objectContaining({ type: 'ghost', id: 'from:defiant-1', verdict: 'plain' }),
    );
    expect(session.scene.overlays).toContainEqual(
      expect.objectContaining({ type: 'tag', figure: '5.00', text: 'in moved' }),
    );
  });
});
