/** A drawing cut into tiles of one size that overlap, from the north-west corner on. */
import type { Box } from '../drawing/types';

export interface Tile {
  /** From 0, west to east and north to south. */
  readonly column: number;
  readonly row: number;
  /** What the tile shows, inches of the drawing; the last of a row or column may be smaller. */
  readonly box: Box;
}

export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  /** Row by row. */
  readonly tiles: readonly Tile[];
}

/** A drawing that is longer than its tiles by so little is not worth another tile, inches. */
const SLACK = 1e-9;

/** How many tiles of `tileIn` cover `lengthIn` with neighbours overlapping by `overlapIn`; at least one. */
export function tilesAlong(lengthIn: number, tileIn: number, overlapIn: number): number {
  if (lengthIn <= tileIn + SLACK) return 1;
  return Math.ceil((lengthIn - overlapIn - SLACK) / (tileIn - overlapIn));
}

/** Every point of `box` lies in a tile, and a strip of `overlapIn` along each seam in both. Lengths in inches. */
export function tileGrid(box: Box, widthIn: number, heightIn: number, overlapIn: number): TileGrid {
  const columns = tilesAlong(box.x1 - box.x0, widthIn, overlapIn);
  const rows = tilesAlong(box.y1 - box.y0, heightIn, overlapIn);
  const tiles = Array.from({ length: columns * rows }, (_, index): Tile => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x0 = box.x0 + column * (widthIn - overlapIn);
    const y0 = box.y0 + row * (heightIn - overlapIn);
    const x1 = column === columns - 1 ? box.x1 : x0 + widthIn;
    const y1 = row === rows - 1 ? box.y1 : y0 + heightIn;
    return { column, row, box: { x0, y0, x1, y1 } };
  });
  return { columns, rows, tiles };
}

/** A tile's name as on a map: column as letters, row as number, such as `B2`. */
export function tileName(column: number, row: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

const ALPHABET = 26;

function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % ALPHABET));
  return column < ALPHABET ? last : columnLetters(Math.floor(column / ALPHABET) - 1) + last;
}
