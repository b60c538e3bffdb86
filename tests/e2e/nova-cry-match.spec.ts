/** Nova Cry in the browser: a whole match against a bot by the panel's keys, from the New dialog to its ending. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { type NextPress, wholeLog } from '../support/match-page';
import { newNovaCry, novaCryPosition as position, playNovaCry } from '../support/game-pages';
import { startWebHost, type WebHost } from '../support/web-host';

/** A seed with which a match played so comes to fifteen points after some twenty turns, with duels and a battle. */
const SHORT = 'short-166';
const MOST_PRESSES = 800;

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

/** One card by the pointer, then two by their keys; tells what they are called. */
async function draft(page: Page): Promise<readonly string[]> {
  const chosen: string[] = [];
  const stage = page.getByRole('region', { name: 'Draft' });
  const choose = async (kind: string, place: 0 | 1, press: (card: Locator) => Promise<void>) => {
    await expect(stage.getByRole('heading', { name: `Choose your ${kind}` })).toBeVisible();
    // The bot chooses first: until then nothing can be pressed.
    const card = stage.getByRole('button', { name: /^Choose / }).nth(place);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await press(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    chosen.push(((await card.getAttribute('aria-label')) ?? '').replace('Choose ', ''));
    await page.keyboard.press('Enter');
  };
  await choose('ship', 1, (card) => card.click());
  await choose('captain', 0, () => page.keyboard.press('1'));
  await expectNothingSerious(page);
  await choose('weapon', 1, () => page.keyboard.press('2'));
  await expect(stage).toBeHidden();
  return chosen;
}

test('a whole match against a bot: drafted, played by the keys of the panel, undone once, reloaded, to its ending', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await newNovaCry(page, host.link, { players: ['Person', 'random'], seed: SHORT });
  const chosen = await draft(page);

  // A strategy is chosen, taken back and another one chosen.
  const isStrategy = ({ row }: NextPress): boolean => row?.startsWith('strategy:') === true;
  await playNovaCry(page, { most: MOST_PRESSES, isReached: isStrategy });
  const force = page.getByRole('region', { name: 'Task force' });
  for (const name of chosen) await expect(force).toContainText(name);
  const strategies = page.getByRole('region', { name: 'Strategies' });
  const before = await position(page);
  const training = strategies.getByRole('button', { name: /^Training/ });
  await page.keyboard.press(await training.locator('kbd').innerText());
  await expect(training).toHaveAttribute('aria-pressed', 'true');
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');
  await expect(strategies.getByRole('heading')).toHaveText('Choose another');
  await page.keyboard.press('Control+z');
  await expect(strategies.getByRole('heading')).toHaveText(/^Choose two/);
  await expect.poll(() => position(page)).toEqual(before);

  // The window is opened anew in the middle of a later turn, at the very same position.
  let named = 0;
  await playNovaCry(page, { most: MOST_PRESSES, isReached: (next) => isStrategy(next) && (named += 1) > 2 });
  const told = await position(page);
  await page.reload();
  await expect(strategies).toBeVisible();
  await expect.poll(() => position(page)).toEqual(told);

  const rest = await playNovaCry(page, { most: MOST_PRESSES });
  expect(rest.length).toBeGreaterThan(20);
  const ending = page.getByRole('region', { name: 'The match is over' });
  await expect(ending.getByRole('heading')).toHaveText(/^(You win|Blue wins|Orange wins)$/);
  await expect(ending.getByText(/^NC-/)).toBeVisible();
  await expectNothingSerious(page);

  const lines = await wholeLog(page);
  expect(lines[0]).toContain('The match is over');
  expect(lines.length).toBeGreaterThan(100);
  for (const name of chosen) expect(lines.slice(-30).join(' ')).toContain(`Blue takes ${name}`);
  await ending.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByText('You look at the set-up.')).toBeVisible();
  expect(errors).toEqual([]);
});
