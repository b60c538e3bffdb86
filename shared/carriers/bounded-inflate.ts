/**
 * Inflating what strangers wrote. The library's one-shot functions believe the size a file claims, or grow without an
 * end; here compressed bytes go in by small portions and the work stops at a limit, so neither memory nor time can be
 * blown up by a small file.
 */
import { Inflate } from 'fflate';
import { err, ok, type Result } from '../base';
import { joined } from './bytes';

export type Deflated = 'zlib' | 'raw';
export type InflateFault = 'damaged' | 'too-large';

/** Deflate makes at most 1,032 bytes of one: so few at a time overshoot the limit by four megabytes at most. */
const PORTION = 4096;
/** A stored block gives nothing before it is whole, and is no longer than this: who gives nothing for longer has ended. */
const LONGEST_SILENCE = 2 ** 16 + 2 * PORTION;

/** The inflated bytes, at most `limit` of them; `damaged` also for what ends too early. What follows the end is passed over. */
export function inflateAtMost(
  bytes: Uint8Array,
  limit: number,
  kind: Deflated,
): Result<Uint8Array, InflateFault> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  const start = kind === 'zlib' ? ZLIB_HEAD : 0;
  if (kind === 'zlib' && !isZlib(bytes)) return err('damaged');
  try {
    let lastWord = start;
    for (let at = start; at < bytes.length && at - lastWord <= LONGEST_SILENCE; at += PORTION) {
      const before = size;
      stream.push(bytes.subarray(at, at + PORTION), false);
      if (size > limit) return err('too-large');
      if (size > before) lastWord = at;
    }
    // One byte more than there is: half a stream that ends between two bytes is told too.
    stream.push(new Uint8Array(1), true);
  } catch {
    return err('damaged'); // the library throws at whatever is no deflated stream, or half a one
  }
  return size > limit ? err('too-large') : ok(joined(parts));
}

const ZLIB_HEAD = 2;

/** The method is deflate, there is no preset dictionary, and the two bytes check each other (RFC 1950). */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && (flags & 0x20) === 0 && (method * 256 + flags) % 31 === 0;
}
