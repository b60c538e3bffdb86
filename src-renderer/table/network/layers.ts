/** The order in which the star chart is drawn, bottom to top, and the keeping of what is drawn by key. */
import { Container } from 'pixi.js';
import type { Frame } from '../draw/frame';
import { snapPx } from '../draw/frame';
import { Pen } from '../draw/pen';
import { isSameData } from '../same-data';

export const NETWORK_LAYERS = [
  'ground',
  'tiles',
  'halos',
  'paths',
  'lifted',
  'lifted-paths',
  'routes',
  'ring',
  'space-names',
  'lights',
  'glows',
  'nodes',
  'tokens',
  'ships',
  'focus',
  'labels',
] as const;
export type NetworkLayer = (typeof NETWORK_LAYERS)[number];

/**
 * Layers of many words. Each word is a render group of its own: of more than sixteen textures drawn together Pixi gives
 * those beyond the sixteenth not back after the graphics context was lost.
 */
const LETTERED: ReadonlySet<NetworkLayer> = new Set(['space-names', 'labels']);

/** One drawing of its own: redrawn when its data or the frame differ, moved when only its place does. */
export interface DrawnItem {
  readonly key: string;
  readonly layer: NetworkLayer;
  /** Where its origin stands, pixels of the world. */
  readonly x: number;
  readonly y: number;
  /** Everything that `draw` makes use of, apart from the frame. */
  readonly data: unknown;
  readonly draw: (pen: Pen, frame: Frame) => void;
}

interface Kept {
  readonly pen: Pen;
  readonly layer: NetworkLayer;
  data: unknown;
  frame: Frame | null;
}

export class ItemLayers {
  readonly #layers: Readonly<Record<NetworkLayer, Container>>;
  #kept = new Map<string, Kept>();

  constructor(parent: Container) {
    const made = NETWORK_LAYERS.map((name) => {
      const layer = new Container({
        label: name,
        isRenderGroup: true,
        eventMode: 'none',
        interactiveChildren: false,
      });
      parent.addChild(layer);
      return [name, layer] as const;
    });
    // fromEntries forgets that every name of the tuple occurs
    this.#layers = Object.fromEntries(made) as unknown as Record<NetworkLayer, Container>;
  }

  /** Moves the whole chart, pixels of the stage. */
  moveTo(x: number, y: number): void {
    for (const layer of Object.values(this.#layers)) layer.position.set(x, y);
  }

  fade(name: NetworkLayer, alpha: number): void {
    this.#layers[name].alpha = alpha;
  }

  show(items: readonly DrawnItem[], frame: Frame): void {
    const next = new Map<NetworkLayer, number>();
    const shown = new Set<string>();
    for (const item of items) {
      const { pen } = this.#drawn(item, frame);
      shown.add(item.key);
      pen.root.position.set(snapPx(item.x, frame.dpr), snapPx(item.y, frame.dpr));
      const layer = this.#layers[item.layer];
      const index = next.get(item.layer) ?? 0;
      next.set(item.layer, index + 1);
      if (layer.children[index] !== pen.root)
        layer.addChildAt(pen.root, Math.min(index, layer.children.length));
    }
    for (const [key, { pen }] of this.#kept) {
      if (shown.has(key)) continue;
      pen.destroy();
      this.#kept.delete(key);
    }
  }

  destroy(): void {
    for (const { pen } of this.#kept.values()) pen.destroy();
    this.#kept.clear();
    for (const layer of Object.values(this.#layers)) layer.destroy({ children: true });
  }

  #drawn(item: DrawnItem, frame: Frame): Kept {
    let kept = this.#kept.get(item.key);
    if (kept && kept.layer !== item.layer) {
      kept.pen.destroy();
      kept = undefined;
    }
    if (!kept) {
      kept = { pen: new Pen(), layer: item.layer, data: null, frame: null };
      if (LETTERED.has(item.layer)) kept.pen.root.enableRenderGroup();
      this.#kept.set(item.key, kept);
    }
    if (kept.frame !== frame || !isSameData(kept.data, item.data)) {
      kept.pen.begin(frame);
      item.draw(kept.pen, frame);
      kept.pen.end();
      kept.frame = frame;
    }
    kept.data = item.data;
    return kept;
  }
}
