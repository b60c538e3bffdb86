/**
 * What lies in a ZIP archive, by its central directory. Sizes in the file are claims: every entry is inflated up to a
 * limit. Archives beyond 4 GB, of several disks or with a password are not read.
 */
import { strFromU8 } from 'fflate';
import { err, ok, type Result } from '../base';
import { inflateAtMost, type InflateFault } from './bounded-inflate';
import { find, holds, littleEndian } from './bytes';
import { crc32 } from './crc32';

export interface ZipEntry {
  readonly name: string;
  /** As the archive holds it. */
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
  /** Of the bytes that were packed. */
  readonly checksum: number;
}

export const ZIP_SIGNATURE = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
const ENTRY = Uint8Array.of(0x50, 0x4b, 0x01, 0x02);
/** An archive's end, with which one without entries begins. */
export const ZIP_WITHOUT_ENTRIES = Uint8Array.of(0x50, 0x4b, 0x05, 0x06);
const END = ZIP_WITHOUT_ENTRIES;
const ENTRY_HEAD = 46;
const LOCAL_HEAD = 30;
const END_HEAD = 22;
/** A comment may stand behind the end, no longer than this. */
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** Every entry that can be read; null when this is no sound archive. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const end = endOfArchive(bytes);
  if (end < 0) return null;
  const entries: ZipEntry[] = [];
  let at = littleEndian(bytes, end + 16);
  for (let left = littleEndian(bytes, end + 10, 2); left > 0; left -= 1) {
    if (at + ENTRY_HEAD > end || !holds(bytes, ENTRY, at)) return null;
    const entry = entryAt(bytes, at);
    if (entry !== null) entries.push(entry);
    at += ENTRY_HEAD + [28, 30, 32].reduce((sum, field) => sum + littleEndian(bytes, at + field, 2), 0);
  }
  return entries;
}

/** The entry's bytes, at most `limit`; `damaged` also where they are not those that were packed. */
export function unpacked(entry: ZipEntry, limit: number): Result<Uint8Array, InflateFault> {
  const bytes = opened(entry, limit);
  return bytes.ok && crc32(bytes.value) !== entry.checksum ? err('damaged') : bytes;
}

function opened(entry: ZipEntry, limit: number): Result<Uint8Array, InflateFault> {
  if (entry.isDeflated) return inflateAtMost(entry.packed, limit, 'raw');
  return entry.packed.length > limit ? err('too-large') : ok(entry.packed);
}

function endOfArchive(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - END_HEAD - MAX_COMMENT);
  let last = -1;
  for (let at = find(bytes, END, from); at >= 0; at = find(bytes, END, at + 1)) last = at;
  return last >= 0 && last + END_HEAD <= bytes.length ? last : -1;
}

/** Null for what is packed in a way that we do not read, or does not lie in the file. */
function entryAt(bytes: Uint8Array, at: number): ZipEntry | null {
  const method = littleEndian(bytes, at + 10, 2);
  const isLocked = (littleEndian(bytes, at + 8, 2) & 1) === 1;
  const local = littleEndian(bytes, at + 42);
  if (isLocked || (method !== STORED && method !== DEFLATED)) return null;
  if (!holds(bytes, ZIP_SIGNATURE, local)) return null;
  const skipped = littleEndian(bytes, local + 26, 2) + littleEndian(bytes, local + 28, 2);
  const from = local + LOCAL_HEAD + skipped;
  const to = from + littleEndian(bytes, at + 20);
  if (to > bytes.length) return null;
  const name = strFromU8(bytes.subarray(at + ENTRY_HEAD, at + ENTRY_HEAD + littleEndian(bytes, at + 28, 2)));
  const checksum = littleEndian(bytes, at + 16);
  return { name, packed: bytes.subarray(from, to), isDeflated: method === DEFLATED, checksum };
}
