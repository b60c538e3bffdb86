/**
 * The picture of one SceneModel at one zoom: views kept by id over the fixed layers. `show` draws only what differs from
 * the last time; a new zoom, theme or pixel ratio comes as a new Frame and has everything redrawn in it.
 */
import type { Container } from 'pixi.js';
import { drawStars, drawSystems, drawVoid } from './chart/ground';
import { RimNames } from './chart/rim-names';
import {
  drawCentreMarkers,
  drawEdgeMarkers,
  drawGraticule,
  drawNeatline,
  drawSetupAreas,
} from './chart/sheet';
import type { PxBox } from './draw/clip';
import type { Frame } from './draw/frame';
import { Pen } from './draw/pen';
import { LabelLayer } from './labels/label-layer';
import type { LabelSides } from './labels/label-placement';
import { createLayers } from './layers';
import type { LayerName, Layers } from './layers';
import { drawOverlay, EdgeLabels, GhostView, OVERLAY_LAYER } from './overlays';
import type { PenOverlay } from './overlays';
import { PieceView } from './pieces/piece-view';
import { isSameData } from './same-data';
import type { ChartModel, OverlayModel, PieceModel, SceneModel } from './scene-model';

type DrawChart = (pen: Pen, chart: ChartModel, frame: Frame) => void;
const CHART: readonly (readonly [LayerName, DrawChart])[] = [
  ['void', drawVoid],
  ['stars', drawStars],
  ['systems', drawSystems],
  ['setup-areas', drawSetupAreas],
  ['graticule', drawGraticule],
  ['centre-markers', drawCentreMarkers],
  ['edge-markers', drawEdgeMarkers],
  ['neatline', drawNeatline],
];

interface PenView {
  readonly pen: Pen;
  readonly layer: LayerName;
  overlay: PenOverlay;
}

export class World {
  readonly layers: Layers;
  readonly #chart: readonly (readonly [Pen, DrawChart])[];
  readonly #labels: LabelLayer;
  readonly #edgeLabels: EdgeLabels;
  readonly #rimNames: RimNames;
  #pieces = new Map<string, PieceView>();
  #overlays = new Map<string, PenView>();
  #ghosts = new Map<string, GhostView>();
  #shown: { readonly model: SceneModel; readonly frame: Frame } | null = null;

  constructor(parent: Container, held: LabelSides = new Map()) {
    this.layers = createLayers(parent);
    this.#chart = CHART.map(([layer, draw]) => {
      const pen = new Pen();
      this.layers[layer].addChild(pen.root);
      return [pen, draw] as const;
    });
    this.#labels = new LabelLayer(this.layers.labels, held);
    this.#edgeLabels = new EdgeLabels(this.layers['edge-labels']);
    this.#rimNames = new RimNames(this.layers['edge-labels']);
  }

  get labelSides(): LabelSides {
    return this.#labels.sides;
  }

  /** `unseen` are the places where no name can be read: pixels of the world, under instruments or beyond the stage. */
  show(model: SceneModel, frame: Frame, unseen: readonly PxBox[]): void {
    const last = this.#shown;
    const isNewFrame = last?.frame !== frame;
    if (isNewFrame || !isSameData(last.model.chart, model.chart)) this.#drawChart(model.chart, frame);
    this.#showPieces(model.pieces, frame);
    this.#showOverlays(model.overlays, frame, isNewFrame);
    this.#showLabels(model, frame, unseen);
    this.#shown = { model, frame };
  }

  destroy(): void {
    for (const [pen] of this.#chart) pen.destroy();
    for (const view of this.#pieces.values()) view.destroy();
    for (const view of this.#ghosts.values()) view.destroy();
    for (const { pen } of this.#overlays.values()) pen.destroy();
    this.#labels.destroy();
    this.#edgeLabels.destroy();
    this.#rimNames.destroy();
    for (const layer of Object.values(this.layers)) layer.destroy({ children: true });
  }

  #drawChart(chart: ChartModel, frame: Frame): void {
    for (const [pen, draw] of this.#chart) {
      pen.begin(frame);
      draw(pen, chart, frame);
      pen.end();
    }
  }

  #showPieces(pieces: readonly PieceModel[], frame: Frame): void {
    const layer = this.layers.pieces;
    pieces.forEach((piece, i) => {
      let view = this.#pieces.get(piece.id);
      if (!view) {
        view = new PieceView();
        this.#pieces.set(piece.id, view);
      }
      view.update(piece, frame);
      if (layer.children[i] !== view.root) layer.addChildAt(view.root, Math.min(i, layer.children.length));
    });
    if (this.#pieces.size === pieces.length) return;
    dropGone(this.#pieces, new Set(pieces.map(({ id }) => id)), (view) => view.destroy());
  }

  #showOverlays(overlays: readonly OverlayModel[], frame: Frame, isNewFrame: boolean): void {
    const next = new Map<LayerName, number>();
    for (const overlay of overlays) {
      const root =
        overlay.type === 'ghost'
          ? this.#showGhost(overlay, frame)
          : this.#showPenOverlay(overlay, frame, isNewFrame);
      const name = OVERLAY_LAYER[overlay.type];
      const layer = this.layers[name];
      const i = next.get(name) ?? 0;
      next.set(name, i + 1);
      if (layer.children[i] !== root) layer.addChildAt(root, Math.min(i, layer.children.length));
    }
    const ids = new Set(overlays.map(overlayKey));
    dropGone(this.#ghosts, ids, (view) => view.destroy());
    dropGone(this.#overlays, ids, ({ pen }) => pen.destroy());
  }

  #showGhost(overlay: Extract<OverlayModel, { readonly type: 'ghost' }>, frame: Frame): Container {
    const key = overlayKey(overlay);
    let view = this.#ghosts.get(key);
    if (!view) this.#ghosts.set(key, (view = new GhostView()));
    view.update(overlay, frame);
    return view.root;
  }

  #showPenOverlay(overlay: PenOverlay, frame: Frame, isNewFrame: boolean): Container {
    const key = overlayKey(overlay);
    let view = this.#overlays.get(key);
    const isFresh = !view;
    if (!view) {
      view = { pen: new Pen(), layer: OVERLAY_LAYER[overlay.type], overlay };
      this.#overlays.set(key, view);
    }
    if (isFresh || isNewFrame || !isSameData(view.overlay, overlay)) {
      view.pen.begin(frame);
      drawOverlay(view.pen, overlay, frame);
      view.pen.end();
    }
    view.overlay = overlay;
    return view.pen.root;
  }

  /** Names of pieces keep clear of pieces, lines and other words; names along rims and edges of these names too. */
  #showLabels(model: SceneModel, frame: Frame, unseen: readonly PxBox[]): void {
    const pens = [...[...this.#overlays.values()].map(({ pen }) => pen), ...this.#chart.map(([pen]) => pen)];
    const lines = pens.flatMap(({ boxes }) => boxes);
    const words = pens.flatMap(({ closedBoxes }) => closedBoxes);
    const pieces = [...this.#pieces].flatMap(([owner, { bands }]) => bands.map((box) => ({ owner, box })));
    const nobodys = lines.map((box) => ({ owner: null, box }));
    const keepOff = { obstacles: [...pieces, ...nobodys], closed: words, unseen };
    const names = this.#labels.update(model.pieces, keepOff, frame);
    const closed = [...words, ...names, ...pieces.map(({ box }) => box)];
    const regions = model.overlays.filter((overlay) => overlay.type === 'region');
    const edges = this.#edgeLabels.update(regions, lines, [...closed, ...unseen], frame);
    this.#rimNames.update(model.chart, [...closed, ...edges], frame);
  }
}

/** Kinds have their own ids: a line and a tag may share one. */
function overlayKey(overlay: OverlayModel): string {
  return `${overlay.type}:${overlay.id}`;
}

function dropGone<View>(
  views: Map<string, View>,
  kept: ReadonlySet<string>,
  drop: (view: View) => void,
): void {
  for (const [id, view] of views) {
    if (kept.has(id)) continue;
    drop(view);
    views.delete(id);
  }
}
