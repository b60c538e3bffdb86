/** A match of Nova Cry in the browser by keys alone: draft, first cards, and a turn with its preview; real dice named. */
import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { newNovaCry, playNovaCry } from '../support/game-pages';
import type { NextPress } from '../support/match-page';
import { startWebHost, type WebHost } from '../support/web-host';

const PLAYERS = ['Person', 'random'] as const;
let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

test('a turn is played by keys; nothing happens before Enter, and every picture of it is accessible', async ({
  page,
}) => {
  await newNovaCry(page, host.link, { players: PLAYERS, seed: 'by keys' });
  await expect(page.getByRole('heading', { name: 'Choose your ship', exact: true })).toBeVisible();
  const isStrategy = ({ row }: NextPress): boolean => row?.startsWith('strategy:') === true;
  await playNovaCry(page, { most: 60, isReached: isStrategy });
  await expect(page.getByRole('heading', { name: /^Choose two different/ })).toBeVisible();
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
  await newNovaCry(page, host.link, { players: PLAYERS, seed: null });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your die')).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Draw 3 cards from the ships/).first()).toBeVisible();
});
