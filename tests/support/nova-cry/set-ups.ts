/** Set-ups of Nova Cry, from nothing given to everything. */
import type { TaskForce } from '../../../shared/documents';
import { force } from './match';
import { Match, openSeats } from './play';

/** A match of so many seats with nothing given. */
export const open = (count: number, readings = {}) => Match.from({ seats: openSeats(count) }, readings);
/** A task force whose officers are dealt. */
export const crewless = (index: number): TaskForce => ({
  ...force({}, index),
  crew: { scientist: null, doctor: null, engineer: null },
});
