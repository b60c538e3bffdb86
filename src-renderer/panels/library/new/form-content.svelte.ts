/** The merged packs that a new match is set up with, read anew when other packs are laid over the shipped ones. */
import type { Refusal } from '../../../../shared/base';
import type { ContentOf, MatchGame } from '../../../bridge/game-kinds';
import type { ReadContent } from './form-props';

export class FormContent<Game extends MatchGame> {
  /** Null until it has been read. */
  content = $state.raw<ContentOf<Game> | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly #game: Game;
  readonly #read: ReadContent;
  #newest = 0;

  constructor(game: Game, read: ReadContent) {
    this.#game = game;
    this.#read = read;
    void this.load([]);
  }

  /** What was there before stays until main has answered, and when it refuses. */
  async load(packs: readonly string[]): Promise<void> {
    const turn = ++this.#newest;
    const answer = await this.#read(this.#game, packs);
    if (turn !== this.#newest) return;
    if (answer.ok) [this.content, this.refusal] = [answer.value, null];
    else this.refusal = answer.error;
  }
}
