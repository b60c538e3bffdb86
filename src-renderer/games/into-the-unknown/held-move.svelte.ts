/** What a held arrow or bracket key has moved so far: shown as a drag would be, committed as one step when it is let go. */
import type { Annotation, SectorPlan } from '../../../shared/documents/plan';
import type { Point } from '../../../shared/geometry';
import { shiftAnnotation } from './annotation-edits';
import { shiftPieces, turnPieces } from './arrange';
import { type Piece, placedOf } from './pieces';
import type { Selection } from './selection';
import type { Preview } from './tools';

interface HeldSource {
  readonly plan: SectorPlan;
  /** As the plan has them. */
  readonly placed: readonly Piece[];
  readonly selection: Selection;
}

/** A shift in inches, or a turn in degrees. */
export type Held =
  { readonly type: 'shift'; readonly by: Point } | { readonly type: 'turn'; readonly byDeg: number };

export class HeldMove {
  readonly #session: HeldSource;
  #held = $state.raw<Held | null>(null);
  readonly preview: Preview | null = $derived.by(() => (this.#held ? this.#previewOf(this.#held) : null));

  constructor(session: HeldSource) {
    this.#session = session;
  }

  shift(by: Point): void {
    const before = this.#held?.type === 'shift' ? this.#held.by : { x: 0, y: 0 };
    this.#held = { type: 'shift', by: { x: before.x + by.x, y: before.y + by.y } };
  }

  turn(byDeg: number): void {
    const before = this.#held?.type === 'turn' ? this.#held.byDeg : 0;
    this.#held = { type: 'turn', byDeg: before + byDeg };
  }

  /** Ends it; what it came to is for the caller to commit. */
  take(): Held | null {
    const held = this.#held;
    this.#held = null;
    return held;
  }

  #previewOf(held: Held): Preview | null {
    const { placed, selection } = this.#session;
    const pieces = placed.filter(({ id, locked }) => !locked && selection.includes(id)).map(placedOf);
    const annotations = held.type === 'shift' ? this.#shifted(held.by) : new Map<string, Annotation>();
    const leadId = pieces[0]?.id ?? [...annotations.keys()][0];
    if (leadId === undefined) return null;
    const to = held.type === 'shift' ? shiftPieces(pieces, held.by) : turnPieces(pieces, held.byDeg);
    const turned = held.type === 'turn' && pieces.length === 1 ? to.get(leadId) : undefined;
    if (turned) return { type: 'rotating', id: leadId, pose: turned };
    return {
      type: 'moving',
      leadId,
      from: new Map(pieces.map(({ id, pose }) => [id, pose])),
      to,
      annotations,
    };
  }

  #shifted(by: Point): ReadonlyMap<string, Annotation> {
    const { plan, selection } = this.#session;
    const written = (plan.annotations ?? []).filter(({ id }) => selection.includes(id));
    return new Map(written.map((each) => [each.id, shiftAnnotation(each, by)]));
  }
}
