/** The verdict card in a browser: its figures are the command's; pins live; the other side; conditions; resting. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { parsePlan, type SectorPlan } from '../../shared/documents';
import { type ReachVerdict, weaponVerdicts } from '../../shared/sector';
import { ASSETS, plotroom } from '../cli/command';
import { expectNothingSerious } from '../support/accessibility';
import { SectorPage } from '../support/sector-page';
import { shippedContent } from '../support/shipped-content';
import { startWebHost, type WebHost } from '../support/web-host';

const SCENARIOS = path.join(ASSETS, 'scenarios');
const content = shippedContent();
const plan = examplePlan();
const DEFIANT = { x: 17, y: 17.5 };
const FIGHTER_1 = { x: 22.35, y: 15 };
const FIGHTER_2 = { x: 12.852, y: 11.05 };

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

function examplePlan(): SectorPlan {
  const parsed = parsePlan(readFileSync(path.join(SCENARIOS, 'helix-crossing.plotroom'), 'utf8'), content);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function rowsOf(from: string, to: string): readonly ReachVerdict[] {
  const rows = weaponVerdicts(content, plan, from, to);
  if (!rows.ok) throw new Error(rows.error.message);
  return rows.value;
}

/** As the window writes it: two decimals, a true minus. */
const figure = (inches: number): string => Math.abs(inches).toFixed(2);
const signed = (inches: number): string => `${inches < 0 ? '\u2212' : '+'}${figure(inches)}`;

async function openMeasuring(page: Page): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Helix crossing');
  await sector.select(/^Defiant/);
  await sector.tool('m', /^measure/);
  await sector.clickTable(FIGHTER_2.x, FIGHTER_2.y);
  await expect(cardOf(page)).toBeVisible();
  return sector;
}

function cardOf(page: Page, from = 'Defiant 1', to = 'Fighter 2'): Locator {
  return page.getByRole('region', { name: `Measure from ${from} to ${to}`, exact: true });
}

/** The card's table, a list of cells for each row. */
async function cells(card: Locator): Promise<readonly (readonly string[])[]> {
  const rows = await card.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('td.n').allInnerTexts()));
}

test('the card’s headline, rows and margins are those of `plotroom measure` and the kernel', async ({
  page,
}) => {
  await openMeasuring(page);
  const card = cardOf(page);
  const args = ['measure', 'helix-crossing.plotroom', '--from', 'defiant', '--to', 'fighter-2'];
  const { answer } = await plotroom(SCENARIOS, args);
  const measured = answer as {
    distanceIn: number;
    arcs: Record<string, { in: boolean; distanceIn: number | null; marginIn: number; marginDeg: number }>;
  };
  const fore = measured.arcs['fore'];
  await expect(card).toContainText(signed(6 - (fore?.distanceIn ?? 0)));
  await expect(card).toContainText('Too close to call');
  await expect(card).toContainText(`Phaser Emitters, fore: ${figure(fore?.distanceIn ?? 0)} of 6 in`);
  await expect(card).toContainText(`reaches ${figure(fore?.marginIn ?? 0)} in`);
  await expect(card).toContainText(`Nearest edge ${figure(measured.distanceIn)} lies outside that arc.`);
  const expected = rowsOf('defiant', 'fighter-2').map((row) => {
    const arc = measured.arcs[row.arc];
    expect([row.inArc, row.distanceIn === null]).toEqual([arc?.in, arc?.distanceIn === null]);
    if (!row.inArc) return ['not in arc'];
    return [figure(arc?.distanceIn ?? 0), signed(row.marginIn ?? 0)];
  });
  await expect.poll(() => cells(card)).toEqual(expected);
  await expectNothingSerious(page, 'section.verdict');
});

test('two pinned verdicts change before a dragged ship is released, Escape restores them, a deleted ship takes them', async ({
  page,
}) => {
  const sector = await openMeasuring(page);
  await page.keyboard.press('Shift+M');
  await sector.clickTable(FIGHTER_1.x, FIGHTER_1.y);
  await cardOf(page, 'Defiant 1', 'Fighter 1').getByRole('button', { name: 'Pin the verdict' }).click();
  const pins = page.getByRole('region', { name: 'Pinned verdicts' });
  const lines = pins.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(/\+0\.01.*Too close to call.*Defiant 1.*Fighter 2/s);
  await expectNothingSerious(page, 'section.pins');
  const before = await lines.allInnerTexts();

  await test.step('drag the Defiant: both change live, and are as they were after Escape', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(sector.table).toHaveAttribute('data-tool', 'select.idle');
    const from = await sector.windowPoint(DEFIANT.x, DEFIANT.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 60, { steps: 4 });
    await expect(sector.table).toHaveAttribute('data-tool', 'select.dragging-pieces');
    for (const [index, text] of before.entries()) await expect(lines.nth(index)).not.toHaveText(text);
    await expect(lines.nth(0)).toContainText(/\u2212\d/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => lines.allInnerTexts()).toEqual(before);
  });

  await test.step('a press opens the full card; unpinning is one step of undo', async () => {
    await lines
      .nth(0)
      .getByRole('button', { name: /Defiant 1/ })
      .first()
      .click();
    await expect(cardOf(page)).toBeVisible();
    await pins.getByRole('button', { name: 'Unpin Defiant 1 to Fighter 1' }).click();
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(lines).toHaveCount(2);
  });

  await test.step('a deleted ship takes its pins in the same step, and brings them back', async () => {
    await sector.select(/^Fighter 2/);
    await page.keyboard.press('Delete');
    await expect(sector.piece(/^Fighter 2/)).toHaveCount(0);
    await expect(lines).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(sector.piece(/^Fighter 2/)).toHaveCount(1);
    await expect(lines).toHaveCount(2);
  });
});

test('the other side: told in brief, and the card turns round with one press or one key', async ({
  page,
}) => {
  await openMeasuring(page);
  const back = rowsOf('fighter-2', 'defiant').filter(({ type }) => type !== 'comms');
  const reaching = back.filter(({ inRange }) => inRange === true);
  const brief = cardOf(page).getByRole('button', { name: /From the other side/ });
  await expect(brief).toContainText(`Fighter 2 reaches it with ${reaching.length} of ${back.length}`);
  await brief.click();
  const turned = cardOf(page, 'Fighter 2', 'Defiant 1');
  await expect(turned).toBeVisible();
  await expect
    .poll(() => cells(turned))
    .toEqual(
      rowsOf('fighter-2', 'defiant').map((row) =>
        row.inArc ? [figure(row.distanceIn ?? 0), signed(row.marginIn ?? 0)] : ['not in arc'],
      ),
    );
  await page.keyboard.press('x');
  await expect(cardOf(page)).toBeVisible();
});

test('jammed changes Comms to 2 on the card, and undo gives it back', async ({ page }) => {
  const sector = await openMeasuring(page);
  const comms = cardOf(page).getByRole('row').filter({ hasText: 'Comms, bow' });
  await expect(comms).toContainText('4 + 1 instruments');
  await page.getByRole('switch', { name: 'Jammed' }).click();
  await expect(comms).toContainText('2 in, jammed (was 5)');
  await sector.table.focus();
  await page.keyboard.press('Control+z');
  await expect(comms).toContainText('4 + 1 instruments');
});

test('resting on a piece shows its card for as long as the pointer stays; the target is kept', async ({
  page,
}) => {
  const sector = await openMeasuring(page);
  const at = await sector.windowPoint(FIGHTER_1.x, FIGHTER_1.y);
  await page.mouse.move(at.x, at.y, { steps: 3 });
  const resting = cardOf(page, 'Defiant 1', 'Fighter 1');
  await expect(resting).toBeVisible();
  await expect(resting.getByRole('button')).toHaveCount(0);
  const beside = await sector.windowPoint(18, 30);
  await page.mouse.move(beside.x, beside.y, { steps: 3 });
  await expect(cardOf(page)).toBeVisible();
  await expect(resting).toHaveCount(0);
});

test('the card folds to its head rather than hide what it speaks of, and unfolds when asked', async ({
  page,
}) => {
  const sector = await openMeasuring(page);
  const card = cardOf(page);
  await expect(card.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 960, height: 600 });
  await page.keyboard.press('f');
  await expect(card.getByRole('button', { name: 'Unfold the verdict' })).toBeVisible();
  await expect(card.getByRole('table')).toHaveCount(0);
  await expect(card).toContainText('+0.01');
  const hides = async (at: { x: number; y: number }): Promise<boolean> => {
    const piece = await sector.windowPoint(at.x, at.y);
    const box = (await card.boundingBox())!;
    const isBeside = piece.x < box.x || piece.x > box.x + box.width;
    return !isBeside && piece.y >= box.y && piece.y <= box.y + box.height;
  };
  for (const at of [DEFIANT, FIGHTER_2]) await expect.poll(() => hides(at)).toBe(false);
  await card.getByRole('button', { name: 'Unfold the verdict' }).click();
  await expect(card.getByRole('table')).toBeVisible();
});

test('advice tells what to agree on before firing, and shows the proof', async ({ page }) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Helix crossing');
  await sector.select(/^Fighter 2/);
  const line = page.getByRole('button', {
    name: /Agree on Fighter 2 before Defiant 1 fires: 0\.01 in decides/,
  });
  await expect(line).toContainText('House reading');
  await line.click();
  await expect(cardOf(page)).toContainText('Too close to call');
});
