/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Loud enough to fail a test. */
const SERIOUS = ['serious', 'critical'];

/**
 * Every fault as `rule: element`, of the whole page or of what the selectors name. Run in the page itself, since it has no
 * frames, and told of faults alone: what is sound costs axe most of its time to write down.
 */
export async function faultsOn(page: Page, ...regions: readonly string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // Off unless asked for: whoever speaks to the page says what they read on it.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await regions.reduce((builder, region) => builder.include(region), axe).analyze();
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => ({ text: `${id}: ${html}`, isSerious: SERIOUS.includes(impact ?? '') })),
  );
}

/** Nothing that axe calls serious or worse; `regions` are selectors, the whole page without one. */
export async function expectNothingSerious(page: Page, ...regions: readonly string[]): Promise<void> {
  const faults = await faultsOn(page, ...regions);
  expect(faults.filter(({ isSerious }) => isSerious).map(({ text }) => text)).toEqual([]);
}

/** Nothing at all that axe finds fault with. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect((await faultsOn(page)).map(({ text }) => text)).toEqual([]);
}
