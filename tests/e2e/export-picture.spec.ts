/** Pictures and drawings: their sizes, the plan inside them, and an export that is cancelled. */
import { expect, test } from '@playwright/test';
import { planTextIn } from '../../shared/carriers';
import { expectCarried, exported, openDialog, openTable, TITLE } from '../support/export-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

test('a PNG is as wide as was typed, and opens the same plan when it is dropped on the table', async ({
  page,
}) => {
  const sector = await openTable(page, host.link);
  const pieces = await sector.pieces.getByRole('button').allTextContents();
  await openDialog(page, 'PNG picture');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Width in pixels' }).fill('4096');
  await page.keyboard.press('Tab');
  const size = await dialog.getByText(/^4096 × \d+ px$/).textContent();
  const { name, bytes } = await exported(page);
  expect(name).toBe(`${TITLE}.png`);
  expect(`${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)} px`).toBe(size);
  expectCarried(bytes, TITLE);
  const before = page.url();
  await sector.dropFile(name, bytes);
  await expect(page).not.toHaveURL(before);
  await sector.tableReady();
  await expect(sector.pieces.getByRole('button')).toHaveText(pieces);
});

test('a picture without a plan is told from one that has it', async ({ page }) => {
  const sector = await openTable(page, host.link);
  await openDialog(page, 'PNG picture');
  await page.getByRole('radio', { name: 'Screen', exact: true }).click();
  await page.getByRole('switch', { name: 'Plan inside the picture' }).click();
  const { name, bytes } = await exported(page);
  expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  await sector.dropFile(name, bytes);
  await expect(page.getByRole('dialog')).toContainText('This picture carries no plan.');
});

test('an SVG opens as a picture at true scale', async ({ page }) => {
  await openTable(page, host.link);
  await openDialog(page, 'SVG drawing');
  const { name, bytes } = await exported(page);
  expect(name).toBe(`${TITLE}.svg`);
  const size = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, bytes.toString('utf8'));
  const [, widthIn = 0, heightIn = 0] = /width="([\d.]+)in" height="([\d.]+)in"/
    .exec(bytes.toString())!
    .map(Number);
  expect(size.width).toBe(Math.round(widthIn * 96));
  expect(size.height).toBe(Math.round(heightIn * 96));
  expect(widthIn).toBeGreaterThan(36);
});

test('Escape cancels an export: no file is left, and the table was usable all along', async ({ page }) => {
  const sector = await openTable(page, host.link);
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await openDialog(page, 'PNG picture');
  await page.getByRole('radio', { name: '16384' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const card = page.getByRole('region', { name: 'Export under way' });
  await expect(card).toBeFocused();
  await expect(card).toContainText(/Row \d+ of \d+/);
  await sector.select(/^Defiant/);
  await sector.type('x', '20');
  await expect(sector.piece(/Defiant.*x 20\.00/)).toHaveCount(1);
  await card.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${TITLE}.png was cancelled. No file was left.`).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(sector.piece(/Defiant.*x 17\.00/)).toHaveCount(1);
  expect(files).toEqual([]);
});
