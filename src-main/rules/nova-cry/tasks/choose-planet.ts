/** Planet cards that were drawn: one that the warp allows is played, the others are discarded (NC-NAV-01 to 05). */
import type { CardId, TaskOf } from '../../../../shared/contract/nova-cry';
import { gainIntel } from '../intel';
import { warpToPlay } from '../modifiers';
import { planetOf } from '../movement';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';

type Asking = Asked<'choose-planet'>;

export const choosePlanetTask: TaskRules<'choose-planet'> = {
  waitsFor: (asked) => (reachable(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked) => [
    ...reachable(asked).map((planet) => ({ type: 'choose-planet', planet }) as const),
    // A survey may be made for nothing, the Navigation Phase may not (NC-NAV-04).
    ...(asked.task.why === 'survey' ? [{ type: 'pass' } as const] : []),
  ],
  why(asked, _seat, action) {
    if (action.type === 'choose-planet' && asked.task.drawn.includes(action.planet))
      return { code: 'too-far', message: 'The ship has too few warp symbols for it.', rule: 'NC-NAV-03' };
    if (action.type === 'pass')
      return { code: 'must-play', message: 'One that can be played must be.', rule: 'NC-NAV-04' };
    return { code: 'not-drawn', message: 'One of the planets drawn is played.', rule: 'NC-NAV-01' };
  },
  answer(play, task, action) {
    const { seat, drawn } = task;
    play.pop();
    if (action.type !== 'choose-planet') return discard(play, drawn);
    discard(
      play,
      drawn.filter((card) => card !== action.planet),
    );
    play.push({ type: 'blockade', seat, planet: action.planet, asked: [] });
  },
  run: noneReachable,
};

/** The warp test is made here and only here (NC-NAV-07). */
function reachable({ table, state, task }: Asking): readonly CardId[] {
  const warp = warpToPlay(table, state, task.seat);
  return task.drawn.filter((card) => planetOf(table, card).warp <= warp);
}

/** All are discarded; in the Navigation Phase that gives 1 Intel (NC-NAV-05). */
function noneReachable(play: Play, { seat, drawn, why }: TaskOf<'choose-planet'>): void {
  play.pop();
  discard(play, drawn);
  play.tell({ type: 'no-planet', seat, cards: drawn });
  if (why === 'navigation') gainIntel(play, seat, 1, 'NC-NAV-05');
}

function discard(play: Play, cards: readonly CardId[]): void {
  play.state.piles.planets.discard.push(...cards);
}
