/** Plays Nova Cry in the browser by the keys that the panel itself names. */
import type { Page } from '@playwright/test';

export type PlayerWord = 'Person' | 'steady' | 'random';

export interface NewNovaCry {
  /** Who plays each seat, in order. */
  readonly players: readonly PlayerWord[];
  readonly seed: string;
}

/** From the library to a new match, all of it chosen in the New dialog. */
export async function newNovaCry(page: Page, link: string, { players, seed }: NewNovaCry): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Nova Cry/ }).click();
  await dialog
    .getByRole('radiogroup', { name: 'How many play' })
    .getByRole('radio', { name: String(players.length), exact: true })
    .click();
  for (const [seat, player] of players.entries())
    await dialog
      .getByRole('radiogroup', { name: `Who plays seat ${seat + 1}` })
      .getByRole('radio', { name: new RegExp(player, 'i') })
      .click();
  await dialog.getByText(/^Chance and packs/).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await dialog.getByRole('button', { name: /^(Play|Start)/ }).click();
}

/** What somebody who takes what is proposed first presses next. */
export interface NextPress {
  /** The key that the page names for it; null: it has none and was pressed with the pointer. */
  readonly key: string | null;
  /** The row of the panel it belongs to, such as `battle`; null: a button that does what is chosen. */
  readonly row: string | null;
}

/**
 * Waits until the page has something to press: a result to be put away, the button that does what is chosen, an answer to
 * the question under way, a row of the panel. Null: the match is over, or the screen is handed over. All of it is found as a
 * person sees it; waiting is for the answer of main.
 */
export function nextPress(page: Page): Promise<NextPress | null> {
  return page.evaluate(async () => {
    const find = (selector: string): HTMLElement | null =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility()) ?? null;
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
    const numbered = (control: HTMLElement): NextPress => {
      const row = control.closest<HTMLElement>('[data-entry]')?.dataset['entry'] ?? null;
      const key = control.querySelector('kbd')?.textContent?.trim() || null;
      if (key === null) control.click();
      return { key, row };
    };
    for (;;) {
      const change = changed();
      if (find('[aria-label="The match is over"], [data-curtain-ready]')) return null;
      if (document.querySelector('.decide[data-busy="false"]')) {
        const isResult = [...document.querySelectorAll('.stage button')].some(
          (each) => each.textContent.trim() === 'Continue',
        );
        if (isResult || find('.decide [data-do]')) return { key: 'Enter', row: null };
        const answer = find('.decide [data-entry] button.value:not([aria-pressed="true"])');
        if (answer) return numbered(answer);
        const row = find('.decide [data-entry] > button:not([aria-expanded="true"], [aria-pressed="true"])');
        if (row) return numbered(row);
      }
      await change;
    }
    interface NextPress {
      readonly key: string | null;
      readonly row: string | null;
    }
  });
}

export interface Played {
  readonly presses: number;
  /** Rows that were taken up, such as `battle`, `strategy:rush`. */
  readonly rows: readonly string[];
}

/** Presses what is proposed first until there is nothing more, or until `isReached` before a press. */
export async function playByKeys(
  page: Page,
  most: number,
  isReached: (next: NextPress) => boolean = () => false,
): Promise<Played> {
  const rows: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    const next = await nextPress(page);
    if (next === null || isReached(next)) return { presses, rows };
    if (next.row !== null) rows.push(next.row);
    if (next.key !== null) await page.keyboard.press(next.key);
  }
  throw new Error(`The match went on after ${most} presses.`);
}
