import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GOLDEN_MATCHES, goldenText } from './black-alert';

describe('golden matches of Black Alert', () => {
  // Where the rules are meant to play otherwise, `npm run goldens` writes them anew.
  it.each(GOLDEN_MATCHES)('$name is played as it was, record by record', (match) => {
    const kept = readFileSync(path.join(import.meta.dirname, `${match.name}.txt`), 'utf8');
    expect(goldenText(match)).toBe(kept);
  });
});
