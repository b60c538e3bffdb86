/** A task force of Into the Unknown in a browser: built from nothing, judged as it grows, sent as a file, played. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

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
  const fleet = page.getByRole('region', { name: 'Fleet' });
  await expect(fleet.getByRole('button', { name: 'Leave Galaxy out' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(fleet.getByRole('button', { name: 'Leave Galaxy out' })).toBeHidden();
  await expectNothingSerious(page);
});

test('it is sent as a file, comes back from it, and a match begins with it', async ({ page }) => {
  await newTaskForce(page, 'Second watch');
  await chooseCore(page, [
    'Jean-Luc Picard',
    'Worf',
    'Jadzia Dax',
    'Redoubtable Engineer',
    'Scholarly Doctor',
  ]);
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
  await expect(page.getByRole('region', { name: 'Keep one complication' })).toBeVisible({ timeout: 30_000 });
});
