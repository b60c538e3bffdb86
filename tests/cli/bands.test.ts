/** A picture made in bands is the picture made at once. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadRasterizer, pictureRows } from '../../src-main/cli/rasterizer';
import { readDrawingArt } from '../../src-main/cli/drawing-art';
import { parsePlan } from '../../shared/documents';
import { DEFAULT_PLAN_DRAWING, type Drawing, drawPlan } from '../../shared/drawing';
import { shippedContent } from '../support/shipped-content';
import { ASSETS } from './command';

const WASM = fileURLToPath(new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url));
const RGBA = 4;
let drawing: Drawing;

beforeAll(async () => {
  await loadRasterizer(WASM);
  const plan = parsePlan(
    readFileSync(path.join(ASSETS, 'scenarios/helix-crossing.plotroom'), 'utf8'),
    shippedContent(),
  );
  const io = { assetsFolder: ASSETS, workingFolder: ASSETS, rasterizerFile: WASM };
  const art = await readDrawingArt({ ...io, out: String, say: String, input: process.stdin });
  if (!plan.ok || !art.ok) throw new Error('The example cannot be drawn.');
  ({ drawing } = drawPlan(shippedContent(), plan.value, art.value, DEFAULT_PLAN_DRAWING));
});

describe('a picture in bands', () => {
  it.each([7, 64])('of %i rows has no seam', (rows) => {
    const widthPx = 240;
    const pxPerIn = widthPx / (drawing.box.x1 - drawing.box.x0);
    const size = { widthPx, heightPx: Math.round((drawing.box.y1 - drawing.box.y0) * pxPerIn), pxPerIn };
    const whole = Buffer.concat([...pictureRows(drawing, size)]);
    const banded = [...pictureRows(drawing, size, widthPx * RGBA * rows)];
    expect(banded).toHaveLength(Math.ceil(size.heightPx / rows));
    const pixels = Buffer.concat(banded);
    expect(pixels.length).toBe(whole.length);
    // Anti-aliasing may round a hair otherwise when moved; a seam would be far more than that.
    const greatest = pixels.reduce((most, value, i) => Math.max(most, Math.abs(value - (whole[i] ?? 0))), 0);
    expect(greatest).toBeLessThanOrEqual(8);
  });

  it('is opaque and shows the drawing down to its last row', () => {
    const pixels = Buffer.concat([
      ...pictureRows(
        { ...drawing, ground: { colour: '#204060', opacity: 1 }, nodes: [] },
        { widthPx: 9, heightPx: 33, pxPerIn: 0.23 },
        9 * RGBA * 4,
      ),
    ]);
    for (let i = 0; i < pixels.length; i += RGBA)
      expect([...pixels.subarray(i, i + 4)]).toEqual([32, 64, 96, 255]);
  });
});
