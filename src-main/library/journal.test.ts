import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JournalEntry, encodeLine, scanJournal } from './journal';

function edit(sequence: number, label = `Step ${sequence}`): JournalEntry {
  const patches = [{ op: 'add' as const, path: '/notes', value: label }];
  const inverse = [{ op: 'remove' as const, path: '/notes' }];
  return { type: 'edit', sequence, at: 1_000 + sequence, position: sequence, label, patches, inverse };
}

function journal(...entries: JournalEntry[]): Buffer {
  return Buffer.concat(entries.map(encodeLine));
}

const ENTRIES = [edit(1), edit(2, 'Zürich 🚀\n“quoted”'), edit(3)];

describe('the journal', () => {
  it('gives back what was written, one line an entry', () => {
    const bytes = journal(...ENTRIES);
    expect(scanJournal(bytes)).toEqual({ entries: ENTRIES, goodLength: bytes.length });
    expect(bytes.toString('utf8').split('\n')).toHaveLength(ENTRIES.length + 1);
    const line = bytes.toString('utf8').split('\n')[0] ?? '';
    expect(line.slice(0, 8)).toBe(crc32(line.slice(9)).toString(16).padStart(8, '0'));
  });

  it('cut at any byte of its last line loses that entry alone, and appending goes on', () => {
    const whole = journal(...ENTRIES);
    const start = whole.length - encodeLine(edit(3)).length;
    for (let cut = start; cut < whole.length; cut++) {
      const { entries, goodLength } = scanJournal(whole.subarray(0, cut));
      expect(entries).toEqual(ENTRIES.slice(0, 2));
      expect(goodLength).toBe(start);
      const again = Buffer.concat([whole.subarray(0, goodLength), encodeLine(edit(3, 'again'))]);
      expect(scanJournal(again).entries.at(-1)).toEqual(edit(3, 'again'));
    }
  });

  it('cut at any byte at all gives whole entries from the beginning and nothing else', () => {
    const whole = journal(...ENTRIES);
    for (let cut = 0; cut <= whole.length; cut++) {
      const { entries, goodLength } = scanJournal(whole.subarray(0, cut));
      expect(entries).toEqual(ENTRIES.slice(0, entries.length));
      expect(goodLength).toBe(journal(...entries).length);
    }
  });

  it('with any bit of its last line flipped loses that entry and never reads another', () => {
    const whole = journal(...ENTRIES);
    const start = whole.length - encodeLine(edit(3)).length;
    for (let at = start; at < whole.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const flipped = Buffer.from(whole);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        const { entries, goodLength } = scanJournal(flipped);
        expect(entries).toEqual(ENTRIES.slice(0, 2));
        expect(goodLength).toBe(start);
      }
    }
  });

  it('with a damaged line in the middle still tells the entries behind it', () => {
    const whole = journal(...ENTRIES);
    const damaged = Buffer.from(whole);
    damaged[encodeLine(edit(1)).length + 20] = 0;
    expect(scanJournal(damaged)).toEqual({ entries: [edit(1), edit(3)], goodLength: whole.length });
  });

  it('takes no line that is well framed but no entry, and none whose number does not rise', () => {
    const frame = (body: string) => Buffer.from(`${crc32(body).toString(16).padStart(8, '0')} ${body}\n`);
    const foreign = [
      frame('no json'),
      frame('{}'),
      frame('{"type":"edit"}'),
      frame('null'),
      encodeLine(edit(1, 'twice')),
    ];
    expect(scanJournal(Buffer.concat([encodeLine(edit(1)), ...foreign])).entries).toEqual([edit(1)]);
  });

  it('reads any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const { goodLength } = scanJournal(Buffer.from(bytes));
        expect(goodLength).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});
