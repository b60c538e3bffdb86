/** Views of a Nova Cry match made by hand over the shipped content, for tests of the table: no rules stand behind them. */
import {
  type NovaCryContent,
  OFFICERS,
  SKILLS,
  SKILLS_OF,
  type Token,
  TOKENS,
} from '../../shared/content/nova-cry';
import type { SeatId } from '../../shared/contract';
import { SEAT_IDS } from '../../shared/contract';
import {
  type CardId,
  NOVA_CRY_PILES,
  type NovaCryView,
  type PileView,
  type SeatView,
  type SkillLevel,
  type TurnState,
  UNSEEN,
} from '../../shared/contract/nova-cry';

export interface ViewOptions {
  /** 2 to 6; 4 unless told. */
  readonly seats?: number;
  /** Who looks; null: a spectator. The first seat unless told. */
  readonly viewer?: SeatId | null;
  /** Cards in each hand; 5 unless told. */
  readonly hand?: number;
  /** Whether planet cards are in play; they are unless told. */
  readonly planets?: boolean;
  readonly phase?: TurnState['phase'];
}

/** A game well under way: somebody is out, tokens lie about, cards and aliens are in play. */
export function novaCryView(content: NovaCryContent, options: ViewOptions = {}): NovaCryView {
  const { seats: count = 4, viewer = '1', phase = 'strategy' } = options;
  const seats = SEAT_IDS.slice(0, count).map((seat, index) => seatView(content, options, seat, index));
  return {
    viewer: viewer ?? 'spectator',
    seats,
    first: '1',
    wish: { exclusives: false, firstGame: false },
    turn: {
      number: 33,
      round: 9,
      seat: '1',
      phase,
      done: false,
      fought: false,
      teleported: false,
      aliens: { bought: false, fromMerchant: false },
      played: false,
      emergencies: 0,
      strategies: [],
      wasChancellor: true,
      docked: false,
    },
    chancellor: '1',
    piles: Object.fromEntries(
      NOVA_CRY_PILES.map((pile, index) => [pile, pileOf(index)]),
    ) as NovaCryView['piles'], // one for each name of the list
    bag: Object.fromEntries(TOKENS.map((token) => [token, 11])) as NovaCryView['bag'], // one for each type
    modifiers: [],
    tasks: [{ type: 'turn' }],
    lastBids: null,
    outcome: null,
    turnsDone: 32,
  };
}

function pileOf(index: number): PileView {
  return { deck: 14 + ((index * 7) % 11), discards: 3, top: null };
}

const FRONTS: readonly (readonly Token[])[] = [
  ['data-leak', 'crew-needs', 'data-leak', 'warp-wear'],
  ['weapons-jam', 'data-leak', 'crew-needs'],
  ['warp-wear'],
  ['crew-needs', 'crew-needs', 'warp-wear', 'data-leak'],
  [],
  ['weapons-jam', 'weapons-jam'],
];
const SCORES = [9, 11, 7, 5, 9, 9];

function seatView(content: NovaCryContent, options: ViewOptions, seat: SeatId, index: number): SeatView {
  const at = <Value>(record: Readonly<Record<string, Value>>, skip = 0): readonly [string, Value] => {
    const all = Object.entries(record);
    const found = all[(index * 3 + skip) % all.length];
    if (!found) throw new Error('The content has no such card.');
    return found;
  };
  const [ship, { warp, weapons, hull, abilities }] = at(content.ships);
  const [captain, { abilities: captainAbilities }] = at(content.captains);
  const [weapon] = at(content.weapons);
  const [planet, { track }] = at(content.planets, 2);
  const crew = OFFICERS.map((type, place) => {
    const ofType = Object.entries(content.crew).filter(([, record]) => record.type === type);
    const [card] = ofType[index % ofType.length] ?? ['?'];
    const isOut = (seat === '1' && type === 'engineer') || (seat === '4' && type === 'doctor');
    const training: [number, number] = seat === '1' && place < 2 ? [place, 1] : [0, 0];
    return {
      card,
      type,
      status: isOut ? ('knocked-out' as const) : ('ready' as const),
      training,
      attached: [],
    };
  });
  const damage = [2, 3, 0, 5, 1, 4][index] ?? 0;
  const handSize = options.hand ?? [5, 4, 2, 6, 3, 1][index] ?? 3;
  const isOwn = seat === (options.viewer === undefined ? '1' : options.viewer);
  return {
    seat,
    ship: {
      card: ship,
      damage,
      sideways: seat === '4',
      cargo: seat === '2' ? 1 : 0,
      tokens: seat === '1' ? ['warp-wear'] : [],
      raised: [],
      used: { blockade: 0, teleport: 0 },
    },
    captain: {
      card: captain,
      status: seat === '3' ? 'destroyed' : 'ready',
      attached: [],
      tokens: [],
      raised: seat === '1' ? [1] : [],
    },
    weapon,
    crew,
    aliens: Object.keys(content.aliens)
      .slice(index, index + (seat === '1' ? 2 : index % 3))
      .map((card, place) => ({ card, status: 'ready', used: place === 0, attached: [] })),
    permanents: seat === '1' ? arrowCards(content).slice(0, 1) : [],
    intel: [5, 3, 6, 1, 2, 4][index] ?? 0,
    victory: SCORES[index] ?? 0,
    front: FRONTS[index] ?? [],
    training: seat === '1' ? 2 : 0,
    planet:
      options.planets === false
        ? null
        : { card: planet, space: Math.max(1, Math.min(track.length - 2, index + 1)) },
    isOut: false,
    handSize,
    hand: isOwn ? handOf(content, handSize) : null,
    score: SCORES[index] ?? 0,
    warp: seat === '1' ? Math.max(1, warp - 1) : warp,
    weapons,
    hull,
    hullLeft: Math.max(1, hull - damage),
    skills: SKILLS.map((skill): SkillLevel => {
      const member = crew.find(({ type }) => (SKILLS_OF[type] as readonly string[]).includes(skill));
      const record = member && content.crew[member.card];
      if (!member || !record || member.status !== 'ready') return { skill, level: 0 };
      const place = SKILLS_OF[member.type][0] === skill ? 0 : 1;
      return {
        skill,
        level: Math.min(4, (place === 0 ? record.first : record.second) + member.training[place]),
      };
    }),
    shipAbilities: abilities.map(({ number }) => number),
    captainAbilities: captainAbilities.map(({ number }, place) =>
      seat === '1' && place === 0 ? number + 1 : number,
    ),
    prices: { battle: 4, duel: 2, alien: 2 },
    quiet: 4,
    woundsBorne: 3,
  };
}

function arrowCards(content: NovaCryContent): SeatView['permanents'] {
  return Object.entries(content.actionCards)
    .filter(([, { arrow }]) => arrow)
    .map(([card]) => ({ card, option: 0, used: false, on: null, raises: null }));
}

/** Cards of all three types, copies numbered as a match numbers them. */
export function handOf(content: NovaCryContent, count: number): readonly CardId[] {
  const ids = Object.keys(content.actionCards);
  return Array.from({ length: count }, (_, index) => {
    const id = ids[(index * 5) % ids.length] ?? UNSEEN;
    const copy = Math.floor((index * 5) / ids.length);
    return copy === 0 ? id : `${id}#${copy + 1}`;
  });
}
