/** A match of Black Alert in the middle of a turn, set up as a test needs it, and played by naming Characters. */
import type {
  BlackAlertContent,
  LocationId,
  Resource,
  Ship,
  Team,
} from '../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../shared/contract/black-alert';
import type { NodeId, Space } from '../../../shared/hex';
import {
  blackAlert,
  type BlackAlertEvent,
  type BlackAlertRules,
  type BlackAlertSetup,
  type BlackAlertState,
  type BlackAlertView,
  readingsOf,
} from '../../../src-main/rules/black-alert';
import type { Actor } from '../../../src-main/rules/engine';
import type { DraftState } from '../../../src-main/rules/black-alert/state';
import { PlayedMatch } from '../played-match';
import { LAID, locations, loops, start, tiles } from './board';
import { characters, commandCards } from './cards';
import { damageCards, missions, threatCards } from './ship-cards';

export const CONTENT: BlackAlertContent = {
  characters,
  commandCards,
  missions,
  threatCards,
  damageCards,
  tiles,
  loops,
  start,
  locations,
};
export { LAID } from './board';

/** Two players: Saru and Lorca. Three: Saru, Tilly against the lone Lorca and Landry. Four: the same, one each. */
export const SEATS: Readonly<Record<2 | 3 | 4, BlackAlertSetup['seats']>> = {
  2: [
    { team: 'starfleet', characters: ['saru'] },
    { team: 'terran', characters: ['lorca'] },
  ],
  3: [
    { team: 'starfleet', characters: ['saru'] },
    { team: 'terran', characters: ['lorca', 'landry'] },
    { team: 'starfleet', characters: ['tilly'] },
  ],
  4: [
    { team: 'starfleet', characters: ['saru'] },
    { team: 'terran', characters: ['lorca'] },
    { team: 'starfleet', characters: ['tilly'] },
    { team: 'terran', characters: ['landry'] },
  ],
};

export interface MatchOptions {
  readonly seats?: 2 | 3 | 4 | BlackAlertSetup['seats'];
  readonly readings?: Readonly<Record<string, string>>;
  readonly content?: Partial<BlackAlertContent>;
  /** Whose turn it is; the first Starfleet holder by default. */
  readonly turn?: string;
  /** Everything else is dealt to nobody: hands are empty and the rest lies in the decks. */
  readonly hands?: Readonly<Record<string, readonly string[]>>;
  readonly at?: Readonly<Record<string, LocationId>>;
  readonly discards?: Partial<Readonly<Record<Team | 'threat', readonly string[]>>>;
  readonly ready?: readonly (string | null)[];
  readonly missions?: readonly string[];
  readonly damage?: readonly string[];
  readonly pools?: Partial<Readonly<Record<Ship, Partial<Readonly<Record<Resource, number>>>>>>;
  readonly discovery?: NodeId;
  readonly charon?: Space;
  readonly fleets?: readonly Space[];
  readonly corruption?: readonly Space[];
  readonly change?: (state: DraftState) => void;
}

const EMPTY_POOL = { intel: 0, dilithium: 0, tritanium: 0 };

/** A match whose player may move now; Draw Cards is over, nothing is under way. */
export function match(options: MatchOptions = {}): Match {
  const content = { ...CONTENT, ...options.content };
  const rules = rulesWith(options.readings, content);
  const { seats = 2, discovery, charon, fleets, corruption } = options;
  const chosen = typeof seats === 'number' ? SEATS[seats] : seats;
  const begun = rules.start({ seats: chosen, tiles: LAID, discovery, charon, fleets, corruption });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const state = structuredClone(begun.value) as DraftState;
  state.tasks = [{ type: 'turn' }];
  state.turn.step = 'move';
  layOut(state, content, options);
  if (options.turn !== undefined) {
    state.turn.character = options.turn;
    state.holders[state.characters[options.turn]!.team] = options.turn;
  }
  options.change?.(state);
  return new Match(rules, state);
}

export function rulesWith(
  readings: Readonly<Record<string, string>> = {},
  content: Partial<BlackAlertContent> = {},
): BlackAlertRules {
  const read = readingsOf(readings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return blackAlert({ ...CONTENT, ...content }, read.value);
}

function layOut(state: DraftState, content: BlackAlertContent, options: MatchOptions): void {
  const { hands = {}, at = {}, discards = {}, pools = {} } = options;
  for (const [id, character] of Object.entries(state.characters)) {
    character.hand = [...(hands[id] ?? [])].sort();
    character.location = at[id] ?? character.location;
  }
  state.ready = [...(options.ready ?? [null, null, null])];
  const dealt = options.missions ?? ['rebel-stronghold', 'mission-bridge', 'mission-brig'];
  state.missions = dealt.map((id) => ({ id, done: false }));
  for (const card of options.damage ?? []) {
    state.damage[content.damageCards[card]!.location] = card;
  }
  for (const ship of ['discovery', 'charon'] as const) state.pools[ship] = { ...EMPTY_POOL, ...pools[ship] };
  const out = new Set([
    ...Object.values(hands).flat(),
    ...state.ready.flatMap((card) => card ?? []),
    ...Object.values(state.damage),
    ...dealt,
    ...Object.values(discards).flat(),
  ]);
  for (const [name, pile] of Object.entries(state.piles)) {
    pile.discard = [...(discards[name as Team] ?? [])];
    pile.rest = pile.rest.filter((card) => !out.has(card));
  }
}

/** A match that is played by naming Characters: each stands for whoever plays it. */
export class Match extends PlayedMatch<
  BlackAlertSetup,
  BlackAlertState,
  BlackAlertAction,
  BlackAlertView,
  BlackAlertEvent,
  string
> {
  protected actorOf(character: string): Actor {
    return this.seatOf(character);
  }

  /** The Character's player takes an action. Throws with the refusal when it may not. */
  do(character: string, action: BlackAlertAction): this {
    return this.step(this.seatOf(character), action);
  }

  /** Chance names the cards that come. */
  draw(...cards: readonly string[]): this {
    return this.step('chance', { type: 'drawn', cards });
  }

  /** The Character on whose player the match waits, told apart from its mate by who was asked. */
  waitsFor(character: string): boolean {
    return this.actor === this.seatOf(character);
  }

  view(character: string): BlackAlertView {
    return this.rules.view(this.state, this.seatOf(character));
  }

  seatOf(character: string): BlackAlertState['characters'][string]['seat'] {
    return this.character(character).seat;
  }

  character(id: string): BlackAlertState['characters'][string] {
    const found = this.state.characters[id];
    if (!found) throw new Error(`No ${id} in this match.`);
    return found;
  }
}

/** Using the present location, with what its text asks before. */
export function use(
  effect: Partial<Extract<BlackAlertAction, { type: 'use' }>['effect']> = {},
  enhance = false,
): BlackAlertAction {
  const none = { option: null, target: null, location: null, fleet: null };
  return { type: 'use', enhance, effect: { ...none, ...effect } };
}

export function enhanced(
  effect: Partial<Extract<BlackAlertAction, { type: 'use' }>['effect']> = {},
): BlackAlertAction {
  return use(effect, true);
}

export function bid(...cards: readonly string[]): BlackAlertAction {
  return { type: 'bid', cards: [...cards].sort() };
}

export const PASS: BlackAlertAction = { type: 'pass' };
export const END: BlackAlertAction = { type: 'end-turn' };
