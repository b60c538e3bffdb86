// What the program costs in a browser: rows of `npm run bench` for its start and for a drag, measured in Chromium.
import { frames, openLibrary, withBrowser } from './browser-session.mjs';
import { crowdedPlan } from './crowded-plan.mjs';

/** Moves of the mouse in one drag. */
const STEPS = 240;
const STARTS = 5;

/** From the first byte asked of the host to the first frame in which the table's canvas is drawn. */
export async function startRow() {
  const times = [];
  for (let run = 0; run < STARTS; run++) times.push(await withBrowser(timeStart));
  return `${median(times).toFixed(0)} ms median of ${STARTS}`;
}

async function timeStart({ browser, link }) {
  const page = await openLibrary(browser, link, { width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Helix crossing' }).first().click();
  await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
  await frames(page, 3);
  const begin = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
  await frames(page, 1);
  return performance.now() - begin;
}

/** Script time of each frame while a ship is dragged over a crowded table; `pins` verdicts follow it. */
export async function dragRow(pins) {
  return withBrowser(async ({ browser, link }) => {
    const page = await openLibrary(browser, link, { width: 1280, height: 720 });
    await importPlan(page, crowdedPlan(pins));
    await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
    const list = page.getByRole('navigation', { name: 'Pieces on the table' });
    await list.locator('[data-piece="s0"]').dispatchEvent('click');
    await page.getByRole('application').focus();
    const at = await windowPoint(page, 18, 18);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    const costs = await costsOfMoves(page, at);
    await page.mouse.up();
    return `${median(costs).toFixed(2)} ms median of ${costs.length} (goal: under 6), 95 % under ${percentile(costs, 0.95).toFixed(2)} ms`;
  });
}

/** Script time by Chromium's own account, move by move, one frame each. */
async function costsOfMoves(page, from) {
  const client = await page.context().newCDPSession(page);
  // Thread time: what the page itself computes, whatever else the machine is doing.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const costs = [];
  let before = await script();
  for (let step = 1; step <= STEPS; step++) {
    const angle = step / 12;
    await page.mouse.move(from.x + 90 * Math.sin(angle), from.y + 60 * Math.sin(angle * 1.7));
    await frames(page, 1);
    const after = await script();
    if (step > STEPS / 6) costs.push(after - before); // the first moves warm the compiler up
    before = after;
  }
  return costs;
}

async function importPlan(page, plan) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(JSON.stringify(plan));
  await (await chooser).setFiles({ name: 'bench.plotroom', mimeType: 'application/json', buffer });
}

async function windowPoint(page, x, y) {
  const table = page.getByRole('application');
  const [originX, originY, scale] = (await table.getAttribute('data-camera')).split(' ').map(Number);
  const box = await table.boundingBox();
  return { x: box.x + (x - originX) * scale, y: box.y + (y - originY) * scale };
}

function median(values) {
  return percentile(values, 0.5);
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
