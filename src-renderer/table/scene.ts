/**
 * The table on a WebGL canvas. It shows what it is told and decides nothing: no ticker runs, a frame is drawn when model,
 * camera, theme, size, pixel ratio or context changed, on the next animation frame.
 */
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { CameraState } from './camera';
import { drawInstruments, drawRhumbs } from './chart/instruments';
import type { Stage } from './chart/instruments';
import { FrameSource } from './draw/frame-source';
import { snapPx } from './draw/frame';
import type { Frame } from './draw/frame';
import { Pen } from './draw/pen';
import { loadTableFonts } from './draw/text-textures';
import { INKS } from './inks';
import { placeWorld } from './layers';
import { watchPixelRatio } from './pixel-ratio';
import { isSameData } from './same-data';
import { EMPTY_SCENE } from './scene-model';
import type { SceneModel } from './scene-model';
import type { SceneOptions, TableScene, ThemeName } from './scene-types';
import { drawThumbnail } from './thumbnail';
import { World } from './world';

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
  readonly #stage = new Container({ eventMode: 'none', interactiveChildren: false });
  readonly #stopWatching: () => void;
  readonly #frameTimesMs: number[] = [];
  #world: World;
  #rhumbs = new Pen();
  #instruments = new Pen();
  #frames: FrameSource;
  #model: SceneModel = EMPTY_SCENE;
  #camera = START_CAMERA;
  #theme: ThemeName;
  #size: { readonly width: number; readonly height: number };
  #instrumented: { readonly frame: Frame; readonly stage: Stage; readonly sizeIn: number } | null = null;
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
    this.#world = this.#openWorld();
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

  thumbnail(widthPx: number, heightPx: number): Promise<string> {
    return drawThumbnail(this.#renderer, this.#model, this.#theme, widthPx, heightPx);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    cancelAnimationFrame(this.#request);
    this.#stopWatching();
    this.#canvas.removeEventListener('webglcontextrestored', this.#restore);
    this.#closeWorld();
    this.#frames.destroy();
    this.#stage.destroy({ children: true });
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
    this.#closeWorld();
    this.#frames = this.#frames.replaced(this.#theme, this.#renderer.resolution);
    this.#world = this.#openWorld();
    this.#invalidate();
  }

  #openWorld(): World {
    this.#instrumented = null;
    const world = new World(this.#stage);
    this.#rhumbs = new Pen();
    this.#instruments = new Pen();
    world.layers.rhumbs.addChild(this.#rhumbs.root);
    world.layers.instruments.addChild(this.#instruments.root);
    return world;
  }

  #closeWorld(): void {
    this.#rhumbs.destroy();
    this.#instruments.destroy();
    this.#world.destroy();
  }

  #invalidate(): void {
    if (this.#request === 0 && !this.#isDestroyed) this.#request = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const started = performance.now();
    this.#followPixelRatio();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    const { pxPerIn, originX, originY } = this.#camera;
    const frame = this.#frames.at(pxPerIn);
    const stage = {
      ...this.#size,
      originX: snapPx(-originX * pxPerIn, frame.dpr),
      originY: snapPx(-originY * pxPerIn, frame.dpr),
    };
    this.#world.show(this.#model, frame);
    placeWorld(this.#world.layers, stage.originX, stage.originY);
    this.#drawInstruments(frame, stage);
    this.#renderer.render({ container: this.#stage });
    this.#frameTimesMs.push(performance.now() - started);
    if (this.#frameTimesMs.length > KEPT_FRAMES) this.#frameTimesMs.shift();
  }

  /** Rulers, rose and scale bar change with camera and stage only. */
  #drawInstruments(frame: Frame, stage: Stage): void {
    const { chart } = this.#model;
    const last = this.#instrumented;
    if (last?.frame === frame && last.sizeIn === chart.sizeIn && isSameData(last.stage, stage)) return;
    this.#rhumbs.begin(frame);
    drawRhumbs(this.#rhumbs, chart, frame, stage);
    this.#rhumbs.end();
    this.#instruments.begin(frame);
    drawInstruments(this.#instruments, chart, frame, stage);
    this.#instruments.end();
    this.#instrumented = { frame, stage, sizeIn: chart.sizeIn };
  }
}
