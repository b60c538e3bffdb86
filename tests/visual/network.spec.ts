/**
 * The star chart of the spore network: kept pictures, what the scene does with frames, a lost context, thumbnails. A picture
 * passes as those of the sector do; `npm run screenshots -- golden` renews both.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { CameraState } from '../../src-renderer/table/camera';
import type { ThemeName } from '../../src-renderer/table/scene-types';
import type { HarnessServer } from '../support/harness-server';
import { comparePixels } from './compare';
import { canvasPicture } from './harness-page';
import { test } from './harness-test';
import type { NetworkSceneName } from './network-scenes';

const FOLDER = path.join(import.meta.dirname, 'golden-network');
const TOLERANCE = 16;
const MOST_SHARE = 0.01;

interface Kept {
  readonly name: string;
  readonly scene: NetworkSceneName;
  readonly theme: ThemeName;
  readonly camera: CameraState | null;
}

const near: CameraState = { originX: -6.4, originY: -3.3, pxPerIn: 105 };
const KEPT: readonly Kept[] = [
  { name: 'board-in-play', scene: 'play', theme: 'dark', camera: null },
  { name: 'board-in-play-light', scene: 'play', theme: 'light', camera: null },
  { name: 'tile-being-turned', scene: 'turning', theme: 'dark', camera: near },
  { name: 'planned-board', scene: 'plan', theme: 'contrast', camera: null },
];

async function showChart(
  page: Page,
  { chartUrl }: HarnessServer,
  { scene, theme, camera }: Omit<Kept, 'name'>,
): Promise<void> {
  if (!page.url().startsWith(chartUrl)) await page.goto(`${chartUrl}?theme=${theme}`);
  await page.waitForFunction(() => window.plotChart !== undefined);
  await page.evaluate(
    async (wanted) => {
      window.plotChart?.scene.setTheme(wanted.theme);
      await window.plotChart?.camera(wanted.camera);
      await window.plotChart?.show(wanted.scene);
    },
    { scene, theme, camera },
  );
}

function share(a: PNG, b: PNG): number {
  return comparePixels(a.data, b.data, TOLERANCE).share;
}

for (const kept of KEPT) {
  test(`${kept.name} looks as it was kept`, async ({ harness, harnessPage: page }, info) => {
    await showChart(page, harness, kept);
    const actual = await canvasPicture(page);
    const file = path.join(FOLDER, `${kept.name}.png`);
    if (info.config.updateSnapshots === 'all') {
      mkdirSync(FOLDER, { recursive: true });
      const packing = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
      writeFileSync(file, PNG.sync.write(actual, packing));
      return;
    }
    const expected = PNG.sync.read(readFileSync(file));
    expect([actual.width, actual.height]).toEqual([expected.width, expected.height]);
    const differs = share(expected, actual);
    if (differs > MOST_SHARE) writeFileSync(info.outputPath('actual.png'), PNG.sync.write(actual));
    expect(differs).toBeLessThanOrEqual(MOST_SHARE);
  });
}

const inPlay = { scene: 'play', theme: 'dark', camera: null } as const;

test('shows the same picture after its context was lost five times', async ({
  harness,
  harnessPage: page,
}) => {
  await showChart(page, harness, inPlay);
  const before = await canvasPicture(page);
  for (let loss = 0; loss < 5; loss += 1)
    await page.evaluate(async () => {
      const chart = window.plotChart;
      const context = chart?.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!chart || !context) throw new Error('no context to lose');
      const heard = (name: string): Promise<unknown> =>
        new Promise((resolve) => chart.canvas.addEventListener(name, resolve, { once: true }));
      const lost = heard('webglcontextlost');
      context.loseContext();
      await lost;
      const restored = heard('webglcontextrestored');
      // after the event's own handlers, or the browser refuses
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      context.restoreContext();
      await restored;
      await chart.drawn();
    });
  expect(share(before, await canvasPicture(page))).toBeLessThan(0.001);
});

test('draws no frame while nothing changes, and follows every step of a turn', async ({
  harness,
  harnessPage: page,
}) => {
  await showChart(page, harness, inPlay);
  const counted = await page.evaluate(async () => {
    const chart = window.plotChart;
    if (!chart) throw new Error('no chart');
    const frames = (): number => chart.scene.frameTimesMs.length;
    await chart.drawn();
    const start = frames();
    for (let i = 0; i < 10; i += 1) await chart.drawn();
    const still = frames() - start;
    for (let deg = 0; deg < 60; deg += 6) await chart.turn(deg);
    return { still, turning: frames() - start };
  });
  expect(counted.still).toBe(0);
  expect(counted.turning).toBeGreaterThanOrEqual(10);
});

test('a thumbnail is the same for the same board, and shows it without what is only for the moment', async ({
  harness,
  harnessPage: page,
}) => {
  await showChart(page, harness, inPlay);
  const [one, again, turned] = await page.evaluate(async () => {
    const chart = window.plotChart;
    if (!chart) throw new Error('no chart');
    const pictures = [await chart.scene.thumbnail(320, 200), await chart.scene.thumbnail(320, 200)];
    await chart.show('turning');
    return [...pictures, await chart.scene.thumbnail(320, 200)];
  });
  const [a, b, c] = [one, again, turned].map((base64) => PNG.sync.read(Buffer.from(base64 ?? '', 'base64')));
  if (!a || !b || !c) throw new Error('three pictures were asked for');
  expect([a.width, a.height]).toEqual([320, 200]);
  expect(share(a, b)).toBe(0);
  expect(share(a, c)).toBe(0);
});

test('tells what lies under the pointer by the places that it draws', async ({
  harness,
  harnessPage: page,
}) => {
  await showChart(page, harness, inPlay);
  const hits = await page.evaluate(() => {
    const scene = window.plotChart?.scene;
    const [width, height] = [window.innerWidth, window.innerHeight];
    return [scene?.hit(width / 2, height / 2 - 24), scene?.hit(4, 4)];
  });
  expect(hits).toEqual([{ type: 'ship', ship: 'discovery' }, null]);
});
