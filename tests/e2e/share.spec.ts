/** What else leaves the window: the clipboard's picture, a report of a problem; and that its dialogs are sound. */
import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { fileOf, openDialog, openTable, TITLE } from '../support/export-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

test('the picture is copied at twice the size of the view', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sector = await openTable(page, host.link);
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
  await openTable(page, host.link);
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
  const sector = await openTable(page, host.link);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Report a problem…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog).toContainText('It sends nothing');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the report' }).click();
  const { name, bytes } = await fileOf(await download);
  await expect(dialog).toHaveCount(0);
  await sector.backToLibrary();
  await sector.dropFile(name, bytes);
  await sector.tableReady();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('the dialogs and the menu are sound for assistive technology', async ({ page }) => {
  await openTable(page, host.link);
  for (const format of ['PNG picture', 'PDF at true scale', 'Instruments']) {
    await openDialog(page, format);
    await expectNothingSerious(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menu', { name: 'Share' })).toBeVisible();
  await expectNothingSerious(page, '[role="menu"]');
});
