import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, schemaText } from './json-schemas';

const FOLDER = new URL('../../assets/schemas/', import.meta.url);

describe('JSON Schemas', () => {
  it('the stored ones are those of the code; when they are not: npm run schemas', () => {
    const stored = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]);
    const made = Object.entries(jsonSchemas()).map(([name, schema]) => [name, schemaText(schema)]);
    expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(made));
  });

  it('a plan’s schema knows every required key and refuses unknown ones', () => {
    const plan = JSON.stringify(jsonSchemas()['plotroom-plan.schema.json']);
    expect(plan).toContain('"required":["format","version","game","title","sector"]');
    expect(plan).toContain('"additionalProperties":false');
  });
});
