/** Compares two pictures of the same size, RGBA each. */

export interface Difference {
  /** Pixels of which a channel differs by more than the tolerance, and their share of all. */
  readonly pixels: number;
  readonly share: number;
  /** The greatest difference of any channel, 0 to 255. */
  readonly greatest: number;
}

/** `tolerance`: how much a channel may differ before its pixel counts. Throws when the sizes differ. */
export function comparePixels(a: Uint8Array, b: Uint8Array, tolerance: number): Difference {
  if (a.length !== b.length)
    throw new Error(`${a.length} and ${b.length} bytes are no two pictures of one size`);
  let [pixels, greatest] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const most = mostAt(a, b, i);
    if (most > greatest) greatest = most;
    if (most > tolerance) pixels += 1;
  }
  return { pixels, share: pixels / (a.length / 4), greatest };
}

/** What differs in red over a grey ghost of the first picture, RGBA. */
export function markDifference(a: Uint8Array, b: Uint8Array, tolerance: number): Uint8Array {
  const picture = new Uint8Array(a.length);
  for (let i = 0; i < a.length; i += 4) {
    const grey = 160 + Math.round(((a[i] ?? 0) + (a[i + 1] ?? 0) + (a[i + 2] ?? 0)) / 9);
    picture.set(mostAt(a, b, i) > tolerance ? [220, 0, 0, 255] : [grey, grey, grey, 255], i);
  }
  return picture;
}

/** How much the channel of the pixel at `i` differs that differs most. */
function mostAt(a: Uint8Array, b: Uint8Array, i: number): number {
  let most = 0;
  for (let k = i; k < i + 4; k += 1) {
    const by = Math.abs((a[k] ?? 0) - (b[k] ?? 0));
    if (by > most) most = by;
  }
  return most;
}
