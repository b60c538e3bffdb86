/** A ship battle of Nova Cry on its stage: odds before it is declared, real dice entered, rounds, a token chosen, the result. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SeatId } from '../../shared/contract';
import type { NovaCryAction } from '../../shared/contract/nova-cry';
import {
  BATTLE_ROUNDS,
  type BattleOdds,
  battleOdds,
  type BattleQuestion,
  type BattleShip,
  battleShipOf,
} from '../../shared/force';
import { expectNothingSerious } from '../support/accessibility';
import { type DeskCaller, withDesk } from '../support/desk-in-folder';
import { novaCryUntil, type NovaCryFound } from '../support/nova-cry-match';
import { startWebHost, type WebHost } from '../support/web-host';

const NOBODY = { scientist: null, doctor: null, engineer: null };
/** Neither ship nor captain has anything to say in a battle but its weapons and hull. */
const FORCES = [
  { ship: 'jackal', captain: 'ines-corvo', weapon: 'tmk-repeater', crew: NOBODY },
  { ship: 'war-barge', captain: 'pell-ardent', weapon: 'officers-pistol', crew: NOBODY },
];

let dataFolder: string;
let host: WebHost;
let found: NovaCryFound & { readonly other: SeatId };

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'plotroom battle '));
  found = await withDesk(dataFolder, battleAtHand);
  host = await startWebHost({ dataFolder });
});

test.afterAll(async () => {
  await host.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** A turn at its battles; hulls and tokens as a referee says, the other seat a bot's, dice to be entered. */
async function battleAtHand(call: DeskCaller): Promise<typeof found> {
  const first = await novaCryUntil(call, {
    seats: 2,
    seed: 'a battle in the browser',
    setup: { seats: FORCES.map((force) => ({ force })) },
    // Nobody fights in the first round (NC-SHIP-03).
    until: ({ view: { turn, tasks } }) =>
      turn?.phase === 'battle' && turn.round > 1 && tasks.at(-1)?.type === 'turn',
  });
  const { id, seat } = first;
  const other: SeatId = seat === '1' ? '2' : '1';
  let { revision } = first.state;
  const change = () => ({ callId: randomUUID(), id, baseRevision: revision });
  const shipOf = (of: SeatId) => first.content.ships[FORCES[Number(of) - 1]?.ship ?? ''];
  /** So hurt that two hits of the other destroy it. */
  const damage = (of: SeatId, by: SeatId): number => (shipOf(of)?.hull ?? 0) - 2 * (shipOf(by)?.weapons ?? 0);
  const overruled: readonly NovaCryAction[] = [
    { type: 'set-intel', seat, intel: 6 },
    { type: 'set-damage', seat, damage: damage(seat, other) },
    { type: 'set-damage', seat: other, damage: damage(other, seat) },
    { type: 'set-pawn', seat: other, planet: null, space: 0 },
    { type: 'set-sideways', seat: other, sideways: false },
    { type: 'set-tokens', seat, front: [], ship: [] },
    { type: 'set-tokens', seat: other, front: ['weapons-jam', 'data-leak'], ship: [] },
  ];
  ({ revision } = await call('document.setSeat', { ...change(), seat: other, player: 'random' }));
  for (const action of overruled)
    ({ revision } = await call('document.act', { ...change(), actor: 'referee', action: { ...action } }));
  ({ revision } = await call('document.setChance', { ...change(), chance: 'entered' }));
  const state = await call('document.open', { id });
  if (state.kind !== 'match' || state.game !== 'nova-cry') throw new Error('No match of Nova Cry');
  return { ...first, state, other };
}

/** What it would be asked with, by the printed cards and what lies open: without the window's own reckoning. */
function questionOf({ state, seat, other, content }: typeof found): BattleQuestion {
  const shipOf = (of: SeatId): BattleShip => {
    const held = state.view.seats.find((each) => each.seat === of);
    const { card: ship = null, damage = 0 } = held?.ship ?? {};
    const force = { ship, captain: held?.captain?.card ?? null, weapon: null, damage, jams: 0 };
    const printed = battleShipOf(content, force);
    if (!held || !printed) throw new Error(`No ship at seat ${of}.`);
    const jams = held.front.filter((token) => token === 'weapons-jam').length;
    return { ...printed, jams, others: held.front.length - jams };
  };
  const { bag } = state.view;
  const jams = bag['weapons-jam'];
  const all = Object.values(bag).reduce((sum, count) => sum + count, 0);
  return {
    attacker: shipOf(seat),
    defender: shipOf(other),
    roundsLeft: BATTLE_ROUNDS,
    nebula: 0,
    bag: { jams, others: all - jams },
  };
}

/** A list of figures, `They are destroyed 41.7 %`, as numbers by their names. */
async function percentages(list: Locator): Promise<readonly number[]> {
  const texts = await list.locator('dd').allInnerTexts();
  return texts.map((text) => Number.parseFloat(text.replace(/^[<>]\s*/, '')));
}

/** The three ends in the order in which the page shows them. */
async function expectOdds(list: Locator, odds: BattleOdds): Promise<void> {
  const chances = [odds.defenderDestroyed, odds.bothLive, odds.attackerDestroyed];
  await expect(async () => {
    const shown = await percentages(list);
    expect(shown).toHaveLength(chances.length);
    for (const [index, chance] of chances.entries()) expect(shown[index]).toBeCloseTo(100 * chance, 1);
  }).toPass({ timeout: 30_000 });
}

/** Both dice of a round by their keys, in the dialog that asks for what the real ones show. */
async function enterDice(page: Page, attacker: number, defender: number): Promise<void> {
  // The next roll may be asked for in the very dialog of the last one: nothing is named in it yet.
  const named = page.getByRole('dialog').getByRole('list', { name: 'Named so far' });
  const nothing = named.filter({ hasText: 'Your die', hasNot: page.getByRole('button') });
  await expect(nothing).toBeVisible();
  await page.keyboard.press(String(attacker));
  await page.keyboard.press(String(defender));
  await page.keyboard.press('Enter');
}

test('a ship battle: its odds, three rounds of entered dice, a token chosen, its result', async ({
  page,
}) => {
  await page.goto(host.link);
  await page.evaluate((document) => (location.hash = `#/document/${document}`), found.id);
  const panel = page.getByRole('group', { name: 'Actions' });
  const question = questionOf(found);
  const { attacker, defender } = question;

  // What is shown before it is declared is what it comes to.
  await panel.getByRole('button', { name: /Battle with/ }).click();
  const targets = page.getByRole('region', { name: 'Ship battle: whom to attack' });
  await expectOdds(targets, battleOdds(question));
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');

  const stage = page.getByRole('region', { name: 'Ship battle', exact: true });
  await expect(stage.getByRole('heading', { name: / attacks / })).toBeVisible();
  await enterDice(page, 6, 1);
  await expect(stage.getByRole('button', { name: /^Round 1: 6 to 1/ })).toBeVisible();
  const decision = stage.getByRole('region', { name: 'Your decision' });
  await expect(decision).toContainText('Activate one of their tokens');
  await expectNothingSerious(page);

  // The Weapons Jam: every further hit of theirs is one less, and the odds say so before it is done.
  const jam = decision.getByRole('button', { name: /Weapons Jam/ });
  await jam.click();
  await expect(jam).toHaveAttribute('aria-pressed', 'true');
  const ends = stage.getByRole('region', { name: 'How it may end' });
  await expect(ends).toContainText('then');
  const jammed = { ...defender, jams: 0, weapons: defender.weapons - 1 };
  const struck = { ...jammed, hullLeft: defender.hullLeft - attacker.weapons };
  await expectOdds(ends, battleOdds({ ...question, defender: struck, roundsLeft: BATTLE_ROUNDS - 1 }));
  await page.keyboard.press('Enter');

  // A tie goes to the defender, who hits again in the last round.
  await enterDice(page, 3, 3);
  await enterDice(page, 2, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(stage.getByRole('button', { name: /^Round 2: 3 to 3/ })).toBeVisible();
  await expect(stage.getByRole('button', { name: /^Round 3: 2 to 5/ })).toBeVisible();
  await expect(stage.getByText(`You: −${2 * jammed.weapons} hull`)).toBeVisible();
  await expect(stage.getByText(/: −\d+ hull/).last()).toHaveText(new RegExp(`−${attacker.weapons} hull`));
  await expect(stage.getByText(/Weapons Jam activated/)).toBeVisible();
  await expectNothingSerious(page);
  await page.keyboard.press('Enter');
  await expect(stage).toBeHidden();
  const left = attacker.hullLeft - 2 * jammed.weapons;
  const force = page.getByRole('region', { name: 'Task force' });
  await expect(force.getByRole('img', { name: new RegExp(`^Hull ${left} of`) })).toBeVisible();
});
