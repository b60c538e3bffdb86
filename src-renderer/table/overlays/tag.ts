/** Figures on the table: a small rounded box with a mark (tick, triangle, cross), the figure and a word. */
import type { Graphics } from 'pixi.js';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Overlay } from './overlay';

export type Mark = 'ok' | 'warn' | 'bad';

const HEIGHT_PX = 24;
const PAD_PX = 9;
const MARK_PX = 19;
const GAP_PX = 6;

export interface TagFace {
  readonly mark: Mark | null;
  readonly colour: number;
  readonly figure: string;
  readonly text: string | null;
}

export function tagWidth(pen: Pen, face: TagFace): number {
  const mark = face.mark ? MARK_PX : 0;
  const words = face.text === null ? 0 : gapOf(face) + pen.measure(face.text, 'beside');
  return 2 * PAD_PX + mark + pen.measure(face.figure, 'figure') + words;
}

/** Words alone need no room before them. */
const gapOf = ({ figure }: TagFace): number => (figure === '' ? 0 : GAP_PX);

function traceMark(g: Graphics, mark: Mark, x: number, y: number): void {
  if (mark === 'ok')
    g.moveTo(x + 2.5, y + 8.5)
      .lineTo(x + 6, y + 12.5)
      .lineTo(x + 13.5, y + 3.5);
  if (mark === 'bad') {
    g.moveTo(x + 3.5, y + 3.5).lineTo(x + 12.5, y + 12.5);
    g.moveTo(x + 12.5, y + 3.5).lineTo(x + 3.5, y + 12.5);
  }
  if (mark === 'warn') {
    g.moveTo(x + 8, y + 2.5)
      .lineTo(x + 14.5, y + 13.5)
      .lineTo(x + 1.5, y + 13.5)
      .closePath();
    g.moveTo(x + 8, y + 6.5)
      .lineTo(x + 8, y + 9.7)
      .moveTo(x + 8, y + 11.6)
      .lineTo(x + 8, y + 11.7);
  }
}

/** Draws a tag centred on (x, y) in pixels. */
export function drawFace(pen: Pen, face: TagFace, x: number, y: number, frame: Frame): void {
  const width = Math.ceil(tagWidth(pen, face));
  const left = snapPx(x - width / 2, frame.dpr) + 0.5;
  const top = snapPx(y - HEIGHT_PX / 2, frame.dpr) + 0.5;
  pen.g.roundRect(left, top, width, HEIGHT_PX, 6).fill({ color: frame.inks.tagGround, alpha: 0.96 });
  pen.g.roundRect(left, top, width, HEIGHT_PX, 6).stroke({ color: face.colour, alpha: 0.8, width: 1 });
  let at = left + PAD_PX;
  if (face.mark) {
    traceMark(pen.g, face.mark, left + PAD_PX - 2, top + 4);
    pen.g.stroke({ color: face.colour, width: face.mark === 'warn' ? 1.75 : 2, cap: 'round', join: 'round' });
    at += MARK_PX - 1;
  }
  at += pen.text(face.figure, 'figure', at, top + 18, { colour: face.colour });
  if (face.text !== null)
    pen.text(face.text, 'beside', at + gapOf(face), top + 17, { colour: frame.inks.text2 });
  pen.closedBoxes.push({ x0: left, y0: top, x1: left + width, y1: top + HEIGHT_PX });
}

export function drawTag(pen: Pen, tag: Overlay<'tag'>, frame: Frame): void {
  const colour = frame.inks.ink[tag.ink];
  const x = tag.at.x * frame.pxPerIn + tag.offsetPx.x;
  const y = tag.at.y * frame.pxPerIn + tag.offsetPx.y;
  drawFace(pen, { mark: tag.mark, colour, figure: tag.figure, text: tag.text }, x, y, frame);
}
