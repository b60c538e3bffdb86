/** Games of Black Alert by bots, one bot for each team: who wins, and what the table's budget of time comes to. */
import { type BotName, chooserOf, createThinker } from '../../src-main/bots';
import { type AnyRules, playOut, randomFrom } from '../../src-main/rules/engine';
import type { Team } from '../../shared/content/black-alert';
import { shippedBlackAlert } from '../support/shipped-content';
import { type End, MOST_RECORDS, rulesOver, setupFor } from './black-alert-balance';
import { recordedRequests } from './bot-requests';

export { QUICK_NODES, TABLE_BUDGET_MS } from '../../src-main/bots';
export { shareOf } from '../../src-main/cli/wilson';

/** Who plays for each team. */
export type Pairing = Readonly<Record<Team, BotName>>;

export interface BotGame {
  readonly pairing: Pairing;
  /** Its number: tables of two, three and four in turn, and its seed. */
  readonly game: number;
  readonly nodes: number;
}

export interface BotGameEnd {
  readonly end: End;
  /** The rule that ended it; null for none. */
  readonly rule: string | null;
  readonly turns: number;
}

/** Plays one game to its end. The same game ends the same again. */
export function playBotGame({ pairing, game, nodes }: BotGame): BotGameEnd {
  const content = shippedBlackAlert();
  const seed = `bots ${game}`;
  const setup = setupFor(content, game, randomFrom(seed));
  const rules = rulesOver(content);
  const started = rules.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const bots = setup.seats.map(({ team }) => pairing[team]);
  // Bots know rules of whichever game.
  const anyRules = rules as unknown as AnyRules;
  const choose = chooserOf(anyRules, bots, seed, nodes);
  const { state, outcome } = playOut(anyRules, started.value as unknown, seed, choose, MOST_RECORDS);
  const winner = setup.seats.find((_, index) => outcome?.winners.some((seat) => seat === String(index + 1)));
  return {
    end: winner?.team ?? (outcome ? 'both-lose' : 'unfinished'),
    rule: outcome?.rule ?? null,
    turns: anyRules.turns(state),
  };
}

/** Milliseconds from question to answer of so many recorded decisions, searched in a worker as at the table. */
export async function timeDecisions(count: number, budgetMs: number): Promise<readonly number[]> {
  const requests = recordedRequests(count, 'table', { type: 'time', ms: budgetMs });
  const thinker = createThinker();
  const times: number[] = [];
  for (const request of requests) {
    const began = performance.now();
    await thinker.decide(request, new AbortController().signal);
    times.push(performance.now() - began);
  }
  await thinker.destroy();
  return times;
}
