/** What leaves the window: pictures, drawings and prints measured in the file, and opened again as plans. */
import { type Download, expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { planTextIn } from '../../shared/carriers';
import { expectNothingSerious } from '../support/accessibility';
import { checkBarLength, readPdf } from '../support/read-pdf';
import { SectorPage } from '../support/sector-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

const A4_PT = [(210 / 25.4) * 72, (297 / 25.4) * 72] as const;
const TITLE = 'Helix crossing';

async function openTable(page: Page): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample(TITLE);
  return sector;
}

async function openDialog(page: Page, format: string): Promise<void> {
  await page.keyboard.press('Control+Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export picture or print' });
  await dialog.getByRole('radio', { name: format }).click();
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
}

async function exported(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  return fileOf(await download);
}

async function fileOf(download: Download): Promise<{ name: string; bytes: Buffer }> {
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

function carriedTitle(bytes: Buffer): string {
  const found = planTextIn(bytes);
  if (!found.ok) throw new Error(found.error.message);
  return (JSON.parse(found.value.text) as { title: string }).title;
}

/** Lets a file fall on the window. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      return data;
    },
    [name, bytes.toString('base64')] as const,
  );
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop to import')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

test('a PDF has pages of A4, a check bar of 432 points on each, and the plan inside', async ({ page }) => {
  await openTable(page);
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
  expect(carriedTitle(bytes)).toBe(TITLE);
});

test('a printer that shrinks is made up for, and one sheet is one page', async ({ page }) => {
  const sector = await openTable(page);
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

test('a PNG is as wide as was typed, and opens the same plan when it is dropped on the table', async ({
  page,
}) => {
  const sector = await openTable(page);
  const pieces = await sector.pieces.getByRole('button').allTextContents();
  await openDialog(page, 'PNG picture');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Width in pixels' }).fill('4096');
  await page.keyboard.press('Tab');
  const size = await dialog.getByText(/^4096 × \d+ px$/).textContent();
  const { name, bytes } = await exported(page);
  expect(name).toBe(`${TITLE}.png`);
  expect(`${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)} px`).toBe(size);
  expect(carriedTitle(bytes)).toBe(TITLE);
  const before = page.url();
  await drop(page, name, bytes);
  await expect(page).not.toHaveURL(before);
  await sector.tableReady();
  await expect(sector.pieces.getByRole('button')).toHaveText(pieces);
});

test('a picture without a plan is told from one that has it', async ({ page }) => {
  await openTable(page);
  await openDialog(page, 'PNG picture');
  await page.getByRole('radio', { name: 'Screen', exact: true }).click();
  await page.getByRole('switch', { name: 'Plan inside the picture' }).click();
  const { name, bytes } = await exported(page);
  expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  await drop(page, name, bytes);
  await expect(page.getByRole('dialog')).toContainText('This picture carries no plan.');
});

test('an SVG opens as a picture at true scale', async ({ page }) => {
  await openTable(page);
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

test('instruments are printed, and paper that is too small for one is told of', async ({ page }) => {
  await openTable(page);
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
  await openTable(page);
  await openDialog(page, 'Instruments');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Range rings' }).click();
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Cut what is too large' }).click();
  await expect(dialog.getByText('18 pages on A4')).toBeVisible();
  const { bytes } = await exported(page);
  expect((await readPdf(bytes)).pages.map(checkBarLength).map(Math.round)).toEqual(Array(18).fill(432));
});

test('Escape cancels an export: no file is left, and the table was usable all along', async ({ page }) => {
  const sector = await openTable(page);
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

test('the picture is copied at twice the size of the view', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sector = await openTable(page);
  const box = (await sector.table.boundingBox())!;
  await sector.table.focus();
  await page.keyboard.press('Control+Shift+C');
  await expect(page.getByText('The picture is on the clipboard.').first()).toBeVisible();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item!.getType('image/png'));
    return [picture.width, picture.height];
  });
  expect(size).toEqual([Math.round(box.width * 2), Math.round(box.height * 2)]);
});

test('a browser that refuses the clipboard is quoted, and the file is offered', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('Write permission denied.'));
  });
  await openTable(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy picture' }).click();
  await expect(
    page.getByText('The picture could not be copied: Write permission denied.').first(),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await fileOf(await download)).name).toBe(`${TITLE}.png`);
});

test('a report of a problem opens like a plan', async ({ page }) => {
  const sector = await openTable(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Report a problem…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog).toContainText('It sends nothing');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).click();
  const { name, bytes } = await fileOf(await download);
  await expect(dialog).toHaveCount(0);
  await sector.backToLibrary();
  await drop(page, name, bytes);
  await sector.tableReady();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('the dialogs and the menu are sound for assistive technology', async ({ page }) => {
  await openTable(page);
  for (const format of ['PNG picture', 'PDF at true scale', 'Instruments']) {
    await openDialog(page, format);
    await expectNothingSerious(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible();
  await expectNothingSerious(page, '[role="menu"]');
});
