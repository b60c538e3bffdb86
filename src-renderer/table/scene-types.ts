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
  /** A picture of the whole sector without overlays, as PNG bytes in base64. */
  thumbnail(widthPx: number, heightPx: number): Promise<string>;
  /** `webgl`, or what Pixi fell back to. */
  readonly rendererName: string;
  /** Milliseconds of script per frame, newest last, at most 600; for the bench and the tests. */
  readonly frameTimesMs: readonly number[];
  destroy(): void;
}

export interface SceneOptions {
  readonly host: HTMLElement;
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}
