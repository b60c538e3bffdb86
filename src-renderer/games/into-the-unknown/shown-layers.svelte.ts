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

interface LayerWords {
  readonly title: string;
  readonly holds: string;
}

/** What each layer holds, as its row says. */
export const LAYER_WORDS: Readonly<Record<TableLayer, LayerWords>> = {
  units: { title: 'Units', holds: 'ships, auxiliary units, projectiles, bare bases' },
  features: { title: 'Features', holds: 'objectives, anomalies, phenomena' },
  labels: { title: 'Labels', holds: 'names and alert rows' },
  arcs: { title: 'Arcs', holds: 'weapons, Sensors and Comms of units' },
  overlays: { title: 'Overlays', holds: 'reach, threat, bands, room' },
  verdicts: { title: 'Verdicts', holds: 'proof lines, limit lines, pins' },
  courses: { title: 'Courses', holds: 'courses kept in the plan' },
  notes: { title: 'Notes', holds: 'notes, arrows, marked areas' },
  rulers: { title: 'Rulers', holds: 'rulers and dimension lines' },
  'set-up areas': { title: 'Set-up areas', holds: 'where fleets are deployed' },
};

export class ShownLayers {
  #hidden = $state.raw<readonly TableLayer[]>([]);

  isShown(layer: TableLayer): boolean {
    return !this.#hidden.includes(layer);
  }

  /** How many layers are hidden. */
  get hiddenCount(): number {
    return this.#hidden.length;
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
