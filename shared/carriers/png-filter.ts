/**
 * PNG's row filters. A drawing is flat colour with few edges, so three filters are tried of the five: none, the
 * difference to the left, the difference to the row above. The one with the least sum of differences is taken, as the
 * PNG specification advises.
 */
const NONE = 0;
const SUB = 1;
const UP = 2;

export class RowFilter {
  readonly #bytesPerPixel: number;
  readonly #candidates: readonly [Uint8Array, Uint8Array, Uint8Array];
  #previous: Uint8Array;
  #current: Uint8Array;

  constructor(widthPx: number, bytesPerPixel: number) {
    const length = widthPx * bytesPerPixel;
    this.#bytesPerPixel = bytesPerPixel;
    this.#previous = new Uint8Array(length);
    this.#current = new Uint8Array(length);
    const candidate = (type: number) =>
      Uint8Array.from({ length: length + 1 }, (_, i) => (i === 0 ? type : 0));
    this.#candidates = [candidate(NONE), candidate(SUB), candidate(UP)];
  }

  /** Where the next row's bytes are put before `filter`. */
  get row(): Uint8Array {
    return this.#current;
  }

  /** The filtered row with its type before it; good until the next call. */
  filter(): Uint8Array {
    const [none, sub, up] = this.#candidates;
    const row = this.#current;
    const above = this.#previous;
    const step = this.#bytesPerPixel;
    none.set(row, 1);
    let [plain, left, vertical] = [0, 0, 0];
    for (let i = 0; i < row.length; i += 1) {
      const value = row[i] ?? 0;
      const toLeft = (value - (i < step ? 0 : (row[i - step] ?? 0))) & 0xff;
      const toAbove = (value - (above[i] ?? 0)) & 0xff;
      sub[i + 1] = toLeft;
      up[i + 1] = toAbove;
      plain += magnitude(value);
      left += magnitude(toLeft);
      vertical += magnitude(toAbove);
    }
    this.#current = above;
    this.#previous = row;
    if (vertical <= left && vertical <= plain) return up;
    return left <= plain ? sub : none;
  }
}

/** A difference as a signed byte, without its sign. */
function magnitude(byte: number): number {
  return byte < 128 ? byte : 256 - byte;
}
