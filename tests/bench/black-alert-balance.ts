/** Who wins Black Alert, by what, and how long it takes when everybody plays at random: what the stand-ins are tuned by. */
import { TEAMS, type Team } from '../../shared/content/black-alert';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import { blackAlert, type BlackAlertSetup, readingsOf } from '../../src-main/rules/black-alert';
import { playOut, randomFrom, shuffled } from '../../src-main/rules/engine';

export interface Balance {
  readonly games: number;
  /** Shares of all games, by the winners' team; `both-lose` for the last Corruption token. */
  readonly shares: Readonly<Record<Team | 'both-lose' | 'unfinished', number>>;
  /** Shares of all games, by the rule that ended them. */
  readonly byRule: Readonly<Record<string, number>>;
  /** Turns of the median game, of the shortest and longest tenth. */
  readonly turns: { readonly low: number; readonly median: number; readonly high: number };
  readonly meanRecords: number;
  readonly actionsPerSecond: number;
}

/** Longer than any game by far: random play that runs into it has found a loop. */
const MOST_RECORDS = 20_000;

/** Games of two, three and four players in turn, Characters drawn by lot. */
export function balanceOf(content: BlackAlertContent, games: number, seed = 'balance'): Balance {
  const readings = readingsOf({});
  if (!readings.ok) throw new Error('The default readings are refused.');
  const rules = blackAlert(content, readings.value);
  const ends = new Map<string, number>();
  const winners = new Map<string, number>();
  const turns: number[] = [];
  let records = 0;
  const began = performance.now();
  for (let game = 0; game < games; game += 1) {
    const name = `${seed} ${game}`;
    const random = randomFrom(name);
    const first = rules.start(setupFor(content, game, random));
    if (!first.ok) throw new Error(JSON.stringify(first.error));
    const played = playOut(
      rules,
      first.value,
      name,
      (state, actor) => rules.sample(state, actor, random),
      MOST_RECORDS,
    );
    records += played.records.length;
    turns.push(rules.turns(played.state));
    const team = played.state.seats.find(({ seat }) => played.outcome?.winners.includes(seat))?.team;
    count(winners, team ?? (played.outcome ? 'both-lose' : 'unfinished'));
    count(ends, played.outcome ? `${team ?? 'nobody'} ${played.outcome.rule}` : 'unfinished');
  }
  const seconds = (performance.now() - began) / 1000;
  const share = (key: string): number => (winners.get(key) ?? 0) / games;
  turns.sort((one, other) => one - other);
  return {
    games,
    shares: {
      starfleet: share('starfleet'),
      terran: share('terran'),
      'both-lose': share('both-lose'),
      unfinished: share('unfinished'),
    },
    byRule: Object.fromEntries([...ends].sort().map(([rule, times]) => [rule, times / games])),
    turns: { low: quantile(turns, 0.1), median: quantile(turns, 0.5), high: quantile(turns, 0.9) },
    meanRecords: records / games,
    actionsPerSecond: records / seconds,
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
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

function setupFor(
  content: BlackAlertContent,
  game: number,
  random: Parameters<typeof shuffled>[1],
): BlackAlertSetup {
  const table = TABLES[game % TABLES.length] ?? [];
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
