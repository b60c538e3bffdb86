/** Compares two pictures of the same size, RGBA each. */

export interface Difference {
  /** Pixels of which a channel differs by more than the tolerance, and their share of all. */
  readonly pixels: number;
  readonly share: number;
  /** The greatest difference of any channel, 0 to 255. */
  readonly greatest: number;
  /** What differs in red over a grey ghost of the first picture, RGBA. */
  readonly picture: Uint8Array;
}

/** `tolerance`: how much a channel may differ before its pixel counts. Throws when the sizes differ. */
export function comparePixels(a: Uint8Array, b: Uint8Array, tolerance: number): Difference {
  if (a.length !== b.length)
    throw new Error(`${a.length} and ${b.length} bytes are no two pictures of one size`);
  const picture = new Uint8Array(a.length);
  let [pixels, greatest] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    let most = 0;
    for (let k = i; k < i + 4; k += 1) most = Math.max(most, Math.abs((a[k] ?? 0) - (b[k] ?? 0)));
    greatest = Math.max(greatest, most);
    if (most > tolerance) pixels += 1;
    const grey = 160 + Math.round(((a[i] ?? 0) + (a[i + 1] ?? 0) + (a[i + 2] ?? 0)) / 9);
    picture.set(most > tolerance ? [220, 0, 0, 255] : [grey, grey, grey, 255], i);
  }
  return { pixels, share: pixels / (a.length / 4), greatest, picture };
}
