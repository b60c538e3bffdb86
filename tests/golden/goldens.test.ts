import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES } from './goldens';

describe('golden matches', () => {
  // Where the rules are meant to play otherwise, `npm run goldens` writes them anew.
  it.each(GOLDEN_MATCHES)('$name is played as it was, record by record', ({ name, text }) => {
    expect(text()).toBe(readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8'));
  });
});
