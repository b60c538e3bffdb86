import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerRendererFile } from './renderer-files';

let base = '';
let folder = '';
beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'plotroom renderer-'));
  folder = path.join(base, 'renderer');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(base, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'assets', 'a b.js'), 'export {};');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const get = (url: string) => answerRendererFile(new Request(url), folder);

describe('app://plotroom', () => {
  it('serves a file with its type and the policy', async () => {
    const response = await get('app://plotroom/index.html?x=1#top');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<!doctype html>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });

  it('reads encoded names', async () => {
    const response = await get('app://plotroom/assets/a%20b.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    'app://plotroom/',
    'app://plotroom/missing.html',
    'app://plotroom/assets',
    'app://other/index.html',
    'app://plotroom.evil/index.html',
    'app://plotroom/..%2fsecret.txt',
    'app://plotroom/assets/..%2f..%2fsecret.txt',
    'app://plotroom/%00index.html',
    'app://plotroom/%E0%A4%A',
    'app://plotroom/..%2frenderer-other/index.html',
  ])('answers 404 for %s', async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  it('answers 405 for anything but reading', async () => {
    const request = new Request('app://plotroom/index.html', { method: 'POST', body: 'x' });
    expect((await answerRendererFile(request, folder)).status).toBe(405);
  });
});
