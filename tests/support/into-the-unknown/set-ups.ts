/** A set-up from its first step. */
import type { IntoTheUnknownSetup } from '../../../shared/documents';
import type { Cards } from './content';
import { complicationCard, overtureCard, situationCard } from './mission-cards';
import { setupWith } from './forces';
import { Match } from './match';

/** One card of each kind, so that nothing has to be drawn for missions. */
const QUIET: Cards = {
  overtures: { plain: overtureCard() },
  situations: { calm: situationCard() },
  complications: Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id) => [id, complicationCard({ name: id })]),
  ),
};
const PLAIN: IntoTheUnknownSetup['mission'] = { type: 'incident', overture: 'plain', situation: 'calm' };
/** From the first step, with missions that do nothing. */
export const begin = (own: Partial<IntoTheUnknownSetup> = {}, cards: Cards = {}, readings = {}) =>
  Match.from(setupWith({ mission: PLAIN, ...own }), readings, { ...QUIET, ...cards });
/** Faces of the intuition die: one success, two successes, breakthrough, analysis. */
export const [ONE, TWO, BREAKTHROUGH, ANALYSIS] = [0, 2, 3, 4];
