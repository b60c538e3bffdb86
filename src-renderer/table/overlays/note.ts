/** The player's own words: a box whose upper left corner stands where it was put, and a leader to what it speaks of. */
import type { PxBox } from '../draw/clip';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { wrapWords } from '../draw/wrap-words';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';

type Note = Overlay<'note'>;

/** How a note's box is built; who hits it with a pointer needs the same. */
export const NOTE_BOX = {
  padPx: 12,
  linePx: 18,
  edgesPx: 14,
  /** About 26 letters of the table's face. */
  widestLinePx: 154,
  mostLines: 4,
} as const;
const { padPx: PAD_PX, linePx: LINE_PX, edgesPx: EDGES_PX } = NOTE_BOX;
/** From the box's top to the first baseline. */
const RISE_PX = 20;
const DOT_PX = 3;
/** A leader leaves the box this far from its corners. */
const CORNER_PX = 14;

export function drawNote(pen: Pen, note: Note, frame: Frame): void {
  const lines = wrapWords(
    note.text,
    (text) => pen.measure(text, 'note'),
    NOTE_BOX.widestLinePx,
    NOTE_BOX.mostLines,
  );
  const box = boxOf(note, pen, lines, frame);
  if (note.to) drawLeader(pen, box, note.to.x * frame.pxPerIn, note.to.y * frame.pxPerIn, frame);
  drawBox(pen, box, note.selected, frame);
  lines.forEach((line, i) => {
    pen.text(line, 'note', box.x0 + PAD_PX, box.y0 + RISE_PX + i * LINE_PX, { colour: frame.inks.ink.lilac });
  });
  pen.closedBoxes.push(box);
}

function boxOf(note: Note, pen: Pen, lines: readonly string[], frame: Frame): PxBox {
  const x0 = snapPx(note.at.x * frame.pxPerIn, frame.dpr) + 0.5;
  const y0 = snapPx(note.at.y * frame.pxPerIn, frame.dpr) + 0.5;
  const width = Math.ceil(Math.max(...lines.map((line) => pen.measure(line, 'note'))));
  return { x0, y0, x1: x0 + width + 2 * PAD_PX, y1: y0 + EDGES_PX + lines.length * LINE_PX };
}

function drawBox(pen: Pen, box: PxBox, selected: boolean, frame: Frame): void {
  const color = frame.inks.ink.lilac;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (selected) {
    pen.g.roundRect(box.x0, box.y0, width, height, 6).stroke({ color, width: 9, alpha: 0.32 });
  }
  pen.g.roundRect(box.x0, box.y0, width, height, 6).fill({ color: frame.inks.noteGround });
  pen.g
    .roundRect(box.x0, box.y0, width, height, 6)
    .stroke({ color, alpha: selected ? 1 : 0.7, width: selected ? 1.5 : 1 });
}

/** From the box's nearest edge to the dot; none where the point lies under the box. */
function drawLeader(pen: Pen, box: PxBox, x: number, y: number, frame: Frame): void {
  const inset = Math.min(CORNER_PX, (box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2);
  const fromX = Math.min(box.x1 - inset, Math.max(box.x0 + inset, x));
  const fromY = Math.min(box.y1 - inset, Math.max(box.y0 + inset, y));
  const isUnder = x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
  if (isUnder) return;
  const color = frame.inks.ink.lilac;
  pen.g.moveTo(fromX, fromY).lineTo(x, y).stroke({ color: frame.inks.halo, width: 4, alpha: 0.5 });
  pen.g.moveTo(fromX, fromY).lineTo(x, y).stroke({ color, width: 1.25 });
  pen.g.circle(x, y, DOT_PX).fill({ color });
  pen.boxes.push(...lineBoxes([fromX, fromY, x, y]));
}
