/** A task force of Into the Unknown in a browser: built from nothing, judged as it grows, sent as a file, played. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { newSectorMatch, playSector } from '../support/game-pages';
import { sectorMatchIn } from '../support/sector-match';
import { startWebHost, type WebHost } from '../support/web-host';

/** Core officers that fill the places in their order for 50 core points. */
const THE_FIVE = ['Jean-Luc Picard', 'Worf', 'Jadzia Dax', 'Redoubtable Engineer', 'Scholarly Doctor'];
const MOST_PRESSES = 60;

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

const candidate = (page: Page, name: string) =>
  page.getByRole('region', { name: /^Candidates/ }).getByRole('button', { name });
const place = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Core officers' }).getByRole('button', { name });
const verdict = (page: Page) => page.getByRole('complementary').getByRole('heading', { level: 2 }).first();

/** A plan of a task force with nothing chosen, in the builder. */
async function newTaskForce(page: Page, title: string): Promise<void> {
  await page.goto(host.link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radiogroup', { name: 'What to make' })
    .getByRole('radio', { name: 'Task force' })
    .click();
  await dialog.getByRole('radio', { name: 'Nothing chosen' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Build task force' }).click();
  await expect(page.getByRole('region', { name: 'Task forces' })).toBeVisible();
}

/** Each goes to the place that is chosen, and the next empty one is chosen then. */
async function chooseCore(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await candidate(page, name).click();
    await expect(place(page, new RegExp(`: ${name},`))).toBeVisible();
  }
}

test('a task force is built from nothing: roles, a budget that refuses with its reason, a fleet, and it is legal', async ({
  page,
}) => {
  await newTaskForce(page, 'First watch');
  await expect(verdict(page)).toHaveText('Not legal yet');
  await expect(candidate(page, 'Data')).toContainText('no role icon');
  await chooseCore(page, ['Jean-Luc Picard', 'Worf', 'Jadzia Dax', 'Data']);
  const dear = candidate(page, 'Scholarly Doctor');
  await expect(dear).toContainText('6 over budget');
  await expect(dear).toHaveAttribute('aria-disabled', 'true');
  await dear.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The core officers cost 56 core points of 50.').first()).toBeVisible();
  await place(page, /^Specialist 1/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(place(page, /^Specialist 1: nobody/)).toBeVisible();
  await chooseCore(page, ['Redoubtable Engineer', 'Scholarly Doctor']);
  await expect(verdict(page)).toHaveText('Legal');
  await page.getByRole('button', { name: 'Add a ship' }).click();
  const ships = page.getByRole('dialog');
  await ships.getByRole('button', { name: /Galaxy-class/ }).click();
  await ships.getByRole('button', { name: 'Done' }).click();
  await expect(ships).toHaveCount(0);
  const fleet = page.getByRole('region', { name: 'Fleet' });
  await expect(fleet.getByRole('button', { name: 'Leave Galaxy out' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(fleet.getByRole('button', { name: 'Leave Galaxy out' })).toBeHidden();
  await expectNothingSerious(page);
});

test('one that was built goes out as its own file, comes into its plan again, and is played in a new match', async ({
  page,
}) => {
  await newTaskForce(page, 'Third watch');
  await chooseCore(page, THE_FIVE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for this task force' }).click();
  await page.getByRole('menuitem', { name: 'Export this task force' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Third watch.plotroom');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a task force' }).click();
  await page.getByRole('menuitem', { name: 'Import task forces…' }).click();
  await (await chooser).setFiles(await file.path());
  const forces = page.getByRole('group', { name: 'Task forces of this plan' });
  await expect(forces.getByRole('button', { name: 'Third watch 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(place(page, /^Command liaison: Jean-Luc Picard/)).toBeVisible();

  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Recent' })).toBeVisible();
  await newSectorMatch(page, host.link, {
    opponent: 'random',
    overture: 'Distress Call',
    seed: 'third-watch',
    forces: ['Third watch: Third watch 2', 'Task force at random'],
  });
  await playSector(page, { most: MOST_PRESSES, isReached: ({ asked }) => asked === 'Readying goes on' });
  await host.stop();
  const { view } = await sectorMatchIn(host.dataFolder, 'Sector match');
  expect(view.round?.number).toBe(1);
  const core = view.setup.seats.map(({ force }) => Object.values(force.core));
  expect(core[0]).toHaveLength(THE_FIVE.length);
  expect(core[0]).toEqual(expect.arrayContaining(['jean-luc-picard', 'worf', 'jadzia-dax']));
  expect(
    view.officers.filter(({ owner, core: role }) => owner === '1' && role).map(({ card }) => card),
  ).toEqual(expect.arrayContaining(core[0] ?? []));
  expect(new Set(core[1]).size).toBe(THE_FIVE.length);
});

test('it is sent as a file, comes back from it, and a match begins with it', async ({ page }) => {
  await newTaskForce(page, 'Second watch');
  await chooseCore(page, THE_FIVE);
  await expect(verdict(page)).toHaveText('Legal');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Save as one file' }).click();
  const path = await (await download).path();
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (
    await chooser
  ).setFiles({
    name: 'Second watch.plotroom',
    mimeType: 'application/json',
    buffer: await readFile(path),
  });
  await expect(place(page, /^Command liaison: Jean-Luc Picard/)).toBeVisible();
  await page.keyboard.press('y');
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await expect(dialog).toContainText('Second watch');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Keep one complication' })).toBeVisible();
});
