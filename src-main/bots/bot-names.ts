/** Who plays when no person does. */

export const BOT_NAMES = ['random', 'steady'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A bot by its name; null: nobody is called so. */
export function botNamed(name: string): BotName | null {
  return BOT_NAMES.find((each) => each === name) ?? null;
}
