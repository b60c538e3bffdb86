/** Matches aboard the Charon. */
import type { LocationId } from '../../../shared/content/black-alert';
import type { MatchOptions } from './match';

/** Lorca there, Saru out of the way, or the other way round. */
export const terran = (at: LocationId, options: MatchOptions = {}): MatchOptions => ({
  turn: 'lorca',
  hands: { lorca: ['t4'] },
  at: { lorca: at, saru: 'discovery/brig' },
  ...options,
});
/** Saru there, Lorca out of the way. */
export const starfleet = (at: LocationId, options: MatchOptions = {}): MatchOptions => ({
  hands: { saru: ['s4'] },
  at: { saru: at, lorca: 'discovery/brig' },
  ...options,
});
