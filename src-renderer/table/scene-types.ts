/** The scene as the rest of the renderer knows it; `scene.ts` implements it with Pixi. */
import type { CameraState } from './camera';
import type { SceneModel } from './scene-model';

export type ThemeName = 'dark' | 'light' | 'contrast';

export interface TableScene {
  /** Shows the model; renders on the next animation frame at the latest. Cheap when little changed. */
  setModel(model: SceneModel): void;
  setCamera(camera: CameraState): void;
  setTheme(theme: ThemeName): void;
  /** CSS pixels of the stage; follows the device pixel ratio by itself. */
  resize(width: number, height: number): void;
  /**
   * A picture of the whole sector without overlays, as PNG bytes in base64; empty when the table was closed or lost its
   * context before it was finished.
   */
  thumbnail(widthPx: number, heightPx: number): Promise<string>;
  /** Draws a picture of any size band by band; rejects when `signal` is aborted or the picture cannot be drawn. */
  picture(options: PictureOptions): Promise<void>;
  /** `webgl`, or what Pixi fell back to. */
  readonly rendererName: string;
  /** Milliseconds of script per frame, newest last, at most 600; for the bench and the tests. */
  readonly frameTimesMs: readonly number[];
  destroy(): void;
}

/** A picture of the table as the screen shows it, larger than any canvas may be. */
export interface PictureOptions {
  /** Whole pixels, at most 16384 each. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** What stands at the picture's upper left corner, and picture pixels to the inch. */
  readonly camera: CameraState;
  /** Picture pixels per CSS pixel: how far lines, letters and plates grow. */
  readonly scale: number;
  readonly theme: ThemeName;
  /** Rulers, rose and scale bar. */
  readonly instruments: boolean;
  /** The longest side of a tile, at most 4096; when left out, one that keeps the table alive while it is drawn. */
  readonly tilePx?: number;
  readonly signal: AbortSignal;
  /** Takes bands of whole rows from the top down, RGBA, eight bits each, not premultiplied. */
  readonly take: (band: PictureBand) => Promise<void>;
}
export interface PictureBand {
  readonly y: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

export interface SceneOptions {
  readonly host: HTMLElement;
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}
