/** A planet was chosen: ships with Blockade may have it discarded before it comes into play (NC-ABIL-01). */
import type { SeatId } from '../../engine';
import { shipAbility } from '../modifiers';
import { beginPlanet } from '../movement';
import type { Asked, TaskRules } from '../task-rules';
import { opponentsOf, seatOf } from '../turn-order';

/** The next opponent that has a Blockade left and has not been asked yet, clockwise. */
function nextAsked({ table, state, task }: Asked<'blockade'>): SeatId | null {
  const next = opponentsOf(state, task.seat).find((seat) => {
    if (task.asked.includes(seat)) return false;
    return shipAbility(table, state, seat, 'blockade') > (seatOf(state, seat).ship?.used.blockade ?? 0);
  });
  return next ?? null;
}

export const blockadeTask: TaskRules<'blockade'> = {
  waitsFor(asked) {
    const next = nextAsked(asked);
    return next === null ? [] : [next];
  },
  legal: () => [{ type: 'ability', ability: 'blockade' }, { type: 'pass' }],
  why: () => ({ code: 'not-asked', message: 'A planet may be blockaded now.', rule: 'NC-ABIL-01' }),
  answer(play, task, action, actor) {
    if (actor === 'chance' || actor === 'referee') throw new Error('A seat is asked for its Blockade.');
    if (action.type === 'pass') return play.replace({ ...task, asked: [...task.asked, actor] });
    play.pop();
    const { ship } = play.seat(actor);
    if (ship) ship.used.blockade += 1;
    play.tell({ type: 'ability', seat: actor, ability: 'blockade' });
    // No Intel for it, and no other planet before the next turn.
    play.state.piles.planets.discard.push(task.planet);
    play.tell({ type: 'cast-off', seat: task.seat, planet: task.planet, by: actor });
  },
  run(play, { seat, planet }) {
    play.pop();
    beginPlanet(play, seat, planet);
  },
};
