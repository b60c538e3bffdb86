/**
 * Shape data shared by all pieces that look alike: one GraphicsContext per plate and per drawing, kept as long as a
 * piece shows it. Plates are rebuilt for each zoom, since their strokes keep their width; drawings only when the zoom
 * asks for finer curves.
 */
import type { GraphicsContext } from 'pixi.js';
import type { Inks } from '../inks';
import type { PieceShape, SeatInk } from '../scene-model';
import { sagittaOf } from '../draw/flatten';
import { buildPlate } from './plate';
import type { PlateLook } from './plate';
import { buildSilhouette, UNITS_PER_IN } from './silhouette';
import { silhouetteParts } from './silhouette-files';

export interface SharedContext {
  readonly key: string;
  readonly context: GraphicsContext;
  /** Factor from the context's units to pixels of the current zoom. */
  readonly scale: number;
}

/** Steps in which drawings get finer: local units to the drawing's unit, powers of two. */
function fineness(pxPerIn: number, dpr: number): number {
  const wanted = (3 * pxPerIn * dpr) / UNITS_PER_IN;
  return 2 ** Math.max(1, Math.min(6, Math.ceil(Math.log2(wanted))));
}

export class PlateContexts {
  readonly #inks: Inks;
  readonly #dpr: number;
  #pxPerIn = 1;
  #held = new Map<string, { readonly shared: SharedContext; users: number }>();
  #partKeys = new WeakMap<object, string>();

  constructor(inks: Inks, dpr: number) {
    this.#inks = inks;
    this.#dpr = dpr;
  }

  get size(): number {
    return this.#held.size;
  }

  setZoom(pxPerIn: number): void {
    this.#pxPerIn = pxPerIn;
  }

  /** Names a look apart from the zoom: equal keys are drawn from the same context. */
  lookKey({ shape, seat, selected, hovered }: PlateLook): string {
    const feature = shape.art?.type === 'feature' ? shape.art.id : '';
    const flags = `${Number(selected)}${Number(hovered)}${Number(shape.showsHeading)}`;
    return `${seat}|${flags}|${feature}|${this.#keyOf(shape.body)}|${this.#keyOf(shape.slots)}`;
  }

  #keyOf(part: PieceShape['body'] | PieceShape['slots']): string {
    let key = this.#partKeys.get(part);
    if (key === undefined) this.#partKeys.set(part, (key = JSON.stringify(part)));
    return key;
  }

  acquirePlate(look: PlateLook): SharedContext {
    return this.#acquire(`${this.#pxPerIn}|${this.lookKey(look)}`, 1, () =>
      buildPlate(look, this.#inks, this.#pxPerIn, sagittaOf(this.#dpr)),
    );
  }

  /** The drawing of a class or of a feature's kind in a seat's inks, or null where there is none. */
  acquireDrawing(art: PieceShape['art'], seat: SeatInk): SharedContext | null {
    if (!art) return null;
    const id = art.type === 'feature' ? `feature-${art.id}` : art.id;
    const parts = silhouetteParts(id);
    if (!parts) return null;
    const fine = fineness(this.#pxPerIn, this.#dpr);
    const scale = this.#pxPerIn / UNITS_PER_IN / fine;
    return this.#acquire(`drawing|${fine}|${seat}|${id}`, scale, () =>
      buildSilhouette(parts, this.#inks.plates[seat], fine),
    );
  }

  release(shared: SharedContext): void {
    const held = this.#held.get(shared.key);
    if (!held) return;
    held.users -= 1;
    if (held.users > 0) return;
    this.#held.delete(shared.key);
    held.shared.context.destroy();
  }

  destroy(): void {
    for (const { shared } of this.#held.values()) shared.context.destroy();
    this.#held.clear();
  }

  #acquire(key: string, scale: number, build: () => GraphicsContext): SharedContext {
    const held = this.#held.get(key);
    if (held) {
      held.users += 1;
      return { ...held.shared, scale };
    }
    const shared = { key, context: build(), scale };
    this.#held.set(key, { shared, users: 1 });
    return shared;
  }
}
