/** Where the influence marker starts (ITU-SETUP-25, ITU-CARDS-08). */
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt } from './force';

/** On an outer position of the card of the player last in order, who chooses which. */
export const influenceTask: TaskRules<'influence'> = {
  waitsFor: ({ state, task }) => (isDealt(state) || outer(state, task.seat).length < 2 ? [] : [task.seat]),
  legal: ({ state, task }) =>
    outer(state, task.seat).map((position) => ({ type: 'take-influence', position })),
  why: () => notAsked('The marker goes on an outer position of the own complication card.', 'ITU-SETUP-25'),
  answer(play, _task, action) {
    if (action.type !== 'take-influence') throw wrongAnswer('The marker', action);
    play.pop();
    play.state.mission.influence = action.position;
  },
  /** House, in a match that is dealt: the position next to the other card. */
  run(play, task) {
    play.pop();
    const positions = outer(play.frozen, task.seat);
    const isLeft = play.frozen.mission.track[0] === task.seat;
    play.state.mission.influence = (isLeft ? positions.at(-1) : positions[0]) ?? null;
  },
};

/** First and last position of the seat's card; none where there is no track. */
function outer({ mission }: IntoTheUnknownState, seat: SeatId): readonly number[] {
  const first = mission.track.indexOf(seat);
  const last = mission.track.lastIndexOf(seat);
  return first < 0 ? [] : [...new Set([first, last])];
}

/** Positions of a story's track: three of one colour, then two of the other, the marker on the one that borders on the three. */
const STORY_TRACK = [3, 2] as const;

/**
 * A story's track and marker. House, as no source says whose the three are: the priority player's, so that the marker
 * starts on the colour of the player last in order, as in an incident.
 */
export function layStoryTrack(play: Play): void {
  const { frozen: state } = play;
  const [first] = playerOrder(state);
  const [second] = first === undefined ? [] : opponentsOf(state, first);
  if (first === undefined || second === undefined) return;
  const [three, two] = STORY_TRACK;
  play.state.mission.track = [...Array<SeatId>(three).fill(first), ...Array<SeatId>(two).fill(second)];
  play.state.mission.influence = three;
}
