import type { BlackAlertMatchState } from '../../../../shared/contract';
import type { NewMatch } from '../../../bridge/library.svelte';

/** What begins this match once more: the same seats and readings; tiles, cards and chance are new. */
export function sameMatch(state: BlackAlertMatchState, packs: readonly string[]): NewMatch {
  const { title, seats, view, readings, chance } = state;
  return {
    game: 'black-alert',
    title,
    packs: [...packs],
    players: seats.map(({ player }) => player),
    setup: { seats: view.seats.map(({ team, characters }) => ({ team, characters: [...characters] })) },
    readings: { ...readings },
    chance,
  };
}
