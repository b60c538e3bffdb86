/** A pack of a person's own: a tile drawn, a card and a Mission changed, given away as a file, and played with to the end. */
import { expect, type Page, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectNothingSerious } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

const CLI = path.resolve(import.meta.dirname, '../../out/main/cli.cjs');
const run = promisify(execFile);

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

/** The command's answer; a refusal or a usage error fails the test. */
async function command(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, [CLI, ...args], { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Record<string, unknown>; // the command answers with one JSON object
}

async function newPack(page: Page): Promise<void> {
  await page.goto(host.link);
  await page.getByRole('button', { name: 'Content packs' }).click();
  await page.getByRole('button', { name: 'New pack' }).click();
  await expect(page.getByRole('heading', { name: 'Tile editor: My copy' })).toBeVisible();
}

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the pack' })
    .getByRole('button', { name, exact: true })
    .click();
const stage = (page: Page) => page.locator('svg.stage');
const saved = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(
    await readFile(path.join(host.dataFolder, 'packs', 'my-copy', file), 'utf8').catch(() => '{}'),
  ) as Record<string, unknown>; // not written yet reads as nothing, which is asked again

/** Something on the stage, as the middle of its place on the screen. */
async function placeOf(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await stage(page).getByRole('button', { name, exact: true }).locator('.touch').boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a pack is drawn, written, given away, and played with to the end', async ({ page }) => {
  await newPack(page);
  await test.step('the tile fills the middle of the window, its six ways lie below', async () => {
    const box = await stage(page).boundingBox();
    expect(box?.width).toBeGreaterThan(600);
    expect(box?.height).toBeGreaterThan(400);
  });
  await test.step('a path goes and another is drawn from a port to a moon', async () => {
    await page.getByRole('button', { name: /^Harlak Sector/ }).click();
    await stage(page)
      .getByRole('button', { name: /^Path from port [23] to port [23]$/ })
      .press('Delete');
    await expect(page.getByText('Ports 2 and 3 have no path')).toBeVisible();
    await page.mouse.move(...(await placeOf(page, 'Port 3, no path')));
    await page.mouse.down();
    const moon = await placeOf(page, 'the Tritanium moon, moon');
    await page.mouse.move(...moon, { steps: 6 });
    await expect(stage(page).getByText('Legal join')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('Port 2 has no path')).toBeVisible();
    await expect
      .poll(() => saved('tiles.json'))
      .toMatchObject({ 'harlak-sector': { source: { kind: 'user' } } });
  });
  await test.step('the same by keys, and back', async () => {
    await page.keyboard.press('2');
    await expect(page.getByRole('heading', { name: 'Path, port 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Ports 2 and 3 have no path')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('2');
    await stage(page).getByRole('button', { name: 'Harlak, planet', exact: true }).press('Enter');
    await expect(page.getByText('Every port has a path')).toBeVisible();
  });
  await test.step('a card: an invalid number is kept, said, and not put down; another effect is', async () => {
    await part(page, 'Cards');
    await page.getByRole('button', { name: /^Blind Jump/ }).click();
    const resolve = page.getByLabel('Resolve', { exact: true });
    await resolve.fill('12');
    await resolve.press('Tab');
    await expect(page.getByText('Resolve is out of range: at most 9.')).toBeVisible();
    // Shown at once, and kept as soon as main has answered the changes before it.
    const kept = async () =>
      Object.values({ ...((await saved('editor.plotroom-drafts'))['drafts'] as object) });
    await expect.poll(kept).toEqual(['12']);
    await page.reload();
    await part(page, 'Cards');
    await page.getByRole('button', { name: /^Blind Jump/ }).click();
    await expect(page.getByLabel('Resolve', { exact: true })).toHaveValue('12');
    expect(await saved('command-cards.json')).toEqual({});
    await page.getByLabel('Resolve', { exact: true }).fill('4');
    await page.getByLabel('Resolve', { exact: true }).press('Tab');
    await page.getByRole('button', { name: 'Add effect' }).first().click();
    await expect(page.getByText('Draw one card.').first()).toBeVisible();
    await expect
      .poll(() => saved('command-cards.json'))
      .toMatchObject({
        'blind-jump': { resolve: 4, play: [{ verb: 'navigate' }, { verb: 'draw', who: 'self', count: 1 }] },
      });
  });
  await test.step('a Mission: another price', async () => {
    await part(page, 'Missions');
    await page.getByRole('button', { name: /^Listening Post/ }).click();
    await page.getByLabel('Resources, Intel').fill('');
    await page.getByLabel('Resources, Tritanium').fill('2');
    await page.getByLabel('Resources, Tritanium').press('Tab');
    await expect(page.getByText('It costs 2 Resolve and 2 Tritanium.')).toBeVisible();
    await expect(page.getByText('Ready to be played with')).toBeVisible();
  });
  const file = path.join(host.dataFolder, 'exported.plotroom-pack');
  await test.step('the export is one file that the command finds sound', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export pack' }).click();
    const given = await download;
    expect(given.suggestedFilename()).toBe('My copy.plotroom-pack');
    await given.saveAs(file);
    expect(await command('validate', file)).toEqual({ findings: [] });
  });
  await test.step('a match is played with it to the end, and carries it', async () => {
    const match = path.join(host.dataFolder, 'match.plotroom');
    const play = ['play', 'black-alert', '--seed', 'own pack', '--seats', 'random,random'];
    await command(...play, '--pack', file, '--out', match);
    const written = JSON.parse(await readFile(match, 'utf8')) as {
      packs: { id: string; pack?: { missions: unknown } }[];
    }; // just written by the command
    expect(written.packs.at(-1)).toMatchObject({
      id: 'my-copy',
      pack: { missions: { 'listening-post': { resources: { intel: null, tritanium: 2 } } } },
    });
    expect(JSON.stringify(await command('replay', match))).toMatch(/"outcome":\{/);
  });
});

test('packs come in from files, go to the bin and come back', async ({ page }) => {
  await newPack(page);
  await page.getByRole('button', { name: 'Library' }).first().click();
  await page.getByRole('button', { name: 'Content packs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Content packs' });
  const head = { format: 'plotroom-pack', id: 'theirs', version: 1, game: 'black-alert', layer: 'user' };
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Import a pack' }).click();
  const files = await chooser;
  const good = Buffer.from(JSON.stringify({ ...head, title: 'Theirs' }));
  await files.setFiles([
    { name: 'theirs.plotroom-pack', mimeType: 'application/json', buffer: good },
    { name: 'half.plotroom-pack', mimeType: 'application/json', buffer: good.subarray(0, 20) },
  ]);
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await expect(page.getByRole('alert').getByText(/“half.plotroom-pack” was not imported/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove My copy' }).click();
  await dialog.getByRole('button', { name: 'Restore My copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Open My copy' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Open My copy' }).click();
  await expect(page).toHaveURL(/#\/pack\/my-copy$/);
});

test('nothing serious stands in anybody’s way', async ({ page }) => {
  await newPack(page);
  for (const name of ['Tiles', 'Loops & start', 'Cards', 'Threat cards']) {
    await part(page, name);
    await expectNothingSerious(page);
  }
});
