/** Into the Unknown in the browser: a mission against a bot, from the New dialog to the final score. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { type NextPress, wholeLog } from '../support/match-page';
import { newSectorMatch, playSector, scoresOf, sectorPosition as position } from '../support/game-pages';
import { sectorMatchIn } from '../support/sector-match';
import { startWebHost, type WebHost } from '../support/web-host';

/** With it the officer at the helm brings the capital ship near a signal at once, and the match ends after six rounds. */
const SEED = 'sector-1';
const MOST_PRESSES = 200;

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

const asked = (page: Page): Locator => page.getByRole('region', { name: 'What is asked' });
/** That this is asked of the person, not of the bot. */
async function question(page: Page, title: string | RegExp): Promise<void> {
  await expect(
    asked(page).filter({ hasText: 'You decide' }).getByRole('heading', { name: title }),
  ).toBeVisible();
  await expect(page.locator('.itu-match')).toHaveAttribute('data-busy', 'false');
}

/** Chooses an order of the bar and gives it. */
async function order(page: Page, name: RegExp): Promise<void> {
  await question(page, 'Give a priority order');
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Give the order' })).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** A turn of one notch and nine inches, typed; what is impossible is said and not done. */
async function impulse(page: Page): Promise<void> {
  await order(page, /^Impulse/);
  await question(page, 'Move Galaxy 1');
  const turn = page.getByRole('textbox', { name: 'Turn', exact: true });
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
  await turn.fill('1');
  await distance.fill('far');
  await expect(page.getByText('“far” is not a number.')).toBeVisible();
  await distance.fill('99');
  await expect(page.getByText('too far')).toBeVisible();
  await expectNothingSerious(page);
  await distance.fill('9');
  await expect(page.getByText('too far')).toBeHidden();
  await distance.press('Enter');
  await page.getByRole('button', { name: 'Move 9.00 in' }).click();
}

test('a mission against a bot: an impulse typed, a test rolled, a pass undone, reloaded, played to its final score', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await newSectorMatch(page, host.link, { opponent: 'random', overture: 'Distress Call', seed: SEED });
  await question(page, 'Give a priority order');
  await expectNothingSerious(page);

  await impulse(page);
  await order(page, /^Decipher the message/);
  const roll = page.getByRole('region', { name: /^Roll: / });
  await expect(roll.getByRole('group', { name: 'Dice' })).toBeVisible();
  await question(page, 'Roll dice again?');
  await expectNothingSerious(page);
  await roll.getByRole('button', { name: /again$/ }).click();
  const isOrder = ({ asked: words }: NextPress): boolean => words === 'Give a priority order';
  await playSector(page, { most: MOST_PRESSES, isReached: isOrder });

  // A pass is taken back, and made again: the window says the same as before.
  const before = await position(page);
  await page.keyboard.press('x');
  await question(page, /standby/);
  await page.keyboard.press('Control+z');
  await question(page, 'Give a priority order');
  await expect.poll(() => position(page)).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await question(page, /standby/);
  const after = await position(page);

  // The window is opened anew in the middle of the round.
  await page.reload();
  await question(page, /standby/);
  await expect.poll(() => position(page)).toEqual(after);

  const rest = await playSector(page, { most: MOST_PRESSES });
  expect(rest.length).toBeGreaterThan(10);
  const ending = page.getByRole('region', { name: 'How it ended' });
  await expect(ending.getByRole('heading', { level: 2 })).toHaveText(/^(You win|Dominion wins|Nobody wins)$/);
  await expectNothingSerious(page);
  const told = await ending.getByRole('listitem').allInnerTexts();
  const scores = await scoresOf(page);

  const lines = (await wholeLog(page)).join('\n');
  expect(lines).toContain('Impulse at the helm');
  expect(lines).toContain('Decipher the message');
  expect(lines).toContain('Federation passes');
  expect(lines).not.toMatch(/undefined|NaN|\[object/);
  expect(errors).toEqual([]);

  await host.stop();
  const { view, outcome } = await sectorMatchIn(host.dataFolder, 'Sector match');
  expect(outcome).not.toBeNull();
  expect(scores).toEqual(view.seats.map(({ score }) => String(score)));
  for (const { vp, nvp, score } of view.seats)
    expect(told.map((line) => line.split(/\s+/).slice(-4).join(' '))).toContain(`${vp} − ${nvp} ${score}`);
});
