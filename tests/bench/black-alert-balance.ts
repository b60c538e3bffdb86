/** Who wins Black Alert, by what, and how long it takes when everybody plays at random: what the stand-ins are tuned by. */
import { type BlackAlertContent, TEAMS, type Team } from '../../shared/content/black-alert';
import {
  blackAlert,
  type BlackAlertRules,
  type BlackAlertSetup,
  readingsOf,
} from '../../src-main/rules/black-alert';
import { playOut, randomFrom, shuffled } from '../../src-main/rules/engine';
import { shippedBlackAlert } from '../support/shipped-content';

export type End = Team | 'both-lose' | 'unfinished';
/** Shares of games by the winners' team; `both-lose` for the last Corruption token. */
export type Shares = Readonly<Record<End, number>>;

export interface Balance {
  readonly games: number;
  readonly shares: Shares;
  /** The shares of each table: who sits at it, in seat order. */
  readonly byTable: Readonly<Record<string, Shares>>;
  /** Shares of all games, by the rule that ended them. */
  readonly byRule: Readonly<Record<string, number>>;
  /** Turns of the median game, of the shortest and longest tenth. */
  readonly turns: { readonly low: number; readonly median: number; readonly high: number };
  readonly meanRecords: number;
  readonly actionsPerSecond: number;
}

/** Longer than any game by far: random play that runs into it has found a loop. */
export const MOST_RECORDS = 20_000;

/** The shipped stand-ins, as the bench prints them. */
export function shippedBalance(games: number): Balance {
  return balanceOf(shippedBlackAlert(), games);
}

/** Games of two, three and four players in turn, Characters drawn by lot. */
export function balanceOf(content: BlackAlertContent, games: number, seed = 'balance'): Balance {
  const began = performance.now();
  const played = Array.from({ length: games }, (_, game) => playGame(content, game, `${seed} ${game}`));
  const seconds = (performance.now() - began) / 1000;
  const turns = played.map((game) => game.turns).sort((one, other) => one - other);
  const records = played.reduce((sum, game) => sum + game.records, 0);
  const tables = TABLES.map((table): [string, Shares] => [
    table.join(', '),
    sharesOf(played.filter((game) => game.table === table)),
  ]);
  const rules = [...new Set(played.map(({ rule }) => rule))].sort();
  return {
    games,
    shares: sharesOf(played),
    byTable: Object.fromEntries(tables),
    byRule: Object.fromEntries(rules.map((rule) => [rule, shareOf(played, (game) => game.rule === rule)])),
    turns: { low: quantile(turns, 0.1), median: quantile(turns, 0.5), high: quantile(turns, 0.9) },
    meanRecords: records / games,
    actionsPerSecond: records / seconds,
  };
}

interface Game {
  readonly table: readonly Team[];
  readonly end: End;
  /** Who won and by which rule. */
  readonly rule: string;
  readonly turns: number;
  readonly records: number;
}

function playGame(content: BlackAlertContent, game: number, seed: string): Game {
  const rules = rulesOver(content);
  const random = randomFrom(seed);
  const setup = setupFor(content, game, random);
  const first = rules.start(setup);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const { state, outcome, records } = playOut(
    rules,
    first.value,
    seed,
    (now, actor) => rules.sample(now, actor, random),
    MOST_RECORDS,
  );
  const team = state.seats.find(({ seat }) => outcome?.winners.includes(seat))?.team;
  const end = team ?? (outcome ? 'both-lose' : 'unfinished');
  return {
    table: tableOf(game),
    end,
    rule: outcome ? `${end} ${outcome.rule}` : end,
    turns: rules.turns(state),
    records: records.length,
  };
}

export function rulesOver(content: BlackAlertContent): BlackAlertRules {
  const known = RULES.get(content);
  if (known) return known;
  const readings = readingsOf({});
  if (!readings.ok) throw new Error('The default readings are refused.');
  const rules = blackAlert(content, readings.value);
  RULES.set(content, rules);
  return rules;
}

/** One set of rules for each content, so that all games share what is computed once. */
const RULES = new WeakMap<BlackAlertContent, BlackAlertRules>();

function sharesOf(games: readonly Game[]): Shares {
  const share = (end: End): number => shareOf(games, (game) => game.end === end);
  return {
    starfleet: share('starfleet'),
    terran: share('terran'),
    'both-lose': share('both-lose'),
    unfinished: share('unfinished'),
  };
}

function shareOf(games: readonly Game[], isCounted: (game: Game) => boolean): number {
  return games.filter(isCounted).length / games.length;
}

function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}

/** Two players, four, or three with the lone one on either side. */
const TABLES: readonly (readonly Team[])[] = [
  ['starfleet', 'terran'],
  ['starfleet', 'terran', 'terran'],
  ['starfleet', 'starfleet', 'terran'],
  ['starfleet', 'terran', 'starfleet', 'terran'],
];

function tableOf(game: number): readonly Team[] {
  return TABLES[game % TABLES.length] ?? [];
}

/** Game number so and so: its table, Characters drawn by lot. */
export function setupFor(
  content: BlackAlertContent,
  game: number,
  random: Parameters<typeof shuffled>[1],
): BlackAlertSetup {
  const table = tableOf(game);
  const decks = Object.fromEntries(
    TEAMS.map((team) => {
      const own = Object.entries(content.characters).filter(([, character]) => character.team === team);
      return [team, shuffled(own, random).map(([id]) => id)];
    }),
  );
  const isLone = (team: Team): boolean =>
    table.length === 3 && table.filter((each) => each === team).length === 1;
  const seats = table.map((team) => ({
    team,
    characters: decks[team]?.splice(0, isLone(team) ? 2 : 1) ?? [],
  }));
  return { seats };
}
