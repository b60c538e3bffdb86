/** What everybody and each seat may know of the double's match. */
import type { Team } from '../../shared/content/black-alert';
import { SEAT_IDS, type SeatId } from '../../shared/contract';
import type { BlackAlertView, CharacterView } from '../../shared/contract/black-alert';

const CHARACTERS = ['michael-burnham', 'gabriel-lorca', 'philippa-georgiou', 'paul-stamets'] as const;
const SEATS = SEAT_IDS.slice(0, 4);
/** What lies in a hand is told to its own seat only: a test looks for these names. */
export const SECRET_CARDS = ['secret-card-one', 'secret-card-two', 'secret-card-three', 'secret-card-four'];

/** What a seat may know of a table where every hand holds one secret card. */
export function sampleView(seats: number, viewer: SeatId | null, turn: SeatId): BlackAlertView {
  const teamOf = (index: number): Team => (index % 2 === 0 ? 'starfleet' : 'terran');
  const places = CHARACTERS.slice(0, seats).map((character, index) => ({
    character,
    seat: SEATS[index] ?? '1',
    team: teamOf(index),
    card: SECRET_CARDS[index] ?? '',
  }));
  const characters = Object.fromEntries(
    places.map(({ character, seat, team, card }): [string, CharacterView] => [
      character,
      {
        seat,
        team,
        location: team === 'starfleet' ? 'discovery/bridge' : 'charon/throne-room',
        handSize: 1,
        hand: seat === viewer ? [card] : null,
        abilityUsed: false,
        wounded: false,
        detained: false,
      },
    ]),
  );
  const none = { intel: 0, dilithium: 0, tritanium: 0 };
  const pile = { deck: 20, discards: 0, looked: null, top: [] };
  return {
    viewer: viewer ?? 'spectator',
    seats: places.map(({ seat, team, character }) => ({ seat, team, characters: [character] })),
    characters,
    turn: {
      number: 1,
      character: places.find(({ seat }) => seat === turn)?.character ?? CHARACTERS[0],
      step: 'action',
      moves: 0,
      actions: 0,
      playedText: false,
      usedAbility: false,
      tookReady: false,
      held: 'none',
      risk: { starfleet: [], terran: [] },
    },
    holders: { starfleet: CHARACTERS[0], terran: CHARACTERS[1] },
    piles: {
      starfleet: pile,
      terran: pile,
      threat: pile,
      'damage-discovery': pile,
      'damage-charon': pile,
      missions: pile,
    },
    ready: [null, null, null],
    missions: [],
    infiltrations: [],
    damage: {},
    damageTaken: { discovery: 0, charon: 0 },
    pools: { discovery: none, charon: none },
    supply: { resources: none, corruption: 12 },
    board: { tiles: [], corruption: [], fleets: [], discovery: 'C3/a', charon: 'A1' },
    modifiers: [],
    tasks: [{ type: 'turn' }],
    outcome: null,
    endings: [],
    turnsDone: 0,
  };
}
