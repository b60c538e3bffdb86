/** Pictures of the table: the same as the screen, whatever their tiles, and no burden for the table meanwhile. */
import { expect } from '@playwright/test';
import { comparePixels } from './compare';
import { GOLDEN_SCENES } from './golden-scenes';
import { canvasPicture, drawnPicture, showScene } from './harness-page';
import type { Shown } from './harness-page';
import { test } from './harness-test';

const course: Shown = { scene: 'course', theme: 'dark', camera: { originX: 2, originY: 1, pxPerIn: 44 } };

/** Of all pixels: one corner of an edge may fall on the other side of a sample. */
const EQUAL = { share: 0.003, clearly: 0.002 };
const CLEARLY = 16;

function expectEqual(a: Uint8Array, b: Uint8Array): void {
  expect(comparePixels(a, b, 0).share).toBeLessThan(EQUAL.share);
  expect(comparePixels(a, b, CLEARLY).share).toBeLessThan(EQUAL.clearly);
}

for (const golden of GOLDEN_SCENES) {
  const { camera, theme } = golden;

  test(`a picture of ${golden.name} is what the screen shows, and the same in many tiles as in one`, async ({
    harness,
    harnessPage: page,
  }) => {
    await showScene(page, harness.url, golden);
    const screen = await canvasPicture(page);
    const plain = { widthPx: 1280, heightPx: 720, camera, scale: 1, theme, instruments: true };
    expectEqual(screen.data, await drawnPicture(page, plain));
    const larger = {
      ...plain,
      widthPx: 1100,
      heightPx: 700,
      camera: { ...camera, pxPerIn: camera.pxPerIn * 1.5 },
      scale: 1.5,
    };
    const whole = await drawnPicture(page, { ...larger, tilePx: 1100 });
    expectEqual(whole, await drawnPicture(page, { ...larger, tilePx: 173 }));
  });
}

test('a picture grows with its scale: twice the pixels show the same', async ({
  harness,
  harnessPage: page,
}) => {
  await showScene(page, harness.url, course);
  const { camera } = course;
  const small = { widthPx: 640, heightPx: 360, camera, scale: 1, theme: 'dark', instruments: true } as const;
  const one = await drawnPicture(page, small);
  const two = await drawnPicture(page, {
    ...small,
    widthPx: 1280,
    heightPx: 720,
    camera: { ...camera, pxPerIn: 2 * camera.pxPerIn },
    scale: 2,
  });
  // the mean of each four pixels is the one, but for the sharpness of edges and letters
  expect(comparePixels(one, halved(two, 1280), 60).share).toBeLessThan(0.03);
});

test('a picture comes in bands of whole rows from the top down, none above 64 MiB', async ({
  harness,
  harnessPage: page,
}) => {
  await showScene(page, harness.url, course);
  const bands = await page.evaluate(async (camera) => {
    const seen: { y: number; height: number; bytes: number; clear: number }[] = [];
    await window.plotTable?.scene.picture({
      ...{ widthPx: 16384, heightPx: 1500, camera: { ...camera, pxPerIn: 400 }, scale: 9 },
      ...{ theme: 'light', instruments: false, signal: new AbortController().signal },
      take: ({ y, height, rgba }) => {
        let clear = 0;
        for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) clear += 1;
        seen.push({ y, height, bytes: rgba.length, clear });
        return Promise.resolve();
      },
    });
    return seen;
  }, course.camera);
  let next = 0;
  for (const { y, height, bytes, clear } of bands) {
    expect([y, bytes, clear]).toEqual([next, 4 * 16384 * height, 0]);
    expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    next = y + height;
  }
  expect(next).toBe(1500);
});

test('the table stays alive and unchanged while a picture is drawn', async ({
  harness,
  harnessPage: page,
}) => {
  await showScene(page, harness.url, course);
  const before = await canvasPicture(page);
  const frames = await page.evaluate(async (camera) => {
    const table = window.plotTable;
    if (!table) throw new Error('no table');
    let [frames, isDone] = [0, false];
    const count = (): void => {
      if (isDone) return;
      frames += 1;
      table.scene.setCamera({ ...camera, originX: camera.originX + (frames % 7) });
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    await table.picture({
      ...{ widthPx: 2048, heightPx: 1536, camera: { ...camera, pxPerIn: 80 }, scale: 2 },
      ...{ theme: 'light', instruments: true, tilePx: 512 },
    });
    isDone = true;
    await table.camera(camera);
    return frames;
  }, course.camera);
  expect(frames).toBeGreaterThan(2);
  expectEqual(before.data, (await canvasPicture(page)).data);
});

test('a picture ends at once when it is aborted, and says so', async ({ harness, harnessPage: page }) => {
  await showScene(page, harness.url, course);
  const told = await page.evaluate(async (camera) => {
    const abort = new AbortController();
    let bands = 0;
    const options = {
      ...{
        widthPx: 1024,
        heightPx: 1024,
        camera,
        scale: 1,
        theme: 'dark' as const,
        instruments: false,
        tilePx: 128,
      },
      signal: abort.signal,
      take: () => {
        bands += 1;
        if (bands === 2) abort.abort(new Error('not any more'));
        return Promise.resolve();
      },
    } as const;
    const say = (error: unknown): string => String(error);
    const during = await window.plotTable?.scene.picture(options).catch(say);
    const after = await window.plotTable?.scene.picture(options).catch(say);
    return { during, after, bands };
  }, course.camera);
  expect(told).toEqual({ during: 'Error: not any more', after: 'Error: not any more', bands: 2 });
});

test('a picture is refused with a reason: sizes that cannot be, a lost context, a table that is closed', async ({
  harness,
  page,
}) => {
  await showScene(page, harness.url, course);
  const told = await page.evaluate(async (camera) => {
    const table = window.plotTable;
    if (!table) throw new Error('no table');
    const draw = (more: object, take = (): Promise<void> => Promise.resolve()): Promise<string> => {
      const plain = {
        widthPx: 600,
        heightPx: 600,
        camera,
        scale: 1,
        theme: 'dark',
        instruments: true,
      } as const;
      const signal = new AbortController().signal;
      return table.scene.picture({ ...plain, tilePx: 200, signal, take, ...more }).then(
        () => 'drawn',
        (error: unknown) => String(error),
      );
    };
    const wide = await draw({ widthPx: 16385 });
    const half = await draw({ heightPx: 100.5 });
    const scale = await draw({ scale: 0 });
    const full = await draw({}, () => Promise.reject(new Error('disk full')));
    const loss = table.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const restored = new Promise((resolve) => {
      table.canvas.addEventListener('webglcontextrestored', resolve, { once: true });
    });
    const lost = await draw({}, () => {
      loss?.loseContext();
      return Promise.resolve();
    });
    loss?.restoreContext();
    await restored;
    const again = await draw({});
    const closed = await draw({}, () => {
      table.scene.destroy();
      return Promise.resolve();
    });
    return { wide, half, scale, full, lost, again, closed };
  }, course.camera);
  expect(told).toEqual({
    wide: "RangeError: A picture's width is a whole number of pixels from 1 to 16384, not 16385.",
    half: "RangeError: A picture's height is a whole number of pixels from 1 to 16384, not 100.5.",
    scale: "RangeError: A picture's scale lies above 0 and is at most 64, not 0.",
    full: 'Error: disk full',
    lost: 'Error: The picture could not be drawn: the graphics context was lost.',
    again: 'drawn',
    closed: 'Error: The table was closed before its picture was finished.',
  });
});

/** The mean of each two by two pixels. */
function halved(rgba: Uint8Array, width: number): Uint8Array {
  const out = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < out.length; i += 1) {
    const [pixel, channel] = [Math.floor(i / 4), i % 4];
    const [x, y] = [(2 * pixel) % width, 2 * Math.floor((2 * pixel) / width)];
    let sum = 0;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      sum += rgba[4 * ((y + dy) * width + x + dx) + channel] ?? 0;
    out[i] = sum / 4;
  }
  return out;
}
