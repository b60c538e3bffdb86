import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { shippedBlackAlert, shippedContent } from '../../tests/support/shipped-content';
import { readContent, readContentOf } from './content';

const ASSETS = path.join(import.meta.dirname, '../../assets');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the content that ships', () => {
  it('is read for each game apart', async () => {
    expect(await readContentOf('black-alert', ASSETS)).toEqual({ ok: true, value: shippedBlackAlert() });
    expect(await readContentOf('into-the-unknown', ASSETS)).toEqual({ ok: true, value: shippedContent() });
    expect(await readContent(ASSETS)).toEqual({ ok: true, value: shippedContent() });
  });

  it('one that is damaged is named', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'plotroom-content-'));
    folders.push(folder);
    mkdirSync(path.join(folder, 'content/black-alert'), { recursive: true });
    writeFileSync(path.join(folder, 'content/black-alert/pack.json'), '{');
    const read = await readContentOf('black-alert', folder);
    expect(read.ok ? null : [read.error.code, read.error.message]).toEqual([
      'not-json',
      expect.stringMatching(/^The content pack black-alert cannot be read: /),
    ]);
  });
});
