/** What leaves the window, in the browser: the export dialog, and the files that come of it. */
import { type Download, expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { planTextIn } from '../../shared/carriers';
import { SectorPage } from './sector-page';

/** The example that is given away. */
export const TITLE = 'Helix crossing';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function openTable(page: Page, link: string): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(link);
  await sector.openExample(TITLE);
  return sector;
}

export async function openDialog(page: Page, format: string): Promise<void> {
  await page.keyboard.press('Control+Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export picture or print' });
  await dialog.getByRole('radio', { name: format }).click();
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
}

export async function exported(page: Page): Promise<GivenFile> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  return fileOf(await download);
}

export async function fileOf(download: Download): Promise<GivenFile> {
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** That a picture or print carries the plan of that title. */
export function expectCarried(bytes: Buffer, title: string): void {
  const found = planTextIn(bytes);
  if (!found.ok) throw new Error(found.error.message);
  expect(JSON.parse(found.value.text)).toMatchObject({ title });
}
