// Pictures made by the program itself: one for each example, those of the README, and the golden ones of the tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, copyFileSync } from 'node:fs';
import path from 'node:path';
import { build, ROOT } from './build.mjs';
import { frames, openExample, openLibrary, withBrowser } from './browser-session.mjs';
import { ensureChromium } from './chromium.mjs';
import { say } from './say.mjs';

const SCENARIOS = path.join(ROOT, 'assets/scenarios');
const README_PICTURES = path.join(ROOT, 'assets/pictures');
const SIZE = { width: 1280, height: 720 };
/** Presses of a picture's player; far more than it needs. */
const MOST_STEPS = 100;

/**
 * `examples` or `readme` narrows it to one of the two, ids of examples after `examples` to those; the tests' own pictures
 * are renewed for `golden` only.
 */
export async function screenshots(args) {
  const parts = args.length > 0 ? args : ['examples', 'readme'];
  if (parts.includes('examples') || parts.includes('readme')) await build();
  if (parts.includes('examples'))
    await withBrowser((session) => pictureExamples(session, parts.slice(parts.indexOf('examples') + 1)));
  if (parts.includes('readme')) await withBrowser(pictureReadme);
  if (parts.includes('golden')) await renewGolden();
}

/** The test that compares them also makes them, so that both are drawn in the same way. */
async function renewGolden() {
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const tests = ['tests/visual/golden.spec.ts', 'tests/visual/network.spec.ts'];
  const args = [cli, 'test', ...tests, '--update-snapshots=all'];
  const env = { ...process.env, PLOTROOM_CHROMIUM: await ensureChromium() };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The golden pictures could not be renewed.');
}

/** The library's own picture of a document, taken a moment after it was opened, is the example's picture. */
async function pictureExamples({ browser, link, dataFolder }, ids) {
  const page = await openLibrary(browser, link, SIZE);
  for (const { id, title } of JSON.parse(readFileSync(path.join(SCENARIOS, 'index.json'), 'utf8'))) {
    if (ids.some((each) => each !== 'readme') && !ids.includes(id)) continue;
    if (isTaskForceMatch(id)) {
      await pictureWindow(browser, link, { id, title });
      continue;
    }
    const before = documentsIn(dataFolder);
    await openExample(page, title);
    const [made] = documentsIn(dataFolder).filter((name) => !before.includes(name));
    const picture = path.join(dataFolder, 'documents', made, 'thumbnail.png');
    await until(() => existsSync(picture), `a picture of "${title}"`);
    copyFileSync(picture, path.join(SCENARIOS, `${id}.png`));
    say(`assets/scenarios/${id}.png`);
    await toLibrary(page);
  }
}

/** The table of task forces is no canvas and draws no picture of itself: its example shows the window, at half its size. */
async function pictureWindow(browser, link, { id, title }) {
  const context = await browser.newContext({
    viewport: { width: 1536, height: 1024 },
    deviceScaleFactor: 0.5,
  });
  const page = await context.newPage();
  await page.goto(link);
  await openExample(page, title);
  await playToStrategy(page);
  await page.screenshot({ path: path.join(SCENARIOS, `${id}.png`) });
  await context.close();
  say(`assets/scenarios/${id}.png`);
}

function isTaskForceMatch(id) {
  const { format, game } = JSON.parse(readFileSync(path.join(SCENARIOS, `${id}.plotroom`), 'utf8'));
  return format === 'plotroom-match' && game === 'nova-cry';
}

/** Takes what is proposed until strategies are to be chosen, and lays Rush out to be looked at. */
async function playToStrategy(page) {
  const rush = page.locator('[data-entry="strategy:rush"] button').first();
  const hurry = page.getByRole('button', { name: 'Move now' });
  const panel = page.locator('[data-revision]').first();
  const isLate = () =>
    page
      .getByText(/Round [3-9], seat/)
      .first()
      .isVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const before = await panel.getAttribute('data-revision');
    if (await hurry.isVisible())
      await hurry.click({ timeout: 1000 }).catch(() => undefined); // it may have moved by now
    else if (await rush.isVisible()) break;
    else await page.keyboard.press('Enter');
    await frames(page, 6);
    // What has to be chosen first is answered by its first answer.
    if ((await panel.getAttribute('data-revision')) === before) await page.keyboard.press('1');
    await frames(page, 3);
  }
  await rush.click();
  await frames(page, 30);
}

function documentsIn(dataFolder) {
  const folder = path.join(dataFolder, 'documents');
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function until(condition, what) {
  const end = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`Waited 20 s for ${what} in vain.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function pictureReadme({ browser, link }) {
  mkdirSync(README_PICTURES, { recursive: true });
  const page = await openLibrary(browser, link, SIZE);
  await openExample(page, 'Helix crossing');
  await choose(page, 'Defiant');
  await choose(page, 'Fighter 2', { shiftKey: true });
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+F');
  for (let step = 0; step < 2; step++) await page.keyboard.press('-');
  await keep(page, 'measure');
  await choose(page, 'Defiant');
  await page.keyboard.press('t');
  await page.getByRole('textbox', { name: 'Turn' }).fill('1.4');
  await page.getByRole('textbox', { name: 'Distance' }).fill('6.75');
  await keep(page, 'manoeuvre');
  await toLibrary(page);
  await openExample(page, 'One turn away');
  await keep(page, 'network');
  await toLibrary(page);
  await openExample(page, 'First crossing');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await keep(page, 'match');
  await toLibrary(page);
  await openExample(page, 'First light and Vantar');
  await keep(page, 'force-plan');
  await toLibrary(page);
  await openExample(page, 'The Mere run');
  await playToStrategy(page);
  await keep(page, 'task-forces');
  await toLibrary(page);
  await openExample(page, 'First steps in the sector');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page
    .getByRole('button', { name: /^Impulse/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Give the order' }).click();
  await page.getByRole('textbox', { name: 'Turn' }).fill('1.2');
  await page.getByRole('textbox', { name: 'Distance' }).fill('6');
  await keep(page, 'mission');
  await toLibrary(page);
  await keep(page, 'library');
}

async function toLibrary(page) {
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('heading', { name: 'Recent' }).waitFor();
}

/** Selects a piece by its entry in the list that mirrors the canvas. */
function choose(page, name, modifiers = {}) {
  const list = page.getByRole('navigation', { name: 'Pieces on the table' });
  return list.getByRole('button', { name }).first().dispatchEvent('click', modifiers);
}

async function keep(page, name) {
  await page.mouse.move(640, 700);
  await frames(page, 30);
  await page.screenshot({ path: path.join(README_PICTURES, `${name}.png`) });
  say(`assets/pictures/${name}.png`);
}
