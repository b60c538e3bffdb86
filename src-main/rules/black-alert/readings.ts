/** Open readings of the rulebook: key = rule id, value = the reading. The first of each is named by its rule's default. */
import { err, ok, type Refusal, type Result } from '../../../shared/base';

/** Every reading with its values; the default stands first. */
export const READINGS = {
  'BA-COMP-05': ['a', 'b'],
  'BA-COMP-06': ['a', 'b'],
  'BA-THREE-03': ['a', 'b'],
  'BA-OBJ-04': ['a', 'b'],
  'BA-NET-07': ['a', 'b'],
  'BA-LOSE-03': ['a', 'b'],
  'BA-TURN-03': ['a', 'b'],
  'BA-TURN-06': ['a', 'b'],
  'BA-ACT-05': ['a', 'b'],
  'BA-REPAIR-05': ['a', 'b'],
  'BA-CLEAN-10': ['a', 'b'],
  'BA-CLEAN-11': ['a', 'b'],
  'BA-FREE-08': ['a', 'b'],
  'BA-RESOLVE-05': ['a', 'b'],
  'BA-TOKEN-04': ['a', 'b'],
  'BA-DAMAGE-06': ['a', 'b'],
  'BA-DETAIN-06': ['a', 'b'],
  'BA-DETAIN-07': ['a', 'b'],
  'BA-WOUND-04': ['a', 'b', 'c'],
  'BA-WOUND-05': ['a', 'b'],
  'BA-CHAL-21': ['a', 'b'],
  'BA-CHAL-26': ['a', 'b'],
  'BA-INFIL-03': ['a', 'b'],
  'BA-INFIL-07': ['a', 'b', 'c'],
  'BA-INFIL-08': ['a', 'b'],
  'BA-INFIL-09': ['a', 'b'],
  'BA-INFIL-10': ['a', 'b'],
  'BA-DBRIG-02': ['a', 'b'],
  'BA-DCARGO-01': ['a', 'b'],
  'BA-DCARGO-05': ['a', 'b'],
  'BA-DENG-02': ['a', 'b'],
  'BA-DENG-03': ['a', 'b'],
  'BA-DENG-04': ['a', 'b'],
  'BA-DWEAP-03': ['discovery', 'charon'],
  'BA-CREACT-06': ['a', 'b'],
  'BA-CWEAP-04': ['a', 'b'],
  'BA-CFLEET-03': ['a', 'b'],
  'BA-TERM-04': ['a', 'b'],
} as const;
export type ReadingKey = keyof typeof READINGS;
export type Readings = { readonly [Key in ReadingKey]: (typeof READINGS)[Key][number] };

/** The readings of a match; what is not given has its default. Refuses `unknown-reading`, each with its place. */
export function readingsOf(given: Readonly<Record<string, string>>): Result<Readings, readonly Refusal[]> {
  const faults = Object.entries(given).flatMap(([key, value]): readonly Refusal[] => {
    const values: readonly string[] = isReading(key) ? READINGS[key] : [];
    if (values.includes(value)) return [];
    const message = `"${key}" has no reading "${value}".`;
    return [{ code: 'unknown-reading', message, at: `/readings/${key}` }];
  });
  if (faults.length > 0) return err(faults);
  const all = Object.entries(READINGS).map(([key, values]) => [key, given[key] ?? values[0]]);
  // Every key of the closed list has one of its own values.
  return ok(Object.fromEntries(all) as Readings);
}

function isReading(key: string): key is ReadingKey {
  return Object.hasOwn(READINGS, key);
}
