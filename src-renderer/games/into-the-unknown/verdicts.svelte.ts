/** The verdicts a person looks at: the card, which side it is seen from, what the pointer rests on, and the pinned ones. */
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import type { Pose } from '../../../shared/geometry';
import type { Recipe } from '../../bridge/open-document.svelte';
import { addAnnotation, freshId, idsOf } from './edits';
import { type MeasuredPair, type MeasuredPairWish, pairShown } from './measured-pair';
import { type MeasureVerdict, measureVerdict, type OtherSide, otherSideOf } from './measure-verdict';
import type { Piece } from './pieces';
import { PinJudge, type PinnedVerdict, pinsOf, removePin } from './pinned-verdicts';
import type { SectorUse } from './sector-use';
import type { Selection } from './selection';
import type { ShownLayers } from './shown-layers.svelte';
import { planWithUnitAt } from './threats';
import type { Preview } from './tools';

/** What the verdicts need of their session. */
export interface VerdictHost {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  /** With a drag under way in it. */
  readonly livePlan: SectorPlan;
  readonly placed: readonly Piece[];
  readonly selection: Selection;
  readonly targetId: string | null;
  readonly activeTool: string;
  readonly preview: Preview | null;
  readonly layers: ShownLayers;
  readonly use: Pick<SectorUse, 'decidedBy'>;
  readonly trial: { readonly unit: { readonly id: string } | null; readonly there: Pose | null };
  commit(label: string, recipe: Recipe): void;
  say(text: string): void;
  select(selection: Selection): void;
  setTarget(id: string | null): void;
}

/** Tools in which a piece under the pointer is measured for as long as the pointer rests on it. */
const HOVERING_TOOLS: readonly string[] = ['select', 'measure'];

export class Verdicts {
  readonly #session: VerdictHost;
  readonly #judge = new PinJudge();
  /** The pair, as `from>to`, that is seen from the other side. */
  #turned = $state.raw<string | null>(null);
  #restingId = $state.raw<string | null>(null);
  /** The size of the list of pinned ones on the table, CSS pixels. */
  listSize = $state.raw({ width: 0, height: 0 });
  /** The piece the pointer rests on while it may be measured. */
  readonly restingId: string | null = $derived.by(() => this.#resting());
  /** The plan as it is judged: a drag under way, and the unit of a manoeuvre where it may end. */
  readonly plan: SectorPlan = $derived.by(() => this.#stagedPlan());
  /** All pins, hidden ones too, judged anew when one of their two pieces moves. */
  readonly pins: readonly PinnedVerdict[] = $derived.by(() => {
    const { pack, plan } = this.#session;
    return this.#judge.judge(pack, this.plan, pinsOf(plan));
  });
  /** Those that are shown. */
  readonly shownPins = $derived(this.#isLayerShown() ? this.pins : []);

  constructor(session: VerdictHost) {
    this.#session = session;
  }

  /** The pair of the card: what the pointer rests on before the target, turned round where the person wants it. */
  pair(settled: MeasuredPair | null): MeasuredPairWish | null {
    return pairShown(settled, this.#session.selection, this.restingId, this.#turned);
  }

  verdict(pair: MeasuredPair | null): MeasureVerdict | null {
    const { pack, livePlan, use } = this.#session;
    if (pair === null) return null;
    const verdict = measureVerdict(pack, livePlan, pair.fromId, pair.toId, use.decidedBy());
    return verdict.ok ? verdict.value : null;
  }

  /** What of the target reaches back. */
  otherSide({ fromId, toId }: MeasuredPair): OtherSide | null {
    const { pack, livePlan } = this.#session;
    return otherSideOf(pack, livePlan, fromId, toId);
  }

  /** The pointer rests on a piece, or no longer. */
  rest(id: string | null): void {
    this.#restingId = id;
  }

  /** Shows the card of the same two from the other side, and back. */
  turn({ fromId, toId }: MeasuredPair): void {
    this.#turned = this.#turned === `${toId}>${fromId}` ? null : `${fromId}>${toId}`;
  }

  pinOf({ fromId, toId }: MeasuredPair): string | null {
    return pinsOf(this.#session.plan).find(({ from, to }) => from === fromId && to === toId)?.id ?? null;
  }

  /** Pins a verdict, or takes its pin away. */
  togglePin(pair: MeasuredPair): void {
    const { plan } = this.#session;
    const pinned = this.pinOf(pair);
    if (pinned !== null) return this.unpin(pinned);
    const pin = { id: freshId(idsOf(plan), 'pin'), type: 'pin', from: pair.fromId, to: pair.toId } as const;
    this.#session.commit(`Pin ${this.#namesOf(pair)}`, addAnnotation(pin));
    if (!this.#isLayerShown()) this.#session.say('Pinned. Verdicts are hidden: show their layer to see it.');
  }

  unpin(id: string): void {
    const pin = pinsOf(this.#session.plan).find((each) => each.id === id);
    if (!pin) return;
    const names = this.#namesOf({ fromId: pin.from, toId: pin.to });
    this.#session.commit(`Unpin ${names}`, removePin(id));
  }

  /** Shows the full card of two pieces. */
  open(fromId: string, toId: string): void {
    this.#session.select([fromId]);
    this.#session.setTarget(toId);
    this.#turned = null;
  }

  #namesOf({ fromId, toId }: MeasuredPair): string {
    const nameOf = (id: string) => this.#session.placed.find((piece) => piece.id === id)?.name ?? id;
    return `${nameOf(fromId)} to ${nameOf(toId)}`;
  }

  #isLayerShown(): boolean {
    return this.#session.layers.isShown('verdicts');
  }

  #resting(): string | null {
    const { activeTool, selection, preview, placed } = this.#session;
    const id = this.#restingId;
    if (id === null || preview !== null || !HOVERING_TOOLS.includes(activeTool)) return null;
    const [selected] = selection;
    if (selection.length !== 1 || selected === id) return null;
    const isUnit = placed.some((piece) => piece.id === selected && piece.type === 'unit');
    return isUnit && placed.some((piece) => piece.id === id) ? id : null;
  }

  #stagedPlan(): SectorPlan {
    const { livePlan, trial } = this.#session;
    const { unit, there } = trial;
    return unit && there ? planWithUnitAt(livePlan, unit.id, there) : livePlan;
  }
}
