/** The games that matches can be played of, by id: the one place that knows them all. */
import { err, type Refusal, type Result } from '../../shared/base';
import type { PackLayer } from '../../shared/content';
import type { MatchGame } from '../../shared/documents';
import { openBlackAlert } from './black-alert-game';
import type { OpenGame } from './open-game';

export type { OpenGame } from './open-game';

type OpensGame = (
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
) => Result<OpenGame, readonly Refusal[]>;

const GAMES: Readonly<Record<MatchGame, OpensGame>> = {
  'black-alert': openBlackAlert,
  // Packs, plans and files of it are read; its rules come with the tasks of its table.
  'nova-cry': () =>
    err([{ code: 'unknown-kind', message: 'This version of Plotroom does not play nova-cry.' }]),
};

/** A game over packs and readings: every fault of them, `unknown-reading` at `/readings/KEY` first. */
export function openGame(
  game: MatchGame,
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
): Result<OpenGame, readonly Refusal[]> {
  return GAMES[game](layers, readings);
}
