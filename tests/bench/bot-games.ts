/** Games by bots of every game, and what the table's budget of time comes to. */
import { createThinker } from '../../src-main/bots';
import type { MatchGame } from '../../shared/documents';
import { BLACK_ALERT_MEASURED } from './black-alert-bots';
import { recordedRequests } from './bot-requests';
import type { BotGameEnd, Measured } from './measured';
import { INTO_THE_UNKNOWN_MEASURED } from './into-the-unknown-bots';
import { NOVA_CRY_MEASURED } from './nova-cry-bots';

export { QUICK_NODES, TABLE_BUDGET_MS } from '../../src-main/bots';
export { shareOf } from '../../src-main/cli/wilson';
export { winShares } from './win-shares';

export const MEASURED: readonly Measured[] = [
  ...BLACK_ALERT_MEASURED,
  ...NOVA_CRY_MEASURED,
  ...INTO_THE_UNKNOWN_MEASURED,
];

/** A game to play, named so that it can cross to a worker. */
export interface BotGame {
  readonly name: string;
  readonly game: number;
  readonly nodes: number;
}

export function playMeasured({ name, game, nodes }: BotGame): BotGameEnd {
  const found = MEASURED.find((each) => each.name === name);
  if (!found) throw new Error(`Nothing is measured under "${name}".`);
  return found.play(game, nodes);
}

/** Milliseconds from question to answer of so many recorded decisions, searched in a worker as at the table. */
export async function timeDecisions(
  game: MatchGame,
  count: number,
  budgetMs: number,
): Promise<readonly number[]> {
  const requests = recordedRequests(game, count, 'table', { type: 'time', ms: budgetMs });
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
