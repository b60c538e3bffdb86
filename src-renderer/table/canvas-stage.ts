/**
 * The canvas that a table is drawn on, whatever it shows: a renderer without a ticker that draws on the next animation frame
 * after something changed, follows the device pixel ratio, and makes its picture anew when the graphics context comes back.
 */
import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Ticker } from 'pixi.js';
import type { Container, Renderer } from 'pixi.js';
import type { StageSize } from './camera-motion';
import { FrameSource } from './draw/frame-source';
import { loadTableFonts } from './draw/text-textures';
import { watchPixelRatio } from './pixel-ratio';
import type { SceneOptions, ThemeName } from './scene-types';

const KEPT_FRAMES = 600;

/** A picture on a stage of its own, to be rendered. */
export interface Composed {
  readonly stage: Container;
  destroy(): void;
}

/** What is drawn on the canvas. */
export interface StageContent<Picture extends Composed> {
  /** What lies behind everything. */
  readonly groundOf: (theme: ThemeName) => number;
  /** `former` is the picture whose place it takes; it is destroyed afterwards. */
  readonly create: (former: Picture | null) => Picture;
  /** Brings the picture up to date for the frame that is about to be rendered. */
  readonly compose: (picture: Picture, frames: FrameSource, size: StageSize) => void;
}

/** Resolves when fonts and renderer are ready. */
export async function openCanvasStage<Picture extends Composed>(
  options: SceneOptions,
  content: StageContent<Picture>,
): Promise<CanvasStage<Picture>> {
  restTicker();
  const [renderer] = await Promise.all([
    autoDetectRenderer({
      preference: 'webgl',
      width: options.width,
      height: options.height,
      resolution: window.devicePixelRatio,
      autoDensity: true,
      antialias: true,
      backgroundColor: content.groundOf(options.theme),
      eventMode: 'none',
    }),
    loadTableFonts(),
  ]);
  return new CanvasStage(renderer, options, content);
}

/** Pixi's own clock, by which it frees what nobody uses, asks for a frame for ever: it goes on with the frames drawn here. */
function restTicker(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

export class CanvasStage<Picture extends Composed> {
  readonly renderer: Renderer;
  readonly canvas: HTMLCanvasElement;
  readonly frameTimesMs: number[] = [];
  readonly #content: StageContent<Picture>;
  /** Ends pictures in the making when the table is taken down. */
  readonly #closing = new AbortController();
  readonly #stopWatching: () => void;
  #picture: Picture;
  #frames: FrameSource;
  #theme: ThemeName;
  #size: StageSize;
  #request = 0;
  #isDestroyed = false;

  constructor(renderer: Renderer, options: SceneOptions, content: StageContent<Picture>) {
    this.renderer = renderer;
    this.#content = content;
    this.#theme = options.theme;
    this.#size = { width: options.width, height: options.height };
    this.canvas = renderer.canvas;
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.style.display = 'block';
    options.host.append(this.canvas);
    this.#picture = content.create(null);
    this.#frames = new FrameSource(options.theme, renderer.resolution);
    this.#stopWatching = watchPixelRatio(() => this.invalidate());
    this.canvas.addEventListener('webglcontextrestored', this.#restore);
    this.invalidate();
  }

  get picture(): Picture {
    return this.#picture;
  }

  get theme(): ThemeName {
    return this.#theme;
  }

  get size(): StageSize {
    return this.#size;
  }

  /** Aborted when the table is taken down. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  setTheme(theme: ThemeName): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    this.renderer.background.color = this.#content.groundOf(theme);
    this.#replaceFrames();
  }

  resize(width: number, height: number): void {
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.renderer.resize(width, height);
    this.#draw(); // at once: a resized canvas is blank until it is drawn
  }

  /** Has a frame drawn. */
  invalidate(): void {
    if (this.#request === 0 && !this.#isDestroyed) this.#request = requestAnimationFrame(() => this.#draw());
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#closing.abort(new Error('The table was closed before its picture was finished.'));
    cancelAnimationFrame(this.#request);
    this.#stopWatching();
    this.canvas.removeEventListener('webglcontextrestored', this.#restore);
    this.#picture.destroy();
    this.#frames.destroy();
    this.renderer.destroy({ removeView: true });
  }

  /** What lived on the lost context is made anew from the model, so that nothing depends on what survived. */
  readonly #restore = (): void => {
    this.#replaceFrames();
  };

  /** Browsers do not tell of every change of the ratio, so each frame looks for itself. */
  #followPixelRatio(): void {
    const ratio = window.devicePixelRatio;
    if (ratio === this.renderer.resolution) return;
    this.renderer.resize(this.#size.width, this.#size.height, ratio);
    this.#replaceFrames();
  }

  #replaceFrames(): void {
    const former = this.#picture;
    this.#picture = this.#content.create(former);
    former.destroy();
    this.#frames = this.#frames.replaced(this.#theme, this.renderer.resolution);
    this.invalidate();
  }

  #draw(): void {
    const started = performance.now();
    this.#followPixelRatio();
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#content.compose(this.#picture, this.#frames, this.#size);
    this.renderer.render({ container: this.#picture.stage });
    Ticker.system.update();
    this.frameTimesMs.push(performance.now() - started);
    if (this.frameTimesMs.length > KEPT_FRAMES) this.frameTimesMs.shift();
  }
}
