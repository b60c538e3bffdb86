/**
 * The bid for the Chancellorship, secret and all at once (NC-CHANC-03 to 08). Secret until all have bid: the Intel of every
 * bid of another seat, in the task and in the event `bid`; that somebody has bid is open.
 */
import type { NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { settleBids } from '../chancellor-bids';
import { payIntel } from '../intel';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { seatOf } from '../turn-order';

type Chancellorship = TaskOf<'chancellorship'>;

export const chancellorshipTask: TaskRules<'chancellorship'> = {
  /** Who has no Intel can only bid none and is not asked. */
  waitsFor: ({ state, task }) =>
    task.bids
      .filter(({ seat, intel }) => intel === null && seatOf(state, seat).intel > 0)
      .map(({ seat }) => seat),
  legal({ state, task }, seat) {
    if (task.bids.some((bid) => bid.seat === seat && bid.intel !== null)) return [];
    return Array.from({ length: seatOf(state, seat).intel + 1 }, (_, intel): NovaCryAction => ({
      type: 'bid',
      intel,
    }));
  },
  why: () => ({
    code: 'not-a-bid',
    message: 'Any amount of the own Intel is bid, or none.',
    rule: 'NC-CHANC-04',
  }),
  answer(play, task, action, actor) {
    if (action.type !== 'bid' || actor === 'chance' || actor === 'referee')
      throw new Error(`The Chancellorship is not answered by ${action.type} of ${actor}.`);
    play.tell({ type: 'bid', seat: actor, intel: action.intel });
    const bids = task.bids.map((bid) => (bid.seat === actor ? { ...bid, intel: action.intel } : bid));
    play.replace({ ...task, bids });
  },
  run: reveal,
};

/**
 * All are turned up together; only a winner pays (NC-CHANC-05, NC-CHANC-13). Nobody bids who has gone out meanwhile, and no
 * bid is higher than the Intel that is left for it (NC-CHANC-04, NC-SHIP-19): a referee may have taken some.
 */
function reveal(play: Play, task: Chancellorship): void {
  play.pop();
  const bids = task.bids
    .map(({ seat, intel }) => ({ seat, intel: intel ?? 0, held: seatOf(play.frozen, seat) }))
    .filter(({ held }) => !held.isOut)
    .map(({ seat, intel, held }) => ({ seat, intel: Math.min(intel, held.intel) }));
  const before = play.state.chancellor;
  const { winner, chancellor, rule } = settleBids(play.table, bids, before);
  play.tell({ type: 'bids', bids, winner, rule });
  play.state.lastBids = { bids, winner, rule };
  const paid = bids.find(({ seat }) => seat === winner)?.intel ?? 0;
  if (winner !== null) payIntel(play, winner, paid, rule);
  play.state.chancellor = chancellor;
  if (chancellor !== before) play.tell({ type: 'chancellor', seat: chancellor, rule });
}
