/** Importing what is no plan: each file gets its own clear message, and the program stays usable. */
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

const GOOD = {
  format: 'plotroom-plan',
  version: 1,
  game: 'into-the-unknown',
  title: 'A good plan',
  sector: { layout: 'helix' },
  units: [{ id: 'a', class: 'defiant', owner: 'blue', pose: { x: 18, y: 6, headingDeg: 180 } }],
};
const text = (change: object): string => JSON.stringify({ ...GOOD, ...change });
const unit = (change: object): string => text({ units: [{ ...GOOD.units[0], ...change }] });

/** Ten broken files, and what must be said of each. */
const BROKEN: readonly (readonly [name: string, content: string | Buffer, says: RegExp])[] = [
  ['empty.plotroom', '', /empty|JSON/i],
  ['truncated.plotroom', text({}).slice(0, 90), /JSON/i],
  ['picture.plotroom', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff]), /JSON|text/i],
  ['foreign.plotroom', '{"scene": 1}', /Plotroom/],
  ['newer.plotroom', text({ version: 99 }), /newer/i],
  ['surplus.plotroom', text({ shields: 'up' }), /shields/],
  ['missing.plotroom', text({ sector: undefined }), /sector/],
  ['far.plotroom', unit({ pose: { x: 1e9, y: 0, headingDeg: 0 } }), /units\/0\/pose\/x/],
  ['twins.plotroom', text({ units: [GOOD.units[0], GOOD.units[0]] }), /twice|duplicate|already|same id/i],
  ['class.plotroom', unit({ class: 'borg-cube' }), /borg-cube/],
];

test('ten broken files are refused, each with its reason, and a good one is imported after them', async ({
  page,
}) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  for (const [name, content, says] of BROKEN) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import' }).click();
    const buffer = typeof content === 'string' ? Buffer.from(content) : content;
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText('Your plans and matches will stand here.')).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'good.plotroom',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(GOOD)),
  });
  await expect(page.getByText('A good plan').first()).toBeVisible();
});
