/** Who plays a seat, in words. */
import type { Player } from '../../../shared/contract';
import { assertNever } from '../../../shared/base';

/** `person at the screen`, `bot, steady`, `bot, random`. */
export function playerWords(player: Player): string {
  switch (player) {
    case 'person':
      return 'person';
    case 'steady':
      return 'bot, steady';
    case 'random':
      return 'bot, random';
  }
  return assertNever(player);
}

/** What can be chosen for a seat. */
export const PLAYER_CHOICES: readonly { readonly value: Player; readonly label: string }[] = [
  { value: 'person', label: 'Person' },
  { value: 'steady', label: 'Bot: steady' },
  { value: 'random', label: 'Bot: random' },
];
