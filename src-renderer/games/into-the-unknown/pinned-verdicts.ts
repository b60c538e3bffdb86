/** Pinned verdicts: annotations that name two pieces, judged anew whenever one of the two changes. */
import type { ContentPack } from '../../../shared/content';
import type { AnnotationOf, SectorPlan } from '../../../shared/documents/plan';
import type { Recipe } from '../../bridge/open-document.svelte';
import { annotationsOf } from './annotations';
import { type MeasureVerdict, measureVerdict } from './measure-verdict';
import { type Piece, pieceOf } from './pieces';

export type Pin = AnnotationOf<'pin'>;

export interface PinnedVerdict {
  readonly pin: Pin;
  /** The two where they are judged, a drag or a manoeuvre under way included. */
  readonly from: Piece;
  readonly to: Piece;
  readonly verdict: MeasureVerdict;
}

export function pinsOf(plan: Pick<SectorPlan, 'annotations'>): readonly Pin[] {
  return annotationsOf(plan, 'pin');
}

export function removePin(id: string): Recipe {
  return (draft) => {
    draft.annotations = (draft.annotations ?? []).filter((each) => each.id !== id);
  };
}

/** Everything a verdict is made of; the same parts give the same verdict. */
type Parts = readonly unknown[];

/** Keeps what was judged, so that a drag costs no more than the pins of what is dragged. */
export class PinJudge {
  #known = new Map<string, { readonly parts: Parts; readonly pinned: PinnedVerdict }>();

  /** The pins whose two pieces stand on the plan and can be measured, in the plan's order. */
  judge(pack: ContentPack, plan: SectorPlan, pins: readonly Pin[]): readonly PinnedVerdict[] {
    const obscuring = plan.features.filter(({ keywords }) => keywords?.obscuring !== undefined);
    const common: Parts = [pack, plan.readings, ...obscuring];
    const known = new Map<string, { readonly parts: Parts; readonly pinned: PinnedVerdict }>();
    for (const pin of pins) {
      const parts = [pin, itemOf(plan, pin.from), itemOf(plan, pin.to), ...common];
      const before = this.#known.get(pin.id);
      const pinned = before && isSame(before.parts, parts) ? before.pinned : judged(pack, plan, pin);
      if (pinned) known.set(pin.id, { parts, pinned });
    }
    this.#known = known;
    return [...known.values()].map(({ pinned }) => pinned);
  }
}

function judged(pack: ContentPack, plan: SectorPlan, pin: Pin): PinnedVerdict | null {
  const from = pieceOf(plan, pack, pin.from);
  const to = pieceOf(plan, pack, pin.to);
  const verdict = measureVerdict(pack, plan, pin.from, pin.to);
  return from && to && verdict.ok ? { pin, from, to, verdict: verdict.value } : null;
}

function itemOf(plan: SectorPlan, id: string): unknown {
  return plan.units.find((unit) => unit.id === id) ?? plan.features.find((feature) => feature.id === id);
}

function isSame(one: Parts, other: Parts): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
