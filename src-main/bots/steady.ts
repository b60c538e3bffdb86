/** The bot `steady`: searches views that are dealt anew, and says in a line what it is after. */
import { type AnyRules, randomFrom } from '../rules/engine';
import { searched } from './search';
import type { BotDecision, BotRequest } from './types';

/** A fixed number of nodes, about 20 ms a decision where this was written: games by it repeat. */
export const QUICK_NODES = 900;
/** At the table: the median decision is under a second. */
export const TABLE_BUDGET_MS = 900;

/** What a decision needs of its request, once the game is open. */
export type Question = Omit<BotRequest, 'bot' | 'game' | 'layers' | 'readings'>;

/**
 * Chooses among `legal`, which is not empty. `shouldStop` ends a search by time or from outside; `report` hears of each
 * action that looks best so far. A single legal action costs nothing.
 */
export function decideSteadily(
  rules: AnyRules,
  { seat, view, legal, seed, budget }: Question,
  shouldStop: () => boolean,
  report: (sofar: BotDecision) => void,
): BotDecision {
  const [first, ...others] = legal;
  if (first === undefined) throw new Error('A bot is asked with nothing legal.');
  const explained = (action: BotDecision['action']): string =>
    rules.explain?.(view, seat, action) ?? 'The best it found';
  if (others.length === 0) {
    return { action: first, reason: 'Nothing else is legal', nodes: 0, cutShort: false };
  }
  const { action, nodes, value, cutShort } = searched({
    rules,
    seat,
    view,
    legal,
    random: randomFrom(seed),
    nodes: budget.type === 'nodes' ? budget.nodes : Infinity,
    shouldStop,
    report: (best) => report({ action: best, reason: explained(best), nodes: 0, cutShort: true }),
  });
  const reason = `${explained(action)}; expected ${value.toFixed(2)}`;
  return { action, reason, nodes, cutShort };
}
