/** A match of Nova Cry in the middle of a turn, laid out as a test needs it. */
import { type NovaCryContent, officerOf, type Token } from '../../../shared/content/nova-cry';
import type { Phase, PileName, Task } from '../../../shared/contract/nova-cry';
import type { TaskForce } from '../../../shared/documents';
import type { SeatId } from '../../../src-main/rules/engine';
import type { DraftSeat, DraftState, SeatHeld } from '../../../src-main/rules/nova-cry/state';
import { Match } from './play';
import { CONTENT, rulesWith } from './content';

/** What a seat has instead of the plain task force, and what else lies there. */
export interface SeatOptions {
  readonly ship?: string;
  readonly captain?: string;
  readonly weapon?: string;
  /** Scientist, doctor, engineer. */
  readonly crew?: readonly [string, string, string];
  readonly hand?: readonly string[];
  readonly aliens?: readonly string[];
  /** Arrow cards in play with their option, 0 where none is named. */
  readonly permanents?: readonly (string | readonly [string, 0 | 1])[];
  readonly intel?: number;
  readonly victory?: number;
  readonly training?: number;
  readonly damage?: number;
  readonly cargo?: number;
  readonly front?: readonly Token[];
  readonly onShip?: readonly Token[];
  readonly planet?: readonly [string, number];
}

export interface MatchOptions {
  /** In seat order; two plain seats by default. */
  readonly seats?: readonly SeatOptions[];
  readonly readings?: Readonly<Record<string, string>>;
  readonly content?: Partial<NovaCryContent>;
  /** Whose turn it is; seat 1 by default. */
  readonly turn?: SeatId;
  /** Alerts by default. */
  readonly phase?: Phase;
  /** The second by default, so that fights may be declared. */
  readonly round?: number;
  readonly discards?: Partial<Readonly<Record<PileName, readonly string[]>>>;
  readonly chancellor?: SeatId;
  /** What lies in the bag; all that is not out by default. */
  readonly bag?: Partial<Readonly<Record<Token, number>>>;
  /** On top of the turn, the last named first. */
  readonly tasks?: readonly Task[];
  readonly change?: (state: DraftState) => void;
}

const CREW = ['sci-22', 'doc-22', 'eng-22'] as const;
const WARES = ['pistol', 'repeater', 'blade', 'maul', 'net', 'lance'];

/** A task force in full, so that nothing is drafted. */
export function force(options: SeatOptions = {}, index = 0): TaskForce {
  const [scientist, doctor, engineer] = options.crew ?? CREW;
  return {
    ship: options.ship ?? ['plain', 'other', 'orion', 'slow', 'unarmed', 'tug'][index] ?? 'plain',
    captain:
      options.captain ?? ['nobody', 'somebody', 'grit', 'mentor', 'trade', 'duelist'][index] ?? 'nobody',
    weapon: options.weapon ?? WARES[index] ?? 'pistol',
    crew: { scientist, doctor, engineer },
  };
}

/** A match in which seat 1 may act; hands are empty, no Intel, no tokens, nothing is under way. */
export function match(options: MatchOptions = {}): Match {
  const content = { ...CONTENT, ...options.content };
  const rules = rulesWith(options.readings, content);
  const { seats = [{}, {}] } = options;
  const begun = rules.start({ seats: seats.map((seat, index) => ({ force: force(seat, index) })) });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const ready = new Match(rules, begun.value).throughSetup();
  const state = structuredClone(ready.state) as DraftState;
  state.first = '1';
  layOut(state, options, content);
  options.change?.(state);
  return new Match(rules, state);
}

function layOut(state: DraftState, options: MatchOptions, content: NovaCryContent): void {
  const { seats = [{}, {}], turn = '1', phase = 'alerts', round = 2, tasks = [] } = options;
  state.tasks = [{ type: 'turn' }, ...tasks] as DraftState['tasks'];
  Object.assign(state.turn!, { seat: turn, phase, round, number: (round - 1) * seats.length + 1 });
  state.chancellor = options.chancellor ?? null;
  for (const pile of Object.values(state.piles)) {
    pile.deck = [...pile.deck, ...pile.discard].sort();
    pile.discard = [];
  }
  for (const held of state.seats) {
    for (const card of held.hand) state.piles[pileOf(content, card)].deck.push(card);
  }
  state.seats.forEach((held, index) => layOutSeat(held, seats[index] ?? {}));
  for (const [name, cards] of Object.entries(options.discards ?? {}))
    state.piles[name as PileName].discard = [...cards];
  takeOut(state);
  const bag = state.seats.flatMap(({ front, ship, captain }) => [
    ...front,
    ...(ship?.tokens ?? []),
    ...(captain?.tokens ?? []),
  ]);
  state.bag = { ...content.start.tokens };
  for (const token of bag) state.bag[token] -= 1;
  Object.assign(state.bag, options.bag);
}

function layOutSeat(held: DraftSeat, options: SeatOptions): void {
  const { planet, permanents = [] } = options;
  held.hand = [...(options.hand ?? [])].sort();
  held.aliens = (options.aliens ?? []).map((card) => ({ card, status: 'ready', used: false, attached: [] }));
  held.permanents = permanents.map((each) => {
    const [card, option] = typeof each === 'string' ? [each, 0 as const] : each;
    return { card, option, used: false, on: null, raises: null };
  });
  held.intel = options.intel ?? 0;
  held.victory = options.victory ?? 0;
  held.training = options.training ?? 0;
  held.front = [...(options.front ?? [])];
  held.planet = planet ? { card: planet[0], space: planet[1] } : null;
  Object.assign(held.ship!, {
    damage: options.damage ?? 0,
    cargo: options.cargo ?? 0,
    tokens: [...(options.onShip ?? [])].sort(),
    sideways: false,
  });
}

/** What lies with seats or in discards lies in no deck. */
function takeOut(state: DraftState): void {
  const out = new Set([
    ...state.seats.flatMap((held) => cardsWith(held as SeatHeld)),
    ...Object.values(state.piles).flatMap(({ discard }) => discard),
  ]);
  for (const pile of Object.values(state.piles))
    pile.deck = [...new Set(pile.deck)].filter((card) => !out.has(card)).sort();
}

function cardsWith({ hand, aliens: crewmates, permanents, planet }: SeatHeld): readonly string[] {
  return [
    ...hand,
    ...crewmates.map(({ card }) => card),
    ...permanents.map(({ card }) => card),
    ...(planet ? [planet.card] : []),
  ];
}

function pileOf(content: NovaCryContent, card: string): 'scientist' | 'doctor' | 'engineer' {
  const record = content.actionCards[card.split('#')[0] ?? ''];
  return record ? officerOf(record.skill) : 'scientist';
}
