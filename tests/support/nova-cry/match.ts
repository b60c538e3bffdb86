/** A match of Nova Cry in the middle of a turn, set up as a test needs it, and played by naming seats. */
import type { Refusal } from '../../../shared/base';
import { type NovaCryContent, officerOf, type Token } from '../../../shared/content/nova-cry';
import type {
  NovaCryAction,
  NovaCryEvent,
  NovaCryView,
  Phase,
  PileName,
  Task,
} from '../../../shared/contract/nova-cry';
import type { NovaCrySetup, TaskForce } from '../../../shared/documents';
import { type Actor, deepFrozen, randomFrom, SEAT_IDS, type SeatId } from '../../../src-main/rules/engine';
import { novaCry, type NovaCryRules, type NovaCryState, readingsOf } from '../../../src-main/rules/nova-cry';
import type { DraftSeat, DraftState, SeatHeld } from '../../../src-main/rules/nova-cry/state';
import { abilities, captains, crew, planets, ships, weapons } from './cards';
import { actionCards, aliens, discovery, merchant, start } from './texts';

export const CONTENT: NovaCryContent = {
  ships,
  captains,
  abilities,
  crew,
  weapons,
  planets,
  aliens,
  actionCards,
  discovery,
  merchant,
  start,
};

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

export function rulesWith(
  readings: Readonly<Record<string, string>> = {},
  content: Partial<NovaCryContent> = {},
): NovaCryRules {
  const read = readingsOf(readings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return novaCry({ ...CONTENT, ...content }, read.value);
}

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

/** A state with its rules, changed by every step. Steps are checked first, so a test cannot play what is not legal. */
export class Match {
  readonly rules: NovaCryRules;
  state: NovaCryState;
  /** What the last step brought. */
  events: readonly NovaCryEvent[] = [];

  constructor(rules: NovaCryRules, state: NovaCryState) {
    this.rules = rules;
    this.state = deepFrozen(state);
  }

  /** A match from its very first roll. */
  static from(
    setup: NovaCrySetup,
    readings: Readonly<Record<string, string>> = {},
    content: Partial<NovaCryContent> = {},
  ): Match {
    const rules = rulesWith(readings, content);
    const begun = rules.start(setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    return new Match(rules, begun.value);
  }

  /** The seat takes an action. Throws with the refusal when it may not. */
  do(seat: SeatId, action: NovaCryAction): this {
    return this.step(seat, action);
  }

  roll(...dice: readonly number[]): this {
    return this.step('chance', { type: 'rolled', dice });
  }

  draw(...cards: readonly string[]): this {
    return this.step('chance', { type: 'drawn', cards });
  }

  tokens(...tokens: readonly Token[]): this {
    return this.step('chance', { type: 'tokens', tokens });
  }

  step(actor: Actor, action: NovaCryAction): this {
    const checked = this.rules.check(this.state, actor, action);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const step = this.rules.apply(this.state, actor, checked.value);
    this.state = deepFrozen(step.state);
    this.events = step.events;
    this.#reveal();
    return this;
  }

  /** What has only to be shown is shown at once, as at a table. */
  #reveal(): void {
    const list = this.rules.legal(this.state, 'chance');
    if (list.type !== 'open' || !list.kinds.includes('revealed')) return;
    const step = this.rules.apply(this.state, 'chance', { type: 'revealed' });
    this.state = deepFrozen(step.state);
    this.events = [...this.events, ...step.events];
    this.#reveal();
  }

  /** Chance answers whatever it is asked, until somebody else has to decide. */
  fate(seed = 'fate'): this {
    const random = randomFrom(seed);
    while (this.actor === 'chance') this.step('chance', this.rules.sample(this.state, 'chance', random));
    return this;
  }

  /** Whatever comes, until the first turn. */
  throughSetup(seed = 'set-up'): this {
    const random = randomFrom(seed);
    while (this.state.turn === null) {
      const { actor } = this;
      if (actor === null) throw new Error('The set-up ended the match.');
      this.step(actor, this.rules.sample(this.state, actor, random));
    }
    return this;
  }

  /** Everything that the seat may do now. */
  legal(seat: SeatId): readonly NovaCryAction[] {
    const list = this.rules.legal(this.state, seat);
    if (list.type === 'open') throw new Error('A seat has an open list.');
    return list.actions;
  }

  /** The legal actions of one type. */
  options<Type extends NovaCryAction['type']>(
    seat: SeatId,
    type: Type,
  ): readonly Extract<NovaCryAction, { readonly type: Type }>[] {
    const isOfType = (action: NovaCryAction): action is Extract<NovaCryAction, { readonly type: Type }> =>
      action.type === type;
    return this.legal(seat).filter(isOfType);
  }

  /** Why the seat may not do this. Throws when it may. */
  refusal(seat: Actor, action: unknown): Refusal {
    const checked = this.rules.check(this.state, seat, action);
    if (checked.ok) throw new Error(`${JSON.stringify(action)} is legal.`);
    return checked.error;
  }

  /** Who has to decide, the first of several; null: the match is over. */
  get actor(): Actor | null {
    return this.actors[0] ?? null;
  }

  get actors(): readonly Actor[] {
    return this.rules.actors(this.state);
  }

  /** The task on top. */
  get task(): Task {
    const task = this.state.tasks.at(-1);
    if (!task) throw new Error('Nothing is under way.');
    return task;
  }

  view(seat: SeatId | 'spectator'): NovaCryView {
    return this.rules.view(this.state, seat);
  }

  seat(id: SeatId): SeatHeld {
    const found = this.state.seats.find(({ seat }) => seat === id);
    if (!found) throw new Error(`No ${id} in this match.`);
    return found;
  }

  /** The events of the last step of one type. */
  told<Type extends NovaCryEvent['type']>(
    type: Type,
  ): readonly Extract<NovaCryEvent, { readonly type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<NovaCryEvent, { readonly type: Type }> => event.type === type,
    );
  }
}

/** So many seats with nothing given. */
export function openSeats(count: number): NovaCrySetup['seats'] {
  return SEAT_IDS.slice(0, count).map(() => ({}));
}

export const PROCEED: NovaCryAction = { type: 'proceed' };
export const PASS: NovaCryAction = { type: 'pass' };
export function strategy(...strategies: readonly string[]): NovaCryAction {
  return { type: 'strategy', strategies };
}
export function play(card: string, chosen: 0 | 1 = 0, ...pay: readonly string[]): NovaCryAction {
  return { type: 'play', card, option: chosen, pay };
}
