/**
 * The tile in the hand: which one, how it lay when it was taken up, and how it would lie now. What it changes stays to be
 * seen until it is put down; each release is a step of its own.
 */
import { type Edge, type PlacedTile, type Space, type Turn, turnedEdge } from '../../../../shared/hex';

const NOTCH_DEG = 60;

export interface RaisedSource {
  readonly tiles: readonly PlacedTile[];
}

export class RaisedTile {
  readonly #source: RaisedSource;
  #space = $state.raw<Space | null>(null);
  /** How it lay when it was taken up. */
  #was = $state.raw<Edge>(0);
  /** Degrees beyond how it lies in the plan, clockwise, while it is dragged or a key is held. */
  dragDeg = $state(0);
  readonly tile: PlacedTile | null = $derived.by(
    () => this.#source.tiles.find(({ space }) => space === this.#space) ?? null,
  );
  /** Where it would come to rest. */
  readonly turn: Edge | null = $derived.by(() =>
    this.tile ? turnedEdge(this.tile.turn, Math.round(this.dragDeg / NOTCH_DEG)) : null,
  );

  constructor(source: RaisedSource) {
    this.#source = source;
  }

  get space(): Space | null {
    return this.tile?.space ?? null;
  }

  get was(): Edge {
    return this.#was;
  }

  /** True while its turn is being changed and nothing has been committed yet. */
  get isMoving(): boolean {
    return this.dragDeg !== 0;
  }

  /** How it would lie, for the plan as it would be; empty at rest. */
  get pending(): readonly Turn[] {
    const { tile, turn } = this;
    return tile && turn !== null && turn !== tile.turn ? [{ space: tile.space, turn }] : [];
  }

  /** How it lay, for the plan as it was; empty where that is how it lies. */
  get before(): readonly Turn[] {
    const { tile } = this;
    return tile ? [{ space: tile.space, turn: this.#was }] : [];
  }

  raise(space: Space): void {
    if (space === this.space) return;
    this.#space = space;
    this.dragDeg = 0;
    this.#was = this.tile?.turn ?? 0;
  }

  /** One notch more, or one less, not yet committed. */
  step(notches: 1 | -1): void {
    this.dragDeg += NOTCH_DEG * notches;
  }

  /** Ends the drag; where the tile comes to rest is for the caller to commit. */
  settle(): readonly Turn[] {
    const { pending } = this;
    this.dragDeg = 0;
    return pending;
  }

  /** True where one was in the hand. */
  lower(): boolean {
    const wasUp = this.space !== null;
    this.#space = null;
    this.dragDeg = 0;
    return wasUp;
  }
}
