/** Each player keeps one of the complications dealt, in secret and all at once; both make the influence track (ITU-CARDS-07, ITU-SETUP-25). */
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt } from './force';

export const complicationChoice: TaskRules<'complication'> = {
  waitsFor: (asked) => (isDealt(asked.state) ? [] : undecided(asked)),
  legal({ task }, seat) {
    const hand = task.hands.find((each) => each.seat === seat);
    return hand === undefined || hand.kept !== null
      ? []
      : hand.dealt.map((card) => ({ type: 'keep-complication', card }));
  },
  why: () => notAsked('One of the complications dealt is kept.', 'ITU-CARDS-07'),
  answer(play, task, action, actor) {
    if (action.type !== 'keep-complication') throw wrongAnswer('A complication', action);
    const hands = task.hands.map((hand) => (hand.seat === actor ? { ...hand, kept: action.card } : hand));
    play.replace({ ...task, hands });
  },
  /** House, in a match that is dealt: the first card dealt. */
  run(play, task) {
    play.pop();
    const kept = task.hands.map(({ seat, dealt, kept: card }) => [seat, card ?? dealt[0] ?? null] as const);
    play.state.mission.complications = Object.fromEntries(kept.filter(([, card]) => card !== null));
    layTrack(play);
  },
};

function undecided({ task }: Asked<'complication'>): readonly SeatId[] {
  return task.hands.filter(({ kept, dealt }) => kept === null && dealt.length > 0).map(({ seat }) => seat);
}

/** Positions on each player's card of an incident. */
export const POSITIONS = 3;

/** Three positions for each card, the cards in the order of the seats from left to right. */
export function layTrack(play: Play): void {
  const { mission, seats } = play.frozen;
  const with_ = seats.filter(({ seat }) => mission.complications[seat] !== undefined);
  play.state.mission.track = with_.flatMap(({ seat }) => Array.from({ length: POSITIONS }, () => seat));
}
