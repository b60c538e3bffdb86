/**
 * Pictures larger than any canvas. The whole picture is composed once, so that no label and no line knows of a tile; then
 * it is drawn tile by tile into one render texture and handed over as bands of whole rows. Between tiles the table has
 * its turn. Only one band and one tile exist at a time.
 */
import { Matrix, RenderTexture } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import type { Composed } from './canvas-stage';
import { Composition } from './composition';
import { FrameSource } from './draw/frame-source';
import { INKS } from './inks';
import type { LabelSides } from './labels/label-placement';
import type { SceneModel } from './scene-model';
import type { PictureOptions } from './scene-types';

/** The graphics context went while a picture was drawn; it can be drawn again when the context is back. */
export class ContextLostError extends Error {
  constructor() {
    super('The picture could not be drawn: the graphics context was lost.');
  }
}

export const MOST_PICTURE_PX = 16384;
/** Small enough that the table stays alive between two tiles even without a graphics card; a band has at most 32 MiB. */
const TILE_PX = 512;

interface Subject {
  readonly model: SceneModel;
  /** Where the table has its labels: the picture has them there too. */
  readonly labelSides?: LabelSides;
}

/**
 * Draws the model as `options` say. Rejects with a RangeError for a size that cannot be, with the signal's reason when
 * it is aborted, and with an Error when the graphics context is lost; what `take` throws comes through.
 */
export function drawPicture(renderer: Renderer, subject: Subject, options: PictureOptions): Promise<void> {
  const { camera, scale, widthPx, heightPx, instruments, theme } = options;
  return drawComposed(renderer, INKS[theme].chart.beyond, options, (frames) => {
    const composition = new Composition(subject.labelSides);
    const pxPerIn = camera.pxPerIn / scale;
    composition.compose(subject.model, frames.at(pxPerIn), {
      camera: { ...camera, pxPerIn },
      size: { width: widthPx / scale, height: heightPx / scale },
      instruments,
    });
    return composition;
  });
}

/** The same for any table: `compose` makes its picture at a zoom of `camera.pxPerIn / scale`. */
export async function drawComposed(
  renderer: Renderer,
  ground: number,
  options: PictureOptions,
  compose: (frames: FrameSource) => Composed,
): Promise<void> {
  refuseSize(options);
  options.signal.throwIfAborted();
  const watch = watchContext(renderer);
  const frames = new FrameSource(options.theme, options.scale);
  let composed: Composed | null = null;
  try {
    composed = compose(frames);
    await drawBands(renderer, composed, ground, options, watch.refuseLost);
  } finally {
    composed?.destroy();
    frames.destroy();
    watch.stop();
  }
}

function refuseSize({ widthPx, heightPx, scale, camera, tilePx = TILE_PX }: PictureOptions): void {
  for (const [name, value, most] of [
    ['width', widthPx, MOST_PICTURE_PX],
    ['height', heightPx, MOST_PICTURE_PX],
    ['tile', tilePx, TILE_LIMIT_PX],
  ] as const) {
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new RangeError(
        `A picture's ${name} is a whole number of pixels from 1 to ${most}, not ${value}.`,
      );
  }
  if (!(scale > 0 && scale <= MOST_SCALE))
    throw new RangeError(`A picture's scale lies above 0 and is at most ${MOST_SCALE}, not ${scale}.`);
  const { originX, originY, pxPerIn } = camera;
  if (!(pxPerIn > 0) || ![originX, originY, pxPerIn].every(Number.isFinite))
    throw new RangeError('A picture needs a place and a zoom that are finite.');
}
const TILE_LIMIT_PX = 4096;
const MOST_SCALE = 64;

async function drawBands(
  renderer: Renderer,
  composed: Composed,
  ground: number,
  options: PictureOptions,
  refuseLost: () => void,
): Promise<void> {
  const { widthPx, heightPx } = options;
  const side = Math.min(options.tilePx ?? TILE_PX, limitOf(renderer));
  const tile = { width: Math.min(side, widthPx), height: Math.min(side, heightPx) };
  const texture = RenderTexture.create({ ...tile, resolution: 1, antialias: true });
  try {
    for (let y = 0; y < heightPx; y += tile.height) {
      const height = Math.min(tile.height, heightPx - y);
      const rgba = new Uint8Array(4 * widthPx * height);
      for (let x = 0; x < widthPx; x += tile.width) {
        await nextTask();
        options.signal.throwIfAborted();
        refuseLost();
        drawTile(renderer, composed, ground, texture, { x, y }, options.scale);
        const { pixels } = renderer.extract.pixels(texture);
        refuseLost(); // what was read from a lost context is nothing
        copyTile(pixels, tile, { rgba, width: widthPx, height }, x);
      }
      await options.take({ y, height, rgba });
    }
    options.signal.throwIfAborted();
  } finally {
    texture.destroy(true);
  }
}

function drawTile(
  renderer: Renderer,
  { stage }: Composed,
  ground: number,
  target: RenderTexture,
  at: { readonly x: number; readonly y: number },
  scale: number,
): void {
  // Bottom up, as the screen is drawn: so edges are smoothed on the very same spots as there.
  stage.setFromMatrix(new Matrix(scale, 0, 0, -scale, -at.x, at.y + target.height));
  renderer.render({ container: stage, target, clear: true, clearColor: ground });
}

/** Copies a tile's rows, which come bottom up, into the band; nothing lies behind the ground, so every pixel is opaque. */
function copyTile(
  pixels: Uint8ClampedArray,
  tile: { readonly width: number; readonly height: number },
  band: { readonly rgba: Uint8Array; readonly width: number; readonly height: number },
  x: number,
): void {
  const width = Math.min(tile.width, band.width - x);
  for (let row = 0; row < band.height; row += 1) {
    const from = 4 * (tile.height - 1 - row) * tile.width;
    const to = 4 * (row * band.width + x);
    band.rgba.set(pixels.subarray(from, from + 4 * width), to);
    for (let i = to + 3; i < to + 4 * width; i += 4) band.rgba[i] = 255;
  }
}

/** The largest tile that the graphics card takes. */
function limitOf(renderer: Renderer): number {
  if (!('gl' in renderer)) return TILE_LIMIT_PX;
  const { gl } = renderer;
  return Math.min(
    TILE_LIMIT_PX,
    Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    Number(gl.getParameter(gl.MAX_RENDERBUFFER_SIZE)),
  );
}

/** Remembers a loss of the context even when it was given back before the next tile. */
function watchContext(renderer: Renderer): { readonly refuseLost: () => void; readonly stop: () => void } {
  let isLost = false;
  const hear = (): void => {
    isLost = true;
  };
  renderer.canvas.addEventListener('webglcontextlost', hear);
  return {
    refuseLost: () => {
      if (isLost || ('gl' in renderer && renderer.gl.isContextLost())) throw new ContextLostError();
    },
    stop: () => renderer.canvas.removeEventListener('webglcontextlost', hear),
  };
}

/** Lets the page do what waits, such as the table's next frame. Not a timer: those are slow in hidden windows. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
