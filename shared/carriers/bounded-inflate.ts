/**
 * Inflating what strangers wrote. The library's one-shot functions believe the size a file claims, or grow without an
 * end; here compressed bytes go in by small portions and the work stops at a limit, so neither memory nor time can be
 * blown up by a small file.
 */
import { Inflate, inflateSync } from 'fflate';
import { err, ok, type Result } from '../base';

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
  if (kind === 'zlib' && !isZlib(bytes)) return err('damaged');
  const deflated = kind === 'zlib' ? bytes.subarray(ZLIB_HEAD) : bytes;
  if (deflated.length === 0) return err('damaged');
  try {
    const size = inflatedSize(deflated, limit);
    if (size > limit) return err('too-large');
    // By now it is no bomb. Streaming does not tell half a stream from a whole one; this does.
    return ok(inflateSync(deflated, { out: new Uint8Array(size) }));
  } catch {
    return err('damaged'); // the library throws at whatever is no deflated stream, or half a one
  }
}

/** How many bytes come out; somewhat more than `limit` stands for any size beyond. Throws at what is no stream. */
function inflatedSize(deflated: Uint8Array, limit: number): number {
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
  });
  let lastWord = 0;
  for (let at = 0; at < deflated.length && at - lastWord <= LONGEST_SILENCE; at += PORTION) {
    const before = size;
    stream.push(deflated.subarray(at, at + PORTION), false);
    if (size > limit) return size;
    if (size > before) lastWord = at;
  }
  return size;
}

const ZLIB_HEAD = 2;

/** The method is deflate, there is no preset dictionary, and the two bytes check each other (RFC 1950). */
function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && (flags & 0x20) === 0 && (method * 256 + flags) % 31 === 0;
}
