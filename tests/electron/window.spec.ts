/** The window of the Electron host with the real renderer in it. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Session } from './session';

const session = new Session();
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const complaints: string[] = [];
test.beforeAll(async () => {
  await session.start();
  session.page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  session.page.on('pageerror', (error) => complaints.push(error.message));
  await session.page.reload();
});
test.afterAll(() => session.dispose());
test.afterEach(() => expect(complaints).toEqual([]));

const runFromMenu = (command: string) =>
  session.app.evaluate(({ Menu }, id) => {
    Menu.getApplicationMenu()?.getMenuItemById(id)?.click();
  }, command);

/** Electron opens no second page for axe, hence the legacy mode. */
const faults = async () => {
  const axe = new AxeBuilder({ page: session.page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
};

test('stand-in: the window opens on the library', async () => {
  const { app, page } = session;
  await expect(page.getByRole('heading', { name: 'Plotroom', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your plans' })).toBeVisible();
  const seen = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => [window.isVisible(), window.getTitle()]),
    );
  await expect.poll(seen).toEqual([[true, 'Plotroom']]);
});

test('stand-in: the library has no fault that axe finds', async () => {
  await expect(session.page.getByRole('heading', { name: 'Choose a table' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('stand-in: menus open what they name', async () => {
  const { page } = session;
  await runFromMenu('app.about');
  await expect(page.getByRole('dialog')).toContainText(/unofficial/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await runFromMenu('app.palette');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('stand-in: a plan opens on the table, drawn under the strict policy', async () => {
  const { page } = session;
  const id = await session.createPlan('Drawn in Electron');
  await page.evaluate((document) => {
    location.hash = `#/document/${document}`;
  }, id);
  await expect(page.locator('canvas').first()).toBeVisible();
  await expect(page).toHaveTitle('Drawn in Electron · Plotroom');
  expect(await faults()).toEqual([]);
});

test('stand-in: keys and menus change the same settings', async () => {
  const grid = async () => (await session.call('settings.get', {})).grid;
  const before = await grid();
  await runFromMenu('view.grid');
  await expect.poll(grid).toBe(!before);
  await session.page.keyboard.press('g');
  await expect.poll(grid).toBe(before);
});

test('stand-in: a command from the menu brings the library back', async () => {
  await runFromMenu('library.open');
  await expect(session.page.getByRole('complementary', { name: 'Your plans' })).toContainText(
    'Drawn in Electron',
  );
});
