/** `plotroom simulate`: many matches by bots, and who wins them by what. */
import { chooserOf } from '../bots';
import { type AnyRules, type Outcome, playOut } from '../rules/engine';
import { beginMatch } from '../rules/new-match';
import { type Answer, answered, refused } from './answer';
import { firstRefused } from './first-refused';
import type { Games } from './games';
import { botsFrom, gameFrom, type GameOptions, gameRequest } from './match-options';
import { wholeFrom } from './option-values';
import { MOST_RECORDS } from './play-command';
import { UsageError } from './usage-error';
import { shareOf } from './wilson';

export interface SimulateOptions extends GameOptions {
  readonly games: string;
}

/** More would take weeks, and more memory than there is. */
const MOST_GAMES = 1_000_000;

/** Reads the options; throws `UsageError`. */
export function simulateRequest(game: string, options: SimulateOptions) {
  const count = wholeFrom(options.games, '--games');
  if (count === 0 || count > MOST_GAMES)
    throw new UsageError(`--games takes a number from 1 to ${MOST_GAMES}.`);
  return { game: gameFrom(game), bots: botsFrom(options.seats), count, ...gameRequest(options) };
}

/** One game of many. */
interface Played {
  readonly outcome: Outcome | null;
  readonly turns: number;
  readonly actions: number;
}

export async function answerSimulate(
  games: Games,
  request: ReturnType<typeof simulateRequest>,
): Promise<Answer> {
  const { game, bots, seed, readings, count } = request;
  if (!game.ok) return refused(game.error);
  if (!bots.ok) return refused(bots.error);
  const opened = await games.open(game.value, readings);
  if (!opened.ok) return firstRefused(opened.error);
  const { game: open, packs } = opened.value;
  const begun = beginMatch(open, packs, { setup: {}, players: bots.value, seed, readings });
  if (!begun.ok) return firstRefused(begun.error);
  const { rules } = open;
  const first = begun.value.timeline.state;
  const began = performance.now();
  const played = Array.from({ length: count }, (_, index): Played => {
    const name = `${seed}/${index + 1}`;
    const { state, records, outcome } = playOut(
      rules,
      first,
      name,
      chooserOf(rules, bots.value, name),
      MOST_RECORDS,
    );
    return { outcome, turns: rules.turns(state), actions: records.length };
  });
  const seconds = (performance.now() - began) / 1000;
  const names = open.seatNames(begun.value.match.setup);
  return answered({
    games: count,
    unfinished: played.filter(({ outcome }) => outcome === null).length,
    seats: winsBySeat(rules, first, played).map((wins, index) => ({
      ...wins,
      name: names[index],
      bot: bots.value[index],
    })),
    rules: endsByRule(played),
    turns: lengthsOf(played.map(({ turns }) => turns)),
    actions: lengthsOf(played.map(({ actions }) => actions)),
    actionsPerSecond: Math.round(played.reduce((sum, { actions }) => sum + actions, 0) / seconds),
  });
}

function winsBySeat(rules: AnyRules, first: unknown, played: readonly Played[]) {
  return rules.seats(first).map((seat) => {
    const wins = played.filter(({ outcome }) => outcome?.winners.includes(seat)).length;
    return { seat, wins, ...shareOf(wins, played.length) };
  });
}

/** Ways in which games ended, the most frequent first, equal ones by rule. */
function endsByRule(played: readonly Played[]) {
  const counts = new Map<string, { outcome: Outcome; games: number }>();
  for (const { outcome } of played) {
    if (outcome === null) continue;
    const key = `${outcome.rule} ${outcome.type} ${outcome.winners.join()}`;
    counts.set(key, { outcome, games: (counts.get(key)?.games ?? 0) + 1 });
  }
  return [...counts.entries()]
    .sort(([oneKey, one], [otherKey, other]) => other.games - one.games || (oneKey < otherKey ? -1 : 1))
    .map(([, { outcome, games }]) => ({ ...outcome, games, ...shareOf(games, played.length) }));
}

/** Shortest, longest, mean, and the lengths that a tenth, half and nine tenths of the games do not exceed. */
function lengthsOf(lengths: readonly number[]) {
  const sorted = [...lengths].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const mean = sorted.reduce((sum, each) => sum + each, 0) / sorted.length;
  return { least: at(0), p10: at(0.1), median: at(0.5), p90: at(0.9), most: at(1), mean };
}
