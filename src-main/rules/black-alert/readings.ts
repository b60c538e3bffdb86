/** The open readings of a match, checked; what they mean to a person stands with the content. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import {
  READINGS,
  readingEntries,
  type ReadingKey,
  type Readings,
} from '../../../shared/content/black-alert';

export { type ReadingKey, READINGS, type Readings };

/** The readings of a match; what is not given has its default. Refuses `unknown-reading`, each with its place. */
export function readingsOf(given: Readonly<Record<string, string>>): Result<Readings, readonly Refusal[]> {
  const faults = Object.entries(given).flatMap(([key, value]): readonly Refusal[] => {
    const values = isReading(key) ? valuesOf(key) : [];
    if (values.includes(value)) return [];
    const message = `"${key}" has no reading "${value}".`;
    return [{ code: 'unknown-reading', message, at: `/readings/${key}` }];
  });
  if (faults.length > 0) return err(faults);
  const all = readingEntries().map(({ rule, values }) => [rule, given[rule] ?? values[0]?.value]);
  // Every key of the closed list has one of its own values.
  return ok(Object.fromEntries(all) as Readings);
}

function valuesOf(key: ReadingKey): readonly string[] {
  return Object.keys(READINGS[key].values);
}

function isReading(key: string): key is ReadingKey {
  return Object.hasOwn(READINGS, key);
}
