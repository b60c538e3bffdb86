/** The games that matches can be played of, by id: the one place that knows them all. */
import type { Refusal, Result } from '../../shared/base';
import type { PackLayer } from '../../shared/content';
import type { MatchGame } from '../../shared/documents';
import { openBlackAlert } from './black-alert-game';
import { openIntoTheUnknown } from './into-the-unknown-game';
import { openNovaCry } from './nova-cry-game';
import type { OpenGame } from './open-game';

export type { OpenGame } from './open-game';

type OpensGame = (
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
) => Result<OpenGame, readonly Refusal[]>;

const GAMES: Readonly<Record<MatchGame, OpensGame>> = {
  'into-the-unknown': openIntoTheUnknown,
  'black-alert': openBlackAlert,
  'nova-cry': openNovaCry,
};

/** A game over packs and readings: every fault of them, `unknown-reading` at `/readings/KEY` first. */
export function openGame(
  game: MatchGame,
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
): Result<OpenGame, readonly Refusal[]> {
  return GAMES[game](layers, readings);
}
