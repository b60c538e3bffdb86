/** A match of Nova Cry in the browser by keys alone: draft, first cards, and a turn with its preview; real dice named. */
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

async function newMatch(page: Page, chance: 'seeded' | 'entered'): Promise<void> {
  await page.goto(host.link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Nova Cry/ }).click();
  await dialog
    .getByRole('radiogroup', { name: 'How many play' })
    .getByRole('radio', { name: '2', exact: true })
    .click();
  await dialog
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByRole('radio', { name: /random/i })
    .click();
  await dialog.getByText(/chance and packs/i).click();
  if (chance === 'seeded') await dialog.getByRole('textbox', { name: 'Seed' }).fill('by keys');
  else await dialog.getByRole('radio', { name: /enter/i }).click();
  await dialog.getByRole('button', { name: /^(Play|Start)/ }).click();
  await expect(page.locator('.decide')).toBeVisible();
}

/**
 * Answers with the first thing offered, by its key, until the heading is there. A key that comes before the panel has its
 * rows is lost and pressed again; Enter only answers what is staged, once for each revision.
 */
async function playTo(page: Page, heading: RegExp): Promise<void> {
  const wanted = page.getByRole('heading', { name: heading });
  const staged = page.locator('[data-do]');
  const panel = page.locator('.decide');
  while (!(await wanted.isVisible())) {
    await expect(async () => {
      if (await wanted.isVisible()) return;
      if (!(await staged.isVisible())) await page.keyboard.press('1');
      await expect(staged).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 30_000 });
    if (await wanted.isVisible()) return;
    const revision = (await panel.getAttribute('data-revision')) ?? '';
    await page.keyboard.press('Enter');
    await expect(panel).not.toHaveAttribute('data-revision', revision);
  }
}

test('a turn is played by keys; nothing happens before Enter, and every picture of it is accessible', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newMatch(page, 'seeded');
  await expect(page.getByRole('heading', { name: 'Choose your ship', exact: true })).toBeVisible();
  await playTo(page, /^Choose two different/);
  await page.keyboard.press('3');
  const told = page.getByRole('region', { name: 'What it would do' });
  await expect(told.getByText('Surveillance would do')).toBeVisible();
  await expect(told.getByText('NC-STRAT-03')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await page.keyboard.press('3');
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose another' })).toBeVisible();
  await expect(page.locator('[data-closed="strategy:surveillance"]')).toContainText('Done this turn');
});

test('NC-SETUP-09: real dice are named for everybody who rolls, by their digits', async ({ page }) => {
  await newMatch(page, 'entered');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your die')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Draw 3 cards from the ships/).first()).toBeVisible();
});
