/** Secret choices of Nova Cry at one screen: dealt and chosen cards, hands and bids are never in the page of who may not know them. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { withDesk } from '../support/desk-in-folder';
import { judgeSights, novaCryUntil, type NovaCryFound, type Sight } from '../support/nova-cry-match';
import { newNovaCry } from '../support/game-pages';
import { startWebHost, type WebHost } from '../support/web-host';

let dataFolder: string;
let host: WebHost;

test.beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plotroom secrets '));
});
test.afterEach(async () => {
  await host.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Behind the curtain, whose seat is told by its colour, to the page of who takes the screen. */
async function takeScreen(page: Page): Promise<void> {
  await expect(page.getByText('Hand over the screen to')).toBeVisible();
  await page.getByRole('button', { name: /show my hand/ }).press('Enter');
  await expect(page.getByText('Hand over the screen to')).toBeHidden();
}

/** The seat that the curtain waits for. */
async function awaited(page: Page): Promise<'1' | '2' | '3'> {
  const name = await page.locator('.curtain h2').innerText();
  const seat = { Blue: '1', Orange: '2', Rose: '3' }[name];
  if (seat === undefined) throw new Error(`Nobody is called ${name}.`);
  return seat as '1' | '2' | '3';
}

test('three persons draft one after another behind the curtain; no page names what another was dealt or has chosen', async ({
  page,
}) => {
  host = await startWebHost({ dataFolder });
  await newNovaCry(page, host.link, { players: ['Person', 'Person', 'Person'], seed: 'in secret' });
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'Log', expanded: false }).click();
  const draft = page.getByRole('region', { name: 'Draft' });
  const pages: Omit<Sight, 'position'>[][] = [];
  for (const stage of ['ship', 'captain', 'weapon']) {
    const order: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const seat = await awaited(page);
      const curtain = { seat: null, html: await page.content() };
      await takeScreen(page);
      await expect(draft.getByRole('heading', { name: `Choose your ${stage}` })).toBeVisible();
      await expect(draft.getByText('has chosen')).toHaveCount(turn);
      await expect(draft.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
      await expect(log.getByText(/is dealt/).first()).toBeVisible();
      pages.push([curtain, { seat, html: await page.content() }]);
      order.push(seat);
      await page.keyboard.press(String(1 + (turn % 2)));
      await page.keyboard.press('Enter');
      await expect(draft).toBeHidden();
    }
    expect(order.toSorted()).toEqual(['1', '2', '3']);
  }
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await host.stop();
  const positions = await withDesk(dataFolder, async (call) => {
    await call('document.open', { id });
    const told = await call('document.log', { id, from: 0, to: 60 });
    return told.filter(({ actor }) => actor !== 'chance').map(({ position }) => position - 1);
  });
  expect(positions).toHaveLength(pages.length);
  const sights = pages.flatMap((both, index) =>
    both.map((each): Sight => ({ ...each, position: positions[index] ?? 0 })),
  );
  const { leaks, secrets } = await judgeSights(dataFolder, id, sights);
  expect(leaks).toEqual([]);
  expect(secrets).toBeGreaterThan(50);
});

/** The page tag by tag, but for its document, its clock and the numbers by which its parts are called. */
function comparable(html: string, id: string): readonly string[] {
  const body = html.slice(html.indexOf('<body'));
  const named = body.replaceAll(id, 'document').replaceAll('The Mere run (2)', 'The Mere run');
  return named
    .replace(/bits-c?\d+|c\d+-hatch/g, 'part')
    .replace(/Saved[^<]*/g, 'Saved')
    .split('<');
}

test('two persons bid for the Chancellorship: whatever the first bids, the page of the second is the same', async ({
  page,
}) => {
  const wanted = {
    seats: 2,
    seed: 'bid 65',
    until: ({ view }: NovaCryFound['state']) => {
      const task = view.tasks.at(-1);
      const canBid = view.seats.every(({ intel, handSize }) => intel > 1 && handSize > 0);
      return task?.type === 'chancellorship' && task.bids.every(({ hasBid }) => !hasBid) && canBid;
    },
  };
  // The same match twice, to tell whether the second person's page hangs on the first one's bid.
  const twins = await withDesk(dataFolder, async (call) => [
    await novaCryUntil(call, wanted),
    await novaCryUntil(call, wanted),
  ]);
  host = await startWebHost({ dataFolder });
  await page.goto(host.link);
  const bidding = page.getByRole('region', { name: 'Bid for the Chancellorship' });
  /** What the second person’s page is after the first bid of the first. */
  let first: readonly string[] | null = null;
  const sights = new Map<string, readonly Sight[]>();
  for (const [index, { id, state, seat }] of twins.entries()) {
    const { position } = state;
    const seen: Sight[] = [];
    await page.evaluate((document) => (location.hash = `#/document/${document}`), id);
    // Until then the curtain is that of the match before.
    await expect(page).toHaveTitle(`${state.title} · Plotroom`);
    expect(await awaited(page)).toBe(seat);
    seen.push({ seat: null, position, html: await page.content() });
    await takeScreen(page);
    await expect(bidding.getByText(/^of \d+ Intel$/)).toBeVisible();
    seen.push({ seat, position, html: await page.content() });
    const bid = index + 1;
    for (let more = 0; more < bid; more += 1) await page.keyboard.press('ArrowUp');
    await expect(bidding.getByRole('button', { name: `Bid ${bid} Intel` })).toBeVisible();
    if (index === 0) await expectNothingSerious(page);
    await page.keyboard.press('Enter');
    const other = await awaited(page);
    expect(other).not.toBe(seat);
    seen.push({ seat: null, position: position + 1, html: await page.content() });
    await takeScreen(page);
    await expect(bidding.getByText(/^of \d+ Intel$/)).toBeVisible();
    // The log comes after the view; that somebody has bid stands in it, and nothing else.
    await expect(page.getByRole('region', { name: 'Log' })).toContainText('bids in secret');
    await expect(page.locator('.decide[data-busy="false"][data-told="true"]')).toBeVisible();
    seen.push({ seat: other, position: position + 1, html: await page.content() });
    first ??= comparable(await page.content(), id);
    await expect.poll(async () => comparable(await page.content(), id)).toEqual(first);
    sights.set(id, seen);
    await bidding.getByRole('button', { name: 'Bid nothing' }).click();
    // Now both are open, until they have been read.
    await takeScreen(page);
    await expect(bidding.getByRole('heading', { name: 'You are Chancellor' })).toBeVisible();
    await expect(bidding.getByRole('list', { name: 'Bids' }).getByText(`pays ${bid}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(bidding).toBeHidden();
  }
  await host.stop();
  for (const [id, seen] of sights) {
    const { leaks, secrets } = await judgeSights(dataFolder, id, seen);
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(4);
  }
});
