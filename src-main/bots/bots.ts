/** Bots at all seats of a match in this thread. Those of the command are bounded by nodes, so the same seed gives the same match. */
import {
  choicesOf,
  type AnyAction,
  type AnyRules,
  type Chooser,
  type Random,
  randomFrom,
  type SeatId,
} from '../rules/engine';
import type { BotName } from './bot-names';
import { decideSteadily, QUICK_NODES, UNWATCHED } from './steady';

/** Decides for one seat; `record` is the number of the record it will be. */
type Player = (state: unknown, seat: SeatId, record: number) => AnyAction;

/**
 * Decides for every seat by its bot, in this thread. Each seat has a stream of chance of its own, apart from that of dice
 * and draws, and sees its own view alone. `nodes` bounds each decision.
 */
export function chooserOf(
  rules: AnyRules,
  bots: readonly BotName[],
  seed: string,
  nodes = QUICK_NODES,
): Chooser<unknown, AnyAction> {
  const players = new Map<string, Player>(
    bots.map((bot, index) => {
      const own = JSON.stringify([seed, bot, index + 1]);
      return [
        String(index + 1),
        bot === 'random' ? randomPlayer(rules, own) : steadyPlayer(rules, own, nodes),
      ];
    }),
  );
  return (state, actor, record) => {
    const player = players.get(actor);
    if (player === undefined || actor === 'chance' || actor === 'referee') {
      throw new Error(`No bot plays for ${actor}.`);
    }
    return player(state, actor, record);
  };
}

function randomPlayer(rules: AnyRules, seed: string): Player {
  const random: Random = randomFrom(seed);
  return (state, seat) => rules.sample(state, seat, random);
}

function steadyPlayer(rules: AnyRules, seed: string, nodes: number): Player {
  return (state, seat, record) => {
    const drawn = randomFrom(JSON.stringify([seed, 'choices', record]));
    const question = {
      seat,
      view: rules.view(state, seat),
      legal: choicesOf(rules, state, seat, drawn),
      seed: JSON.stringify([seed, record]),
      budget: { type: 'nodes', nodes },
    } as const;
    return decideSteadily(rules, question, UNWATCHED).action;
  };
}
