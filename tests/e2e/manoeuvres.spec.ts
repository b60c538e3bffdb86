/** Every kind of manoeuvre dragged by hand, and a held arrow: in a browser, as a person does it. */
import { expect, test } from '@playwright/test';
import type { SectorPlan } from '../../shared/documents/plan';
import { launchOptions } from '../../shared/sector';
import { judgeStaging } from '../../src-renderer/games/into-the-unknown/judge-staging';
import {
  type MoveStaging,
  type Staging,
  startLaunch,
  startMove,
} from '../../src-renderer/games/into-the-unknown/staging';
import {
  DEFIANT,
  dragHandle,
  fighter,
  openPlan,
  planOf,
  tryManeuvers,
  undo,
  words,
} from '../support/manoeuvre-page';
import type { SectorPage } from '../support/sector-page';
import { shippedContent } from '../support/shipped-content';
import { startWebHost, type WebHost } from '../support/web-host';

const pack = shippedContent();
let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

const ship = { ...DEFIANT, pose: { x: 18, y: 18, headingDeg: 0 } };
/** A ship among bases, a shuttle near enough to dock, a probe. */
const crowd = planOf([
  ship,
  { id: 'shuttle-1', class: 'type-6-shuttle', owner: 'blue', pose: { x: 18, y: 15, headingDeg: 0 } },
  { id: 'probe-1', class: 'class-1-probe', owner: 'blue', pose: { x: 8, y: 8, headingDeg: 90 } },
  fighter(1, 18, 23),
  fighter(2, 13.5, 18.5),
  fighter(3, 22.5, 17.5),
]);
const move = (mode: MoveStaging['mode'], rest: Partial<MoveStaging> = {}): MoveStaging => ({
  ...startMove('defiant-1', mode, 0),
  ...rest,
});

/** Requested and possible stand in the panel where they differ; Enter commits what is possible; undone again. */
async function commits(sector: SectorPage, plan: SectorPlan, staging: Staging, name: RegExp): Promise<void> {
  const judged = judgeStaging(pack, plan, staging);
  if (!judged.ok || !judged.value.possible) throw new Error('It must be possible');
  const { legal, possible } = judged.value;
  const panel = sector.page.locator('aside');
  if ('distanceIn' in staging && !legal) {
    await expect(panel).toContainText(`Requested ${staging.distanceIn.toFixed(2)}`);
    await expect(panel).toContainText(`Possible ${possible.travelIn.toFixed(2)}`);
  }
  await sector.table.press('Enter');
  await expect(sector.piece(name).filter({ hasText: words(possible.pose) })).toHaveCount(1);
  await undo(sector.page);
}

for (const [mode, side] of [
  ['reverse', 'port'],
  ['lateral', 'port'],
  ['lateral', 'starboard'],
] as const) {
  test(`${mode}, ${side}, follows ring and knob and stops at the base in the way`, async ({ page }) => {
    const sector = await openPlan(page, host.link, crowd);
    await tryManeuvers(sector, /^Defiant/);
    await page.getByRole('radio', { name: mode === 'reverse' ? 'Reverse' : 'Lateral' }).click();
    if (mode === 'lateral') {
      const sides = page.getByRole('radiogroup', { name: 'Travel to' });
      await sides.getByRole('radio', { name: side, exact: false }).click();
    }
    const bare = move(mode, { side });
    await dragHandle(sector, crowd, 'turn', bare, { ...bare, notches: 0.5 });
    const turn = page.getByRole('textbox', { name: 'Turn', exact: true });
    await expect.poll(async () => Math.abs(Number(await turn.inputValue()) - 0.5)).toBeLessThan(0.06);
    await turn.fill('0');
    await dragHandle(sector, crowd, 'travel', bare, { ...bare, distanceIn: 4 });
    const judged = judgeStaging(pack, crowd, { ...bare, distanceIn: 4 });
    expect(judged.ok && judged.value.legal).toBe(false);
    await commits(sector, crowd, { ...bare, distanceIn: 4 }, /^Defiant/);
  });
}

test('come about, warp and launch follow their handles and commit', async ({ page }) => {
  const alone = planOf([ship]);
  const sector = await openPlan(page, host.link, alone);
  await tryManeuvers(sector, /^Defiant/);
  await test.step('come about', async () => {
    await page.getByRole('radio', { name: 'About' }).click();
    const bare = move('come-about');
    await dragHandle(sector, alone, 'turn', bare, { ...bare, headingDeg: 90 });
    await commits(sector, alone, { ...bare, headingDeg: 90 }, /^Defiant/);
  });

  await test.step('warp', async () => {
    await page.getByRole('radio', { name: 'Warp' }).click();
    const bare = move('warp');
    await dragHandle(sector, alone, 'travel', bare, { ...bare, distanceIn: 12 });
    await commits(sector, alone, { ...bare, distanceIn: 12 }, /^Defiant/);
  });

  await test.step('launch', async () => {
    await page.getByRole('radio', { name: 'Launch' }).click();
    const bare = startLaunch('defiant-1', launchOptions(pack, ship)[0]!);
    const turned = { ...bare, launch: { ...bare.launch, notches: -1 } };
    await dragHandle(sector, alone, 'turn', bare, turned);
    await expect(page.getByRole('textbox', { name: 'Turn', exact: true })).toHaveValue('\u22121.00');
    const judged = judgeStaging(pack, alone, turned);
    if (!judged.ok || !judged.value.possible) throw new Error('It must be possible');
    await sector.table.press('Enter');
    await expect(sector.piece(words(judged.value.possible.pose))).toHaveCount(1);
    await undo(page);
    await expect(sector.piece(words(judged.value.possible.pose))).toHaveCount(0);
  });
});

test('a probe slides along its flat, and a shuttle docks', async ({ page }) => {
  const sector = await openPlan(page, host.link, crowd);
  await tryManeuvers(sector, /Probe/);
  await test.step('slide', async () => {
    // A probe can do nothing else here, so there is no choice of manoeuvre.
    await expect(page.getByRole('textbox', { name: 'Distance' })).toBeVisible();
    const flat = 'port' as const;
    const bare = { type: 'slide', unitId: 'probe-1', flat, distanceIn: 0 } as const;
    await dragHandle(sector, crowd, 'travel', bare, { ...bare, distanceIn: 2 });
    await commits(sector, crowd, { ...bare, distanceIn: 2 }, /Probe/);
  });

  await test.step('dock', async () => {
    await sector.select(/Shuttle|Type 6/);
    await page.getByRole('radio', { name: 'Dock' }).click();
    await page.getByRole('button', { name: 'Dock: leaves the table' }).click();
    await expect(sector.piece(/Shuttle|Type 6/)).toHaveCount(0);
    await sector.table.focus();
    await undo(page);
    await expect(sector.piece(/Shuttle|Type 6/)).toHaveCount(1);
  });
});

test('a held arrow is one step, shown while it is held', async ({ page }) => {
  const sector = await openPlan(page, host.link, planOf([DEFIANT]));
  await sector.select(/^Defiant/);
  await sector.table.focus();
  for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down('ArrowRight');
  await expect(page.getByText('No steps yet')).toBeVisible();
  await page.keyboard.up('ArrowRight');
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  await expect(sector.piece(words({ x: 15.2, y: 26, headingDeg: 0 }))).toHaveCount(1);
  await undo(page);
  await expect(sector.piece(words(DEFIANT.pose))).toHaveCount(1);
});
