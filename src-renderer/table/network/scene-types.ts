/** The star chart's scene as the rest of the renderer knows it; `scene.ts` implements it with Pixi. */
import type { CameraState } from '../camera';
import type { ThemeName } from '../scene-types';
import type { NetworkHit, NetworkModel } from './model';

export interface NetworkScene {
  /** Shows the model on the next animation frame at the latest; ships and tokens glide where motion is wanted. */
  setModel(model: NetworkModel): void;
  /** `pxPerIn` is pixels to a hex's side here; the origin is in sides from the board's middle. */
  setCamera(camera: CameraState): void;
  setTheme(theme: ThemeName): void;
  /** CSS pixels of the stage. */
  resize(width: number, height: number): void;
  /** What lies at a point of the stage, CSS pixels, under the piece that is `carried`; null: empty space. */
  hit(x: number, y: number, carried?: NetworkHit | null): NetworkHit | null;
  /** The board whole as PNG in base64, the same for the same model; empty when it cannot be drawn now. */
  thumbnail(widthPx: number, heightPx: number): Promise<string>;
  /** The board whole as it is shown, names, ways and marks included, as PNG in base64; empty when it cannot be drawn now. */
  picture(widthPx: number, heightPx: number): Promise<string>;
  readonly rendererName: string;
  /** Milliseconds of script per frame, newest last, at most 600; for the bench and the tests. */
  readonly frameTimesMs: readonly number[];
  destroy(): void;
}

export interface NetworkSceneOptions {
  readonly host: HTMLElement;
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}
export type CreateNetworkScene = (options: NetworkSceneOptions) => Promise<NetworkScene>;
