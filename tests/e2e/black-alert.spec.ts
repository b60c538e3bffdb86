/** Black Alert in the browser: a whole match against a bot, and the turning of a tile by hand and by keys. */
import { expect, test } from '@playwright/test';
import { newMatch, playOn } from '../support/match-page';
import { startWebHost, type WebHost } from '../support/web-host';

/** A seed with which a match played so is over after some dozen turns. */
const SHORT = 'short-226';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

test('a whole match against a bot, played by what is offered first, to its ending', async ({ page }) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await newMatch(page, host.link, { opponent: /random/i, seed: SHORT });
  await expect(page.getByText('Step 1: draw cards')).toBeVisible();
  const played = await playOn(page, 20_000);
  expect(played).toMatchObject({ over: true });
  expect(played.presses).toBeGreaterThan(20);
  expect(errors).toEqual([]);

  const ending = page.getByRole('region', { name: 'The match is over' });
  await expect(ending.getByRole('heading')).toHaveText(/win|lose/);
  await expect(ending.getByText(/^BA-(OBJ|LOSE|CORR)-0/)).toBeVisible();
  await ending.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByText('An earlier position')).toBeVisible();
});
