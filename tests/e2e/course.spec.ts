/** Plotting a course of several legs on the table, in a browser, as a person does it. */
import { expect, test } from '@playwright/test';
import { endPose, type Maneuver, type Pose } from '../../shared/geometry';
import { baseOutline } from '../../shared/sector';
import { maneuverOf, type MoveStaging, startMove } from '../../src-renderer/games/into-the-unknown/staging';
import { expectNothingSerious } from '../support/accessibility';
import {
  DEFIANT,
  degrees,
  dragHandle,
  fighter,
  openPlan,
  planOf,
  tryManeuvers,
  undo,
  words,
} from '../support/manoeuvre-page';
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
  const sector = await openPlan(page, host.link, plan);
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
  const sector = await openPlan(page, host.link, planOf([DEFIANT]));
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
