/** Every game of the program, in the order in which tables are offered. A game's code is loaded with its first document. */
import type { GameEntries } from './game-entries';

export const GAMES: GameEntries = {
  'into-the-unknown': {
    plays: true,
    load: () => import('../games/into-the-unknown').then(({ intoTheUnknown }) => intoTheUnknown),
  },
  'black-alert': {
    plays: true,
    load: () => import('../games/black-alert').then(({ blackAlert }) => blackAlert),
  },
  'nova-cry': {
    plays: true,
    load: () => import('../games/nova-cry').then(({ novaCryGame }) => novaCryGame),
  },
};
