import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shippedContent } from '../../../tests/support/shipped-content';
import { drawnLegend, LEGEND } from './layers/legend';
import { cellWords, matrixText } from './matrix-words';
import { openSession, type SessionBench } from './session-driver';
import { LAYER_WORDS, TABLE_LAYERS } from './shown-layers.svelte';

const pack = shippedContent();
let bench: SessionBench;
beforeEach(() => {
  bench = openSession(pack);
});
afterEach(() => bench.session.destroy());

/** What the stage does before it shows the scene. */
const follow = () => bench.session.guides.follow();
const ids = () => bench.session.scene.overlays.map(({ id }) => id);
const drawn = (prefix: string) => ids().filter((id) => id.startsWith(prefix));

describe('guides over the table', () => {
  it('the reach of a tried manoeuvre appears with what the Fighter closes, and goes with the tool', () => {
    const { session } = bench;
    session.select(['defiant-1']);
    session.setTool('maneuver');
    follow();
    expect(drawn('move-reach').length).toBeGreaterThan(0);
    expect(drawn('closed-reach').length).toBeGreaterThan(0);
    expect(session.guides.regions.answerTo(session.guides.regions.reach)?.region.toleranceIn).toBe(0.01);
    session.setTool('select');
    follow();
    expect(drawn('move-reach')).toEqual([]);
  });

  it('the reach on trial can be switched off, and the threat after moving on', () => {
    const { session } = bench;
    session.select(['defiant-1']);
    session.setTool('maneuver');
    session.guides.choices.threatAfter = true;
    follow();
    expect(drawn('move-threat').length).toBeGreaterThan(0);
    session.guides.choices.reachOnTrial = false;
    follow();
    expect([drawn('move-threat'), drawn('move-reach')]).toEqual([[], []]);
  });

  it('only weapons whose eye is open count for the threat after moving', () => {
    const { session } = bench;
    session.select(['defiant-1']);
    session.setTool('maneuver');
    session.guides.choices.threatAfter = true;
    for (const name of new Set(pack.units.defiant?.weapons?.map((weapon) => weapon.name)))
      session.shown.toggle('defiant-1', { key: `weapon:${name}` });
    follow();
    expect(session.guides.regions.threat).toBeNull();
  });

  it('range bands follow the chosen pieces, features too', () => {
    const { session, run } = bench;
    session.select(['defiant-1', 'anomaly-1']);
    run('guide.bands');
    expect(drawn('band:defiant-1')).toEqual(['band:defiant-1:6', 'band:defiant-1:4', 'band:defiant-1:2']);
    expect(drawn('band:anomaly-1').length).toBe(3);
    session.guides.choices.bandStepIn = 1;
    expect(drawn('band:anomaly-1').length).toBe(6);
    run('guide.bands');
    expect(drawn('band:')).toEqual([]);
  });

  it('ITU-DEPLOY-02: the room of the carried piece, else of the selected unit', () => {
    const { session } = bench;
    session.guides.choices.room = true;
    expect(session.guides.room).toBeNull();
    session.select(['fighter-1']);
    expect(session.guides.room).toMatchObject({ ok: true, value: { player: 2 } });
    session.setTool('place');
    session.carried = { type: 'class', id: 'galaxy' };
    expect(session.guides.room).toMatchObject({ ok: true, value: { player: 1 } });
    expect(drawn('room-centre').length).toBe(1);
    session.placeOwner = 'neutral';
    expect(session.guides.room).toMatchObject({ ok: false, error: { code: 'no-setup-area' } });
  });
});

describe('layers', () => {
  it('every layer has a command with a key of its own, in words', () => {
    const { session } = bench;
    const commands = session.commands.filter(({ id }) => id.startsWith('layer.') && id !== 'layer.all');
    expect(commands.map(({ title }) => title)).toEqual(
      TABLE_LAYERS.map((layer) => `Show or hide ${LAYER_WORDS[layer].title.toLowerCase()}`),
    );
    expect(new Set(commands.map(({ keys }) => keys)).size).toBe(TABLE_LAYERS.length);
  });

  it('hidden units leave the scene and the pointer, and verdicts still count them', () => {
    const { session, run, driver } = bench;
    session.select(['defiant-1', 'fighter-1']);
    const before = session.verdict;
    run('layer.units');
    expect(session.scene.pieces.map(({ id }) => id)).toEqual(['anomaly-1']);
    expect(session.verdict).toEqual(before);
    session.select([]);
    driver.click(18, 20);
    expect(session.selection).toEqual([]);
    run('layer.all');
    driver.click(18, 20);
    expect(session.selection).toEqual(['defiant-1']);
  });

  it('labels, arcs, overlays, verdicts and set-up areas leave the scene one by one', () => {
    const { session, run } = bench;
    session.select(['defiant-1', 'fighter-1']);
    session.guides.choices.toggleBands(['defiant-1']);
    run('layer.labels');
    expect(session.scene.pieces.every(({ label }) => label === null)).toBe(true);
    expect(drawn('measure:').length).toBeGreaterThan(0);
    run('layer.verdicts');
    expect(drawn('measure:')).toEqual([]);
    expect(drawn('band:').length).toBeGreaterThan(0);
    run('layer.overlays');
    expect(drawn('band:')).toEqual([]);
    session.select(['defiant-1']);
    expect(drawn('reach:').length).toBeGreaterThan(0);
    run('layer.arcs');
    expect(drawn('reach:')).toEqual([]);
    expect(session.scene.chart.setupAreas.length).toBe(2);
    run('layer.set-up-areas');
    expect(session.scene.chart.setupAreas).toEqual([]);
  });

  it('the legend lists what is drawn and nothing else', () => {
    const { session, run } = bench;
    const listed = () => drawnLegend(session.scene).map(({ id }) => id);
    expect(listed()).toEqual(['blue', 'orange', 'neutral']);
    session.select(['defiant-1']);
    expect(listed()).toContain('weapons');
    run('guide.bands');
    expect(listed()).toContain('bands');
    run('layer.units');
    run('layer.arcs');
    expect(listed()).toEqual(['neutral', 'bands']);
    expect(new Set(LEGEND.map(({ id }) => id)).size).toBe(LEGEND.length);
  });
});

describe('who can reach whom', () => {
  it('shows the best margin of each pair where they stand, and as text to paste', () => {
    const { session, run } = bench;
    run('guide.matrix');
    const { matrix } = session.guides;
    const [row] = matrix.rows;
    expect(row?.attackerId).toBe('defiant-1');
    const words = cellWords(row!.cells[0]!, session.words);
    // 8 between centres, two half lengths of 1.07 between.
    expect(words).toMatchObject({ tone: 'ok', figure: '+0.14' });
    expect(matrixText(matrix.rows, ['fighter-1'], (id) => id, session.words)).toBe(
      '\tfighter-1\ndefiant-1\t+0.14',
    );
  });

  it('after a manoeuvre it is computed row by row, and is empty until then', async () => {
    const { session, run } = bench;
    run('guide.matrix');
    const { matrix } = session.guides;
    matrix.time = 'forward';
    follow();
    expect(matrix.isBusy).toBe(true);
    await expect.poll(() => matrix.isBusy).toBe(false);
    expect(cellWords(matrix.rows[0]!.cells[0]!, session.words)).toMatchObject({
      tone: 'ok',
      figure: 'reach',
    });
    matrix.reach = 'comms';
    matrix.side = 'orange';
    follow();
    expect(matrix.isBusy).toBe(true);
  });

  it('finds pieces by name for the palette', () => {
    const { session } = bench;
    const titles = session.places.map(({ title }) => title);
    expect(titles[0]).toMatch(/^Select Defiant/);
    session.places[1]?.run();
    expect(session.selection).toEqual(['fighter-1']);
  });
});
