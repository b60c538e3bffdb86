/** Prints: PDFs measured in the file, and opened again as plans. */
import { expect, test } from '@playwright/test';
import { expectCarried, exported, openDialog, openTable, TITLE } from '../support/export-page';
import { checkBarLength, readPdf } from '../support/read-pdf';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

const A4_PT = [(210 / 25.4) * 72, (297 / 25.4) * 72] as const;

test('a PDF has pages of A4, a check bar of 432 points on each, and the plan inside', async ({ page }) => {
  await openTable(page, host.link);
  await openDialog(page, 'PDF at true scale');
  const dialog = page.getByRole('dialog');
  const said = await dialog.getByText(/^\d+ pages on A4/).textContent();
  const { name, bytes } = await exported(page);
  expect(name).toBe(`${TITLE}.pdf`);
  await expect(page.getByText(/Helix crossing\.pdf, \d+ kB, is in your downloads\./).first()).toBeVisible();
  const { pages } = await readPdf(bytes);
  expect(said).toContain(`${pages.length} pages on A4`);
  for (const read of pages) {
    const [left = 0, bottom = 0, right = 0, top = 0] = read.mediaBox;
    const [short = 0, long = 0] = [right - left, top - bottom].sort((a, b) => a - b);
    expect(short).toBeCloseTo(A4_PT[0], 2);
    expect(long).toBeCloseTo(A4_PT[1], 2);
    expect(checkBarLength(read)).toBeCloseTo(432, 2);
  }
  expectCarried(bytes, TITLE);
});

test('a printer that shrinks is made up for, and one sheet is one page', async ({ page }) => {
  const sector = await openTable(page, host.link);
  await openDialog(page, 'PDF at true scale');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'One sheet' }).click();
  await dialog.getByRole('textbox', { name: 'The 6 inch bar measured' }).fill('5.88');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('1 page on one sheet')).toBeVisible();
  const { name, bytes } = await exported(page);
  const { pages } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(checkBarLength(pages[0]!)).toBeCloseTo((432 * 6) / 5.88, 2);

  await test.step('the library imports it like a plan', async () => {
    const pieces = await sector.pieces.getByRole('button').allTextContents();
    await sector.backToLibrary();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: bytes });
    await sector.tableReady();
    await expect(sector.pieces.getByRole('button')).toHaveText(pieces);
  });
});

test('instruments are printed, and paper that is too small for one is told of', async ({ page }) => {
  await openTable(page, host.link);
  await openDialog(page, 'Instruments');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Ruler of 12 inches' }).click();
  await expect(dialog.getByRole('alert')).toContainText('does not fit on A4 at true scale');
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'A3' }).click();
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await expect(dialog.getByText('5 pages on A3')).toBeVisible();
  const { name, bytes } = await exported(page);
  expect(name).toBe('Plotroom instruments.pdf');
  expect((await readPdf(bytes)).pages.map(checkBarLength).map(Math.round)).toEqual(Array(5).fill(432));
});

test('range rings, larger than any paper, are printed cut over several pages at true scale', async ({
  page,
}) => {
  await openTable(page, host.link);
  await openDialog(page, 'Instruments');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Range rings' }).click();
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Cut what is too large' }).click();
  await expect(dialog.getByText('18 pages on A4')).toBeVisible();
  const { bytes } = await exported(page);
  expect((await readPdf(bytes)).pages.map(checkBarLength).map(Math.round)).toEqual(Array(18).fill(432));
});
