/** How large a note's box is on the screen, CSS pixels, for hitting it. */
import type { Point } from '../../../../shared/geometry';

/** About what the drawing measures; a click may miss its rim by a letter's width, never its middle. */
const LETTER_PX = 6.4;
const LINE_PX = 18;
const PAD_X_PX = 12;
const PAD_Y_PX = 9;
const MOST_LETTERS = 28;

export function noteBoxPx(text: string): { readonly width: number; readonly height: number } {
  const lines = Math.max(1, Math.ceil(text.length / MOST_LETTERS));
  const letters = Math.min(MOST_LETTERS, Math.max(4, text.length));
  return { width: 2 * PAD_X_PX + letters * LETTER_PX, height: 2 * PAD_Y_PX + lines * LINE_PX };
}

/** True if a table point lies in the box of a note at `at`. */
export function isInNoteBox(text: string, at: Point, point: Point, pxPerIn: number): boolean {
  const { width, height } = noteBoxPx(text);
  const [x, y] = [(point.x - at.x) * pxPerIn, (point.y - at.y) * pxPerIn];
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
