/** A plan in a folder of its own, and `plotroom maneuver` of its units. */
import { fileIn, type Outcome, PLAN, plotroom, workFolder } from './command';

const unit = (id: string, unitClass: unknown, x: number, y: number, headingDeg = 0, alert?: string) => ({
  id,
  class: unitClass,
  pose: { x, y, headingDeg },
  ...(alert === undefined ? {} : { alert }),
});
const MOVED = {
  ...PLAN,
  units: [
    unit('defiant', 'defiant', 18, 18, 0, 'green 2'),
    unit('fighter', 'jemhadar-fighter', 10, 30, 0, 'yellow 1'),
    unit('bare', { base: 'medium' }, 30, 30),
    unit('torpedo', 'photon-torpedo', 30, 5),
    unit('galor', 'galor', 5, 5),
    unit('shuttle', 'type-6-shuttle', 25, 15),
  ],
  features: [{ id: 'f', kind: 'comet', at: { x: 18, y: 14 } }],
};

export interface Maneuvering {
  readonly folder: string;
  /** The plan's name in it. */
  readonly file: string;
  readonly maneuver: (id: string, kind: string, ...more: readonly string[]) => Promise<Outcome>;
}

/** One for each file of tests: several files share modules, and none finds what another wrote. */
export function maneuvering(): Maneuvering {
  const folder = workFolder();
  const file = fileIn(folder, 'plan.plotroom', MOVED);
  return {
    folder,
    file,
    maneuver: (id, kind, ...more) =>
      plotroom(folder, ['maneuver', file, '--unit', id, '--kind', kind, ...more]),
  };
}
