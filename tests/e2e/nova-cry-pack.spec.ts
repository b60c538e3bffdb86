/** A Nova Cry pack of a person's own: a ship, a weapon and a planet by the form, given away, and found in a match's pack. */
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

const part = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Parts of the pack' })
    .getByRole('button', { name, exact: true })
    .click();

/** Adds a record, whose name is ready to be typed over. */
async function add(page: Page, noun: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `New ${noun}` }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
}

test('a ship, a weapon and a planet are built by form and key, and a match’s pack has them', async ({
  page,
}) => {
  await page.goto(host.link);
  await page.getByRole('button', { name: 'Content packs' }).click();
  await page.getByRole('radio', { name: 'Nova Cry' }).click();
  await page.getByRole('button', { name: 'New pack' }).click();
  await expect(page.getByText('Ready for 2 to 6 players')).toBeVisible();
  await test.step('a ship with an ability', async () => {
    await part(page, 'Ships');
    await add(page, 'ship', 'Test Wing');
    await page.getByLabel('Hull', { exact: true }).fill('11');
    await page.getByLabel('Hull', { exact: true }).press('Tab');
    await page.getByRole('button', { name: 'Add ability' }).click();
    await expect(page.getByText('16 ships; 15 are printed')).toBeVisible();
  });
  await test.step('a weapon whose six destroys', async () => {
    await part(page, 'Weapons');
    await add(page, 'weapon', 'Test Beam');
    const before = await page.getByText('Three rolls take').textContent();
    await page.getByRole('button', { name: 'Line 6 destroys' }).press('Enter');
    await expect(page.getByText('Three rolls take')).not.toHaveText(before ?? '');
    await page.getByRole('spinbutton', { name: 'Line 1, wounds' }).press('2');
  });
  await test.step('a planet whose track is laid by keys', async () => {
    await part(page, 'Planets');
    await add(page, 'planet', 'Test World');
    await page.getByRole('button', { name: 'Space 1', exact: true }).press('ArrowRight');
    await page.keyboard.press('a');
    await page.keyboard.press('n');
    await page.keyboard.press('Insert');
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Space 2, Asteroid and Nebula' })).toBeVisible();
    await expectNothingSerious(page, '.work');
  });
  const file = path.join(host.dataFolder, 'exported.plotroom-pack');
  await test.step('the export is one file that the command finds sound', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export pack' }).click();
    await (await download).saveAs(file);
    const { stdout } = await run(process.execPath, [CLI, 'validate', file]);
    expect(JSON.parse(stdout)).toEqual({ findings: [] });
  });
  await test.step('a new match is drafted from what was built', async () => {
    const match = path.join(host.dataFolder, 'match.plotroom');
    const play = ['play', 'nova-cry', '--seed', 'own pack', '--seats', 'random,random', '--limit', '4'];
    await run(process.execPath, [CLI, ...play, '--pack', file, '--out', match]);
    const { packs } = JSON.parse(await readFile(match, 'utf8')) as {
      packs: { id: string; pack?: unknown }[];
    }; // just written
    expect(packs.at(-1)).toMatchObject({
      id: 'my-copy',
      pack: {
        ships: { 'new-ship': { name: 'Test Wing', hull: 11 } },
        weapons: { 'new-weapon': { name: 'Test Beam' } },
        planets: {
          'new-planet': { name: 'Test World', track: [[], ['asteroid', 'nebula'], ['storm'], []] },
        },
      },
    });
  });
});
