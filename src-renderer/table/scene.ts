/**
 * The table on a WebGL canvas. It shows what it is told and decides nothing: no ticker runs, a frame is drawn when model,
 * camera, theme, size, pixel ratio or context changed, on the next animation frame.
 */
import type { CameraState } from './camera';
import { type CanvasStage, openCanvasStage } from './canvas-stage';
import { Composition } from './composition';
import { INKS } from './inks';
import { ContextLostError, drawPicture } from './picture';
import { EMPTY_SCENE } from './scene-model';
import type { SceneModel } from './scene-model';
import type { PictureOptions, SceneOptions, TableScene, ThemeName } from './scene-types';
import { drawThumbnail } from './thumbnail';

const START_CAMERA: CameraState = { originX: -1, originY: -1, pxPerIn: 24 };

/** What the canvas is to show now. */
interface Shown {
  model: SceneModel;
  camera: CameraState;
}

/** Opens a scene in `host`; resolves when fonts and renderer are ready. */
export async function createTableScene(options: SceneOptions): Promise<TableScene> {
  const shown: Shown = { model: EMPTY_SCENE, camera: START_CAMERA };
  const canvas = await openCanvasStage(options, {
    groundOf: (theme) => INKS[theme].chart.beyond,
    create: (former: Composition | null) => new Composition(former?.labelSides),
    compose: (composition, frames, size) => {
      const { model, camera } = shown;
      composition.compose(model, frames.at(camera.pxPerIn), { camera, size, instruments: true });
    },
  });
  return new PixiTableScene(canvas, shown);
}

class PixiTableScene implements TableScene {
  readonly #canvas: CanvasStage<Composition>;
  readonly #shown: Shown;

  constructor(canvas: CanvasStage<Composition>, shown: Shown) {
    this.#canvas = canvas;
    this.#shown = shown;
  }

  get rendererName(): string {
    return this.#canvas.renderer.name;
  }

  get frameTimesMs(): readonly number[] {
    return this.#canvas.frameTimesMs;
  }

  setModel(model: SceneModel): void {
    this.#shown.model = model;
    this.#canvas.invalidate();
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

  async thumbnail(widthPx: number, heightPx: number): Promise<string> {
    const { closing, renderer, theme } = this.#canvas;
    try {
      return await drawThumbnail(renderer, this.#shown.model, theme, widthPx, heightPx, closing);
    } catch (error) {
      if (closing.aborted || error instanceof ContextLostError) return '';
      throw error;
    }
  }

  picture(options: PictureOptions): Promise<void> {
    const signal = AbortSignal.any([options.signal, this.#canvas.closing]);
    const subject = { model: this.#shown.model, labelSides: this.#canvas.picture.labelSides };
    return drawPicture(this.#canvas.renderer, subject, { ...options, signal });
  }

  destroy(): void {
    this.#canvas.destroy();
  }
}
