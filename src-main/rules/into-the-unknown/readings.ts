/** The readings of a match, checked. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';
import { checkReading, type Readings } from '../../../shared/sector';

/** As given; what is left out has its default. Refuses `unknown-reading`, each with its place. */
export function readingsOf(given: Readings): Result<Readings, readonly Refusal[]> {
  const faults = Object.entries(given).flatMap(([key, value]): readonly Refusal[] => {
    const checked = checkReading(key, value);
    return checked.ok ? [] : [{ ...checked.error, at: `/readings/${key}` }];
  });
  return faults.length > 0 ? err(faults) : ok(given);
}
