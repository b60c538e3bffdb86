import type { MatchState } from '../../../../shared/contract';

/** The second line of the title: `Spore network, match, 4 seats`. */
export function subtitleOf({ seats }: MatchState): string {
  const bots = seats.filter(({ player }) => player !== 'person').length;
  const against = bots === 0 ? '' : `, ${bots} played by ${bots > 1 ? 'bots' : 'a bot'}`;
  return `Spore network, match, ${seats.length} seats${against}`;
}
