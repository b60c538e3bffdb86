/** Missions of Into the Unknown by bots: who wins with which faction, and how many rounds they take. */
import { type BotName, chooserOf } from '../../src-main/bots';
import { PLAYED_FACTIONS, type PlayedFaction } from '../../shared/content/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../shared/documents';
import { standardForce } from '../../shared/fleet';
import { type AnyRules, playOut } from '../../src-main/rules/engine';
import {
  intoTheUnknown,
  type IntoTheUnknownRules,
  type IntoTheUnknownState,
} from '../../src-main/rules/into-the-unknown';
import { shippedContent } from '../support/shipped-content';
import type { BotGameEnd, Measured } from './measured';

/** Longer than any mission by far: play that runs into it has found a loop. */
const MOST_RECORDS = 20_000;
const SEATS = ['1', '2'] as const;

export const INTO_THE_UNKNOWN_MEASURED: readonly Measured[] = [
  {
    game: 'into-the-unknown',
    name: 'Into the Unknown, steady against random',
    ends: { steady: 'steady wins', random: 'random wins', draw: 'a draw', both: 'both lose' },
    play: (game, nodes) => {
      // Each side is steady's in turn.
      const bots = game % 2 === 0 ? (['steady', 'random'] as const) : (['random', 'steady'] as const);
      return played(bots, game, nodes);
    },
  },
];

/** The n-th pair of factions, every pair once before one comes again. */
function factionsOf(game: number): readonly [PlayedFaction, PlayedFaction] {
  const pair = Math.floor(game / 2) % (PLAYED_FACTIONS.length * PLAYED_FACTIONS.length);
  const first = PLAYED_FACTIONS[pair % PLAYED_FACTIONS.length] ?? 'federation';
  const second = PLAYED_FACTIONS[Math.floor(pair / PLAYED_FACTIONS.length)] ?? 'dominion';
  return [first, second];
}

export function missionOf(game: number): IntoTheUnknownSetup {
  const seats = factionsOf(game).map((faction) => {
    const force = standardForce(shippedContent(), faction);
    if (force === null) throw new Error(`The shipped packs lack a force of ${faction}.`);
    return { force };
  });
  return {
    mode: 'match',
    mission: { type: 'incident', overture: null, situation: null },
    corePoints: 50,
    flexPoints: 0,
    dealt: true,
    seats,
  };
}

function played(bots: readonly BotName[], game: number, nodes: number): BotGameEnd {
  const rules = missionRules();
  const first = rules.start(missionOf(game));
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const seed = `mission ${game}`;
  // Bots know rules of whichever game.
  const anyRules = rules as unknown as AnyRules;
  const choose = chooserOf(anyRules, bots, seed, nodes);
  const { state, outcome } = playOut(anyRules, first.value as unknown, seed, choose, MOST_RECORDS);
  const last = state as IntoTheUnknownState; // of the rules above
  const winners = outcome?.winners ?? [];
  const shares = last.seats.map(({ seat, faction }) => ({
    kind: 'faction',
    id: faction,
    won: winners.includes(seat),
  }));
  const length = last.roundsDone;
  if (outcome === null) return { end: 'unfinished', rule: null, length, shares };
  const [winner] = winners;
  const end =
    winners.length === 1
      ? (bots[SEATS.findIndex((seat) => seat === winner)] ?? 'draw')
      : winners.length === 0
        ? 'both'
        : 'draw';
  return { end, rule: outcome.rule, length, shares };
}

/** One set of rules, so that all games share what is computed once. */
let rules: IntoTheUnknownRules | null = null;
export function missionRules(): IntoTheUnknownRules {
  rules ??= intoTheUnknown(shippedContent(), {});
  return rules;
}
