/** A match file with its packs and rules, every record checked, as far as it can be played. */
import { type Refusal, type Result, ok } from '../../../shared/base';
import type { PackLayer } from '../../../shared/content';
import type { Match } from '../../../shared/documents';
import { firstFault } from '../../library';
import { type AnyTimeline, openMatch } from '../../rules/engine';
import { packAtHand, packsOfMatch } from '../../rules/match-packs';
import { type OpenGame, openGame } from '../../rules/registry';
import { readShippedLayers } from '../content';

export interface MatchAtHand {
  readonly game: OpenGame;
  /** Every layer it is played with, weakest first. */
  readonly layers: readonly PackLayer[];
  readonly timeline: AnyTimeline;
  /** What a person has to know of it. */
  readonly notice: Refusal | null;
}

/** Refuses as `packsOfMatch`, `openGame` and `openMatch` do, with the first fault. */
export async function matchAtHand(match: Match, assetsFolder: string): Promise<Result<MatchAtHand, Refusal>> {
  const shipped = await readShippedLayers(match.game, assetsFolder);
  if (!shipped.ok) return shipped;
  const found = firstFault(
    packsOfMatch(
      match,
      shipped.value.map((layer) => packAtHand(layer, true)),
      [],
    ),
  );
  if (!found.ok) return found;
  const layers = found.value.packs.map(({ layer }) => layer);
  const game = firstFault(openGame(match.game, layers, match.readings));
  if (!game.ok) return game;
  const opened = firstFault(openMatch(game.value.rules, match));
  if (!opened.ok) return opened;
  const { timeline, notice } = opened.value;
  return ok({ game: game.value, layers, timeline, notice: notice ?? found.value.notices[0] ?? null });
}
