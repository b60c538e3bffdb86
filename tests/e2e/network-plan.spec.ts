/** A planned board in a browser: turn a tile by drag and by key, see what the way costs, take it back, play from there. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

/** The middle of C2 lies so far north of the board's middle, sides of a hex. */
const C2 = { x: 0, y: -Math.sqrt(3) };

async function openLesson(page: Page): Promise<{ table: Locator; board: Locator }> {
  await page.goto(host.link);
  await page
    .getByRole('button', { name: /^One turn away/ })
    .first()
    .click();
  const table = page.getByRole('application');
  await expect(table).toHaveAttribute('data-renderer', 'webgl');
  return { table, board: page.getByRole('navigation', { name: 'Board' }) };
}

async function windowPoint(table: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const [originX = 0, originY = 0, scale = 1] = ((await table.getAttribute('data-camera')) ?? '')
    .split(' ')
    .map(Number);
  const box = (await table.boundingBox())!;
  return { x: box.x + (x - originX) * scale, y: box.y + (y - originY) * scale };
}

/** By the list that mirrors the canvas. */
async function press(board: Locator, name: RegExp): Promise<void> {
  await board.getByRole('button', { name }).first().dispatchEvent('click');
}

async function expectPrice(page: Page, uses: number, threats: number): Promise<void> {
  const price = page.getByLabel('Price');
  await expect(price).toContainText(`${uses}Navigate`);
  await expect(price).toContainText(new RegExp(`${threats}\\s*Threat card`));
}

test('a tile is turned by drag and by key, the way and its price follow, and each is one step back', async ({
  page,
}) => {
  const { table, board } = await openLesson(page);
  await press(board, /^Boreth/);
  await expectPrice(page, 5, 1);

  await table.focus();
  await page.keyboard.press('t');
  await press(board, /^C2,/);
  await expect(page.getByRole('region', { name: 'Six ways to lay C2' })).toBeVisible();
  const from = await windowPoint(table, C2.x, C2.y - 0.7);
  const east = await windowPoint(table, C2.x + 0.7, C2.y);
  const to = await windowPoint(table, C2.x + 0.62, C2.y + 0.35);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(east.x, east.y, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.getByRole('heading', { name: 'Tile C2 by 120°' })).toBeVisible();
  await expectPrice(page, 3, 1);
  await page.mouse.up();
  await expect(page.getByText('As the tiles lay before')).toBeVisible();

  await table.focus();
  await page.keyboard.press('Control+z');
  await expectPrice(page, 5, 1);
  await page.keyboard.press('[');
  await expectPrice(page, 2, 1);
  await expect(page.getByRole('heading', { name: 'Tile C2 by 300°' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectPrice(page, 5, 1);
});

test('what to turn is found and taken, and the page is without serious faults', async ({ page }) => {
  const { board } = await openLesson(page);
  await press(board, /^Boreth/);
  const answers = page.getByRole('listitem').filter({ hasText: /^[A-E]\d by \d+°/ });
  await expect(answers.first()).toBeVisible();
  await answers.first().getByRole('button').click();
  await expectPrice(page, 2, 1);
  await expectNothingSerious(page);
});

test('a new plan is laid by seed and played from', async ({ page }) => {
  await openLesson(page);
  await page.getByRole('textbox', { name: 'Seed' }).fill('sarek');
  await page.getByRole('button', { name: 'At random' }).click();
  await expect(page.getByText('Lay the board by seed sarek').first()).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+P');
  const dialog = page.getByRole('dialog', { name: 'Play from here' });
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('application')).toHaveAttribute('data-renderer', 'webgl');
  await expect(page.getByRole('heading', { name: 'One turn away (2)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Turn and ends of the game' })).toBeVisible();
});
