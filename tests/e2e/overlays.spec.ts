/** Overlays, layers and the matrix in a browser: what is drawn is told by the legend's own names. */
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { SectorPage } from '../support/sector-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

async function openCrossing(page: Page): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Helix crossing');
  return sector;
}

/** Waits until the table draws something, or no longer does; every region as it is now. */
async function expectDrawn(sector: SectorPage, name: string, isDrawn = true): Promise<void> {
  const word = new RegExp(`(^| )${name}( |$)`);
  if (isDrawn) await expect(sector.table).toHaveAttribute('data-drawn', word);
  else await expect(sector.table).not.toHaveAttribute('data-drawn', word);
  await expect(sector.table).toHaveAttribute('data-settled', 'true');
}

test('the reach of a tried manoeuvre, and of a dragged ship, with what other bases close', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const sector = await openCrossing(page);
  await sector.select(/^Defiant/);
  await expectDrawn(sector, 'move-reach', false);
  await sector.tool('t', /^maneuver/);
  await expectDrawn(sector, 'move-reach');
  await expectDrawn(sector, 'closed-reach');
  await page.keyboard.press('Shift+T');
  await expectDrawn(sector, 'move-threat');
  await page.keyboard.press('Shift+T');

  await sector.tool('v', /^select/);
  await expectDrawn(sector, 'move-reach', false);
  const from = await sector.windowPoint(17, 17.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 5 });
  await expectDrawn(sector, 'move-reach');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectDrawn(sector, 'move-reach', false);
  // Dragging leaves the frame alone: the worker answered, under the page's own policy.
  expect(workers.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/assets\/region-worker-.*\.js$/),
  ]);
});

test('layers are hidden and shown by key, and what is hidden cannot be clicked', async ({ page }) => {
  const sector = await openCrossing(page);
  await sector.select(/^Defiant/);
  await sector.table.focus();
  await page.keyboard.press('k');
  const legend = page.getByRole('region', { name: 'Legend' });
  await expect(legend.getByText('Weapon range', { exact: true })).toBeVisible();
  await page.keyboard.press('Alt+4');
  await expectDrawn(sector, 'weapons', false);
  await expect(legend.getByText('Weapon range', { exact: true })).toHaveCount(0);

  await page.keyboard.press('Shift+L');
  const units = page.getByRole('button', { name: /^Units/ });
  await expect(units).toHaveAttribute('aria-pressed', 'true');
  await sector.table.focus();
  await page.keyboard.press('Alt+1');
  await expect(units).toHaveAttribute('aria-pressed', 'false');
  await expectDrawn(sector, 'blue', false);
  await page.keyboard.press('Escape');
  await sector.clickTable(17, 17.5);
  await expect(sector.piece(/^Defiant/).first()).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectDrawn(sector, 'blue');
  await sector.clickTable(17, 17.5);
  await expect(sector.piece(/^Defiant/).first()).toHaveAttribute('aria-pressed', 'true');
  await expectNothingSerious(page);
});

test('a cell of the matrix selects its pair and the table shows the proof', async ({ page }) => {
  const sector = await openCrossing(page);
  await sector.table.focus();
  await page.keyboard.press('r');
  const matrix = page.getByRole('region', { name: 'Who can reach whom' });
  const first = matrix.getByRole('button', { name: /^Defiant 1 to Fighter 1/ });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(matrix.getByRole('button', { name: /^Defiant 1 to Fighter 2/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectDrawn(sector, 'proof');
  await expect(page.getByRole('region', { name: 'Measure from Defiant 1 to Fighter 2' })).toBeVisible();
  await expect(matrix.getByRole('columnheader', { name: 'Fighter 2' })).toBeVisible();
  await expect(matrix.getByRole('rowheader', { name: 'Defiant 1' })).toBeVisible();

  await matrix.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'After a forward impulse' }).click();
  await expect(matrix).toHaveAttribute('data-busy', 'false');
  await expect(
    matrix.getByRole('button', { name: /^Defiant 1 to Fighter 1: .*can be reached/ }),
  ).toBeVisible();
  await expectNothingSerious(page);
});

test('a piece is found by its name in the palette', async ({ page }) => {
  const sector = await openCrossing(page);
  await sector.table.focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('select fighter 2');
  await expect(page.getByRole('option').first()).toContainText(/fighter 2/i);
  await page.keyboard.press('Enter');
  await expect(sector.piece(/^Fighter 2/)).toHaveAttribute('aria-pressed', 'true');
});
