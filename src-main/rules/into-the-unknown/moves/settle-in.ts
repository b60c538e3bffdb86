/** Those who came aboard find their places, one after the other, the ship's player choosing (ITU-DOCK-04). */
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, findUnit, isSameLocation, unitOf } from '../figures/pieces';
import type { Asked, TaskRules } from '../task-rules';
import { capacityLeft, movePersonnel } from '../teams/personnel';
import { openStations, sectionLocations } from '../teams/locations';

type Asking = Asked<'settle-in'>;

export const settleInTask: TaskRules<'settle-in'> = {
  waitsFor: (asked) => (placesFor(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked) => [...placesFor(asked), { type: 'done' }],
  why: () => ({
    code: 'not-a-place',
    message: 'They go to a section or open station of the ship that has room.',
    rule: 'ITU-DOCK-04',
  }),
  answer(play, task, action) {
    const [, ...who] = task.who;
    if (who.length > 0) play.replace({ ...task, who });
    else play.pop();
    if (action.type === 'move-personnel') movePersonnel(play, action.who, action.to, action.station);
  },
  run(play, task) {
    const [, ...who] = task.who;
    if (who.length > 0) play.replace({ ...task, who });
    else play.pop();
  },
  isMoot: (state, task) => findUnit(state, task.unit) === undefined,
};

/** Every other place of the ship for the first who waits; an officer also at stations where nobody is. */
function placesFor({ table, state, task }: Asking): readonly IntoTheUnknownAction[] {
  const [who] = task.who;
  const ship = unitOf(state, task.unit);
  const team = findUnit(state, who ?? null);
  const officer = findOfficer(state, who ?? null);
  if (who === undefined || (team === undefined && (officer?.at ?? null) === null)) return [];
  const here = team?.location ?? officer?.at ?? null;
  return sectionLocations(table, ship).flatMap((to): IntoTheUnknownAction[] => {
    const isHere = isSameLocation(here, to);
    if (team) {
      const owner = team.owner;
      const fits = owner !== null && capacityLeft(table, state, to, owner) > 0;
      return isHere || !fits ? [] : [{ type: 'move-personnel', who, to, station: null }];
    }
    const bare: IntoTheUnknownAction[] = isHere ? [] : [{ type: 'move-personnel', who, to, station: null }];
    const stations = openStations(table, state, to);
    return [...bare, ...stations.map((station) => ({ type: 'move-personnel', who, to, station }) as const)];
  });
}
