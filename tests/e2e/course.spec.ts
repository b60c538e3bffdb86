/** Plotting a course, every kind of manoeuvre dragged by hand, and a held arrow: in a browser, as a person does it. */
import { expect, type Page, test } from '@playwright/test';
import type { SectorPlan } from '../../shared/documents/plan';
import { endPose, type Maneuver, type Point, type Pose } from '../../shared/geometry';
import { baseOutline, launchOptions } from '../../shared/sector';
import { judgeStaging } from '../../src-renderer/games/into-the-unknown/judge-staging';
import {
  maneuverOf,
  type MoveStaging,
  type Staging,
  startLaunch,
  startMove,
} from '../../src-renderer/games/into-the-unknown/staging';
import { stagingHandles } from '../../src-renderer/games/into-the-unknown/staging-handles';
import { expectNothingSerious } from '../support/accessibility';
import { SectorPage } from '../support/sector-page';
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

const DEFIANT: SectorPlan['units'][number] = {
  id: 'defiant-1',
  class: 'defiant',
  owner: 'blue',
  alert: 'green 2',
  pose: { x: 14, y: 26, headingDeg: 0 },
};
const fighter = (number: number, x: number, y: number): SectorPlan['units'][number] => ({
  id: `fighter-${number}`,
  class: 'jemhadar-fighter',
  owner: 'orange',
  number,
  pose: { x, y, headingDeg: 180 },
});
const planOf = (units: SectorPlan['units'], features: SectorPlan['features'] = []): SectorPlan => ({
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'Trials',
  sector: { layout: 'solitary' },
  units,
  features,
});

/** A plan file dropped on the library opens as a table. */
async function openPlan(page: Page, plan: SectorPlan): Promise<SectorPage> {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'trials.plotroom', { type: 'application/json' }));
    return transfer;
  }, JSON.stringify(plan));
  for (const type of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('body', type, { dataTransfer: files });
  await sector.tableReady();
  return sector;
}

async function tryManeuvers(sector: SectorPage, name: RegExp): Promise<void> {
  await sector.select(name);
  await sector.tool('t', /^maneuver/);
}

/** Drags the ring or the knob from where it stands for one staging to where it stands for another. */
async function dragHandle(
  sector: SectorPage,
  plan: SectorPlan,
  kind: 'turn' | 'travel',
  from: Staging,
  to: Staging,
): Promise<void> {
  const pxPerIn = Number(((await sector.table.getAttribute('data-camera')) ?? '').split(' ')[2]);
  const place = (staging: Staging): Point => {
    const judged = judgeStaging(pack, plan, staging);
    if (!judged.ok) throw new Error(judged.error.message);
    const unit = plan.units.find(({ id }) => id === staging.unitId)!;
    const corners = baseOutline(pack, unit)!.corners;
    const halfLengthIn = Math.max(...corners.map(({ v }) => v));
    const handles = stagingHandles({
      judged: judged.value,
      stemEndIn: pack.tool.stemEndIn,
      halfLengthIn,
      pxPerIn,
    });
    return handles.find((handle) => handle.kind === kind)!.at;
  };
  await sector.drag(place(from), place(to));
}

/** Headings as the window writes them. */
const degrees = (headingDeg: number): string => `${Number(headingDeg.toFixed(1))}°`;
const words = ({ x, y, headingDeg }: Pose): string =>
  `x ${x.toFixed(2)}, y ${y.toFixed(2)} in, heading ${degrees(headingDeg)}`;
/** Once the step has arrived, takes it back. */
async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Undo/ });
  await expect(button).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(button).toHaveCount(0);
}
const chain = (legs: readonly Maneuver[]): Pose =>
  legs.reduce(
    (pose, leg) => endPose(baseOutline(pack, DEFIANT)!, pose, leg, pack.tool.notchDeg),
    DEFIANT.pose as Pose,
  );

test('plots a course of three legs, changes its first joint, mends what is not possible, and commits it in one step', async ({
  page,
}) => {
  const features = [
    { id: 'cloud-1', kind: 'cloud' as const, at: { x: 19, y: 17.5 }, number: 1, keywords: { massive: 2 } },
  ];
  const plan = planOf([DEFIANT, fighter(1, 17, 8)], features);
  const sector = await openPlan(page, plan);
  await tryManeuvers(sector, /^Defiant/);
  const course = page.getByRole('region', { name: 'Course', exact: true });
  const findings = page.getByRole('region', { name: 'What the course does' });
  const first = {
    ...startMove('defiant-1', 'forward', 0),
    tool: 'starboard',
    notches: 1,
    distanceIn: 4,
  } as const;
  const ends = async (legs: readonly Maneuver[]) => {
    const { x, y, headingDeg } = chain(legs);
    await expect(course).toContainText(`x ${x.toFixed(2)}`);
    await expect(course).toContainText(`y ${y.toFixed(2)}`);
    await expect(course).toContainText(degrees(headingDeg));
  };

  await test.step('the first leg by ring and knob, added with Shift+Enter', async () => {
    await page.getByRole('radio', { name: 'Starboard' }).click();
    const bare = { ...first, notches: 0, distanceIn: 0 };
    await dragHandle(sector, plan, 'turn', bare, { ...bare, notches: 1 });
    await dragHandle(sector, plan, 'travel', { ...bare, notches: 1 }, first);
    await expect(page.getByRole('textbox', { name: 'Distance', exact: true })).toHaveValue('4.00');
    await sector.table.press('Shift+Enter');
    await ends([maneuverOf(first)]);
  });

  const second = { ...first, tool: 'port', notches: 0.75, distanceIn: 3.25 } as const;
  const third: MoveStaging = {
    ...first,
    mode: 'lateral',
    side: 'port',
    tool: 'fore',
    notches: 0,
    distanceIn: 1.5,
  };
  await test.step('the second and the third by typed numbers', async () => {
    await page.getByRole('radio', { name: 'Port' }).click();
    await page.getByRole('textbox', { name: 'Turn', exact: true }).fill('0.75');
    const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
    await distance.fill('3.25');
    await distance.press('Shift+Enter');
    await page.getByRole('radio', { name: 'Lateral' }).click();
    await distance.fill('1.5');
    await ends([first, second, third].map(maneuverOf));
    await expect(findings).toContainText('every leg is possible');
    await expect(findings).toContainText('ITU-FKEY-03');
    await expect(findings).toContainText('ITU-ORDER-06');
  });

  const shorter = { ...first, distanceIn: 2.5 };
  await test.step('the first joint opens by its number; later legs follow its knob', async () => {
    const joint = chain([maneuverOf(first)]);
    await sector.clickTable(joint.x, joint.y);
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await dragHandle(sector, plan, 'travel', first, shorter);
    await ends([shorter, second, third].map(maneuverOf));
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  });

  await test.step('a leg that runs into a base says so, and the way out stands next to it', async () => {
    await page.getByRole('button', { name: /^2 Forward/ }).click();
    await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('9');
    await expect(findings).toContainText('leg 2 is not possible');
    await expect(page.getByRole('button', { name: 'Commit all' })).toBeDisabled();
    await page.getByRole('button', { name: /^Shorten leg 2 to/ }).click();
    await expect(findings).toContainText('every leg is possible');
    await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('3.25');
    await ends([shorter, second, third].map(maneuverOf));
  });

  await test.step('all of it is one step of the history', async () => {
    await expectNothingSerious(page, 'aside');
    await page.getByRole('button', { name: 'Commit all' }).click();
    const end = chain([shorter, second, third].map(maneuverOf));
    await expect(sector.piece(words(end))).toHaveCount(1);
    await expect(page.getByText('Step 1 of 1')).toBeVisible();
    await sector.table.focus();
    await undo(page);
    await expect(sector.piece(words(DEFIANT.pose))).toHaveCount(1);
  });
});

test('keeps a course as an annotation over a reload, and opens it again', async ({ page }) => {
  const sector = await openPlan(page, planOf([DEFIANT]));
  await tryManeuvers(sector, /^Defiant/);
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
  await distance.fill('3');
  await distance.press('Shift+Enter');
  await distance.fill('2');
  await page.getByRole('button', { name: 'Keep as annotation' }).click();
  await expect(page.getByRole('region', { name: 'Course', exact: true })).toHaveCount(0);
  await expect(page.getByText('Step 1 of 1')).toBeVisible();

  await page.reload();
  await sector.tableReady();
  await sector.clickTable(14, 22);
  await expect(page.getByRole('heading', { name: 'Course' })).toBeVisible();
  await expect(sector.piece(/^Course of Defiant 2 manoeuvres/)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('region', { name: 'Course', exact: true })).toContainText('5.00 in in all');
  await sector.table.press('Enter');
  await expect(sector.piece(words({ x: 14, y: 21, headingDeg: 0 }))).toHaveCount(1);
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
    const sector = await openPlan(page, crowd);
    await tryManeuvers(sector, /^Defiant/);
    await page.getByRole('radio', { name: mode === 'reverse' ? 'Reverse' : 'Lateral' }).click();
    if (mode === 'lateral') {
      const sides = page.getByRole('radiogroup', { name: 'Travel to' });
      await sides.getByRole('radio', { name: side, exact: false }).click();
    }
    const bare = move(mode, { side });
    await dragHandle(sector, crowd, 'turn', bare, { ...bare, notches: 0.5 });
    const turn = page.getByRole('textbox', { name: 'Turn', exact: true });
    expect(Math.abs(Number(await turn.inputValue()) - 0.5)).toBeLessThan(0.06);
    await turn.fill('0');
    await dragHandle(sector, crowd, 'travel', bare, { ...bare, distanceIn: 4 });
    const judged = judgeStaging(pack, crowd, { ...bare, distanceIn: 4 });
    expect(judged.ok && judged.value.legal).toBe(false);
    await commits(sector, crowd, { ...bare, distanceIn: 4 }, /^Defiant/);
  });
}

test('come about, warp and launch follow their handles and commit', async ({ page }) => {
  const alone = planOf([ship]);
  const sector = await openPlan(page, alone);
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
  const sector = await openPlan(page, crowd);
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
  const sector = await openPlan(page, planOf([DEFIANT]));
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
