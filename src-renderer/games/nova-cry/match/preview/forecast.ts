/**
 * What an action is expected to bring its player at once, for the picture of it before it is done: ghost pawns, arcs and
 * figures. It decides nothing, and what chance, cards and other seats do to it is not in it.
 */
import type { Effect, NovaCryContent, PlanetRecord } from '../../../../../shared/content/nova-cry';
import type { NovaCryAction, NovaCryView, SeatView } from '../../../../../shared/contract/nova-cry';
import {
  actionRecord,
  alienRecord,
  captainRecord,
  planetRecord,
  recordOf,
  shipRecord,
} from '../../cards/lookup';

export interface Forecast {
  /** By how much each changes; 0: not at all. */
  readonly victory: number;
  readonly intel: number;
  readonly cards: number;
  readonly training: number;
  /** The pawn's spaces before and after; null: it stays. */
  readonly pawn: {
    readonly from: number;
    readonly to: number;
    readonly of: number;
    readonly docks: boolean;
  } | null;
  /** The planet card that would come into play; null: none. */
  readonly planet: string | null;
  /** How often a strategy would be carried out (NC-CHANC-01); 1 for everything else. */
  readonly times: number;
}

export interface ForecastFacts {
  readonly view: NovaCryView;
  readonly content: NovaCryContent;
  /** Whose action it is. */
  readonly self: SeatView;
}

const NOTHING: Forecast = { victory: 0, intel: 0, cards: 0, training: 0, pawn: null, planet: null, times: 1 };
/** Declaring a fight (NC-SHIP-05, NC-DUEL-04). */
const FIGHT_VICTORY = 2;
/** NC-TRAIN-01. */
const TRAINING_TOKENS = 2;

type Of<Type extends NovaCryAction['type']> = Extract<NovaCryAction, { readonly type: Type }>;
type Foresee = {
  readonly [Type in NovaCryAction['type']]?: (action: Of<Type>, facts: ForecastFacts) => Forecast | null;
};

/** What moves figures of its own player; everything else is a mere answer. */
const FORESEE: Foresee = {
  proceed: (_, facts) =>
    facts.view.turn?.phase === 'navigation' && facts.self.planet ? moved(facts, 1) : null,
  battle: ({ by }, { self }) => ({
    ...NOTHING,
    victory: FIGHT_VICTORY,
    intel: by === 'intel' ? -self.prices.battle : 0,
  }),
  duel: (_, { self }) => ({ ...NOTHING, victory: FIGHT_VICTORY, intel: -self.prices.duel }),
  'buy-alien': (_, { self }) => ({ ...NOTHING, intel: -self.prices.alien }),
  strategy: ({ strategies }, facts) => sum(strategies.map((id) => strategy(id, facts))),
  play: (action, facts) => played(action, facts),
  use: ({ cards, pay }, facts) =>
    sum([
      { ...NOTHING, cards: -pay.length },
      ...cards.map((card) => effects(alienRecord(facts.content, card)?.use?.effects ?? [], facts)),
    ]),
  emergency: ({ intel, cards }) => ({ ...NOTHING, intel: -intel, cards: -cards.length }),
  train: () => ({ ...NOTHING, training: -1 }),
  buy({ line }, facts) {
    const record = facts.content.merchant[recordOf(line)];
    return sum([{ ...NOTHING, intel: -(record?.intel ?? 0) }, effects(record?.effects ?? [], facts)]);
  },
  bid: ({ intel }) => ({ ...NOTHING, intel: -intel }),
  pay: ({ cards }) => ({ ...NOTHING, cards: -cards.length }),
  'choose-planet': ({ planet }) => ({ ...NOTHING, planet }),
};

/** The forecast of one action; null where it is a mere answer that moves nothing of its own player's figures. */
export function forecastOf(action: NovaCryAction, facts: ForecastFacts): Forecast | null {
  const foresee = FORESEE[action.type] as
    ((action: NovaCryAction, facts: ForecastFacts) => Forecast | null) | undefined; // the entry of that very type
  return foresee?.(action, facts) ?? null;
}

function played({ card, option: at, pay }: Of<'play'>, facts: ForecastFacts): Forecast {
  const option = actionRecord(facts.content, card)?.options[at];
  const points = { ...NOTHING, victory: option?.victory ?? 0, cards: -1 - pay.length };
  return sum([points, effects(option?.effects ?? [], facts)]);
}

/** The Chancellor does each strategy twice while the captain stands (NC-CHANC-01, NC-CHANC-07). */
export function doingsOf({ view, self }: ForecastFacts): number {
  return view.chancellor === self.seat && self.captain?.status === 'ready' ? 2 : 1;
}

function strategy(id: string, facts: ForecastFacts): Forecast {
  const times = doingsOf(facts);
  switch (id) {
    case 'rush':
      return { ...(facts.self.planet ? moved(facts, times) : NOTHING), times };
    case 'surveillance':
      return { ...NOTHING, intel: times, times };
    case 'command':
      return { ...NOTHING, cards: times, times };
    case 'training':
      return { ...NOTHING, training: times * (TRAINING_TOKENS + captainNumber(facts, 'mentor')), times };
    default:
      return { ...NOTHING, times };
  }
}

/** So many spaces on, and what docking would give (NC-PLANET-01). */
function moved(facts: ForecastFacts, spaces: number): Forecast {
  const { planet: at } = facts.self;
  const record = at && planetRecord(facts.content, at.card);
  if (!at || !record) return NOTHING;
  const of = record.track.length;
  const to = Math.min(of, at.space + spaces);
  const docks = to === of;
  const pawn = { from: at.space, to, of, docks };
  return docks ? { ...docking(record, facts), pawn } : { ...NOTHING, pawn };
}

function docking(planet: PlanetRecord, facts: ForecastFacts): Forecast {
  const gains = gained(planet.effects);
  const hasRoom = shipNumber(facts, 'cargo') > (facts.self.ship?.cargo ?? 0);
  return {
    ...NOTHING,
    ...gains,
    victory: planet.victory + gains.victory + (hasRoom ? 1 : 0),
    intel: gains.intel + captainNumber(facts, 'trade'),
  };
}

function effects(list: readonly Effect[], facts: ForecastFacts): Forecast {
  const spaces = list.reduce((total, effect) => total + (effect.verb === 'move' ? effect.spaces : 0), 0);
  const move = spaces > 0 && facts.self.planet ? moved(facts, spaces) : NOTHING;
  return sum([{ ...NOTHING, ...gained(list) }, move]);
}

/** What a text gives its own player for certain. */
function gained(list: readonly Effect[]): Pick<Forecast, 'victory' | 'intel' | 'training' | 'cards'> {
  const total = { victory: 0, intel: 0, training: 0, cards: 0 };
  for (const effect of list) {
    if (effect.verb === 'gain' && isOwn(effect.who)) total[effect.what] += effect.count;
    if (effect.verb === 'draw' && isOwn(effect.who)) total.cards += effect.count;
    if (effect.verb === 'search' || effect.verb === 'recover') total.cards += effect.count;
  }
  return total;
}

function isOwn(who: string): boolean {
  return who === 'self' || who === 'everybody';
}

function sum(parts: readonly Forecast[]): Forecast {
  return parts.reduce(
    (total, part) => ({
      victory: total.victory + part.victory,
      intel: total.intel + part.intel,
      cards: total.cards + part.cards,
      training: total.training + part.training,
      pawn: part.pawn ?? total.pawn,
      planet: part.planet ?? total.planet,
      times: Math.max(total.times, part.times),
    }),
    NOTHING,
  );
}

/** A captain's number as it counts now (NC-ABIL-16); 0: it has no such ability. */
function captainNumber({ content, self }: ForecastFacts, ability: string): number {
  const record = self.captain && captainRecord(content, self.captain.card);
  const at = record?.abilities.findIndex((each) => each.ability === ability) ?? -1;
  return at < 0 ? 0 : (self.captainAbilities[at] ?? 0);
}

function shipNumber({ content, self }: ForecastFacts, ability: string): number {
  const record = self.ship && shipRecord(content, self.ship.card);
  const at = record?.abilities.findIndex((each) => each.ability === ability) ?? -1;
  return at < 0 ? 0 : (self.shipAbilities[at] ?? 0);
}
