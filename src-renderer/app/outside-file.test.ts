import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, MAX_FILE_CHARS } from '../../shared/contract';
import { type OutsideFile, readOutsideFile } from './outside-file';

const named = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A file of any size without its bytes in memory; what is read of it is its beginning. */
function large(start: Uint8Array<ArrayBuffer>, size: number): OutsideFile {
  return {
    name: 'large',
    slice: (from = 0, to = size) => {
      const part = new Blob([start.slice(from, to)]);
      Object.defineProperty(part, 'size', { value: Math.min(to, size) - from });
      return part;
    },
  };
}

describe('a file from outside', () => {
  it('text crosses as text, whatever its name says', async () => {
    expect(await readOutsideFile(named('plan.png', '{"format": 1}'))).toEqual({
      ok: true,
      value: { text: '{"format": 1}' },
    });
  });
  it('an empty file is text too: main says what is wrong with it', async () => {
    expect(await readOutsideFile(named('empty.plotroom'))).toEqual({ ok: true, value: { text: '' } });
  });
  it.each([
    ['picture.png', PNG],
    ['print.pdf', new TextEncoder().encode('%PDF-1.7\n')],
    ['report.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0xff)],
  ])('%s crosses as base64', async (name, bytes) => {
    expect(await readOutsideFile(named(name, bytes))).toEqual({
      ok: true,
      value: { base64: btoa(String.fromCharCode(...bytes)) },
    });
  });
  it('of a picture larger than a call may be the beginning is read: its plan stands there', async () => {
    expect((await readOutsideFile(large(PNG, 3 * MAX_FILE_BYTES))).ok).toBe(true);
  });
  it('other files are refused when they are too large', async () => {
    const pdf = new TextEncoder().encode('%PDF-1.7');
    expect(await readOutsideFile(large(pdf, MAX_FILE_BYTES + 1))).toMatchObject({
      error: { code: 'too-large' },
    });
    const text = new TextEncoder().encode('{"plan":');
    expect(await readOutsideFile(large(text, MAX_FILE_CHARS + 1))).toMatchObject({
      error: { code: 'too-large' },
    });
  });
  it('a folder cannot be read', async () => {
    const folder: OutsideFile = {
      name: 'folder',
      slice: () => {
        throw new DOMException('A folder', 'NotReadableError');
      },
    };
    expect(await readOutsideFile(folder)).toMatchObject({ error: { code: 'unreadable' } });
  });
});
