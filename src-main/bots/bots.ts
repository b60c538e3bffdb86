/** Who plays when no person does. Bots of the command are bounded by nodes, so the same seed gives the same match. */
import { type AnyAction, type AnyRules, type Chooser, type Random, randomFrom } from '../rules/engine';

export const BOT_NAMES = ['random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot by its name; null: nobody is called so. */
export function botNamed(name: string): BotName | null {
  return BOT_NAMES.find((each) => each === name) ?? null;
}

/** Decides for every seat by its bot. Each seat has a stream of chance of its own, apart from that of dice and draws. */
export function chooserOf(
  rules: AnyRules,
  bots: readonly BotName[],
  seed: string,
): Chooser<unknown, AnyAction> {
  const streams = new Map<string, Random>(
    bots.map((bot, index) => [String(index + 1), randomFrom(JSON.stringify([seed, bot, index + 1]))]),
  );
  return (state, actor) => {
    const random = streams.get(actor);
    if (random === undefined) throw new Error(`No bot plays for ${actor}.`);
    return rules.sample(state, actor, random);
  };
}
