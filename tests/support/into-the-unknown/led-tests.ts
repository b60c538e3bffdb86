/** A test of a Defiant whose leader and helpers a test names. */
import type { OfficerRecord } from '../../../shared/content/into-the-unknown';
import { officerCard, teamCard } from './cards';
import type { UnitOptions } from './pieces';
import { Combat } from './combat';

export const DEFIANT: UnitOptions = {
  class: 'defiant',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'tester', engineering: 'helper' },
};
export const LED = { self: '1:defiant', officer: '1:tester' } as const;

interface Laid {
  readonly tester?: Partial<OfficerRecord>;
  readonly helper?: Partial<OfficerRecord>;
  readonly units?: readonly UnitOptions[];
  readonly of?: Partial<UnitOptions>;
}
/** The ship with its two officers, and whatever else is there. */
export function lay({ tester = {}, helper = {}, units = [], of = {} }: Laid) {
  const officers = {
    tester: officerCard({ name: 'Tester', health: 2, ...tester }),
    helper: officerCard({ name: 'Helper', ...helper }),
  };
  const teams = { team: teamCard(), foes: teamCard({ faction: 'dominion' }) };
  return new Combat({ units: [{ ...DEFIANT, ...of }, ...units], cards: { officers, teams } });
}
