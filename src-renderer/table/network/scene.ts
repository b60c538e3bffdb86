/**
 * The star chart on a WebGL canvas. It shows what it is told and decides nothing: a frame is drawn when something changed, and
 * while something glides or the halo breathes; no ticker runs.
 */
import { type CameraState, fitBox, screenPoint, toTablePoint } from '../camera';
import { type CanvasStage, openCanvasStage } from '../canvas-stage';
import { ContextLostError, drawComposed } from '../picture';
import type { ThemeName } from '../scene-types';
import { pngOf } from '../thumbnail';
import { breathes, EMPTY_NETWORK, NetworkComposition } from './composition';
import { BOARD_BOX } from './geometry/board-box';
import { NETWORK_INKS } from './inks';
import { hitAt } from './layout/hit';
import type { NetworkHit, NetworkModel } from './model';
import type { NetworkScene, NetworkSceneOptions } from './scene-types';

const START_CAMERA: CameraState = { originX: -6, originY: -5, pxPerIn: 60 };
const THUMBNAIL_MARGIN_PX = 4;
/** A picture is laid out as on a window of this height, and drawn finer the larger it is. */
const PICTURE_HEIGHT_PX = 800;
/** Breathing needs no more frames than this: the light changes slowly. */
const BREATH_FRAME_MS = 50;

interface Shown {
  model: NetworkModel;
  camera: CameraState;
}

/** Opens a scene in `host`; resolves when fonts and renderer are ready. */
export async function createNetworkScene(options: NetworkSceneOptions): Promise<NetworkScene> {
  const shown: Shown = { model: EMPTY_NETWORK, camera: START_CAMERA };
  let again: () => void = () => undefined;
  const canvas = await openCanvasStage<NetworkComposition>(options, {
    groundOf: (theme) => NETWORK_INKS[theme].beyond,
    create: (former) => new NetworkComposition(former),
    compose: (composition, frames) => {
      const { model, camera } = shown;
      const isMoving = composition.compose(model, frames.at(camera.pxPerIn), camera, performance.now());
      if (isMoving) again();
    },
  });
  const scene = new PixiNetworkScene(canvas, shown);
  again = () => canvas.invalidate();
  return scene;
}

class PixiNetworkScene implements NetworkScene {
  readonly #canvas: CanvasStage<NetworkComposition>;
  readonly #shown: Shown;
  #breath = 0;
  #breathedMs = 0;

  constructor(canvas: CanvasStage<NetworkComposition>, shown: Shown) {
    this.#canvas = canvas;
    this.#shown = shown;
  }

  get rendererName(): string {
    return this.#canvas.renderer.name;
  }

  get frameTimesMs(): readonly number[] {
    return this.#canvas.frameTimesMs;
  }

  setModel(model: NetworkModel): void {
    this.#shown.model = model;
    this.#canvas.invalidate();
    if (breathes(model) && this.#breath === 0) this.#breath = requestAnimationFrame(this.#breathe);
  }

  setCamera(camera: CameraState): void {
    this.#shown.camera = camera;
    this.#canvas.invalidate();
  }

  setTheme(theme: ThemeName): void {
    this.#canvas.setTheme(theme);
  }

  resize(width: number, height: number): void {
    this.#canvas.resize(width, height);
  }

  hit(x: number, y: number, carried: NetworkHit | null = null): NetworkHit | null {
    const { layout } = this.#canvas.picture;
    if (!layout) return null;
    const at = toTablePoint(this.#shown.camera, screenPoint(x, y));
    // the layout is of the zoom that was drawn last
    return hitAt(layout, { x: at.x * layout.sidePx, y: at.y * layout.sidePx }, carried);
  }

  thumbnail(widthPx: number, heightPx: number): Promise<string> {
    return this.#drawn(bare(this.#shown.model), widthPx, heightPx, 1);
  }

  picture(widthPx: number, heightPx: number): Promise<string> {
    const scale = Math.max(1, heightPx / PICTURE_HEIGHT_PX);
    return this.#drawn({ ...this.#shown.model, focus: null, reducedMotion: true }, widthPx, heightPx, scale);
  }

  /** The board whole, words and lines `scale` times as large as on the screen. */
  async #drawn(model: NetworkModel, widthPx: number, heightPx: number, scale: number): Promise<string> {
    const { closing, renderer, theme } = this.#canvas;
    const camera = fitBox(BOARD_BOX, { width: widthPx, height: heightPx }, THUMBNAIL_MARGIN_PX);
    const options = { widthPx, heightPx, camera, scale, theme, instruments: false, signal: closing };
    try {
      return await pngOf(widthPx, heightPx, (take) =>
        drawComposed(renderer, NETWORK_INKS[theme].beyond, { ...options, take }, (frames) => {
          const composition = new NetworkComposition(null);
          const pxPerIn = camera.pxPerIn / scale;
          composition.compose(model, frames.at(pxPerIn), { ...camera, pxPerIn }, 0);
          return composition;
        }),
      );
    } catch (error) {
      if (closing.aborted || error instanceof ContextLostError) return '';
      throw error;
    }
  }

  destroy(): void {
    cancelAnimationFrame(this.#breath);
    this.#canvas.destroy();
  }

  /** Has frames drawn as long as the halo breathes. */
  readonly #breathe = (nowMs: number): void => {
    if (!breathes(this.#shown.model) || this.#canvas.closing.aborted) {
      this.#breath = 0;
      this.#canvas.invalidate(); // once more, at rest
      return;
    }
    if (nowMs - this.#breathedMs >= BREATH_FRAME_MS) {
      this.#breathedMs = nowMs;
      this.#canvas.invalidate();
    }
    this.#breath = requestAnimationFrame(this.#breathe);
  };
}

/** The model without what is only for the moment. */
function bare(model: NetworkModel): NetworkModel {
  return {
    ...model,
    tiles: model.tiles.map((tile) => ({ ...tile, dragDeg: 0, state: 'plain' as const })),
    tokens: model.tokens.map((token) => ({ ...token, state: 'plain' as const })),
    ships: model.ships.map((ship) => ({ ...ship, state: 'plain' as const })),
    nodeMarks: new Map(),
    routes: [],
    offeredSpaces: [],
    focus: null,
    waitsFor: null,
    names: false,
    reducedMotion: true,
  };
}
