/** An opponent chooses one of a player's officers, who is set aside (MISSING CREW). */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { TaskRules } from '../task-rules';

export const abductTask: TaskRules<'abduct'> = {
  waitsFor: ({ state, task }) => (officersIn(state, task).length > 0 ? [task.seat] : []),
  legal: ({ state, task }) => officersIn(state, task),
  why: () => ({
    code: 'no-such-officer',
    message: 'One of the other player’s officers who is in play is chosen.',
    rule: 'ITU-MISSION-15',
  }),
  answer(play, _task, action) {
    play.pop();
    if (action.type === 'choose-officer') setAside(play, action.officer);
  },
  run: (play) => play.pop(),
};

function officersIn(
  { officers }: IntoTheUnknownState,
  { from }: TaskOf<'abduct'>,
): readonly IntoTheUnknownAction[] {
  return officers
    .filter(({ owner, lost, at }) => owner === from && !lost && at !== null && at.type !== 'aside')
    .map(({ id }) => ({ type: 'choose-officer', officer: id }));
}

/** Aside for the mission, at no station and nobody's captive. */
function setAside(play: Play, id: string): void {
  const officer = play.officer(id);
  const aside = { type: 'aside', why: 'abducted' } as const;
  officer.at = aside;
  officer.station = null;
  officer.capturedBy = null;
  play.tell({ type: 'relocated', who: id, to: aside, station: null });
}
