/** What is particular to the tables of the three games for those who play matches on them in the browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  newMatch,
  type NewMatch,
  type NextPress,
  type Offers,
  playOn,
  type PlayOptions,
  told,
} from './match-page';

type Play = Omit<PlayOptions, 'press'>;

/** Black Alert is played with the pointer: a confirmation where there is one, else an answer, else a row of the panel. */
const BLACK_ALERT: Offers = {
  ends: '[aria-label="The match is over"]',
  ready: '.decide[data-busy="false"][data-told="true"]',
  presses: [
    '[aria-label="Your bid"] .btn--primary:not(:disabled)',
    '[aria-label="Your bid"] button.press:not(:disabled):not([aria-pressed="true"])',
    '[aria-label="Your bid"] .go .btn:not(:disabled)',
    '.decide [data-entry] .btn--primary:not(:disabled)',
    '.decide [data-entry] button.value:not([aria-pressed="true"])',
    '.decide [aria-label="One notch on"]',
    '.decide [data-entry] > button[aria-expanded="false"]',
  ].map((selector) => ({ selector, by: 'pointer' })),
};

/** Nova Cry by the keys that its panel names: a result is put away, what is chosen is done, a question answered, a row taken up. */
const NOVA_CRY: Offers = {
  ends: '[aria-label="The match is over"], [data-curtain-ready]',
  ready: '.decide[data-busy="false"][data-told="true"]',
  presses: [
    { selector: '.stage button', text: 'Continue', by: 'Enter' },
    { selector: '.decide [data-do]', by: 'Enter' },
    ...[
      '.decide [data-entry] button.value:not([aria-pressed="true"])',
      '.decide [data-entry] > button:not([aria-expanded="true"], [aria-pressed="true"])',
    ].flatMap((selector) => [{ selector, by: 'own key' } as const, { selector, by: 'pointer' } as const]),
  ],
};

/** Into the Unknown by keys: what is chosen, a stop or a pass, an answer, a row; a place on the table is the bot's proposal. */
const INTO_THE_UNKNOWN: Offers = {
  ends: '[aria-label="How it ended"]',
  ready: '.itu-match[data-busy="false"][data-told="true"]',
  asked: '[aria-label="What is asked"] h2',
  presses: [
    { selector: '.itu-match [data-do]:not(:disabled)', by: 'Enter' },
    { selector: '.itu-match [data-entry="done"]:not(:disabled)', by: 'own key' },
    { selector: '.itu-match [data-entry="pass"]:not(:disabled)', by: 'own key' },
    { selector: '.itu-match .values .value', by: 'own key' },
    { selector: '.itu-match [data-entry] > button:not([aria-expanded="true"])', by: 'own key' },
    { selector: '.itu-match .acts button:not(:disabled)', by: 'Enter' },
    { selector: '.itu-match .placing', by: 'hint' },
  ],
};

export function newBlackAlert(
  page: Page,
  link: string,
  { players, seed }: Pick<NewMatch, 'players' | 'seed'>,
): Promise<void> {
  return newMatch(page, link, { game: /Spore network/, players, seed });
}

export const playBlackAlert = (page: Page, play: Play): Promise<readonly NextPress[]> =>
  playOn(page, BLACK_ALERT, play);

export function newNovaCry(
  page: Page,
  link: string,
  { players, seed }: Pick<NewMatch, 'players' | 'seed'>,
): Promise<void> {
  const choose = (dialog: Locator): Promise<void> =>
    dialog
      .getByRole('radiogroup', { name: 'How many play' })
      .getByRole('radio', { name: String(players.length), exact: true })
      .click();
  return newMatch(page, link, { game: /Nova Cry/, players, seed, choose });
}

export const playNovaCry = (page: Page, play: Play): Promise<readonly NextPress[]> =>
  playOn(page, NOVA_CRY, play);

/** Everything that the table of Nova Cry and its panel say. */
export const novaCryPosition = (page: Page): Promise<readonly string[]> =>
  told(page, page.locator('main.stage'), page.locator('.decide'));

export interface NewSectorMatch {
  readonly opponent: 'random' | 'steady';
  /** The overture’s name; the situation is drawn. */
  readonly overture: string;
  readonly seed: string;
  /** Task forces of the seats as the dialog lists them; left out: the standard ones. */
  readonly forces?: readonly [string, string];
}

/** To round 1 of a match against a bot, set up by the program. */
export async function newSectorMatch(
  page: Page,
  link: string,
  { opponent, overture, seed, forces = ['Standard task force', 'Standard task force'] }: NewSectorMatch,
): Promise<void> {
  await newMatch(page, link, {
    game: /^Sector/,
    players: ['Person', opponent],
    seed,
    choose: async (dialog) => {
      await dialog.getByRole('radio', { name: 'Match', exact: true }).click();
      for (const [index, force] of forces.entries())
        await choose(dialog.getByRole('combobox', { name: `Task force of seat ${index + 1}` }), force);
      await choose(dialog.getByRole('combobox', { name: 'Overture' }), overture);
      await dialog.getByText(/^Set-up:/).click();
      await dialog.getByRole('switch', { name: 'Set up for me' }).click();
    },
  });
  await expect(page.getByRole('application')).toHaveAttribute('data-renderer', 'webgl');
}

/** An option of a list that folds out. */
async function choose(box: Locator, option: string): Promise<void> {
  await box.click();
  await box.page().getByRole('option', { name: option }).click();
  await expect(box).toHaveText(option);
}

/** Answers what the panel asks with the bot's own proposal. */
export async function takeHint(page: Page): Promise<void> {
  const panel = page.locator('.itu-match');
  await expect(page.getByRole('region', { name: 'What is asked' })).toBeVisible();
  const before = (await panel.getAttribute('data-revision')) ?? '';
  await page.getByRole('button', { name: 'Ask the bot for a hint' }).click();
  await page.getByRole('button', { name: /^(Do it|Do that|Take it)/ }).click();
  await expect(panel).not.toHaveAttribute('data-revision', before);
}

export const playSector = (page: Page, play: Play): Promise<readonly NextPress[]> =>
  playOn(page, INTO_THE_UNKNOWN, {
    ...play,
    press: (key) => (key === 'hint' ? takeHint(page) : page.keyboard.press(key)),
  });

/** The panel’s scores: victory points, negative ones and what they come to, the looking seat’s first. */
export function scoresOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Score' }).locator('b.fig').allInnerTexts();
}

/** Everything that the table’s side, the units above it and the panel say. */
export const sectorPosition = (page: Page): Promise<readonly string[]> =>
  told(
    page,
    page.getByRole('region', { name: 'Scores, directives and mission' }),
    page.locator('.itu-match'),
  );
