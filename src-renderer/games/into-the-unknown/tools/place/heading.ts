import { normaliseHeading, type Point } from '../../../../../shared/geometry';

/** A new piece faces the table's middle line: south from the north half, north from the south half; plus a turn. */
export function headingAt(at: Point, sizeIn: number, turnDeg: number): number {
  return normaliseHeading((at.y < sizeIn / 2 ? 180 : 0) + turnDeg);
}
