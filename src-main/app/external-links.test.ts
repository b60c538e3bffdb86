import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOurLink } from './external-links';

describe('links that may leave', () => {
  it('are those to our home page', () => {
    const file = path.resolve(import.meta.dirname, '../../package.json');
    // Our own package.json; the test fails if it has no home page.
    const { homepage } = JSON.parse(readFileSync(file, 'utf8')) as { homepage: string };
    expect(isOurLink(homepage)).toBe(true);
    expect(isOurLink(`${homepage}/help?topic=arcs#limits`)).toBe(true);
  });

  it.each([
    'http://plotroom.invalid',
    'https://plotroom.invalid.example/',
    'https://plotroom.invalid@evil.example/',
    'https://user:pass@plotroom.invalid/',
    'https://plotroom.invalid:8443/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'mailto:a@b.c',
    'app://plotroom/index.html',
    'not a link',
    '',
  ])('are not %s', (url) => {
    expect(isOurLink(url)).toBe(false);
  });
});
