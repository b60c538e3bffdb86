/** What lies over the pieces: arcs, proofs, the manoeuvre, the tool at work. Each part is derived by itself. */
import type { OverlayModel } from '../../table/scene-model';
import { maneuverOverlays } from './board/maneuver-overlays';
import { measureOverlays } from './board/measure-overlays';
import { shapeOfClass, shapeOfPiece } from './board/piece-shapes';
import { reachOverlays } from './board/reach-overlays';
import { rulerOverlay, toolOverlays } from './board/tool-overlays';
import type { ViewState } from './camera-view.svelte';
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { annotationsOf } from './annotations';
import type { Owner } from '../../../shared/sector';
import type { ManeuverTrial } from './maneuver-trial.svelte';
import type { MeasuredPair } from './measured-pair';
import type { MeasureVerdict } from './measure-verdict';
import { type Piece, reachOf, type UnitPiece } from './pieces';
import type { Selection } from './selection';
import type { ShownReaches } from './shown-reaches.svelte';
import { type Preview, rotateHandleOf } from './tools';
import type { Wording } from './wording';

/** What the overlays are drawn from. */
export interface OverlaySource {
  readonly activeTool: string;
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  /** As they stand now, and before any drag under way. */
  readonly pieces: readonly Piece[];
  readonly placed: readonly Piece[];
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly preview: Preview | null;
  readonly measured: MeasuredPair | null;
  readonly verdict: MeasureVerdict | null;
  readonly shown: ShownReaches;
  readonly trial: ManeuverTrial;
  readonly view: ViewState;
  readonly words: Wording;
  readonly placeOwner: Owner;
}

export class Overlays {
  readonly #session: OverlaySource;
  readonly #reaches = $derived.by(() => this.#reachModels());
  readonly #rulers = $derived.by(() => this.#rulerModels());
  readonly #measured = $derived.by(() => this.#measureModels());
  readonly #maneuver = $derived.by(() => this.#maneuverModels());
  readonly #tool = $derived.by(() => this.#toolModels());
  readonly #handles = $derived.by(() => this.#handleModels());
  readonly models: readonly OverlayModel[] = $derived([
    ...this.#reaches,
    ...this.#rulers,
    ...this.#measured,
    ...this.#maneuver,
    ...this.#tool,
    ...this.#handles,
  ]);

  constructor(session: OverlaySource) {
    this.#session = session;
  }

  /** Arcs of the selected unit and of those that were kept; during a manoeuvre, from where the unit would stand. */
  #reachModels(): readonly OverlayModel[] {
    const { pieces, shown, selectedUnit } = this.#session;
    const kept = pieces.filter((piece): piece is UnitPiece => piece.type === 'unit' && shown.keeps(piece.id));
    const selected =
      selectedUnit && shown.all && !kept.some(({ id }) => id === selectedUnit.id) ? [selectedUnit] : [];
    return [...selected, ...kept].flatMap((piece) => this.#reachesOf(piece));
  }

  #reachesOf({ id, unit }: UnitPiece): readonly OverlayModel[] {
    const { pack, shown, trial, words } = this.#session;
    const isShown = (group: Parameters<typeof shown.isShown>[1]) => shown.isShown(id, group);
    const tried = trial.unit?.id === id ? trial.judged : null;
    if (!tried || tried.staging.type === 'dock') return reachOverlays({ pack, unit, isShown, words });
    if (!tried.possible || tried.staging.type === 'launch') return [];
    const there = { ...unit, pose: { ...tried.possible.pose } };
    return reachOverlays({ pack, unit: there, isShown, words, suffix: ' from here' });
  }

  #rulerModels(): readonly OverlayModel[] {
    const { plan, words, selection } = this.#session;
    return annotationsOf(plan, 'ruler').map((ruler) =>
      rulerOverlay(ruler.id, ruler.points, words, selection.includes(ruler.id)),
    );
  }

  #measureModels(): readonly OverlayModel[] {
    const { verdict, words, trial, pieces, measured } = this.#session;
    const target = pieces.find(({ id }) => id === measured?.toId);
    return verdict && target && !trial.unit ? measureOverlays(verdict, reachOf(target), words) : [];
  }

  #maneuverModels(): readonly OverlayModel[] {
    const { trial, pack, preview, words, selectedUnit } = this.#session;
    const { judged } = trial;
    if (!judged || !selectedUnit) return [];
    return maneuverOverlays({
      pack,
      judged,
      words,
      handles: trial.handles,
      activeHandle: preview?.type === 'handle' ? preview.kind : null,
      shape:
        judged.staging.type === 'launch'
          ? shapeOfClass(judged.staging.launch.unit, pack)
          : shapeOfPiece(selectedUnit, pack),
      seat: selectedUnit.owner,
    });
  }

  #toolModels(): readonly OverlayModel[] {
    const { pack, placed, preview, words, placeOwner } = this.#session;
    return toolOverlays({ pack, pieces: placed, preview, words, placeOwner });
  }

  #handleModels(): readonly OverlayModel[] {
    const { activeTool, pieces, selection, view, preview } = this.#session;
    if (activeTool !== 'select' || preview?.type === 'moving') return [];
    const handle = rotateHandleOf(pieces, selection, view.camera.pxPerIn);
    if (!handle) return [];
    const active = preview?.type === 'rotating' || preview?.type === 'handle';
    return [{ type: 'handle', id: 'handle:rotate', at: handle.at, kind: 'rotate', active, ink: 'white' }];
  }
}
