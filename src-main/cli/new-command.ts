/** `plotroom new`: a match that nobody has played yet. */
import type { Refusal, Result } from '../../shared/base';
import { parseJson } from '../../shared/content';
import { writeMatch } from '../../shared/documents';
import { beginMatch } from '../rules/new-match';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { firstRefused } from './first-refused';
import { readText, writeText } from './files';
import type { Games } from './games';
import { gameFrom, type GameOptions, gameRequest } from './match-options';
import { wholeFrom } from './option-values';

export interface NewOptions extends GameOptions {
  readonly setup?: string;
  readonly out: string;
}

/** Reads the options; throws `UsageError`. */
export function newRequest(game: string, options: NewOptions) {
  return {
    game: gameFrom(game),
    seats: wholeFrom(options.seats, '--seats'),
    setup: options.setup,
    out: options.out,
    ...gameRequest(options),
  };
}

export async function answerNew(
  io: CommandIo,
  games: Games,
  request: ReturnType<typeof newRequest>,
): Promise<Answer> {
  const { game, seats, seed, readings } = request;
  if (!game.ok) return refused(game.error);
  const setup = await readSetup(io, request.setup);
  if (!setup.ok) return refused(setup.error);
  const opened = await games.open(game.value, readings);
  if (!opened.ok) return firstRefused(opened.error);
  // More seats than any game has are refused by its rules all the same.
  const players = Array.from({ length: Math.min(seats, MOST_SEATS) }, () => 'person');
  const begun = beginMatch(opened.value.game, opened.value.packs, {
    setup: setup.value,
    players,
    seed,
    readings,
  });
  if (!begun.ok) return firstRefused(begun.error);
  const { match, timeline } = begun.value;
  const written = await writeText(io, request.out, writeMatch(match));
  if (!written.ok) return refused(written.error);
  return answered({ hash: match.checkpoint.hash, actors: timeline.rules.actors(timeline.state) });
}

const MOST_SEATS = 7;

/** The set-up's JSON, `{}` where none is given: `unreadable`, `not-json`. */
export async function readSetup(io: CommandIo, file: string | undefined): Promise<Result<unknown, Refusal>> {
  if (file === undefined) return { ok: true, value: {} };
  const text = await readText(io, file);
  return text.ok ? parseJson(text.value) : text;
}
