/** The odds: from the verdict card to an exact answer, by pointer and by keyboard. */
import { expect, test } from '@playwright/test';
import { expectNothingSerious } from '../support/accessibility';
import { SectorPage } from '../support/sector-page';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeAll(async () => {
  host = await startWebHost();
});
test.afterAll(async () => {
  await host.destroy();
});

test('a test is answered exactly, a shot is taken over from the verdict card', async ({ page }) => {
  const sector = new SectorPage(page);
  await sector.openLibrary(host.link);
  await sector.openExample('Helix crossing');
  const odds = page.getByRole('region', { name: 'Odds of the pool' });

  await test.step('three intuition dice reach a difficulty of 2 in 19 of 32 rolls', async () => {
    await page.keyboard.press('d');
    await expect(odds).toContainText(/59\.4\s*%/);
    await expect(odds).toContainText('at least 2 successes');
    const difficulty = page.getByRole('spinbutton', { name: 'Difficulty' });
    await difficulty.press('ArrowUp');
    await expect(odds).toContainText(/28\.9\s*%/);
    await page.getByRole('listbox', { name: 'Chances of successes' }).press('ArrowRight');
    await expect(odds).toContainText('4 successes: 7.6 %, this or more 9.6 %');
  });

  await test.step('a weapon of the measured pair fills the pool', async () => {
    await sector.select(/^Defiant/);
    await sector.tool('m', /^measure/);
    await sector.clickTable(22.35, 15);
    await page
      .getByRole('button', { name: /^Odds of Phaser Emitters/ })
      .first()
      .click();
    await expect(odds).toContainText('Defiant 1 to Fighter 1, Phaser Emitters');
    await expect(odds).toContainText(/59\.4\s*%/);
    await expect(page.getByRole('spinbutton', { name: /^Shields/ })).toHaveText('3');
    await page.getByRole('button', { name: 'Shields: less' }).click();
    await expect(odds).toContainText('Damage sustained, mean');
  });

  await test.step('a large pool is counted beside the page', async () => {
    const dice = page.getByRole('spinbutton', { name: 'Intuition dice' });
    for (let count = 0; count < 9; count += 1) await dice.press('ArrowUp');
    await expect(odds).toHaveAttribute('aria-busy', 'false');
    await expect(odds).toContainText(/> 99\.9|99\.\d/);
  });

  await expectNothingSerious(page, 'aside');
});
