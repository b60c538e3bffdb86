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

type Bots = readonly [BotName, BotName];

export const INTO_THE_UNKNOWN_MEASURED: readonly Measured[] = [
  measured('Into the Unknown, steady against random', false),
  measured('Into the Unknown, steady against random, set up by chance', true),
];

/** `dealt`: chance sets the mission up, with complications that nobody chose; else the bots do. */
function measured(name: string, dealt: boolean): Measured {
  return {
    game: 'into-the-unknown',
    name,
    ends: { steady: 'steady wins', random: 'random wins', draw: 'a draw', both: 'both lose' },
    play: (game, nodes) => {
      // Each side is steady's in turn.
      const bots: Bots = game % 2 === 0 ? ['steady', 'random'] : ['random', 'steady'];
      return played(bots, { ...missionOf(game), dealt }, `mission ${game}`, nodes);
    },
  };
}

/** The n-th pair of factions, every pair once before one comes again. */
function factionsOf(game: number): readonly [PlayedFaction, PlayedFaction] {
  const pair = Math.floor(game / 2) % (PLAYED_FACTIONS.length * PLAYED_FACTIONS.length);
  const first = PLAYED_FACTIONS[pair % PLAYED_FACTIONS.length] ?? 'federation';
  const second = PLAYED_FACTIONS[Math.floor(pair / PLAYED_FACTIONS.length)] ?? 'dominion';
  return [first, second];
}

/** An incident mission that is set up by chance. */
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

function played(bots: Bots, setup: IntoTheUnknownSetup, seed: string, nodes: number): BotGameEnd {
  const rules = missionRules();
  const first = rules.start(setup);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
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
  return {
    end: outcome === null ? 'unfinished' : endOf(bots, winners),
    rule: outcome?.rule ?? null,
    length: last.roundsDone,
    shares,
  };
}

function endOf(bots: Bots, winners: readonly string[]): string {
  const [winner] = winners;
  if (winner === undefined) return 'both';
  return winners.length > 1 ? 'draw' : (bots[SEATS.findIndex((seat) => seat === winner)] ?? 'draw');
}

/** One set of rules, so that all games share what is computed once. */
let rules: IntoTheUnknownRules | null = null;
export function missionRules(): IntoTheUnknownRules {
  rules ??= intoTheUnknown(shippedContent(), {});
  return rules;
}
