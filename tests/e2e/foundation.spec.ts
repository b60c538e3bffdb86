/** The first minute of a new user, and what is left of it after closing everything. */
import { expect, test } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { distance, endPose } from '../../shared/geometry';
import type { SectorPlan } from '../../shared/documents/plan';
import { baseOutline, shapeOfUnit } from '../../shared/sector';
import { SectorPage } from '../support/sector-page';
import { shippedContent } from '../support/shipped-content';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

const DEFIANT = /^Defiant/;
const FIGHTER = /^Fighter/;

/** Two ships on a new helix plan, at exact places: the Defiant at (18, 24), a Fighter at (18, 14). */
async function planTwoShips(sector: SectorPage): Promise<void> {
  const { page } = sector;
  await sector.newPlan('Helix', 'First plan');
  await sector.tool('p', /^place/);
  await page
    .getByRole('button', { name: /^Defiant/ })
    .last()
    .click();
  await sector.clickTable(18, 24);
  await expect(sector.piece(DEFIANT)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Orange' }).click();
  await page
    .getByRole('button', { name: /Fighter/ })
    .last()
    .click();
  await sector.clickTable(18, 14);
  await expect(sector.piece(FIGHTER)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  for (const [name, x, y, heading] of [
    [DEFIANT, '18', '24', '0'],
    [FIGHTER, '18', '14', '180'],
  ] as const) {
    await sector.select(name);
    await sector.type('x', x);
    await sector.type('y', y);
    await sector.type('Heading', heading);
  }
  await expect(sector.piece(/Fighter.*x 18\.00, y 14\.00 in, heading 180°/)).toHaveCount(1);
  await expect(sector.piece(/Defiant.*x 18\.00, y 24\.00 in, heading 0°/)).toHaveCount(1);
}

/** The plan as it lies on the disk. */
async function storedPlan(link: SectorPage): Promise<SectorPlan> {
  const folder = path.join(host.dataFolder, 'documents');
  const [id] = await readdir(folder);
  const snapshot = JSON.parse(await readFile(path.join(folder, id!, 'document.plotroom'), 'utf8')) as {
    plan: SectorPlan;
  };
  expect(link).toBeDefined();
  return snapshot.plan;
}

test('a new helix plan: place, measure, turn and move, undo, redo, close, reopen, same picture', async ({
  page,
}) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await planTwoShips(sector);

  await test.step('measure between two bases', async () => {
    const content = shippedContent();
    const unit = (kind: string, y: number, headingDeg: number) =>
      shapeOfUnit(content, { class: kind, pose: { x: 18, y, headingDeg } })!;
    const expected = distance(unit('defiant', 24, 0), unit('jemhadar-fighter', 14, 180)).distanceIn;
    await sector.select(DEFIANT);
    await sector.tool('m', /^measure/);
    await sector.clickTable(18, 14);
    await expect(page.getByRole('region', { name: /Defiant.*Fighter/ })).toContainText(expected.toFixed(2));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('turn one notch to port and move five inches', async () => {
    await sector.select(DEFIANT);
    await sector.tool('t', /^maneuver/);
    await page.getByRole('textbox', { name: 'Turn', exact: true }).fill('1');
    await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('5');
    await page.getByRole('button', { name: 'Move 5.00 in' }).click();
    const base = baseOutline(shippedContent(), { class: 'defiant' })!;
    const end = endPose(
      base,
      { x: 18, y: 24, headingDeg: 0 },
      { kind: 'forward', tool: 'port', notches: 1, distanceIn: 5, headingDeg: null },
      30,
    );
    await expect(
      sector.piece(`x ${end.x.toFixed(2)}, y ${end.y.toFixed(2)} in, heading ${end.headingDeg}°`),
    ).toHaveCount(1);
  });

  await test.step('undo takes it back, redo does it again', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(sector.piece(/Defiant.*x 18\.00, y 24\.00 in, heading 0°/)).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(sector.piece(/Defiant.*heading 330°/)).toHaveCount(1);
  });

  await test.step('close, end the program, start it again: everything is found as it was', async () => {
    const moved = await sector.piece(DEFIANT).textContent();
    await sector.backToLibrary();
    await page.getByRole('button', { name: 'Continue' }).click();
    await sector.tableReady();
    await page.keyboard.press('v');
    const before = await sector.picture();
    const first = host;
    expect(await first.stop()).toBe(0);
    host = await startWebHost({ dataFolder: first.dataFolder });
    expect((await storedPlan(sector)).units).toHaveLength(2);
    await sector.openLibrary(host.link);
    await page.getByRole('button', { name: 'Continue' }).click();
    await sector.tableReady();
    await expect(sector.piece(DEFIANT)).toHaveText(moved!);
    await page.keyboard.press('v'); // a key shows where the focus is, as in the first picture
    expect((await sector.picture()).equals(before)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect(sector.piece(/Defiant.*x 18\.00, y 24\.00 in, heading 0°/)).toHaveCount(1);
  });
});

test('dragging a piece shows a ghost, commits once on release, and Escape leaves no trace', async ({
  page,
}) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await planTwoShips(sector);
  const steps = page.getByText(/^Step \d+ of \d+$/);
  const before = await steps.textContent();
  await sector.drag({ x: 18, y: 24 }, { x: 12, y: 26 });
  await expect(sector.piece(/Defiant.*x 12\.\d+, y 26\.\d+ in/)).toHaveCount(1);
  // The step is shown before main has answered, and counted after that.
  await expect(page.getByRole('button', { name: /^Undo: Move Defiant/ })).toBeEnabled();
  await expect(steps).not.toHaveText(before!);

  const from = await sector.windowPoint(18, 14);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 40, { steps: 4 });
  await expect(sector.table).toHaveAttribute('data-tool', /translat|mov|drag/i);
  const during = await steps.textContent();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(sector.piece(/Fighter.*x 18\.00, y 14\.00 in/)).toHaveCount(1);
  await expect(steps).toHaveText(during!);
});

test('two tabs look at one desk: each sees what the other does', async ({ page, context }) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await planTwoShips(sector);
  const other = new SectorPage(await context.newPage());
  await other.page.goto(page.url());
  await other.tableReady();
  await sector.select(DEFIANT);
  await sector.type('x', '20');
  await expect(other.piece(/Defiant.*x 20\.00/)).toHaveCount(1);
  await other.select(FIGHTER);
  await other.type('x', '15');
  await expect(sector.piece(/Fighter.*x 15\.00/)).toHaveCount(1);
});
