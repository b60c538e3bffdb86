/** The bot `steady`: searches views that are dealt anew, and says in a line what it is after. */
import { type AnyAction, type AnyRules, randomFrom } from '../rules/engine';
import { searched } from './search';
import type { BotDecision, BotRequest, Budget } from './types';

/** A fixed number of nodes, about 20 ms a decision where this was written: games by it repeat. */
export const QUICK_NODES = 900;
/** At the table: the median decision is under a second. */
export const TABLE_BUDGET_MS = 500;

/** What a decision needs of its request, once the game is open. */
export type Question = Pick<BotRequest, 'seat' | 'view' | 'legal' | 'seed' | 'budget'>;

/** What a search is told from outside and tells there. */
export interface Watch {
  /** Ends the search with the best so far. */
  readonly isEnded: () => boolean;
  /** Hears of each action that looks best so far. */
  readonly report: (sofar: BotDecision) => void;
}

/** Nobody watches: bounded by its budget alone. */
export const UNWATCHED: Watch = { isEnded: () => false, report: () => undefined };

const NO_WORDS = { text: 'The best it found', isSecret: true };

/** Chooses among `legal`, which is not empty. A single legal action costs nothing. */
export function decideSteadily(rules: AnyRules, question: Question, watch: Watch): BotDecision {
  const { seat, view, legal, seed, budget } = question;
  const [first, ...others] = legal;
  if (first === undefined) throw new Error('A bot is asked with nothing legal.');
  if (others.length === 0) {
    return { action: first, reason: 'Nothing else is legal', nodes: 0, cutShort: false };
  }
  const reasonFor = (action: AnyAction, value: number): string => {
    const { text, isSecret } = rules.explain?.(view, seat, action) ?? NO_WORDS;
    return isSecret ? text : `${text}; expected ${value.toFixed(2)}`;
  };
  const isOver = deadlineOf(budget);
  const { action, value, nodes } = searched({
    rules,
    seat,
    view,
    legal,
    random: randomFrom(seed),
    nodes: budget.type === 'nodes' ? budget.nodes : Infinity,
    shouldStop: () => isOver() || watch.isEnded(),
    report: (best) => watch.report({ ...best, reason: reasonFor(best.action, best.value), cutShort: true }),
  });
  return { action, reason: reasonFor(action, value), nodes, cutShort: watch.isEnded() };
}

function deadlineOf(budget: Budget): () => boolean {
  if (budget.type === 'nodes') return () => false;
  const end = performance.now() + budget.ms;
  return () => performance.now() >= end;
}
