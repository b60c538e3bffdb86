/** A match from the New dialog to the second player's turn: act, take back, travel, and hand the screen over. */
import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectNothingSerious } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

const CARDS = path.resolve(import.meta.dirname, '../../assets/content/black-alert-house/command-cards.json');

/** Every name that a hand may hold. */
async function cardNames(): Promise<readonly string[]> {
  const cards = JSON.parse(await readFile(CARDS, 'utf8')) as Record<string, { name?: string }>; // the shipped pack
  return Object.values(cards).flatMap(({ name }) => name ?? []);
}

async function newMatch(page: Page): Promise<void> {
  await page.goto(host.link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Spore network/ }).click();
  await expect(dialog.getByRole('button', { name: 'Play against steady' })).toBeEnabled();
  await dialog
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByRole('radio', { name: 'Person' })
    .click();
  await expectNothingSerious(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Start the match' }).click();
}

test('two people share one screen: act, take back, travel, hand over', async ({ page }) => {
  const drawing = page.getByRole('heading', { name: 'Step 1: draw cards' });
  await newMatch(page);
  const curtain = page.getByText('Hand over the screen to');
  await expect(curtain).toBeVisible();
  const html = await page.content();
  expect((await cardNames()).filter((name) => html.includes(name))).toEqual([]);
  await expectNothingSerious(page, '.app');

  await expect(page.getByRole('button', { name: /show my hand/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawing).toBeVisible();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(drawing).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(drawing).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(drawing).toBeHidden();

  await page.getByRole('slider', { name: 'Turn of the match' }).press('Home');
  const earlier = page.getByRole('region', { name: 'Earlier position' });
  await expect(earlier.getByText('You look at the set-up.')).toBeVisible();
  await earlier.getByRole('button', { name: 'Back to now' }).click();
  await expect(earlier).toBeHidden();

  await page.getByRole('button', { name: 'Players and settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Enter belongs to the button that opened the dialog until the focus is elsewhere.
  await page.getByRole('heading', { name: /^Step 2/ }).click();
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Philippa Georgiou' })).toBeVisible();
});
