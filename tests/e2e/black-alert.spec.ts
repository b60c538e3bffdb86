/** Black Alert in the browser: a whole match against a bot, and the turning of a tile by hand and by keys. */
import { expect, test } from '@playwright/test';
import { newBlackAlert, playBlackAlert } from '../support/game-pages';
import { startWebHost, type WebHost } from '../support/web-host';

/** A seed with which a match played so is over after some dozen turns. */
const SHORT = 'short-226';

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
  await newBlackAlert(page, host.link, { players: ['Person', 'random'], seed: SHORT });
  await expect(page.getByText('Step 1: draw cards')).toBeVisible();
  const played = await playBlackAlert(page, { most: 2_000 });
  expect(played.length).toBeGreaterThan(20);
  expect(errors).toEqual([]);

  const ending = page.getByRole('region', { name: 'The match is over' });
  await expect(ending.getByRole('heading')).toHaveText(/win|lose/);
  await expect(ending.getByText(/^BA-(OBJ|LOSE|CORR)-0/)).toBeVisible();
  await ending.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByText('An earlier position')).toBeVisible();
});

test('a tile is turned by hand and laid back, then turned by keys and laid down', async ({ page }) => {
  await newBlackAlert(page, host.link, { players: ['Person', 'random'], seed: 'turning' });
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await page.getByRole('button', { name: /^Discovery, Engineering/ }).click();
  await page
    .getByRole('button', { name: /Alter Network/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Turn a tile' })).toBeVisible();

  const chart = page.getByRole('application', { name: 'Spore network' });
  const [originX = 0, originY = 0, side = 1] = ((await chart.getAttribute('data-camera')) ?? '')
    .split(' ')
    .map(Number);
  const box = (await chart.boundingBox())!;
  /** A point round the middle of the board, sides and degrees clockwise from the east. */
  const at = (radius: number, deg: number): { x: number; y: number } => {
    const turn = (deg * Math.PI) / 180;
    return {
      x: box.x + (radius * Math.cos(turn) - originX) * side,
      y: box.y + (radius * Math.sin(turn) - originY) * side,
    };
  };
  const bar = page.getByRole('region', { name: 'Six ways to lay C3' });
  const grip = at(0.6, 20);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  for (const deg of [40, 60, 80, 100, 120, 138]) {
    const { x, y } = at(0.6, deg);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  await expect(bar.getByRole('button', { name: /^120°/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.getByRole('group', { name: 'Which tile?' }).getByRole('button', { name: 'C3' }).click();
  await expect(bar).toBeVisible();
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await page.keyboard.press('[');
  await expect(bar.getByRole('button', { name: /^60°/ })).toHaveAttribute('aria-pressed', 'true');
  await chart.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByText('C3 is turned')).toBeVisible();
});
