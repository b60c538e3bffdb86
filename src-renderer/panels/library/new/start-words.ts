/** What the button that begins a match says. */
import type { Player } from '../../../../shared/contract';

/** The plainest match, one person against bots of one kind, has a name of its own. */
export function startWords(players: readonly Player[]): string {
  const persons = players.filter((player) => player === 'person').length;
  if (persons === 0) return 'Watch the bots';
  if (persons > 1) return 'Start the match';
  const others = new Set(players.filter((player) => player !== 'person'));
  return others.size === 1 ? `Play against ${[...others].join('')}` : 'Start the match';
}
