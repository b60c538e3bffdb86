/** How large a note's box is on the screen, CSS pixels, for hitting it: wrapped as it is drawn, letters taken as alike. */
import type { Point } from '../../../../shared/geometry';
import { wrapWords } from '../../../table/draw/wrap-words';
import { NOTE_BOX } from '../../../table/overlays/note';

/** The mean of the table's face: a click may miss the box's right rim by a letter, never its middle. */
const LETTER_PX = NOTE_BOX.widestLinePx / 26;

export function noteBoxPx(text: string): { readonly width: number; readonly height: number } {
  const widthOf = (line: string): number => line.length * LETTER_PX;
  const lines = wrapWords(text, widthOf, NOTE_BOX.widestLinePx, NOTE_BOX.mostLines);
  return {
    width: 2 * NOTE_BOX.padPx + Math.max(...lines.map(widthOf)),
    height: NOTE_BOX.edgesPx + lines.length * NOTE_BOX.linePx,
  };
}

/** True if a table point lies in the box of a note at `at`. */
export function isInNoteBox(text: string, at: Point, point: Point, pxPerIn: number): boolean {
  const { width, height } = noteBoxPx(text);
  const [x, y] = [(point.x - at.x) * pxPerIn, (point.y - at.y) * pxPerIn];
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
