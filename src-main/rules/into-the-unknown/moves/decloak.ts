/**
 * A cloaked ship comes out (public figures, house procedure): chance says how many steps from its wake marker, the player
 * by which letter; where nothing is free at that many, at any number.
 */
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { type DecloakCentre, decloakCentres } from '../../../../shared/sector';
import { findUnit, sectorTableOf, unitOf } from '../figures';
import type { Asked, TaskRules } from '../task-rules';
import { setPose } from './set-pose';
import { standingAt, systemChoices } from './systems';

type Asking = Asked<'decloak'>;

export const decloakTask: TaskRules<'decloak'> = {
  waitsFor(asked) {
    if (free(asked).length === 0) return [];
    return asked.task.steps === null ? ['chance'] : [asked.task.seat];
  },
  legal: (asked) => (asked.task.steps === null ? [] : places(asked)),
  /** Cloaks are of components alone: their words are what counts. */
  why: () => ({
    code: 'not-a-place',
    message: 'It comes out at a letter of its wake marker.',
    rule: 'ITU-PREC-01',
  }),
  chance: {
    kind: 'number',
    rule: 'ITU-PREC-01',
    sample: (asked, random) => ({ type: 'number', number: 1 + random.below(stepsOf(asked)) }),
    isPossible: (asked, action) =>
      action.type === 'number' && action.number >= 1 && action.number <= stepsOf(asked),
  },
  answer(play, task, action) {
    if (action.type === 'number') return play.replace({ ...task, steps: action.number });
    play.pop();
    if (action.type !== 'place') return;
    const { pose, system } = action;
    const unit = unitOf(play.frozen, task.unit);
    play.unit(task.unit).conditions = unit.conditions.filter((each) => each !== 'cloaked');
    setPose(play, unit, { pose, system, kind: 'decloak' });
  },
  /** Nowhere is free: it stays cloaked. */
  run: (play) => play.pop(),
  isMoot: (state, task) => !(findUnit(state, task.unit)?.conditions.includes('cloaked') ?? false),
};

function stepsOf({ table }: Asking): number {
  return table.content.bases.wake.decloak?.steps ?? 1;
}

/** Every centre that overlaps nothing and lies in the sector, letter by letter. */
function free({ table, state, task }: Asking): readonly DecloakCentre[] {
  const { class: ship, pose } = unitOf(state, task.unit);
  if (pose === null) return [];
  const sector = sectorTableOf(table, state);
  const wake = { id: task.unit, class: { base: 'wake' as const }, pose };
  const units = [...sector.units.filter(({ id }) => id !== task.unit), wake];
  const found = decloakCentres(table.content, { ...sector, units }, task.unit, ship);
  return found.ok ? found.value.filter((each) => each.overlaps.length === 0 && !each.leavesSector) : [];
}

function places(asked: Asking): readonly IntoTheUnknownAction[] {
  const { table, state, task } = asked;
  const all = free(asked);
  const drawn = all.filter(({ steps }) => steps === task.steps);
  const { class: ship } = unitOf(state, task.unit);
  return (drawn.length > 0 ? drawn : all).flatMap(({ pose }) =>
    systemChoices(standingAt(table, state, ship, pose)).map(
      (system) => ({ type: 'place', pose, system }) as const,
    ),
  );
}
