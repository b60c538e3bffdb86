/**
 * The table on a WebGL canvas. It shows what it is told and decides nothing: no ticker runs, a frame is drawn when model,
 * camera, theme, size, pixel ratio or context changed, on the next animation frame.
 */
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { CameraState } from './camera';
import { Composition } from './composition';
import { FrameSource } from './draw/frame-source';
import { loadTableFonts } from './draw/text-textures';
import { INKS } from './inks';
import { ContextLostError, drawPicture } from './picture';
import { watchPixelRatio } from './pixel-ratio';
import { EMPTY_SCENE } from './scene-model';
import type { SceneModel } from './scene-model';
import type { PictureOptions, SceneOptions, TableScene, ThemeName } from './scene-types';
import { drawThumbnail } from './thumbnail';

const KEPT_FRAMES = 600;
const START_CAMERA: CameraState = { originX: -1, originY: -1, pxPerIn: 24 };

/** Opens a scene in `host`; resolves when fonts and renderer are ready. */
export async function createTableScene(options: SceneOptions): Promise<TableScene> {
  const [renderer] = await Promise.all([
    autoDetectRenderer({
      preference: 'webgl',
      width: options.width,
      height: options.height,
      resolution: window.devicePixelRatio,
      autoDensity: true,
      antialias: true,
      backgroundColor: INKS[options.theme].chart.beyond,
      eventMode: 'none',
    }),
    loadTableFonts(),
  ]);
  return new PixiTableScene(renderer, options);
}

class PixiTableScene implements TableScene {
  readonly #renderer: Renderer;
  readonly #canvas: HTMLCanvasElement;
  /** Ends pictures in the making when the table is taken down. */
  readonly #closing = new AbortController();
  readonly #stopWatching: () => void;
  readonly #frameTimesMs: number[] = [];
  #composition = new Composition();
  #frames: FrameSource;
  #model: SceneModel = EMPTY_SCENE;
  #camera = START_CAMERA;
  #theme: ThemeName;
  #size: { readonly width: number; readonly height: number };
  #request = 0;
  #isDestroyed = false;

  constructor(renderer: Renderer, options: SceneOptions) {
    this.#renderer = renderer;
    this.#theme = options.theme;
    this.#size = { width: options.width, height: options.height };
    this.#canvas = renderer.canvas;
    this.#canvas.setAttribute('aria-hidden', 'true');
    this.#canvas.style.display = 'block';
    options.host.append(this.#canvas);
    this.#frames = new FrameSource(options.theme, renderer.resolution);
    this.#stopWatching = watchPixelRatio(() => this.#invalidate());
    this.#canvas.addEventListener('webglcontextrestored', this.#restore);
    this.#invalidate();
  }

  get rendererName(): string {
    return this.#renderer.name;
  }

  get frameTimesMs(): readonly number[] {
    return this.#frameTimesMs;
  }

  setModel(model: SceneModel): void {
    this.#model = model;
    this.#invalidate();
  }

  setCamera(camera: CameraState): void {
    this.#camera = camera;
    this.#invalidate();
  }

  setTheme(theme: ThemeName): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.#renderer.background.color = INKS[theme].chart.beyond;
    this.#replaceFrames();
  }

  resize(width: number, height: number): void {
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.#renderer.resize(width, height);
    this.#draw(); // at once: a resized canvas is blank until it is drawn
  }

  async thumbnail(widthPx: number, heightPx: number): Promise<string> {
    const { signal } = this.#closing;
    try {
      return await drawThumbnail(this.#renderer, this.#model, this.#theme, widthPx, heightPx, signal);
    } catch (error) {
      if (signal.aborted || error instanceof ContextLostError) return '';
      throw error;
    }
  }

  picture(options: PictureOptions): Promise<void> {
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    const subject = { model: this.#model, labelSides: this.#composition.labelSides };
    return drawPicture(this.#renderer, subject, { ...options, signal });
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#closing.abort(new Error('The table was closed before its picture was finished.'));
    cancelAnimationFrame(this.#request);
    this.#stopWatching();
    this.#canvas.removeEventListener('webglcontextrestored', this.#restore);
    this.#composition.destroy();
    this.#frames.destroy();
    this.#renderer.destroy({ removeView: true });
  }

  /** What lived on the lost context is made anew from the model, so that nothing depends on what survived. */
  readonly #restore = (): void => {
    this.#replaceFrames();
  };

  /** Browsers do not tell of every change of the ratio, so each frame looks for itself. */
  #followPixelRatio(): void {
    const ratio = window.devicePixelRatio;
    if (ratio === this.#renderer.resolution) return;
    this.#renderer.resize(this.#size.width, this.#size.height, ratio);
    this.#replaceFrames();
  }

  #replaceFrames(): void {
    const { labelSides } = this.#composition;
    this.#composition.destroy();
    this.#frames = this.#frames.replaced(this.#theme, this.#renderer.resolution);
    this.#composition = new Composition(labelSides);
    this.#invalidate();
  }

  #invalidate(): void {
    if (this.#request === 0 && !this.#isDestroyed) this.#request = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const started = performance.now();
    this.#followPixelRatio();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    const view = { camera: this.#camera, size: this.#size, instruments: true };
    this.#composition.compose(this.#model, this.#frames.at(this.#camera.pxPerIn), view);
    this.#renderer.render({ container: this.#composition.stage });
    this.#frameTimesMs.push(performance.now() - started);
    if (this.#frameTimesMs.length > KEPT_FRAMES) this.#frameTimesMs.shift();
  }
}
