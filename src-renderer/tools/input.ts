/** What the stage tells a tool: pointers in table and screen coordinates, keys by name, modifiers spelled out. */
import type { Point } from '../../shared/geometry';
import type { ScreenPoint } from '../table/camera';

export interface Modifiers {
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on macOS. */
  readonly ctrl: boolean;
}
export const NO_MODIFIERS: Modifiers = { shift: false, alt: false, ctrl: false };

export interface PointerInput {
  /** On the table, inches. */
  readonly at: Point;
  /** On the stage, CSS pixels. */
  readonly screen: ScreenPoint;
  readonly pxPerIn: number;
  readonly button: 'main' | 'middle' | 'menu';
  readonly modifiers: Modifiers;
}

export interface KeyInput {
  /** `KeyboardEvent.key`, such as `Enter`, `ArrowLeft`, `a`. */
  readonly key: string;
  readonly modifiers: Modifiers;
}

/** A press becomes a drag once the pointer is this far from where it went down, CSS pixels. */
export const DRAG_THRESHOLD_PX = 4;

/** True once a press that began at `start` counts as a drag. */
export function isDrag(start: PointerInput, now: PointerInput): boolean {
  return Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y) >= DRAG_THRESHOLD_PX;
}
