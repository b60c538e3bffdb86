/** Small things about bytes that every carrier needs. Numbers are unsigned, of 32 bits. */

/** One array of all parts, in order. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The codes of a text of ASCII. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** True if `bytes` holds `part` at `at`; false beyond either end. */
export function holds(bytes: Uint8Array, part: Uint8Array, at: number): boolean {
  return at >= 0 && at + part.length <= bytes.length && part.every((byte, i) => bytes[at + i] === byte);
}

/** The first place from `from` on where `part` begins, or -1. */
export function find(bytes: Uint8Array, part: Uint8Array, from = 0): number {
  const first = part[0];
  if (first === undefined) return -1;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (holds(bytes, part, at)) return at;
  }
  return -1;
}

/** A big-endian number, as PNG has them; missing bytes count as 0. */
export function bigEndian(bytes: Uint8Array, at: number): number {
  return littleEndian(bytes.subarray(at, at + 4).toReversed(), 0);
}

/** A little-endian number of so many bytes, as ZIP has them; missing bytes count as 0. */
export function littleEndian(bytes: Uint8Array, at: number, count = 4): number {
  let value = 0;
  for (let i = count - 1; i >= 0; i -= 1) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

/** Four bytes, big-endian. */
export function bigEndianBytes(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
