/** Where a table's content comes from: main merges the packs of a document; the sector's shipped ones are read once. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { ContentPack, PackHead } from '../../shared/content';
import type { Bridge, GameId } from '../../shared/contract';
import type { ContentOf } from '../bridge/game-kinds';

export interface ReadContent<Game extends GameId> {
  readonly content: ContentOf<Game>;
  /** Every layer that went in, the weakest first. */
  readonly packs: readonly PackHead[];
}
export interface ContentSource {
  /** What a document of a game is played or planned with. */
  read<Game extends GameId>(game: Game, document: string): Promise<Result<ReadContent<Game>, Refusal>>;
}

const otherGame: Refusal = {
  code: 'other-game',
  message: 'The packs of this document belong to another game.',
};

/** `sector`: the shipped packs of Into the Unknown, which its plans are drawn with. */
export function contentSource(
  bridge: Bridge,
  sector: () => Promise<Result<ContentPack, Refusal>>,
): ContentSource {
  return {
    async read<Game extends GameId>(game: Game, document: string) {
      // The content that main names after a game is that game's.
      const of = (content: unknown) => content as ContentOf<Game>;
      if (game === 'into-the-unknown') {
        const shipped = await sector();
        return shipped.ok ? ok({ content: of(shipped.value), packs: shipped.value.layers }) : shipped;
      }
      const merged = await bridge.call('document.content', { id: document });
      if (!merged.ok) return merged;
      const { game: mergedGame, content, packs } = merged.value;
      return mergedGame === game ? ok({ content: of(content), packs }) : err(otherGame);
    },
  };
}
