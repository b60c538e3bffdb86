/** Where the person looks: the camera, the stage's size, and the ways to move it. */
import {
  type CameraState,
  fitBox,
  panBy,
  type ScreenPoint,
  screenPoint,
  toTablePoint,
  zoomAt,
} from '../table/camera';

const ZOOM_STEP = 1.25;

export interface TableBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface CameraViewOptions {
  /** The table whole. */
  readonly whole: () => TableBox;
  /** Round the whole table, pixels. */
  readonly marginPx: number;
  /** 100 %: as the design draws it. */
  readonly nominalPxPerIn: number;
  /** Fitting one small piece does not fill the stage with it. */
  readonly mostFitPxPerIn: number;
}

export class CameraView {
  camera = $state.raw<CameraState>({ originX: -1, originY: -1, pxPerIn: 24 });
  size = $state.raw({ width: 0, height: 0 });
  readonly #options: CameraViewOptions;
  #isFitted = false;
  /** The camera that last showed the whole table; while it still stands, a new size shows the whole again. */
  #whole: CameraState | null = null;
  #glide: ((camera: CameraState) => void) | null = null;
  /** Where a glide under way leads: the next command starts from there. */
  #goal: CameraState | null = null;
  // By a function: the options are there only after the constructor.
  readonly zoomWords = $derived.by(
    () => `${Math.round((this.camera.pxPerIn / this.#options.nominalPxPerIn) * 100)} %`,
  );

  constructor(options: CameraViewOptions) {
    this.#options = options;
  }

  /** A table that is shown whole stays whole; else what is in the middle stays where it is. */
  resize(width: number, height: number): void {
    const before = this.size;
    const wasWhole = !this.#isFitted || this.#showsWhole();
    this.size = { width, height };
    this.camera = wasWhole
      ? this.#wholeFitted()
      : panBy(this.camera, (width - before.width) / 2, (height - before.height) / 2);
    if (wasWhole) this.#whole = this.camera;
    this.#goal = null;
    this.#isFitted ||= width > 0;
  }

  /** How commands move the camera; null: at once. */
  glideBy(glide: ((camera: CameraState) => void) | null): void {
    this.#glide = glide;
  }

  /** A gesture has taken the camera: the goal of a glide no longer counts. */
  settle(): void {
    this.#goal = null;
  }

  fit(): void {
    this.#whole = this.#wholeFitted();
    this.#go(this.#whole);
  }

  fitBox(box: TableBox): void {
    const { marginPx, mostFitPxPerIn } = this.#options;
    const fitted = fitBox(box, this.size, marginPx * 2);
    const over = fitted.pxPerIn / mostFitPxPerIn;
    this.#go(over > 1 ? zoomAt(fitted, this.#middle(), 1 / over) : fitted);
  }

  zoom(direction: 1 | -1): void {
    this.#go(zoomAt(this.#now(), this.#middle(), direction === 1 ? ZOOM_STEP : 1 / ZOOM_STEP));
  }

  pan(dxPx: number, dyPx: number): void {
    this.#go(panBy(this.#now(), dxPx, dyPx));
  }

  /** 100 %: as the design draws it. */
  zoomNominal(): void {
    const { nominalPxPerIn } = this.#options;
    this.#go(zoomAt(this.#now(), this.#middle(), nominalPxPerIn / this.#now().pxPerIn));
  }

  /** Brings a place into view if it is not. */
  reveal(x: number, y: number): void {
    const { originX, originY, pxPerIn } = this.#now();
    const [px, py] = [(x - originX) * pxPerIn, (y - originY) * pxPerIn];
    const isSeen = px > 0 && py > 0 && px < this.size.width && py < this.size.height;
    if (isSeen) return;
    this.#go(panBy(this.#now(), this.size.width / 2 - px, this.size.height / 2 - py));
  }

  /** The table point in the middle of the stage. */
  get middle(): { readonly x: number; readonly y: number } {
    return toTablePoint(this.#now(), this.#middle());
  }

  #wholeFitted(): CameraState {
    return fitBox(this.#options.whole(), this.size, this.#options.marginPx);
  }

  #showsWhole(): boolean {
    const [now, whole] = [this.#now(), this.#whole];
    if (!whole) return false;
    const offIn = Math.hypot(now.originX - whole.originX, now.originY - whole.originY);
    return offIn * whole.pxPerIn < 1 && Math.abs(now.pxPerIn / whole.pxPerIn - 1) < 1e-3;
  }

  #now(): CameraState {
    return this.#goal ?? this.camera;
  }

  #go(camera: CameraState): void {
    this.#goal = camera;
    if (this.#glide) this.#glide(camera);
    else this.camera = camera;
  }

  #middle(): ScreenPoint {
    return screenPoint(this.size.width / 2, this.size.height / 2);
  }
}
