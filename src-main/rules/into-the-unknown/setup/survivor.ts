/** An unused officer is set aside as possible survivor, with as much trauma as health (Battlefield Rescue). */
import { coreCandidates } from '../../../../shared/fleet';
import type { SeatId } from '../../engine';
import { seatOf } from '../figures/pieces';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import type { TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { addOfficer } from './fleet';
import { forceOf, isDealt, newOfficer } from './force';

export const survivorTask: TaskRules<'survivor'> = {
  waitsFor: ({ table, state, task }) =>
    isDealt(state) || unused(table, state, task.seat).length < 2 ? [] : [task.seat],
  legal: ({ table, state, task }) =>
    unused(table, state, task.seat).map((card) => ({ type: 'choose-card', card })),
  why: () => notAsked('An officer who takes no part is named.', 'ITU-MISSION-15'),
  answer(play, task, action) {
    if (action.type !== 'choose-card') throw wrongAnswer('A survivor', action);
    play.pop();
    setAside(play, task.seat, action.card);
  },
  /** House, in a match that is dealt: the first by id. */
  run(play, task) {
    play.pop();
    const [first] = unused(play.table, play.frozen, task.seat);
    if (first !== undefined) setAside(play, task.seat, first);
  },
};

/** Officers of the faction, or of a campaign's roster, who are not in play; no line officers. */
function unused({ content }: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  const { roster } = forceOf(state, seat);
  const inPlay = new Set(
    state.officers.filter(({ owner }) => owner === seat).map(({ card }) => recordOf(card)),
  );
  return coreCandidates(content, seatOf(state, seat).faction).filter(
    (id) =>
      !inPlay.has(id) && (roster === undefined || roster.officers.some(({ officer }) => officer === id)),
  );
}

function setAside(play: Play, seat: SeatId, card: string): void {
  const health = play.table.content.officers[card]?.health ?? 1;
  const made = newOfficer(play.frozen, seat, card);
  addOfficer(play, {
    ...made,
    at: { type: 'aside', why: 'survivor' },
    ready: false,
    trauma: health,
    incapacitated: true,
  });
}
