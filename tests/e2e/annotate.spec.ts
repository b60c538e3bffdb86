/** Notes, arrows, areas and dimension lines, drawn on the table as a person does. */
import { expect, test } from '@playwright/test';
import { SectorPage } from '../support/sector-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

test('what is drawn stays with the pieces, can be undone, and is there after a reload', async ({ page }) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Helix crossing');
  const undo = page.getByRole('button', { name: /^Undo/ });

  await test.step('a note: typing at once, one step; without words it was never there', async () => {
    await sector.tool('1', /^annotate\.idle/);
    await sector.clickTable(9, 30);
    await expect(page.getByRole('textbox', { name: 'Words of the note' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sector.table).toHaveAttribute('data-tool', 'annotate.idle');
    await expect(sector.piece(/^Note/)).toHaveCount(0);
    await sector.clickTable(9, 30);
    await expect(page.getByRole('textbox', { name: 'Words of the note' })).toBeFocused();
    await page.keyboard.type('Wait here for a scan');
    await page.keyboard.press('Enter');
    await expect(sector.piece(/^Note: Wait here for a scan at x 9\.0/)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('an arrow, a disc, an outline', async () => {
    await sector.tool('2', /^annotate\.idle/);
    await sector.drag({ x: 20, y: 32 }, { x: 26, y: 31 });
    await expect(sector.piece(/^Arrow 6\.\d\d in, 1 leg/)).toHaveCount(1);
    await sector.tool('3', /^annotate\.idle/);
    await sector.drag({ x: 31, y: 28 }, { x: 33, y: 28 });
    await expect(sector.piece(/^Area radius 2\.00 in/)).toHaveCount(1);
    for (const [x, y] of [
      [3, 31],
      [6, 31],
      [5, 34],
    ] as const)
      await sector.clickTable(x, y);
    await expect(sector.table).toHaveAttribute('data-tool', 'annotate.drawing-outline');
    await sector.table.press('Enter');
    await expect(sector.piece(/^Area 3 corners/)).toHaveCount(1);
  });

  await test.step('a dimension follows while its piece is dragged', async () => {
    await sector.tool('4', /^annotate\.idle/);
    await sector.clickTable(17, 17.5);
    await sector.clickTable(22.35, 15);
    const dimension = sector.piece(/^Dimension, Defiant 1 to Fighter 1/);
    await expect(dimension).toHaveCount(1);
    const before = await dimension.textContent();
    await sector.tool('v', /^select/);
    await sector.drag({ x: 17, y: 17.5 }, { x: 14, y: 25 });
    await expect(sector.table).toHaveAttribute('data-tool', 'select.idle');
    await expect(dimension).not.toHaveText(before ?? '');
    const after = await dimension.textContent();
    await undo.click();
    await expect(dimension).toHaveText(before ?? '');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect(dimension).toHaveText(after ?? '');
  });

  await test.step('deleting the ship keeps the line, and undo brings both back', async () => {
    await sector.select(/^Defiant/);
    await sector.table.press('Delete');
    await expect(sector.piece(/^Dimension, a place to Fighter 1/)).toHaveCount(1);
    await undo.click();
    await expect(sector.piece(/^Dimension, Defiant 1 to Fighter 1/)).toHaveCount(1);
  });

  await test.step('after a reload everything lies where it lay', async () => {
    const listed = await sector.pieces.getByRole('button').allTextContents();
    expect(listed.filter((text) => /^(Note|Arrow|Area|Dimension)/.test(text.trim()))).toHaveLength(5);
    await page.reload();
    await sector.tableReady();
    await expect(sector.pieces.getByRole('button')).toHaveText(listed);
  });

  await test.step('words are changed in the panel, a note without words goes', async () => {
    await sector.select(/^Note/);
    await page.getByRole('textbox', { name: 'Words' }).fill('Cut inside');
    await page.getByRole('textbox', { name: 'Words' }).blur();
    await expect(sector.piece(/^Note: Cut inside/)).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Words' }).fill('');
    await page.getByRole('textbox', { name: 'Words' }).blur();
    await expect(sector.piece(/^Note/)).toHaveCount(0);
  });
});

test('Esc drops what is being drawn without a trace', async ({ page }) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Too close to call');
  await sector.tool('1', /^annotate\.idle/);
  const before = await sector.picture();
  await sector.clickTable(9, 30);
  await expect(page.getByRole('textbox', { name: 'Words of the note' })).toBeFocused();
  await page.keyboard.type('nothing');
  await page.keyboard.press('Escape');
  await sector.tool('4', /^annotate\.idle/);
  await sector.clickTable(5, 30);
  await page.keyboard.press('Escape');
  await expect(sector.table).toHaveAttribute('data-tool', 'annotate.idle');
  expect((await sector.picture()).equals(before)).toBe(true);
  await expect(page.getByRole('button', { name: /undo/i }).first()).toBeDisabled();
});
