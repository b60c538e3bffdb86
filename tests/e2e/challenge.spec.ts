/** A challenge fought between two persons at one screen: the curtain between them, hidden bids never in the other's page. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { challengeInFolder, type ChallengeFound } from '../support/challenge-match';
import { startWebHost, type WebHost } from '../support/web-host';

let dataFolder: string;
let host: WebHost;
let found: ChallengeFound;

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plotroom challenge '));
  found = await challengeInFolder(dataFolder, {
    players: 2,
    seed: 'a challenge in the browser',
    // Where the opponent will be asked, with a hand to answer from.
    until: ({ step, initiator, opposing }, { view }) => {
      const opponent = Object.entries(view.characters).find(([each]) => each !== initiator)?.[1];
      const own = view.characters[initiator]?.hand ?? [];
      return (
        step === 'initiator-bids' &&
        own.length > 1 &&
        opponent !== undefined &&
        opponent.handSize > 1 &&
        !opponent.wounded &&
        !opponent.detained &&
        opponent.location === opposing.leads
      );
    },
  });
  host = await startWebHost({ dataFolder });
});

test.afterAll(async () => {
  await host.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function takeScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show my hand/ }).click();
  await expect(page.getByRole('region', { name: 'Challenge', exact: true })).toBeVisible();
}

/** Cards of the hand that is asked, by the names on their fronts. */
async function handNames(page: Page): Promise<readonly string[]> {
  const cards = page.getByRole('region', { name: 'Your bid' }).getByRole('button', { name: /, Resolve \d/ });
  await expect(cards.first()).toBeVisible();
  const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(', Resolve')[0] ?? '');
}

test('two persons fight a challenge at one screen', async ({ page }) => {
  await page.goto(host.link);
  await page.evaluate((document) => (location.hash = `#/document/${document}`), found.id);
  const ready = page.getByRole('button', { name: /show my hand/ });
  await expect(ready).toBeVisible();

  // The Initiator lays out a card by its key and bids it facedown.
  await takeScreen(page);
  const names = await handNames(page);
  const [bidName = ''] = names;
  const secrets = names.filter((name) => !found.openNames.has(name));
  expect(secrets.length).toBeGreaterThan(0);
  await page.keyboard.press('1');
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.getByRole('heading')).toContainText(`Odds with ${bidName} added`);
  await expect(odds.getByRole('table', { name: 'Likely totals' })).toBeAttached();
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');

  // The opponent takes the screen: of the other hand and bid nothing but numbers is in the page.
  await takeScreen(page);
  await expect(
    page
      .getByRole('img', { name: 'Facedown Terran card' })
      .or(page.getByRole('img', { name: 'Facedown Starfleet card' }))
      .first(),
  ).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'Log', expanded: false }).click();
  await expect(log.getByRole('button', { name: 'facedown' }).first()).toBeVisible();
  const html = await page.content();
  for (const secret of secrets) expect(html.includes(secret), secret).toBe(false);

  // One who has nothing to say passes with 0; then bids are turned up and the result waits to be read.
  await page.keyboard.press('0');
  const result = page.getByRole('region', { name: 'Result of the challenge' });
  await expect(ready.or(page.getByText('Add one card or pass'))).toBeVisible();
  if (await page.getByText('Add one card or pass').isVisible()) await page.keyboard.press('0');
  await ready.click();
  await expect(result).toContainText(/(succeeds|hold) \d+ to \d+/);
  await expect(result).toContainText(/BA-CHAL-(03|16)/);
  await expect(page.getByRole('img', { name: new RegExp(`^${bidName}, Resolve`) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
});
