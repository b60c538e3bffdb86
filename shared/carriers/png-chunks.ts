/** PNG's envelope: a signature, then chunks of length, type, data and checksum. */
import { ascii, bigEndianBytes, joined } from './bytes';
import { crc32 } from './crc32';

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** The keyword under which a picture carries its plan. */
export const PLAN_KEYWORD = 'plotroom-plan';

/** One chunk, whole. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const name = ascii(type);
  return joined([bigEndianBytes(data.length), name, data, bigEndianBytes(crc32(name, data))]);
}
