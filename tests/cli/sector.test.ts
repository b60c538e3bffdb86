import { describe, expect, it } from 'vitest';
import { plotroom, workFolder } from './command';

const folder = workFolder();
const sector = (...args: string[]) => plotroom(folder, ['sector', ...args]);

describe('plotroom sector', () => {
  it('answers systems, edge markers and set-up areas of a layout', async () => {
    const { exitCode, answer } = await sector('--layout', 'trinary');
    expect(exitCode).toBe(0);
    expect(answer).toMatchObject({
      systems: [
        { id: '1', x: 1, y: 1, radiusIn: 13 },
        { id: '2', x: 1, y: 35, radiusIn: 13 },
        { id: '3', x: 32, y: 18, radiusIn: 13 },
      ],
      setupAreas: [
        { player: 1, x0: 15, y0: 0, x1: 27, y1: 6 },
        { player: 2, x0: 15, y0: 30, x1: 27, y1: 36 },
      ],
    });
    const { edgeMarkers } = answer as { edgeMarkers: { system: string; x: number }[] };
    expect(edgeMarkers).toHaveLength(8);
    expect(Object.keys(edgeMarkers[0] ?? {}).sort()).toEqual(['bearingDeg', 'system', 'x', 'y']);
  });

  it('takes readings, and refuses those it does not know with exit 1', async () => {
    const west = await sector('--layout', 'trinary', '--reading', 'sector.trinary3Edge=west');
    expect(west.answer).toMatchObject({ systems: [{}, {}, { x: 4, y: 18 }] });
    const two = await sector(
      '--reading=sector.edgeMarker=onEdge',
      '--layout=helix',
      '--reading',
      'sector.playerEdges=westEast',
    );
    expect(two.answer).toMatchObject({ systems: [{ x: 36 }, { x: 0 }], setupAreas: [{ x1: 6, y1: 12 }, {}] });
    for (const reading of ['a.b=c', 'sector.edgeMarker=outside']) {
      const refused = await sector('--layout', 'helix', '--reading', reading);
      expect(refused.exitCode).toBe(1);
      expect(refused.answer).toMatchObject({ error: { code: 'unknown-reading' } });
    }
  });

  it('wrong usage exits 2 with code usage', async () => {
    const lines = [
      [],
      ['--layout'],
      ['--layout', 'square'],
      ['--layout', 'custom'],
      ['--layout', 'helix', 'more'],
      ['--layout', 'helix', '--shiny'],
      ['--layout', 'helix', '--reading', 'nothing'],
      ['--layout', 'helix', '--reading', '=x'],
    ];
    for (const args of lines) {
      const { exitCode, answer } = await sector(...args);
      expect([args, exitCode, answer]).toMatchObject([args, 2, { error: { code: 'usage' } }]);
    }
  });
});

describe('plotroom itself', () => {
  it('no command and an unknown command are wrong usage; nothing but the document is on standard output', async () => {
    for (const args of [[], ['reach'], ['--shiny'], ['help']]) {
      const { exitCode, answer, out } = await plotroom(folder, args);
      expect([exitCode, answer]).toMatchObject([2, { error: { code: 'usage' } }]);
      expect(out.endsWith('\n')).toBe(true);
    }
  });

  it('--pretty indents, before or after the command', async () => {
    const plain = await sector('--layout', 'solitary');
    expect(plain.out.trim()).not.toContain('\n');
    for (const args of [
      ['--pretty', 'sector', '--layout', 'solitary'],
      ['sector', '--layout', 'solitary', '--pretty'],
    ]) {
      const pretty = await plotroom(folder, args);
      expect(pretty.out).toContain('\n  "systems"');
      expect(pretty.answer).toEqual(plain.answer);
    }
  });

  it('--help tells people on standard error and exits 0', async () => {
    for (const args of [['--help'], ['measure', '-h']]) {
      const { exitCode, answer, said } = await plotroom(folder, args);
      expect([exitCode, answer]).toEqual([0, { help: true }]);
      expect(said).toContain('Usage: plotroom');
    }
  });

  it('blames no pack of the command line where the shipped content is damaged', async () => {
    const { exitCode, answer } = await plotroom(folder, ['sector', '--layout', 'helix'], '', folder);
    expect([exitCode, answer]).toMatchObject([1, { error: { code: 'not-plotroom' } }]);
    expect(JSON.stringify(answer)).not.toContain('Pack :');
  });
});
