/** A match of a game with everything at its default: one person against the bot. */
import type { GameId } from '../../../../shared/contract';
import type { NewMatch } from '../../../bridge/library.svelte';
import { freeTitle } from './free-title';
import { namesOf, playersFor } from './nova-cry/match-form';

/** How many a plain match of Nova Cry seats. */
const SEATS = 4;

const PLAIN: Readonly<Record<GameId, ((titles: readonly string[]) => NewMatch) | null>> = {
  /** The Federation against a bot of the Dominion; the mission's cards are drawn. */
  'into-the-unknown': (titles) => ({
    game: 'into-the-unknown',
    title: freeTitle('Sector match', titles),
    packs: [],
    players: ['person', 'steady'],
    setup: {},
    readings: {},
    chance: 'seeded',
  }),
  /** Two: the highest ranks, the person for Starfleet. */
  'black-alert': (titles) => ({
    game: 'black-alert',
    title: freeTitle('Network match', titles),
    packs: [],
    players: ['person', 'steady'],
    setup: {},
    readings: {},
    chance: 'seeded',
  }),
  /** Four, task forces drafted. */
  'nova-cry': (titles) => ({
    game: 'nova-cry',
    title: freeTitle('Task force match', titles),
    packs: [],
    players: playersFor(SEATS).map(({ player }) => player),
    names: [...namesOf(playersFor(SEATS))],
    setup: {},
    readings: {},
    chance: 'seeded',
  }),
};

/** Null: no matches are played of the game. */
export function plainMatch(game: GameId, titles: readonly string[]): NewMatch | null {
  return PLAIN[game]?.(titles) ?? null;
}
