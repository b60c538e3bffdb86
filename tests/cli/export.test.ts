import { strToU8, zipSync } from 'fflate';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { planTextIn } from '../../shared/carriers';
import { checkBarLength, readPdf, shownTile } from '../support/read-pdf';
import { PLAN, plotroom } from './command';
import { exporting } from './exported';

const { folder, file, bytesOf, exported } = exporting();

/** The plan that a file carries, as JSON. */
const planIn = (name: string): unknown => {
  const found = planTextIn(bytesOf(name));
  return found.ok ? JSON.parse(found.value.text) : found.error.code;
};

describe('plotroom export --format svg', () => {
  it('writes a drawing at true scale and says so', async () => {
    const { exitCode, answer } = await exported(file, '--format', 'svg', '--out', 'plan.svg');
    const svg = bytesOf('plan.svg').toString('utf8');
    expect([exitCode, answer]).toEqual([
      0,
      { file: 'plan.svg', format: 'svg', bytes: bytesOf('plan.svg').length, scale: { unit: 'in', perIn: 1 } },
    ]);
    expect(svg).toMatch(/^<\?xml/);
    expect(svg).toMatch(/width="[\d.]+in"/);
    expect(svg).toContain('Two ships');
  });

  it('shows the part, the layers and the arcs that were asked for', async () => {
    const box = ['--box', '-1,0,20.5,12'];
    await exported(file, '--format', 'svg', '--out', 'part.svg', ...box, '--arcs', 'a:weapons');
    const part = bytesOf('part.svg').toString('utf8');
    expect(part).toMatch(/viewBox="-1 0 21\.5 12"/);
    await exported(file, '--format', 'svg', '--out', 'bare.svg', ...box, '--layers', 'graticule');
    expect(bytesOf('bare.svg').length).toBeLessThan(part.length);
    await exported(file, '--format', 'svg', '--out', 'dark.svg', '--theme', 'dark');
    expect(bytesOf('dark.svg').length).toBeGreaterThan(1000);
  });
});

describe('plotroom export --format pdf', () => {
  it('writes tiles at true scale with a check bar of 432 points on every page, the plan attached', async () => {
    const { exitCode, answer } = await exported(file, '--format', 'pdf', '--out', 'plan.pdf');
    const { pages } = await readPdf(bytesOf('plan.pdf'));
    expect([exitCode, answer]).toMatchObject([
      0,
      { format: 'pdf', pages: pages.length, scale: { unit: 'pt', perIn: 72 } },
    ]);
    expect(pages.length).toBeGreaterThan(12);
    for (const page of pages) {
      expect(checkBarLength(page)).toBeCloseTo(432, 9);
      expect(shownTile(page).matrix.slice(0, 4)).toEqual([72, 0, 0, -72]);
    }
    expect(planIn('plan.pdf')).toMatchObject({ title: 'Two ships', units: [{ id: 'a' }, { id: 'b' }] });
  });

  it('takes paper, orientation, margin, overlap and what the check bar measured', async () => {
    const more = ['--paper', 'a3', '--orientation', 'landscape', '--margin', '0.5', '--overlap', '0.5'];
    await exported(file, '--format', 'pdf', '--out', 'a3.pdf', ...more, '--correction', '5.9', '--no-plan');
    const { pages } = await readPdf(bytesOf('a3.pdf'));
    expect(pages[0]?.mediaBox[2]).toBeCloseTo((420 / 25.4) * 72, 5);
    expect(checkBarLength(pages[0] ?? failed())).toBeCloseTo((432 * 6) / 5.9, 5);
    expect(planIn('a3.pdf')).toBe('no-plan-inside');
    const { answer } = await exported(file, '--format', 'pdf', '--out', 'sheet.pdf', '--paper', 'sheet');
    expect(answer).toMatchObject({ pages: 1 });
  });

  it('prints instruments with a plan or alone, refuses what is too large, and cuts it when asked', async () => {
    const alone = await exported(
      '--format',
      'pdf',
      '--out',
      'tool.pdf',
      '--instruments',
      'turning-tool, ruler-6',
    );
    expect([alone.exitCode, alone.answer]).toMatchObject([0, { pages: 2 }]);
    const { pages } = await readPdf(bytesOf('tool.pdf'));
    for (const page of pages) expect(shownTile(page).matrix.slice(0, 4)).toEqual([72, 0, 0, -72]);
    const all = ['--format', 'pdf', '--out', 'all.pdf', '--instruments', 'all'];
    expect(await exported(...all)).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'paper-too-small' } },
    });
    expect(existsSync(path.join(folder, 'all.pdf'))).toBe(false);
    expect(await exported(...all, '--cut-instruments')).toMatchObject({ exitCode: 0 });
    expect(await exported(file, ...all, '--paper', 'sheet')).toMatchObject({ exitCode: 0 });
  });
});

describe('plotroom export --format png', () => {
  it('writes a picture of the width asked for, opaque, with its scale and the plan inside', async () => {
    const { exitCode, answer } = await exported(
      file,
      '--format',
      'png',
      '--out',
      'plan.png',
      '--width',
      '600',
    );
    const picture = PNG.sync.read(bytesOf('plan.png'));
    const { widthPx, heightPx, scale } = answer as {
      widthPx: number;
      heightPx: number;
      scale: { perIn: number };
    };
    expect([exitCode, widthPx, heightPx]).toEqual([0, picture.width, picture.height]);
    expect(picture.width).toBe(600);
    expect(scale.perIn).toBeGreaterThan(14);
    const corner = [...picture.data.subarray(0, 4)];
    expect(corner).toEqual([255, 255, 255, 255]);
    expect(new Set(picture.data).size).toBeGreaterThan(50);
    expect(planIn('plan.png')).toMatchObject({ title: 'Two ships' });
  });

  it('of a part has the shape of the part, and no plan when none is wanted', async () => {
    const box = ['--box', '0,0,18,9', '--no-plan', '--theme', 'dark'];
    const { answer } = await exported(file, '--format', 'png', '--out', 'part.png', '--width', '360', ...box);
    expect(answer).toMatchObject({ widthPx: 360, heightPx: 180, scale: { unit: 'px', perIn: 20 } });
    expect(planIn('part.png')).toBe('no-plan-inside');
    expect(PNG.sync.read(bytesOf('part.png')).data[0]).toBeLessThan(80);
  });

  it('larger than 16384 pixels either way is wrong usage, never made smaller', async () => {
    for (const more of [
      ['--width', '16385'],
      ['--width', '0'],
      ['--width', '12000', '--box', '0,0,1,2'],
    ]) {
      const { exitCode, answer } = await exported(file, '--format', 'png', '--out', 'no.png', ...more);
      expect([exitCode, answer]).toMatchObject([2, { error: { code: 'usage' } }]);
    }
    expect(existsSync(path.join(folder, 'no.png'))).toBe(false);
  });
});

describe('a file that carries a plan', () => {
  it('is a plan to every command: picture, print and archive', async () => {
    await exported(file, '--format', 'png', '--out', 'carrier.png', '--width', '80');
    await exported(file, '--format', 'pdf', '--out', 'carrier.pdf', '--paper', 'sheet');
    const bundle = zipSync({ 'plan.plotroom': strToU8(JSON.stringify(PLAN)) });
    writeFileSync(path.join(folder, 'carrier.zip'), bundle);
    const straight = await plotroom(folder, ['measure', file, '--from', 'a', '--to', 'b']);
    for (const carrier of ['carrier.png', 'carrier.pdf', 'carrier.zip']) {
      const { out } = await plotroom(folder, ['measure', carrier, '--from', 'a', '--to', 'b']);
      expect(out).toBe(straight.out);
      const valid = await plotroom(folder, ['validate', carrier]);
      expect(valid).toMatchObject({ exitCode: 0, answer: { findings: [{}, {}] } });
      expect(await exported(carrier, '--format', 'svg', '--out', 'again.svg')).toMatchObject({ exitCode: 0 });
    }
  });

  it('that carries none, or is damaged, is refused', async () => {
    await exported(file, '--format', 'png', '--out', 'empty.png', '--width', '80', '--no-plan');
    writeFileSync(path.join(folder, 'half.png'), bytesOf('empty.png').subarray(0, 200));
    for (const [name, code] of [
      ['empty.png', 'no-plan-inside'],
      ['half.png', 'unreadable'],
      ['nowhere.png', 'unreadable'],
    ] as const) {
      expect(await exported(name, '--format', 'svg', '--out', 'x.svg')).toMatchObject({
        exitCode: 1,
        answer: { error: { code } },
      });
    }
  });
});

describe('a file without an end', () => {
  it('is given up once it is larger than any file of ours', async () => {
    expect(await plotroom(folder, ['validate', '/dev/zero'])).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'too-large' } },
    });
  });
});

function failed(): never {
  throw new Error('There is no page.');
}
