/**
 * Graphics whose shape data is surely given back. Pixi destroys a Graphics' own context only when `destroy` is called on
 * it without options, never when a parent is destroyed with its children; and its default context stays behind when
 * another takes its place.
 */
import { Graphics, GraphicsContext } from 'pixi.js';

const NOTHING = new GraphicsContext();

/** A Graphics with a context of its own, to be redrawn; not batched, since a batched one's layer would be rebuilt with it. */
export function ownGraphics(): Graphics {
  const context = new GraphicsContext();
  context.batchMode = 'no-batch';
  return new Graphics({ context });
}

/** A Graphics that shows contexts which belong to others, nothing at first. */
export function sharedGraphics(): Graphics {
  return new Graphics({ context: NOTHING });
}

export function destroyOwnGraphics(graphics: Graphics): void {
  const { context } = graphics;
  graphics.destroy();
  context.destroy();
}
