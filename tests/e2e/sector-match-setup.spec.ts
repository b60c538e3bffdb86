/** The set-up of an incident mission in a browser, every step chosen at the table, until round 1 begins. */
import { expect, type Page, test } from '@playwright/test';
import { newMatch } from '../support/match-page';
import { takeHint } from '../support/game-pages';
import { startWebHost, type WebHost } from '../support/web-host';

let host: WebHost;
test.beforeEach(async () => {
  host = await startWebHost();
});
test.afterEach(async () => {
  await host.destroy();
});

/** Sheets of set-up by their names, and what is pressed on each, one after the other. */
const SHEETS: Readonly<Record<string, readonly RegExp[]>> = {
  'Keep one complication': [/^Keep /],
  'Choose your fleet': [/^Suggest$/, /^Take this fleet$/],
  'Officers to their stations': [/^Suggest$/, /^Take these posts$/],
  'Spend flex points': [/^Buy nothing$/],
};

/** Waits until the window asks the person something: a sheet by its name, `panel`, or `round`. */
function nextAsked(page: Page, sheets: readonly string[]): Promise<string> {
  return page
    .waitForFunction((names) => {
      const find = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
      if (document.querySelector('.play b.fig')?.textContent.startsWith('Round')) return 'round';
      if (!find('.itu-match[data-busy="false"]')) return null;
      const sheet = names.find((name) => find(`section[aria-label="${name}"]`));
      if (sheet) return sheet;
      const isAsked = find('.itu-match .values .value, .itu-match [data-entry], .itu-match .placing');
      return isAsked ? 'panel' : null;
    }, sheets)
    .then((handle) => handle.jsonValue())
    .then((asked) => asked ?? 'panel');
}

test('an incident mission is set up through all its steps: complication, fleet, posts, flex points, deployment', async ({
  page,
}) => {
  await newMatch(page, host.link, {
    game: /^Sector/,
    players: ['Person', 'random'],
    seed: 'set-up',
    choose: (dialog) => dialog.getByRole('radio', { name: 'Match', exact: true }).click(),
  });
  const seen = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    const asked = await nextAsked(page, Object.keys(SHEETS));
    if (asked === 'round') break;
    seen.add(asked);
    if (asked === 'panel') {
      await takeHint(page);
      continue;
    }
    const sheet = page.getByRole('region', { name: asked });
    for (const name of SHEETS[asked] ?? []) await sheet.getByRole('button', { name }).first().click();
    await expect(sheet).toBeHidden();
  }
  await expect(page.locator('.play b.fig').first()).toHaveText('Round 1');
  for (const sheet of ['Keep one complication', 'Choose your fleet', 'Officers to their stations']) {
    expect(seen).toContain(sheet);
  }
  expect(seen).toContain('panel');
});
