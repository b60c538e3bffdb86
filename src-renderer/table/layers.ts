/** The order in which the table is drawn, bottom to top. Nothing else decides what covers what. */
import { Container } from 'pixi.js';

/** `world` layers move with the camera; `screen` layers stay where they are on the stage. */
export const LAYERS = [
  ['void', 'world'],
  ['stars', 'world'],
  ['systems', 'world'],
  ['rhumbs', 'screen'],
  ['setup-areas', 'world'],
  ['graticule', 'world'],
  ['centre-markers', 'world'],
  ['edge-markers', 'world'],
  ['neatline', 'world'],
  ['sweeps', 'world'],
  ['regions', 'world'],
  ['edge-labels', 'world'],
  ['pieces', 'world'],
  ['ghosts', 'world'],
  ['courses', 'world'],
  ['lines', 'world'],
  ['rulers', 'world'],
  ['dimensions', 'world'],
  ['tool', 'world'],
  ['track', 'world'],
  ['joints', 'world'],
  ['labels', 'world'],
  ['notes', 'world'],
  ['handles', 'world'],
  ['tags', 'world'],
  ['marquee', 'world'],
  ['instruments', 'screen'],
] as const;

export type LayerName = (typeof LAYERS)[number][0];

export type Layers = Readonly<Record<LayerName, Container>>;

/** One container per layer, in order, all children of `parent`. */
export function createLayers(parent: Container): Layers {
  const made = LAYERS.map(([name]) => {
    // A render group each: the camera moves a layer without touching what is in it, and a change in one leaves the
    // others' instructions alone.
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
  return Object.fromEntries(made) as unknown as Layers;
}

/** Moves the layers that belong to the table, pixels of the stage. */
export function placeWorld(layers: Layers, x: number, y: number): void {
  for (const [name, space] of LAYERS) if (space === 'world') layers[name].position.set(x, y);
}
