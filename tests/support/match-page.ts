/** Matches in the browser: begun in the New dialog, and played as somebody would who takes what the page offers first. */
import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody presses what is offered: with Enter, with the key that it shows, or with the pointer. */
type By = 'Enter' | 'own key' | 'pointer';

interface Offer {
  readonly selector: string;
  /** All that stands on it; left out: whatever does. */
  readonly text?: string;
  /** Where it shows no key of its own, `own key` leaves it to the offers behind. Else a word that is handed on as the key. */
  readonly by: By | 'hint';
}

/** Where a game's table shows what may be pressed. Only what a person sees counts. */
export interface Offers {
  /** Nothing more is to be pressed: the match is over, or the screen is handed over. */
  readonly ends: string;
  /** Main has answered and told all that happened, and nothing is under way. */
  readonly ready: string;
  /** The question under way, in words. */
  readonly asked?: string;
  /** What is pressed first stands first. */
  readonly presses: readonly Offer[];
}

export interface NextPress {
  /** What to press on the keyboard; null: it was pressed with the pointer. `hint` stands for the bot's proposal. */
  readonly key: string | null;
  /** The row of the panel it belongs to, such as `battle`; null: none. */
  readonly row: string | null;
  /** What is asked, as the panel words it. */
  readonly asked: string;
}

export interface NewMatch {
  /** The card of the New dialog. */
  readonly game: RegExp;
  /** Who plays each seat, in order. */
  readonly players: readonly ('Person' | 'random' | 'steady')[];
  /** Null: what real cards and dice show is entered. */
  readonly seed: string | null;
  /** Chooses whatever else that game's part of the dialog has, before its seed is typed. */
  readonly choose?: (dialog: Locator) => Promise<void>;
}

/** From the library to a new match, all of it chosen in the New dialog. */
export async function newMatch(
  page: Page,
  link: string,
  { game, players, seed, choose }: NewMatch,
): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New', exact: true });
  const table = dialog.getByRole('radio', { name: game });
  await table.click();
  await expect(table).toBeChecked();
  await choose?.(dialog);
  for (const [seat, player] of players.entries()) {
    const choice = dialog.getByRole('radiogroup', { name: `Who plays seat ${seat + 1}` });
    const chosen = choice.getByRole('radio', { name: new RegExp(player, 'i') });
    await chosen.click();
    await expect(chosen).toBeChecked();
  }
  await dialog.getByText(/chance and packs/i).click();
  if (seed === null) await dialog.getByRole('radio', { name: /entered/i }).click();
  else await dialog.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await dialog.getByRole('button', { name: /^(Play|Start)/ }).click();
  await expect(dialog).toBeHidden();
}

/** Waits until the page has something to press. Null: there is nothing more. What is pressed with the pointer is pressed. */
export function nextPress(page: Page, offers: Offers): Promise<NextPress | null> {
  return page.evaluate(async ({ ends, ready, asked, presses }) => {
    const seen = (selector: string, text?: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) => each.checkVisibility() && (text === undefined || each.textContent.trim() === text),
      );
    /** Resolves at the next change of the page: what was pressed is shown, or main or a bot has answered. */
    const changed = (): Promise<void> =>
      new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve();
        });
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        watcher.observe(document.body, all);
      });
    const press = ({ selector, text, by }: (typeof presses)[number]): { key: string | null } | null => {
      const control = seen(selector, text);
      if (!control) return null;
      if (by === 'pointer') {
        control.click();
        return { key: null };
      }
      const key = by === 'own key' ? control.querySelector('kbd')?.textContent.trim() : by;
      return key ? { key } : null;
    };
    const next = () => {
      for (const offer of presses) {
        const row = seen(offer.selector, offer.text)?.closest<HTMLElement>('[data-entry]');
        const words = asked === undefined ? undefined : seen(asked)?.textContent;
        const pressed = press(offer);
        if (pressed) return { ...pressed, row: row?.dataset['entry'] ?? null, asked: words ?? '' };
      }
      return null;
    };
    for (;;) {
      const change = changed();
      if (seen(ends)) return null;
      const pressed = seen(ready) ? next() : null;
      if (pressed) return pressed;
      await change;
    }
  }, offers);
}

/**
 * Presses what is offered first until there is nothing more, or until `isReached` before a press; tells what was pressed.
 * `press` presses a key, if not simply the keyboard does.
 */
export async function playOn(
  page: Page,
  offers: Offers,
  { most, isReached = () => false, press = (key) => page.keyboard.press(key) }: PlayOptions,
): Promise<readonly NextPress[]> {
  const presses: NextPress[] = [];
  while (presses.length < most) {
    const next = await nextPress(page, offers);
    if (next === null || isReached(next)) return presses;
    presses.push(next);
    if (next.key !== null) await press(next.key);
  }
  throw new Error(`The match went on after ${most} presses, at last: ${JSON.stringify(presses.at(-1))}.`);
}

export interface PlayOptions {
  /** More presses than this are a match that does not end. */
  readonly most: number;
  readonly isReached?: (next: NextPress) => boolean;
  readonly press?: (key: string) => Promise<void>;
}

/** Once what happened is told to its end: what the window says in all of these places. */
export async function told(page: Page, ...places: readonly Locator[]): Promise<readonly string[]> {
  await expect(page.locator('[data-told]')).toHaveAttribute('data-told', 'true');
  return Promise.all(places.map((place) => place.innerText()));
}

/** Every line of the log, the newest first, once it is told to its end and unfolded whole. */
export async function wholeLog(page: Page): Promise<readonly string[]> {
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button', { name: 'Log', expanded: false }).click();
  await expect(page.locator('[data-told]')).toHaveAttribute('data-told', 'true');
  const earlier = log.getByRole('button', { name: 'Show earlier' });
  while ((await earlier.count()) > 0) await earlier.click();
  return log.getByRole('listitem').allInnerTexts();
}
