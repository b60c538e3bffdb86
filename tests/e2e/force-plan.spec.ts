/** A plan of task forces in a browser: rows go into forces, odds follow, cells are walked by key, a match begins from it. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

async function openExample(page: Page): Promise<void> {
  await page.goto(host.link);
  await page
    .getByRole('button', { name: /^First light and Vantar/ })
    .first()
    .click();
  await expect(page.getByRole('grid', { name: /^Ship battle/ })).toBeVisible();
}
const slot = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('rows go into either force by press and by key, the odds follow, and each is one step back', async ({
  page,
}) => {
  await openExample(page);
  const ships = page.getByRole('table', { name: 'Ships' });
  await ships.getByRole('button', { name: 'Jackal' }).click();
  await expect(slot(page, /^Ship: Jackal, /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo: First light: Jackal/ })).toBeEnabled();
  await ships.getByRole('button', { name: 'Iron Petrel' }).focus();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('x');
  await expect(slot(page, /^Ship: Iron Petrel, /)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect(slot(page, /^Ship: Night Jar, /)).toBeVisible();
});

test('a cell shows its rounds by focus, arrows walk on, a press keeps it, Esc lets it go', async ({
  page,
}) => {
  await openExample(page);
  const grid = page.getByRole('grid', { name: /^Ship battle/ });
  const card = page.getByRole('complementary', { name: 'Round by round' });
  await grid.getByRole('button', { name: /^Night Jar destroys Ember Wake/ }).focus();
  await expect(card).toContainText('Night Jar against Ember Wake');
  await page.keyboard.press('ArrowRight');
  await expect(card).not.toContainText('against Ember Wake');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Let the cell go' })).toBeVisible();
  await expect(card).toContainText('Round 3');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('axe finds nothing, and a match of three begins from the plan', async ({ page }) => {
  await openExample(page);
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press(key);
    await expectNoFaults(page);
  }
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Play from here' })).toContainText('Slow tide');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'First light and Vantar' })).toBeVisible();
  await expect(page.getByText(/Ysolde Marr/).first()).toBeVisible();
});
