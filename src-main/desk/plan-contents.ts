/** Merged content by game and by the packs that a document names. What was read stays, to judge edits by. */
import { type Refusal, type Result, ok } from '../../shared/base';
import { type GameContents, type GameId, mergeLayers, type PackHead } from '../../shared/content';
import { firstFault } from '../library';
import { layersOf, type PackPlaces } from './content';

export interface MergedContent<Game extends GameId> {
  readonly content: GameContents[Game];
  /** Every layer that went in, weakest first. */
  readonly packs: readonly PackHead[];
}

export class PlanContents {
  readonly #places: PackPlaces;
  readonly #known = new Map<string, MergedContent<GameId>>();

  constructor(places: PackPlaces) {
    this.#places = places;
  }

  /** Reads the packs as they are now: `unknown-pack`, or what is wrong with one. */
  async read<Game extends GameId>(
    game: Game,
    packs: readonly string[],
  ): Promise<Result<MergedContent<Game>, Refusal>> {
    const found = await layersOf(game, packs, this.#places);
    if (!found.ok) return found;
    const layers = found.value.map(({ layer }) => layer);
    const merged = firstFault(mergeLayers(game, layers));
    if (!merged.ok) return merged;
    const read = { content: merged.value, packs: layers.map(({ head }) => head) };
    this.#known.set(keyOf(game, packs), read);
    return ok(read);
  }

  /** What was read last of these packs, null if nothing could be. */
  known<Game extends GameId>(game: Game, packs: readonly string[]): GameContents[Game] | null {
    const known = this.#known.get(keyOf(game, packs));
    // Kept under the name of its own game.
    return known === undefined ? null : (known.content as GameContents[Game]);
  }
}

function keyOf(game: GameId, packs: readonly string[]): string {
  return [game, ...packs].join('/');
}
