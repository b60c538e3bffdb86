/** The name of a state: equal states have equal hashes, whatever order their keys were written in. */
import { createHash } from 'node:crypto';

/** Lowercase SHA-256 of the JSON with sorted keys. */
export function stateHash(state: unknown): string {
  return createHash('sha256').update(sortedJson(state)).digest('hex');
}

/** JSON with the keys of every object in the order of their code units. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>; // an object that is no list
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedJson(record[key])}`);
  return `{${fields.join(',')}}`;
}
