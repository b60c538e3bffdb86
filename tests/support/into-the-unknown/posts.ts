/** A set-up with officers at their posts. */
import type { Station } from '../../../shared/content/into-the-unknown';
import type { Force, IntoTheUnknownSetup } from '../../../shared/documents';
import type { Cards } from './content';
import { complicationCard, overtureCard, situationCard } from './mission-cards';
import { type Core, force, houseForce, setupWith } from './forces';
import { Match } from './match';

export const CARDS: Cards = {
  overtures: { plain: overtureCard({ auxiliaries: 1 }) },
  situations: { calm: situationCard() },
  complications: { a: complicationCard(), b: complicationCard() },
};
const PLAIN: IntoTheUnknownSetup['mission'] = {
  type: 'incident',
  overture: 'plain',
  situation: 'calm',
  complications: { '1': 'a', '2': 'b' },
};
export const CHAIR: Station = 'captains-chair';

export type Posts = Readonly<Record<string, readonly (readonly [string, Station])[]>>;

/** A Federation with ships and crews planned, so that nothing but flex points is asked before inspection. */
export function planned(core: Core, posts: Posts, own: Partial<Force> = {}): Force {
  const ships = Object.entries(posts).map(([id, crew]) => ({
    class: id,
    equipment: [],
    crew: crew.map(([officer, station]) => ({ officer, station })),
  }));
  return force('federation', core, { ships, ...own });
}

/** Both ready to spend flex points; the Federation has priority. */
export function begin(given: Force, own: Partial<IntoTheUnknownSetup> = {}, cards: Cards = {}): Match {
  const setup = setupWith({
    mission: PLAIN,
    seats: [{ force: given }, { force: { ...houseForce('dominion'), transfer: [] } }],
    ...own,
  });
  const match = Match.from(setup, {}, { ...CARDS, ...cards });
  return match.roll(2, 2, 2, 4, 4, 4);
}

/** Where an officer is. */
export const at = (match: Match, officer: string) => {
  const found = match.officer(officer);
  return found.at?.type === 'section' ? `${found.at.unit}/${found.station ?? ''}` : null;
};

export const POSTS: Posts = {
  galaxy: [
    ['benjamin-sisko', CHAIR],
    ['scholarly-doctor', 'medbay'],
    ['redoubtable-engineer', 'engineering'],
    ['reliable-commander', 'helm'],
  ],
  miranda: [
    ['worf', 'tactical'],
    ['daring-first-officer', 'engineering'],
    ['reliable-commander', CHAIR],
  ],
};
