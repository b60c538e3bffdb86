/** The packs of a game that matches are played of, merged, as windows are told of them. */
import { type Refusal, type Result, ok } from '../../shared/base';
import { type GameContents, mergeLayers, type PackHead } from '../../shared/content';
import type { GameContent } from '../../shared/contract';
import type { MatchGame } from '../../shared/documents';
import { firstFault } from '../library';
import type { CallContext } from './call-context';
import type { MatchSession } from './match/match-session';

/** The shipped packs with these over them, as they are now. */
export async function contentFor(
  { contents }: CallContext,
  game: MatchGame,
  packs: readonly string[],
): Promise<Result<GameContent, Refusal>> {
  const read = await contents.read(game, packs);
  return read.ok ? ok(told(game, read.value.content, read.value.packs)) : read;
}

/** The packs of a match, as they are in its file. */
export function contentOfMatch({ table }: MatchSession): Result<GameContent, Refusal> {
  const { game } = table.match;
  const { layers } = table.at;
  const merged = firstFault(mergeLayers(game, layers));
  if (!merged.ok) return merged;
  return ok(
    told(
      game,
      merged.value,
      layers.map(({ head }) => head),
    ),
  );
}

function told<Game extends MatchGame>(
  game: Game,
  content: GameContents[Game],
  packs: readonly PackHead[],
): GameContent {
  return { game, content, packs } as GameContent; // content of the very game that is named
}
