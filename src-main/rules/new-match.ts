/** A match that nobody has played yet. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { type Match, MATCH_FORMAT, MATCH_VERSION } from '../../shared/documents';
import { savedMatch, type AnyTimeline, Timeline } from './engine';
import { type PackAtHand, packInMatch } from './match-packs';
import type { OpenGame } from './open-game';

export interface NewMatch {
  /** From outside data; `{}` is the game's standard set-up. */
  readonly setup: unknown;
  /** Who plays at each place: `person` or a bot's name. */
  readonly players: readonly string[];
  /** Who they are, in the same order; left out and empty: as the game names its seats. */
  readonly names?: readonly string[] | undefined;
  readonly seed: string;
  readonly readings: Readonly<Record<string, string>>;
}

/** Begins a match, or tells every fault of its set-up, places counted from the set-up's own root. */
export function beginMatch(
  game: OpenGame,
  packs: readonly PackAtHand[],
  { setup, players, names = [], seed, readings }: NewMatch,
): Result<{ readonly match: Match; readonly timeline: AnyTimeline }, readonly Refusal[]> {
  const asked = game.setupFor(setup, players.length, seed);
  if (!asked.ok) return asked;
  const started = Timeline.start(game.rules, asked.value);
  if (!started.ok) return err(started.error);
  const bare = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game: game.id,
    rulesVersion: game.rules.rulesVersion,
    title: game.title,
    packs: packs.map(packInMatch),
    setup: asked.value,
    seats: players.map((player, index) => seatOf(player, names[index])),
    seed,
    readings,
    records: [],
    branches: [],
    checkpoint: { at: 0, hash: '', state: {} },
  } as Match; // its set-up is the game's own
  return ok({ match: savedMatch(bare, started.value), timeline: started.value });
}

function seatOf(player: string, name: string | undefined): Match['seats'][number] {
  return name === undefined || name === '' ? { player } : { player, name };
}
