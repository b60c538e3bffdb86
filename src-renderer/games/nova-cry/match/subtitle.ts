import type { StateOf } from '../../descriptor';

/** The second line of the title: `Task force, match, 4 seats, 3 played by bots`. */
export function subtitleOf({ seats }: StateOf<'nova-cry'>): string {
  const bots = seats.filter(({ player }) => player !== 'person').length;
  const against = bots === 0 ? '' : `, ${bots} played by ${bots > 1 ? 'bots' : 'a bot'}`;
  return `Task force, match, ${seats.length} seats${against}`;
}
