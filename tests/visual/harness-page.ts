/** Drives the table's test page from the tests. */
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { CameraState } from '../../src-renderer/table/camera';
import type { PictureOptions, ThemeName } from '../../src-renderer/table/scene-types';
import type { SceneName } from './scenes';

export interface Shown {
  readonly scene: SceneName;
  readonly theme: ThemeName;
  readonly camera: CameraState;
}

/** Opens the page at `url`, if it is not open yet, and has a scene drawn. */
export async function showScene(page: Page, url: string, shown: Shown): Promise<void> {
  if (!page.url().startsWith(url)) await page.goto(`${url}?theme=${shown.theme}`);
  await page.waitForFunction(() => window.plotTable !== undefined);
  await page.evaluate(async ({ camera, scene, theme }) => {
    window.plotTable?.scene.setTheme(theme);
    await window.plotTable?.camera(camera);
    await window.plotTable?.show(scene);
  }, shown);
}

/** What the canvas shows. */
export async function canvasPicture(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.locator('canvas').screenshot());
}

/** A picture of what is shown, RGBA. */
export async function drawnPicture(
  page: Page,
  options: Omit<PictureOptions, 'take' | 'signal'>,
): Promise<Uint8Array> {
  const base64 = await page.evaluate(async (wanted) => {
    const rgba = await window.plotTable?.picture(wanted);
    if (!rgba) throw new Error('no table');
    let text = '';
    for (let i = 0; i < rgba.length; i += 32768) text += String.fromCharCode(...rgba.subarray(i, i + 32768));
    return btoa(text);
  }, options);
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
