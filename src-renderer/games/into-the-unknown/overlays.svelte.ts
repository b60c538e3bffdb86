/** What lies over the pieces: arcs, proofs, the manoeuvre, the tool at work. Each part is derived by itself. */
import type { OverlayModel } from '../../table/scene-model';
import {
  annotationHandles,
  annotationOverlays,
  type AnnotationScene,
  draftOverlays,
  pieceNoteOverlays,
} from './board/annotation-overlays';
import { maneuverOverlays } from './board/maneuver-overlays';
import { measureOverlays, pinOverlays } from './board/measure-overlays';
import { shapeOfClass, shapeOfPiece } from './board/piece-shapes';
import { reachOverlays } from './board/reach-overlays';
import { toolOverlays } from './board/tool-overlays';
import type { ViewState } from './camera-view.svelte';
import type { ContentPack } from '../../../shared/content';
import type { SectorPlan } from '../../../shared/documents/plan';
import { courseModels } from './course-drawing';
import type { Annotating } from './annotating.svelte';
import type { Owner } from '../../../shared/sector';
import type { ManeuverTrial } from './maneuver-trial.svelte';
import type { MeasuredPair } from './measured-pair';
import type { MeasureVerdict } from './measure-verdict';
import { type Piece, reachOf, type UnitPiece } from './pieces';
import type { SectorUse } from './sector-use';
import type { Selection } from './selection';
import type { ShownLayers } from './shown-layers.svelte';
import type { ShownReaches } from './shown-reaches.svelte';
import { type Preview, rotateHandleOf } from './tools';
import type { Verdicts } from './verdicts.svelte';
import type { Wording } from './wording';

/** What the overlays are drawn from. */
export interface OverlaySource {
  readonly activeTool: string;
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  /** With a drag under way in it. */
  readonly livePlan: SectorPlan;
  readonly annotating: Annotating;
  readonly layers: ShownLayers;
  readonly guides: { readonly models: readonly OverlayModel[] };
  /** As they stand now, and before any drag under way. */
  readonly pieces: readonly Piece[];
  /** Those of them that are drawn. */
  readonly seen: readonly Piece[];
  readonly placed: readonly Piece[];
  readonly selection: Selection;
  readonly selectedUnit: UnitPiece | null;
  readonly preview: Preview | null;
  readonly measured: MeasuredPair | null;
  readonly verdict: MeasureVerdict | null;
  readonly verdicts: Verdicts;
  readonly shown: ShownReaches;
  readonly trial: ManeuverTrial;
  readonly view: ViewState;
  readonly words: Wording;
  readonly placeOwner: Owner;
  readonly use: SectorUse;
}

export class Overlays {
  readonly #session: OverlaySource;
  readonly #guides = $derived.by(() => this.#session.guides.models);
  readonly #reaches = $derived.by(() => this.#reachModels());
  readonly #annotations = $derived.by(() => this.#annotationModels());
  readonly #pins = $derived.by(() => this.#pinModels());
  readonly #measured = $derived.by(() => this.#measureModels());
  readonly #courses = $derived.by(() => courseModels(this.#session));
  readonly #maneuver = $derived.by(() => this.#maneuverModels());
  readonly #use = $derived.by(() => this.#session.use.overlays());
  readonly #tool = $derived.by(() => this.#toolModels());
  readonly #handles = $derived.by(() => this.#handleModels());
  readonly models: readonly OverlayModel[] = $derived([
    ...this.#reaches,
    ...this.#guides,
    ...this.#annotations,
    ...this.#pins,
    ...this.#use,
    ...this.#measured,
    ...this.#courses,
    ...this.#maneuver,
    ...this.#tool,
    ...this.#handles,
  ]);

  constructor(session: OverlaySource) {
    this.#session = session;
  }

  /** Arcs of the selected unit and of those that were kept; during a manoeuvre, from where the unit would stand. */
  #reachModels(): readonly OverlayModel[] {
    const { pieces, shown, selectedUnit, layers } = this.#session;
    if (!layers.isShown('arcs')) return [];
    const kept = pieces.filter((piece): piece is UnitPiece => piece.type === 'unit' && shown.keeps(piece.id));
    const selected =
      selectedUnit && shown.all && !kept.some(({ id }) => id === selectedUnit.id) ? [selectedUnit] : [];
    return [...selected, ...kept].flatMap((piece) => this.#reachesOf(piece));
  }

  #reachesOf({ id, unit }: UnitPiece): readonly OverlayModel[] {
    const { pack, shown, trial, words, livePlan } = this.#session;
    const { features } = livePlan;
    const isShown = (group: Parameters<typeof shown.isShown>[1]) => shown.isShown(id, group);
    const tried = trial.unit?.id === id ? trial.judged : null;
    if (!tried || tried.staging.type === 'dock')
      return reachOverlays({ pack, unit, features, isShown, words });
    if (!trial.there) return [];
    const there = { ...unit, pose: { ...trial.there } };
    return reachOverlays({ pack, unit: there, features, isShown, words, suffix: ' from here' });
  }

  /** Notes of pieces and what people wrote and drew on the table; ends on pieces follow a drag. */
  #annotationModels(): readonly OverlayModel[] {
    const { annotating, layers, pieces } = this.#session;
    const scene = this.#annotationScene();
    const ofPieces = layers.isShown('notes') ? pieces : [];
    return [
      ...ofPieces.flatMap((piece) => pieceNoteOverlays(scene, piece)),
      ...annotating.live.flatMap((annotation) => annotationOverlays(scene, annotation)),
    ];
  }

  #annotationScene(): AnnotationScene {
    const { pack, livePlan: table, words, selection } = this.#session;
    return { pack, table, words, isSelected: (id) => selection.includes(id) };
  }

  /** The proofs of pinned verdicts but for the one whose card is open: that one is drawn whole. */
  #pinModels(): readonly OverlayModel[] {
    const { verdicts, words, measured, trial } = this.#session;
    // The card's own proof lies on the same line, from whichever side it is seen.
    const isOpen = (from: string, to: string) =>
      !trial.unit &&
      measured !== null &&
      [from, to].sort().join() === [measured.fromId, measured.toId].sort().join();
    return verdicts.shownPins
      .filter(({ pin }) => !isOpen(pin.from, pin.to))
      .flatMap((pinned) => pinOverlays(pinned, words));
  }

  #measureModels(): readonly OverlayModel[] {
    const { verdict, words, trial, pieces, measured, layers } = this.#session;
    if (!layers.isShown('verdicts')) return [];
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
      inCourse: trial.course.isPlotted,
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
    const { pack, placed, preview, words, placeOwner, annotating } = this.#session;
    if (preview?.type === 'annotating')
      return draftOverlays(this.#annotationScene(), preview, annotating.text);
    return toolOverlays({ pack, pieces: placed, preview, words, placeOwner });
  }

  #handleModels(): readonly OverlayModel[] {
    const { activeTool, seen: pieces, selection, view, preview } = this.#session;
    if (activeTool !== 'select' || preview?.type === 'moving') return [];
    const [annotation] = this.#session.annotating.live.filter(({ id }) => selection.includes(id));
    if (annotation && selection.length === 1) {
      const point = preview?.type === 'reshaping' ? preview.point : null;
      return annotationHandles(this.#annotationScene(), annotation, point);
    }
    const free = pieces.filter(({ id }) => !this.#session.use.isFixed(id));
    const handle = rotateHandleOf(free, selection, view.camera.pxPerIn);
    if (!handle) return [];
    const active = preview?.type === 'rotating' || preview?.type === 'handle';
    return [{ type: 'handle', id: 'handle:rotate', at: handle.at, kind: 'rotate', active, ink: 'white' }];
  }
}
