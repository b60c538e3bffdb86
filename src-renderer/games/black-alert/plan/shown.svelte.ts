/** Which parts of the board are drawn. Kept while the plan is open; nothing of it enters the plan. */

/** In the order of the list. */
export const BOARD_LAYERS = ['names', 'reach', 'before', 'tokens', 'legend'] as const;
export type BoardLayer = (typeof BOARD_LAYERS)[number];

export const LAYER_WORDS: Readonly<Record<BoardLayer, { readonly title: string; readonly holds: string }>> = {
  names: { title: 'Names', holds: 'of spaces and nodes' },
  reach: { title: 'Reach', holds: 'where one Navigate leads, and at what price' },
  before: { title: 'Before the turn', holds: 'the way as it was, what is gained and lost' },
  tokens: { title: 'Tokens', holds: 'Corruption, Fleet tokens and markers; ways count them all the same' },
  legend: { title: 'Legend', holds: 'what the lines mean, beside the board' },
};

export class ShownParts {
  #hidden = $state.raw<readonly BoardLayer[]>([]);

  isShown(layer: BoardLayer): boolean {
    return !this.#hidden.includes(layer);
  }

  toggle(layer: BoardLayer): void {
    this.#hidden = this.isShown(layer)
      ? [...this.#hidden, layer]
      : this.#hidden.filter((other) => other !== layer);
  }
}
