/**
 * The gestures that move the camera: wheel and pinch zoom to the pointer, two fingers, the middle button or the space
 * bar pan. They take their events before any tool sees them and say so by `grabbed`, so that a drag that had begun is
 * called off. Buttons glide; gestures never do.
 */
import { fitBox, panBy, screenPoint, zoomAt } from './camera';
import type { CameraState, ScreenPoint } from './camera';
import { easeOut, GLIDE_MS, glide, pinch, wheelFactor, zoomedTo } from './camera-motion';
import type { StageSize } from './camera-motion';

export interface CameraControlsOptions {
  /** The stage: its corner is the screen's origin. */
  readonly element: HTMLElement;
  readonly camera: () => CameraState;
  readonly setCamera: (camera: CameraState) => void;
  readonly reducedMotion: () => boolean;
  /** A camera gesture begins: tools call off what they were doing. */
  readonly grabbed?: () => void;
}

export interface CameraControls {
  /** Shows a box of the table whole, with a margin in pixels. */
  fit(box: { x0: number; y0: number; x1: number; y1: number }, marginPx?: number): void;
  /** Zooms by a factor about the middle of the stage. */
  zoomBy(factor: number): void;
  /** Zooms to a scale about the middle of the stage; 48 is 100 %. */
  zoomTo(pxPerIn: number): void;
  /** Glides to a camera. */
  moveTo(camera: CameraState): void;
  destroy(): void;
}

const FIT_MARGIN_PX = 48;
const MIDDLE_BUTTON = 1;
const TYPES_TEXT = 'input, textarea, select, button, a, summary, [contenteditable], [role="slider"]';

export function createCameraControls(options: CameraControlsOptions): CameraControls {
  return new Controls(options);
}

class Controls implements CameraControls {
  readonly #options: CameraControlsOptions;
  readonly #listening = new AbortController();
  #touches = new Map<number, ScreenPoint>();
  #dragging: { readonly pointerId: number; at: ScreenPoint } | null = null;
  #isSpaceDown = false;
  #isPointerOver = false;
  #glide = 0;

  constructor(options: CameraControlsOptions) {
    this.#options = options;
    const { element } = options;
    const { signal } = this.#listening;
    const early = { signal, capture: true };
    element.addEventListener('wheel', this.#onWheel, { signal, passive: false });
    element.addEventListener('pointerdown', this.#onDown, early);
    element.addEventListener('pointermove', this.#onMove, early);
    element.addEventListener('pointerup', this.#onUp, early);
    element.addEventListener('pointercancel', this.#onUp, early);
    element.addEventListener('pointerenter', () => (this.#isPointerOver = true), { signal });
    element.addEventListener('pointerleave', () => (this.#isPointerOver = false), { signal });
    // A middle click would start the browser's own scrolling.
    element.addEventListener(
      'mousedown',
      (event) => event.button === MIDDLE_BUTTON && event.preventDefault(),
      { signal },
    );
    window.addEventListener('keydown', this.#onKey, { signal });
    window.addEventListener('keyup', this.#onKey, { signal });
    window.addEventListener('blur', () => this.#setSpace(false), { signal });
    element.style.touchAction = 'none';
  }

  fit(box: { x0: number; y0: number; x1: number; y1: number }, marginPx = FIT_MARGIN_PX): void {
    this.moveTo(fitBox(box, this.#stage(), marginPx));
  }

  zoomBy(factor: number): void {
    this.zoomTo(this.#options.camera().pxPerIn * factor);
  }

  zoomTo(pxPerIn: number): void {
    this.moveTo(zoomedTo(this.#options.camera(), this.#stage(), pxPerIn));
  }

  moveTo(camera: CameraState): void {
    this.#stopGlide();
    if (this.#options.reducedMotion()) {
      this.#options.setCamera(camera);
      return;
    }
    const from = this.#options.camera();
    let started: number | null = null;
    const step = (now: number): void => {
      started ??= now;
      const t = (now - started) / GLIDE_MS;
      this.#glide = t < 1 ? requestAnimationFrame(step) : 0;
      this.#options.setCamera(glide(from, camera, this.#stage(), t >= 1 ? 1 : easeOut(t)));
    };
    this.#glide = requestAnimationFrame(step);
  }

  destroy(): void {
    this.#stopGlide();
    this.#listening.abort();
    this.#showCursor(null);
  }

  readonly #onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#stopGlide();
    const factor = wheelFactor(event, this.#stage());
    this.#options.setCamera(zoomAt(this.#options.camera(), this.#at(event), factor));
  };

  readonly #onDown = (event: PointerEvent): void => {
    const at = this.#at(event);
    if (event.pointerType === 'touch') this.#touches.set(event.pointerId, at);
    const isPan = event.button === MIDDLE_BUTTON || (event.button === 0 && this.#isSpaceDown);
    if (this.#touches.size < 2 && !isPan) return;
    this.#take(event);
    this.#stopGlide();
    this.#options.grabbed?.();
    if (this.#touches.size >= 2) return;
    this.#dragging = { pointerId: event.pointerId, at };
    this.#options.element.setPointerCapture(event.pointerId);
    this.#showCursor('grabbing');
  };

  readonly #onMove = (event: PointerEvent): void => {
    const at = this.#at(event);
    if (this.#dragging?.pointerId === event.pointerId) {
      this.#take(event);
      this.#options.setCamera(
        panBy(this.#options.camera(), at.x - this.#dragging.at.x, at.y - this.#dragging.at.y),
      );
      this.#dragging.at = at;
      return;
    }
    const before = this.#touches.get(event.pointerId);
    if (!before) return;
    if (this.#touches.size >= 2) {
      this.#take(event);
      this.#pinchWith(event.pointerId, before, at);
    }
    this.#touches.set(event.pointerId, at);
  };

  readonly #onUp = (event: PointerEvent): void => {
    const wasPinching = this.#touches.size >= 2;
    this.#touches.delete(event.pointerId);
    if (wasPinching) this.#take(event);
    if (this.#dragging?.pointerId !== event.pointerId) return;
    this.#take(event);
    this.#dragging = null;
    this.#showCursor(this.#isSpaceDown ? 'grab' : null);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    if (event.type === 'keyup') {
      this.#setSpace(false);
      return;
    }
    const isTyping = event.target instanceof Element && event.target.closest(TYPES_TEXT) !== null;
    if (isTyping || !this.#isPointerOver) return;
    event.preventDefault();
    this.#setSpace(true);
  };

  #pinchWith(pointerId: number, before: ScreenPoint, after: ScreenPoint): void {
    const other = [...this.#touches].find(([id]) => id !== pointerId)?.[1];
    if (!other) return;
    const camera = this.#options.camera();
    this.#options.setCamera(pinch(camera, { a: before, b: other }, { a: after, b: other }));
  }

  #setSpace(isDown: boolean): void {
    if (this.#isSpaceDown === isDown) return;
    this.#isSpaceDown = isDown;
    if (!this.#dragging) this.#showCursor(isDown ? 'grab' : null);
  }

  #showCursor(cursor: 'grab' | 'grabbing' | null): void {
    this.#options.element.style.cursor = cursor ?? '';
  }

  /** Keeps an event from the tools. */
  #take(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #at(event: MouseEvent): ScreenPoint {
    const corner = this.#options.element.getBoundingClientRect();
    return screenPoint(event.clientX - corner.left, event.clientY - corner.top);
  }

  #stage(): StageSize {
    const { clientWidth, clientHeight } = this.#options.element;
    return { width: clientWidth, height: clientHeight };
  }

  #stopGlide(): void {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }
}
