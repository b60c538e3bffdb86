/** Plays a match of Black Alert in the browser as somebody would who takes whatever is offered first. */
import { expect, type Page } from '@playwright/test';

/** How the in-page player left off. */
export interface Played {
  readonly over: boolean;
  readonly presses: number;
}

/** From the library to the table of a new match: the first seat is this window's, the second the named player's. */
export async function newMatch(
  page: Page,
  link: string,
  options: { readonly opponent: RegExp; readonly seed: string },
): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Spore network/ }).click();
  await dialog
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByRole('radio', { name: options.opponent })
    .click();
  await dialog.getByText('Board, chance and packs').click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(options.seed);
  await dialog.getByRole('button', { name: /^(Play|Start)/ }).click();
  await expect(page.getByRole('application', { name: 'Spore network' })).toHaveAttribute(
    'data-renderer',
    'webgl',
  );
}

/**
 * Presses visible controls until the match is over or so many presses were made: a confirmation where there is one, else an
 * answer, else a row of the panel. Everything is found in the page as a person sees it; waiting is for the answer of main.
 */
export function playOn(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    const find = (...selectors: readonly string[]): HTMLElement | null => {
      for (const selector of selectors) {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
          each.checkVisibility(),
        );
        if (found) return found;
      }
      return null;
    };
    /** Resolves at the next change of the page: what was pressed is shown, or main or a bot has answered. */
    const changed = (): Promise<void> =>
      new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve();
        });
        watcher.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
    const next = (): HTMLElement | null =>
      find(
        '[aria-label="Your bid"] .btn--primary:not(:disabled)',
        '[aria-label="Your bid"] button.press:not(:disabled):not([aria-pressed="true"])',
        '[aria-label="Your bid"] .go .btn:not(:disabled)',
        '.decide [data-entry] .btn--primary:not(:disabled)',
        '.decide [data-entry] button.value:not([aria-pressed="true"])',
        '.decide [aria-label="One notch on"]',
        '.decide [data-entry] > button[aria-expanded="false"]',
      );
    let presses = 0;
    while (presses < limit) {
      if (find('[aria-label="The match is over"]')) return { over: true, presses };
      const isBusy = document.querySelector('.decide[data-busy="true"]') !== null;
      const control = isBusy ? null : next();
      const change = changed();
      if (control) {
        presses += 1;
        control.click();
      }
      await change;
    }
    return { over: false, presses };
  }, most);
}
