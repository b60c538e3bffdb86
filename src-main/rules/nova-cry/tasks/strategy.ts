/** A strategy is carried out once (NC-STRAT-02 to 05, NC-STRAT-08, NC-CARD-14). */
import type { Strategy } from '../../../../shared/content/nova-cry';
import type { SeatId } from '../../engine';
import { gainIntel } from '../intel';
import { addedStrategies, captainAbility } from '../modifiers';
import { movePawn } from '../movement';
import { drawFromChosenPiles } from '../piles';
import type { Play } from '../play';
import { FULL, hasBenefit, isOfFive, turnOf } from '../strategies';
import { gainTraining } from '../supply';
import type { TaskRules } from '../task-rules';

/** NC-STRAT-05. */
const TRAINING_TOKENS = 2;

export const strategyTask: TaskRules<'strategy'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'A strategy is being carried out.', rule: 'NC-STRAT-01' }),
  answer: () => {
    throw new Error('Nobody answers a strategy.');
  },
  run(play, { seat, id, again }) {
    play.pop();
    const turn = turnOf(play);
    const mayRepeat = !again && hasRepeat(play);
    turn.strategies = turn.strategies.map((each) =>
      each.id === id ? { id, left: mayRepeat ? FULL - 1 : 0 } : each,
    );
    play.tell({ type: 'strategy', seat, id, again });
    if (isOfFive(id)) return DOES[id](play, seat);
    const added = addedStrategies(play.table, play.frozen, seat).find(({ from }) => from === id);
    if (!added) return; // its card has left meanwhile
    play.push({ type: 'effects', effects: added.effects, context: { self: seat, from: id, other: null } });
  },
};

/** By reading b of NC-CHANC-16 the Chancellorship may still be won before the second doing. */
function hasRepeat({ table, frozen }: Play): boolean {
  const { turn } = frozen;
  if (!turn) return false;
  return table.readings['NC-CHANC-16'] === 'b' || hasBenefit({ table, state: frozen, turn });
}

const DOES: Readonly<Record<Strategy, (play: Play, seat: SeatId) => void>> = {
  inspection: (play, seat) => play.push({ type: 'inspect', seat }),
  rush: (play, seat) => movePawn(play, seat, 1),
  surveillance: (play, seat) => gainIntel(play, seat, 1, 'NC-STRAT-03'),
  command: (play, seat) => drawFromChosenPiles(play, seat, 1, 'NC-STRAT-04'),
  training(play, seat) {
    const more = captainAbility(play.table, play.frozen, seat, 'mentor');
    gainTraining(play, seat, TRAINING_TOKENS + more, 'NC-STRAT-05');
  },
};
