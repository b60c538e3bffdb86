/** One decision of a bot, in whatever thread this runs. Everything it knows comes with the request. */
import { type AnyAction, type AnyRules, pick, randomFrom } from '../rules/engine';
import { openGame } from '../rules/registry';
import { decideSteadily } from './steady';
import type { BotDecision, BotRequest } from './types';

/**
 * Decides within the request's budget. `isEnded` says that the search was ended from outside; `report` hears of the best
 * so far, `begin` that the game is open and the budget's time runs. Throws where the game cannot be opened or nothing is
 * legal, which is the asker's bug.
 */
export function decideNow(
  request: BotRequest,
  isEnded: () => boolean,
  report: (sofar: BotDecision) => void,
  begin: () => void = () => undefined,
): BotDecision {
  if (request.bot === 'random') return decideAtRandom(request);
  const rules = rulesOf(request);
  begin();
  return decideSteadily(rules, request, { isEnded, report });
}

function decideAtRandom({ legal, seed }: BotRequest): BotDecision {
  const action: AnyAction = pick(legal, randomFrom(seed));
  return { action, reason: 'By chance', nodes: 0, cutShort: false };
}

/** A match asks hundreds of times over the same packs: the last game stays open. */
let last: { readonly key: string; readonly rules: AnyRules } | null = null;

function rulesOf({ game, layers, readings }: BotRequest): AnyRules {
  const key = JSON.stringify([game, layers, readings]);
  if (last?.key === key) return last.rules;
  const opened = openGame(game, layers, readings);
  if (!opened.ok) throw new Error(`A bot cannot open its game: ${JSON.stringify(opened.error)}`);
  last = { key, rules: opened.value.rules };
  return last.rules;
}
