import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../../tests/support/library';
import { parseFontOutlines } from '../drawing/font-outlines';
import { inflateAtMost } from './bounded-inflate';
import { ascii, bigEndianBytes, joined } from './bytes';
import { DEFAULT_PDF_SETUP } from './pdf-setup';
import { pdfOf } from './pdf-writer';
import { planTextIn } from './plan-text-in';
import { PLAN_KEYWORD, PNG_SIGNATURE, pngChunk } from './png-chunks';
import { pngWriter } from './png-writer';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
const PLAN = JSON.stringify({
  format: 'plotroom-plan',
  version: 1,
  title: 'Ünïcode ✦',
  notes: 'n'.repeat(1500),
});
const MEGABYTE = 1024 * 1024;

function png(plan?: string): Uint8Array {
  const writer = pngWriter({ widthPx: 3, heightPx: 2, pxPerIn: 96, ...(plan === undefined ? {} : { plan }) });
  return joined([...writer.push(new Uint8Array(24)), ...writer.end()]);
}

async function pdf(plan: string | null): Promise<Uint8Array> {
  const fonts = valueOf(parseFontOutlines(readFileSync(path.join(ASSETS, 'fonts/glyphs.json'), 'utf8')));
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const drawing = { title: 'T', description: '', box, ground: null, nodes: [] };
  const content = { title: 'T', drawing, instruments: [], plan };
  return valueOf(await pdfOf(content, { ...DEFAULT_PDF_SETUP, paper: 'sheet' }, { fonts })).bytes;
}

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

let carriers: Record<'png' | 'pdf' | 'zip', Uint8Array>;
let empty: Record<'png' | 'pdf' | 'zip', Uint8Array>;
beforeAll(async () => {
  carriers = { png: png(PLAN), pdf: await pdf(PLAN), zip: zip({ 'plan.plotroom': PLAN, 'notes.txt': 'x' }) };
  empty = { png: png(), pdf: await pdf(null), zip: zip({ 'notes.txt': 'x' }) };
});
const KINDS = ['png', 'pdf', 'zip'] as const;

describe('a plan', () => {
  it.each(KINDS)('is found in a %s by what the file is, not by its name', (carrier) => {
    expect(planTextIn(carriers[carrier])).toEqual({ ok: true, value: { text: PLAN, carrier } });
  });

  it('file is itself, and so is whatever is nothing else', () => {
    for (const text of [PLAN, '', 'broken', '\uFEFF{}', '[1]']) {
      const found = planTextIn(strToU8(text));
      expect(found).toMatchObject({ ok: true, value: { carrier: 'json' } });
    }
  });

  it('somebody zipped under its own name is found, and one of a bundle before others', () => {
    expect(planTextIn(zip({ 'My fleet.PLOTROOM': PLAN }))).toMatchObject({ ok: true, value: { text: PLAN } });
    const both = zip({ 'a.plotroom': '{}', 'plan.plotroom': PLAN });
    expect(planTextIn(both)).toMatchObject({ ok: true, value: { text: PLAN } });
  });

  it('zipped on a Mac is found behind what that system adds under the same name', () => {
    const files = {
      '__MACOSX/._fleet.plotroom': '\0\x05',
      '._fleet.plotroom': '\0\x05',
      'fleet.plotroom': PLAN,
    };
    expect(planTextIn(zip(files))).toMatchObject({ ok: true, value: { text: PLAN } });
  });
});

describe('a file without a plan', () => {
  it.each(KINDS)('is refused as such: %s', (carrier) => {
    expect(planTextIn(empty[carrier])).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  });

  it('may be an archive of nothing', () => {
    expect(planTextIn(zip({}))).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  });

  it('may have another attachment, which is not taken for one', async () => {
    const bytes = await pdf('just some text');
    expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  });
});

describe('a damaged file', () => {
  it.each(KINDS)('cut at any byte gives the whole plan or a refusal, never part of it: %s', (carrier) => {
    const bytes = carriers[carrier];
    for (let length = 8; length < bytes.length; length += 1 + Math.floor(bytes.length / 1500)) {
      const found = planTextIn(bytes.subarray(0, length));
      if (found.ok) expect(found.value.text).toBe(PLAN);
      else expect(['unreadable', 'no-plan-inside']).toContain(found.error.code);
    }
  });

  it('cut in the middle is unreadable', () => {
    for (const carrier of KINDS) {
      const half = carriers[carrier].subarray(0, Math.floor(carriers[carrier].length / 3));
      expect(planTextIn(half)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
    }
  });

  it('an archive whose plan was changed does not pass for whole', () => {
    const stored = zipSync({ 'plan.plotroom': [strToU8(PLAN), { level: 0 }] });
    const at = stored.indexOf('n'.charCodeAt(0), 1000);
    stored[at] = 'm'.charCodeAt(0);
    expect(planTextIn(stored)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  it('a picture whose plan was changed does not pass for whole', () => {
    const bytes = png(PLAN).slice();
    const plan = bytes.findIndex(
      (_, i) => Buffer.from(bytes.subarray(i, i + 13)).toString() === PLAN_KEYWORD,
    );
    bytes[plan + 30] = (bytes[plan + 30] ?? 0) ^ 1;
    expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  it.each(KINDS)('with any bytes changed never throws and never hangs: %s', (carrier) => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      byte: fc.integer({ min: 0, max: 255 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
        const bytes = carriers[carrier].slice();
        for (const { at, byte } of changes)
          bytes[Math.min(bytes.length - 1, Math.floor(at * bytes.length))] = byte;
        expect(typeof planTextIn(bytes).ok).toBe('boolean');
      }),
      { numRuns: 1500 },
    );
  });

  it('made of the right first bytes and then of anything never throws', () => {
    const heads = fc.constantFrom(PNG_SIGNATURE, ascii('%PDF-1.7\n'), Uint8Array.of(0x50, 0x4b, 3, 4));
    const words = fc.constantFrom(
      ...['stream\n', 'endstream', '1 0 obj', '<</Type /EmbeddedFile /Filter /FlateDecode>>', '%%EOF'].map(
        ascii,
      ),
      ...[
        Uint8Array.of(0x50, 0x4b, 1, 2),
        Uint8Array.of(0x50, 0x4b, 5, 6),
        ascii('iTXt'),
        ascii('plotroom-plan\0'),
      ],
      bigEndianBytes(0xffffffff),
    );
    const parts = fc.array(fc.oneof(words, fc.uint8Array({ maxLength: 40 })), { maxLength: 30 });
    fc.assert(
      fc.property(heads, parts, (head, rest) => {
        expect(typeof planTextIn(joined([head, ...rest])).ok).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a hostile file', () => {
  /** 64 megabytes of nothing in 64 kilobytes. */
  const bomb = deflateSync(Buffer.alloc(64 * MEGABYTE));

  it('whose plan grows without an end is refused as too large', () => {
    const text = joined([ascii(`${PLAN_KEYWORD}\0`), Uint8Array.of(1, 0, 0, 0), bomb]);
    const picture = joined([PNG_SIGNATURE, pngChunk('iTXt', text)]);
    const print = joined([
      ascii('%PDF-1.7\n1 0 obj <</Type /EmbeddedFile /Filter /FlateDecode>> stream\n'),
      bomb,
      ascii('\nendstream\n%%EOF'),
    ]);
    const archive = zip({ 'plan.plotroom': '\0'.repeat(33 * MEGABYTE) });
    for (const bytes of [picture, print, archive]) {
      expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'too-large' } });
    }
  });

  it('that claims a size it does not have is read by what it has', () => {
    const bytes = zip({ 'plan.plotroom': '\0'.repeat(33 * MEGABYTE) }).slice();
    for (const [signature, field] of [
      [2, 24],
      [4, 22],
    ] as const) {
      const at = bytes.findIndex(
        (_, i) => bytes[i] === 0x50 && bytes[i + 1] === 0x4b && bytes[i + 2] === (signature === 2 ? 1 : 3),
      );
      bytes.set([10, 0, 0, 0], at + field);
    }
    expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  it('with a chunk of four gigabytes is unreadable', () => {
    const bytes = joined([PNG_SIGNATURE, bigEndianBytes(0xffffffff), ascii('iTXt'), new Uint8Array(20)]);
    expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  });

  it('with a million attachments is given up after a few', () => {
    const one = '1 0 obj <</Type /EmbeddedFile>> stream\n{}\nendstream endobj\n';
    const bytes = ascii(`%PDF-1.7\n${one.repeat(100_000)}%%EOF`);
    expect(planTextIn(bytes)).toMatchObject({ ok: false, error: { code: 'no-plan-inside' } });
  });

  it('is not read at all when it is larger than anything of ours', () => {
    expect(planTextIn(new Uint8Array(65 * MEGABYTE))).toMatchObject({
      ok: false,
      error: { code: 'too-large' },
    });
  });
});

describe('inflating', () => {
  it('gives what was deflated, up to the limit, with whatever follows passed over', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), fc.uint8Array({ maxLength: 300 }), (bytes, more) => {
        const packed = new Uint8Array(deflateSync(bytes));
        expect(inflateAtMost(packed, bytes.length, 'zlib')).toEqual({ ok: true, value: bytes });
        expect(inflateAtMost(joined([packed, more]), bytes.length, 'zlib')).toEqual({
          ok: true,
          value: bytes,
        });
        if (bytes.length > 0) {
          expect(inflateAtMost(packed, bytes.length - 1, 'zlib')).toEqual({ ok: false, error: 'too-large' });
        }
      }),
    );
  });

  it('tells half a stream from a whole one', () => {
    const packed = new Uint8Array(deflateSync(Buffer.from(PLAN)));
    for (let length = 0; length < packed.length - 5; length += 1) {
      expect(inflateAtMost(packed.subarray(0, length), MEGABYTE, 'zlib')).toMatchObject({ ok: false });
    }
  });

  it('is done when the stream is, however much follows', () => {
    const packed = joined([new Uint8Array(deflateSync(Buffer.from('end'))), new Uint8Array(30 * MEGABYTE)]);
    expect(inflateAtMost(packed, MEGABYTE, 'zlib')).toMatchObject({ ok: true });
  });
});
