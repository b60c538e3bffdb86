/** The open readings of a match, checked; what they mean to a person stands with the content. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import {
  NOVA_CRY_READINGS,
  novaCryReadingEntries,
  type NovaCryReadingKey,
  type NovaCryReadings,
} from '../../../shared/content/nova-cry';

/** The readings of a match; what is not given has its default. Refuses `unknown-reading`, each with its place. */
export function readingsOf(
  given: Readonly<Record<string, string>>,
): Result<NovaCryReadings, readonly Refusal[]> {
  const faults = Object.entries(given).flatMap(([key, value]): readonly Refusal[] => {
    const values = isReading(key) ? Object.keys(NOVA_CRY_READINGS[key].values) : [];
    if (values.includes(value)) return [];
    const message = `"${key}" has no reading "${value}".`;
    return [{ code: 'unknown-reading', message, at: `/readings/${key}` }];
  });
  if (faults.length > 0) return err(faults);
  const all = novaCryReadingEntries().map(({ rule, values }) => [rule, given[rule] ?? values[0]?.value]);
  // Every key of the closed list has one of its own values.
  return ok(Object.fromEntries(all) as NovaCryReadings);
}

function isReading(key: string): key is NovaCryReadingKey {
  return Object.hasOwn(NOVA_CRY_READINGS, key);
}
