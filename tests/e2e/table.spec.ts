/** The drawn table itself, on a page of its own: what it draws with, where, how sharp, and what it survives. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { serveHarness } from '../support/harness-server';
import type { HarnessServer } from '../support/harness-server';
import type { SceneName } from '../visual/scenes';

let server: HarnessServer;
test.beforeAll(async () => {
  server = await serveHarness();
});
test.afterAll(async () => {
  await server.close();
});

async function open(page: Page, scene: SceneName, theme = 'dark'): Promise<void> {
  await page.goto(`${server.url}?theme=${theme}`);
  await page.waitForFunction(() => window.plotTable !== undefined);
  await page.evaluate(async (name) => {
    await window.plotTable?.camera({ originX: 2, originY: 1, pxPerIn: 48 });
    await window.plotTable?.show(name);
  }, scene);
}

async function picture(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.locator('canvas').screenshot());
}

function pixel(png: PNG, x: number, y: number): readonly [number, number, number] {
  const i = (Math.round(y) * png.width + Math.round(x)) * 4;
  return [png.data[i] ?? 0, png.data[i + 1] ?? 0, png.data[i + 2] ?? 0];
}

function brightness([r, g, b]: readonly [number, number, number]): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

test.describe('the table', () => {
  test('draws with WebGL under a policy without eval, and tells of no error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    await open(page, 'manoeuvre');
    expect(await page.evaluate(() => window.plotTable?.scene.rendererName)).toBe('webgl');
    expect(errors).toEqual([]);
  });

  test('G1: shows the same picture after its context was lost five times', async ({ page }) => {
    await open(page, 'manoeuvre');
    const before = await page.locator('canvas').screenshot();
    for (let round = 0; round < 5; round += 1) {
      await page.evaluate(async () => {
        const table = window.plotTable;
        const gl = table?.canvas.getContext('webgl2');
        const loss = gl?.getExtension('WEBGL_lose_context');
        if (!table || !loss) throw new Error('no context to lose');
        const heard = (name: string): Promise<void> =>
          new Promise((resolve) => table.canvas.addEventListener(name, () => resolve(), { once: true }));
        const lost = heard('webglcontextlost');
        loss.loseContext();
        await lost;
        const restored = heard('webglcontextrestored');
        // after the event's own handlers, or the browser refuses
        await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
        loss.restoreContext();
        await restored;
        await table.drawn();
      });
      const after = await page.locator('canvas').screenshot();
      expect(after.equals(before), `picture after loss ${round + 1}`).toBe(true);
    }
  });

  test('D2: draws pieces where the camera says, also zoomed by an odd factor', async ({ page }) => {
    await open(page, 'measure');
    for (const pxPerIn of [48, 31.7, 97.3]) {
      const centre = await page.evaluate(async (scale) => {
        const table = window.plotTable;
        if (!table) throw new Error('no table');
        const model = table.model('measure');
        const alone = model.pieces
          .filter((piece) => piece.id === 'constellation')
          .map((piece) => ({ ...piece, showsHeading: false }));
        table.scene.setModel({ ...model, pieces: alone, overlays: [] });
        const pose = alone[0]?.pose ?? { x: 0, y: 0 };
        const camera = { originX: pose.x - 400 / scale, originY: pose.y - 300 / scale, pxPerIn: scale };
        await table.camera(camera);
        return { x: 400, y: 300 };
      }, pxPerIn);
      const png = await picture(page);
      const box = brightBox(png, centre, 2.6 * pxPerIn);
      // The medium base is a rectangle with cut corners turned by 66 degrees: its box is centred on the piece.
      expect(Math.abs((box.x0 + box.x1 + 1) / 2 - centre.x)).toBeLessThan(1);
      expect(Math.abs((box.y0 + box.y1 + 1) / 2 - centre.y)).toBeLessThan(1);
    }
  });

  test('tells two seats apart without colour: one plate is hatched, the other plain', async ({ page }) => {
    await open(page, 'crowd');
    const spread = await page.evaluate(async () => {
      const table = window.plotTable;
      if (!table) throw new Error('no table');
      const model = table.crowd(30);
      const bare = model.pieces
        .filter(({ id }) => id === 's1' || id === 's4')
        .map((piece, i) => ({
          ...piece,
          art: null,
          label: null,
          slots: [],
          pose: { x: 6 + i * 8, y: 6, headingDeg: 0 },
        }));
      table.scene.setModel({ ...model, pieces: bare, overlays: [] });
      await table.camera({ originX: 0, originY: 0, pxPerIn: 48 });
      return bare.map(({ seat }) => seat);
    });
    expect(spread).toEqual(['orange', 'blue']);
    const png = await picture(page);
    const range = (cx: number): number => {
      const row = Array.from({ length: 80 }, (_, i) => brightness(pixel(png, cx - 40 + i, 288)));
      return Math.max(...row) - Math.min(...row);
    };
    expect(range(6 * 48)).toBeGreaterThan(60);
    expect(range(14 * 48)).toBeLessThan(5);
  });

  test('makes a thumbnail of the whole sector, the same each time', async ({ page }) => {
    await open(page, 'measure');
    const [first, again] = await page.evaluate(async () => {
      const scene = window.plotTable?.scene;
      return [await scene?.thumbnail(320, 200), await scene?.thumbnail(320, 200)];
    });
    expect(first).toBe(again);
    expect(first?.startsWith('iVBOR')).toBe(true);
    const png = PNG.sync.read(Buffer.from(first ?? '', 'base64'));
    expect([png.width, png.height]).toEqual([320, 200]);
    const values = new Set(Array.from({ length: png.data.length / 4 }, (_, i) => png.data[4 * i]));
    expect(values.size).toBeGreaterThan(40);
  });

  test('D2: follows the pixel ratio when the window goes to another screen', async ({ page }) => {
    await open(page, 'measure');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width: 1280,
      height: 720,
      deviceScaleFactor: 1.5,
      mobile: false,
    });
    const size = await page.evaluate(async () => {
      const table = window.plotTable;
      await table?.camera({ originX: 1, originY: 1, pxPerIn: 40 });
      return [table?.canvas.width, table?.canvas.clientWidth];
    });
    expect(size).toEqual([1920, 1280]);
  });

  test('leaves nothing behind when it is taken down', async ({ page }) => {
    await open(page, 'manoeuvre');
    const left = await page.evaluate(() => {
      window.plotTable?.scene.destroy();
      return document.querySelectorAll('canvas').length;
    });
    expect(left).toBe(0);
  });
});

test.describe('a small table', () => {
  test.use({ viewport: { width: 400, height: 300 } });

  test('G4: holds no more memory after many new pictures, figures and zooms than after the first', async ({
    page,
  }) => {
    await open(page, 'crowd');
    const cdp = await page.context().newCDPSession(page);
    const heapAfter = async (from: number): Promise<number> => {
      await page.evaluate(async (start) => {
        const table = window.plotTable;
        if (!table) throw new Error('no table');
        const names = ['measure', 'manoeuvre', 'ruler'] as const;
        for (let i = start; i < start + 30; i += 1) {
          table.scene.setModel(
            i % 4 === 3 ? table.model(names[(i >> 2) % 3] ?? 'ruler') : table.crowd(4 + i * 0.013),
          );
          table.scene.setCamera({ originX: 0, originY: 0, pxPerIn: 10 + (i % 10) });
          await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
        }
      }, from);
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const settled = await heapAfter(0);
    await heapAfter(30);
    const later = await heapAfter(60);
    // Letterings that are kept for the next picture make half of it.
    expect(later - settled).toBeLessThan(1024 * 1024);
  });
});

test.describe('the table at pixel ratio 2', () => {
  test.use({ deviceScaleFactor: 2 });

  test('D1: draws two pixels for one, with edges no softer than at ratio 1', async ({ page }) => {
    await open(page, 'ruler');
    const size = await page.evaluate(() => {
      const canvas = window.plotTable?.canvas;
      return [canvas?.width, canvas?.height, canvas?.clientWidth];
    });
    expect(size).toEqual([2560, 1440, 1280]);
    const png = await picture(page);
    // A graticule line is two device pixels wide at most, and the row beside it is ground.
    const at = Math.round((12 - 2) * 48 * 2);
    const column = Array.from({ length: 9 }, (_, i) => brightness(pixel(png, at - 4 + i, 700)));
    const ground = Math.min(...column);
    const inked = column.filter((value) => value > ground + 4);
    expect(inked.length).toBeGreaterThan(0);
    expect(inked.length).toBeLessThanOrEqual(3);
  });
});

/** The box of what is clearly brighter than the ground within `reach` of a point. */
function brightBox(png: PNG, at: { x: number; y: number }, reach: number) {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (let y = Math.ceil(Math.max(30, at.y - reach)); y < Math.min(png.height, at.y + reach); y += 1) {
    for (let x = Math.ceil(Math.max(30, at.x - reach)); x < Math.min(png.width, at.x + reach); x += 1) {
      const [r, g, b] = pixel(png, x, y);
      // the plate's blue edge: no chart ink is as saturated
      if (b - r < 90 || b < 170 || g > 190) continue;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
    }
  }
  return box;
}
