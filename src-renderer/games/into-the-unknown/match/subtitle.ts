import type { MatchContext, StateOf } from '../../descriptor';
import { FACTION_NAMES, listed, missionTitle, type Told } from './words';

interface Titled {
  readonly state: StateOf<'into-the-unknown'>;
  readonly told: Told;
  readonly match: MatchContext<'into-the-unknown'>['match'];
}

/** The second line of the title: `Match, Federation and Dominion, Distress Call`. */
export function subtitleOf({ state: { view }, told }: Titled): string {
  const factions = listed(view.seats.map(({ faction }) => FACTION_NAMES[faction]));
  return `Match, ${factions}, ${missionTitle(told)}`;
}
