/** Draws a picture of a plan: two forces, the figures between them, and both odds matrices as heat maps. */
import { cellText, tintOf } from '../words';
import type { Inks } from './inks';
import type { Sheet, SheetForce, SheetMatrix } from './sheet-model';

/** Units of a sheet; a canvas scales them to its pixels. */
export const SHEET = { width: 1200, height: 800 } as const;
type Pen = CanvasRenderingContext2D;
const LABEL = '"Barlow Condensed", sans-serif';
const MARGIN = 32;
const NAMES = 104;

export function drawSheet(pen: Pen, sheet: Sheet, inks: Inks): void {
  pen.textBaseline = 'alphabetic';
  write(pen, sheet.title, MARGIN, 52, `600 34px ${LABEL}`, inks.text, 1136);
  const half = (SHEET.width - 3 * MARGIN) / 2;
  if (sheet.mine) drawForce(pen, sheet.mine, MARGIN, half, inks.gold, inks);
  if (sheet.theirs) drawForce(pen, sheet.theirs, MARGIN * 2 + half, half, inks.orange, inks);
  drawFigures(pen, sheet.figures, inks);
  drawMatrix(pen, sheet.battles, { x: MARGIN, y: 250, width: 690, height: 520 }, inks);
  drawMatrix(pen, sheet.duels, { x: 754, y: 250, width: 414, height: 520 }, inks);
}

function drawForce(
  pen: Pen,
  { name, cards }: SheetForce,
  x: number,
  width: number,
  ink: string,
  inks: Inks,
): void {
  pen.fillStyle = inks.panel;
  pen.fillRect(x, 72, width, 74);
  pen.fillStyle = ink;
  pen.fillRect(x, 72, 5, 74);
  write(pen, name, x + 20, 104, `600 26px ${LABEL}`, inks.text, width - 40);
  write(pen, cards, x + 20, 132, `500 20px ${LABEL}`, inks.quiet, width - 40);
}

function drawFigures(pen: Pen, figures: Sheet['figures'], inks: Inks): void {
  const width = (SHEET.width - 2 * MARGIN) / Math.max(1, figures.length);
  figures.forEach(({ words, mine, theirs }, index) => {
    const middle = MARGIN + width * (index + 0.5);
    pen.textAlign = 'center';
    write(pen, words, middle, 176, `500 18px ${LABEL}`, inks.quiet, width);
    pen.textAlign = 'right';
    write(pen, mine, middle - 16, 214, `600 36px ${LABEL}`, inks.gold, width / 2);
    pen.textAlign = 'left';
    write(pen, theirs, middle + 16, 214, `600 36px ${LABEL}`, inks.orange, width / 2);
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawMatrix(pen: Pen, matrix: SheetMatrix, box: Box, inks: Inks): void {
  const { names, cells } = matrix;
  write(pen, matrix.title, box.x, box.y, `600 16px ${LABEL}`, inks.quiet, box.width);
  const count = Math.max(1, names.length);
  const [left, top] = [box.x + NAMES, box.y + 16 + NAMES];
  const size = { width: (box.width - NAMES) / count, height: (box.height - NAMES - 16) / count };
  names.forEach((name, index) => {
    const ink = (at: number): string => (index === at ? inks.text : inks.quiet);
    const middle = top + size.height * (index + 0.5) + 5;
    write(pen, name, box.x, middle, `500 15px ${LABEL}`, ink(matrix.mine), NAMES - 6);
    pen.save();
    pen.translate(left + size.width * (index + 0.5) + 5, top - 6);
    pen.rotate(-Math.PI / 2);
    write(pen, name, 0, 0, `500 15px ${LABEL}`, ink(matrix.theirs), NAMES - 6);
    pen.restore();
  });
  cells.forEach((row, rowAt) =>
    row.forEach((chance, columnAt) => {
      const at = { x: left + size.width * columnAt, y: top + size.height * rowAt, ...size };
      drawCell(pen, chance, at, inks);
      if (rowAt === matrix.mine && columnAt === matrix.theirs) frame(pen, at, inks.text);
    }),
  );
}

function drawCell(pen: Pen, chance: number | null, { x, y, width, height }: Box, inks: Inks): void {
  pen.fillStyle = inks.panel;
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
  if (chance === null) return;
  pen.globalAlpha = chance < 1e-9 ? 0 : tintOf(chance) / 100;
  pen.fillStyle = inks.gold;
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
  pen.globalAlpha = 1;
  const ink = chance < 1e-9 ? inks.quiet : chance < 0.6 ? inks.text : inks.onGold;
  const font = Math.min(22, height * 0.72, width * 0.5);
  pen.textAlign = 'center';
  write(
    pen,
    cellText(chance),
    x + width / 2,
    y + height / 2 + font * 0.35,
    `600 ${font}px ${LABEL}`,
    ink,
    width,
  );
  pen.textAlign = 'left';
}

function frame(pen: Pen, { x, y, width, height }: Box, ink: string): void {
  pen.strokeStyle = ink;
  pen.lineWidth = 2.5;
  pen.strokeRect(x + 1, y + 1, width - 2, height - 2);
}

/** Text that would be wider is set narrower. */
function write(pen: Pen, text: string, x: number, y: number, font: string, ink: string, width: number): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(text, x, y, width);
}
