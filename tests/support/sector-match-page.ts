/** Plays a match of Into the Unknown in the browser by the keys that the panel names. */
import { expect, type Page } from '@playwright/test';

export interface NewSectorMatch {
  readonly opponent: 'random' | 'steady';
  /** The overture’s name; the situation is drawn. */
  readonly overture: string;
  readonly seed: string;
  /** Task forces of the seats as the dialog lists them; left out: the standard ones. */
  readonly forces?: readonly [string, string];
}

/** From the library to round 1 of a match against a bot, all of it chosen in the New dialog. */
export async function newSectorMatch(
  page: Page,
  link: string,
  { opponent, overture, seed, forces = ['Standard task force', 'Standard task force'] }: NewSectorMatch,
): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Sector/ }).click();
  await dialog.getByRole('radio', { name: 'Match', exact: true }).click();
  await dialog
    .getByRole('radiogroup', { name: 'Who plays seat 2' })
    .getByRole('radio', { name: new RegExp(opponent, 'i') })
    .click();
  for (const [index, force] of forces.entries()) {
    const chosen = dialog.getByRole('combobox', { name: `Task force of seat ${index + 1}` });
    await chosen.click();
    await page.getByRole('option', { name: force }).click();
    await expect(chosen).toHaveText(force);
  }
  await dialog.getByRole('combobox', { name: 'Overture' }).click();
  await page.getByRole('option', { name: overture }).click();
  await dialog.getByText(/^Set-up:/).click();
  await dialog.getByRole('switch', { name: 'Set up for me' }).click();
  await dialog.getByText(/^Chance and packs/).click();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await dialog.getByRole('button', { name: /^(Play|Start)/ }).click();
  await expect(page.getByRole('application')).toHaveAttribute('data-renderer', 'webgl');
}

/** Answers what the panel asks with the bot's own proposal. */
export async function takeHint(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'What is asked' });
  const before = await page.locator('.itu-match').getAttribute('data-revision');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Ask the bot for a hint' }).click();
  await page.getByRole('button', { name: /^(Do it|Do that|Take it)/ }).click();
  await expect(page.locator('.itu-match')).not.toHaveAttribute('data-revision', before ?? '');
}

/** Stands for a place on the table, which no key alone answers: the bot's proposal is taken. */
const HINT = 'hint';

/** What somebody who wants to get on presses next. */
export interface NextPress {
  readonly key: string;
  /** What is asked, as the panel words it. */
  readonly asked: string;
}

/**
 * Waits until the window has something to answer: what is chosen, a stop or a pass, a first answer, a row. Null: it is over.
 * All of it is found as a person sees it; waiting is for the answer of main or of the bot.
 */
export function nextPress(page: Page): Promise<NextPress | null> {
  return page.evaluate(async (byHint) => {
    const find = (selector: string): HTMLElement | null =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility()) ?? null;
    /** Resolves at the next change of the page. */
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
    const keyOf = (control: HTMLElement | null): string | null =>
      control?.querySelector('kbd')?.textContent.trim() || null;
    const next = (): string | null => {
      if (find('.itu-match [data-do]:not(:disabled)')) return 'Enter';
      return (
        keyOf(find('.itu-match [data-entry="done"]:not(:disabled)')) ??
        keyOf(find('.itu-match [data-entry="pass"]:not(:disabled)')) ??
        keyOf(find('.itu-match .values .value')) ??
        keyOf(find('.itu-match [data-entry] > button:not([aria-expanded="true"])')) ??
        (find('.itu-match .acts button:not(:disabled)') && 'Enter') ??
        (find('.itu-match .placing') && byHint)
      );
    };
    for (;;) {
      const change = changed();
      if (find('[aria-label="How it ended"]')) return null;
      const key = find('.itu-match[data-busy="false"]') ? next() : null;
      const asked = find('[aria-label="What is asked"] h2')?.textContent ?? '';
      if (key !== null) return { key, asked };
      await change;
    }
  }, HINT);
}

/** Presses what is proposed until it is over, or until `isReached` before a press. Tells what was asked. */
export async function playByKeys(
  page: Page,
  most: number,
  isReached: (next: NextPress) => boolean = () => false,
): Promise<readonly NextPress[]> {
  const presses: NextPress[] = [];
  while (presses.length < most) {
    const next = await nextPress(page);
    if (next === null || isReached(next)) return presses;
    presses.push(next);
    if (next.key === HINT) await takeHint(page);
    else await page.keyboard.press(next.key);
  }
  throw new Error(`The match went on after ${most} presses, at last: ${presses.at(-1)?.asked}.`);
}

/** The panel’s scores: victory points, negative ones and what they come to, the looking seat’s first. */
export function scoresOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Score' }).locator('b.fig').allInnerTexts();
}

/** Everything that the table’s side, the units above it and the panel say, once what happened is told to its end. */
export async function position(page: Page): Promise<readonly string[]> {
  await expect(page.locator('.itu-match')).toHaveAttribute('data-told', 'true');
  const side = page.getByRole('region', { name: 'Scores, directives and mission' });
  return [await side.innerText(), await page.locator('.itu-match').innerText()];
}
