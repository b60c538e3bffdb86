/** Turns that end with cards discarded. */
import { END, match, type MatchOptions } from './match';

/** Saru's turn ends after these cards were discarded in it; threat-1, 2 and 3 have the corner numbers 0, 1 and 2. */
export function endedWith(
  risk: { readonly starfleet?: readonly string[]; readonly terran?: readonly string[] },
  options: MatchOptions = {},
) {
  const { starfleet = [], terran = [] } = risk;
  return match({
    ...options,
    discards: { starfleet, terran },
    change: (state) => {
      state.turn.risk = { starfleet: [...starfleet], terran: [...terran] };
      options.change?.(state);
    },
  }).do('saru', END);
}
