/** Which parts of the table are drawn. Kept while the plan is open; nothing of it enters the plan. */

/** In the order of the list. Hidden units stay in every verdict: hiding is for the eye only. */
export const TABLE_LAYERS = [
  'units',
  'features',
  'labels',
  'arcs',
  'overlays',
  'verdicts',
  'courses',
  'notes',
  'rulers',
  'set-up areas',
] as const;
export type TableLayer = (typeof TABLE_LAYERS)[number];

export class ShownLayers {
  #hidden = $state.raw<readonly TableLayer[]>([]);

  isShown(layer: TableLayer): boolean {
    return !this.#hidden.includes(layer);
  }

  toggle(layer: TableLayer): void {
    this.#hidden = this.isShown(layer)
      ? [...this.#hidden, layer]
      : this.#hidden.filter((other) => other !== layer);
  }

  showAll(): void {
    this.#hidden = [];
  }
}
