/** `plotroom play`: a whole match by bots. */
import { writeMatch } from '../../shared/documents';
import { chooserOf } from '../bots';
import { matchAfter, playOut, stateHash } from '../rules/engine';
import { beginMatch } from '../rules/new-match';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { refusalToWrite, writeText } from './files';
import { firstRefused } from './first-refused';
import type { Games } from './games';
import { botsFrom, gameFrom, type GameOptions, gameRequest } from './match-options';
import { readSetup } from './new-command';
import { wholeFrom } from './option-values';

export interface PlayOptions extends GameOptions {
  readonly setup?: string;
  readonly limit?: string;
  readonly out?: string;
}

/** Longer than any match: what runs into it goes in circles. */
export const MOST_RECORDS = 100_000;

/** Reads the options; throws `UsageError`. */
export function playRequest(game: string, options: PlayOptions) {
  return {
    game: gameFrom(game),
    bots: botsFrom(options.seats),
    setup: options.setup,
    limit: options.limit === undefined ? MOST_RECORDS : wholeFrom(options.limit, '--limit'),
    out: options.out,
    ...gameRequest(options),
  };
}

export async function answerPlay(
  io: CommandIo,
  games: Games,
  request: ReturnType<typeof playRequest>,
): Promise<Answer> {
  const { game, bots, seed, readings, limit, out } = request;
  if (!game.ok) return refused(game.error);
  if (!bots.ok) return refused(bots.error);
  const setup = await readSetup(io, request.setup);
  if (!setup.ok) return refused(setup.error);
  const opened = await games.open(game.value, readings);
  if (!opened.ok) return firstRefused(opened.error);
  const { game: open, packs } = opened.value;
  const begun = beginMatch(open, packs, { setup: setup.value, players: bots.value, seed, readings });
  if (!begun.ok) return firstRefused(begun.error);
  // A match takes its time: it is not played for a file that cannot be written.
  const unwritable = out === undefined ? null : await refusalToWrite(io, out);
  if (unwritable !== null) return refused(unwritable);
  const { match, timeline } = begun.value;
  const { rules } = open;
  const { state, records, outcome } = playOut(
    rules,
    timeline.state,
    seed,
    chooserOf(rules, bots.value, seed),
    limit,
  );
  if (out !== undefined) {
    const written = await writeText(io, out, writeMatch(matchAfter(match, records, state)));
    if (!written.ok) return refused(written.error);
  }
  const names = open.seatNames(match.setup);
  return answered({
    outcome,
    turns: rules.turns(state),
    actions: records.length,
    hash: stateHash(state),
    seats: bots.value.map((bot, index) => ({ seat: String(index + 1), name: names[index], bot })),
  });
}
