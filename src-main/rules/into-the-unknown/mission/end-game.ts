/** The end of a game: scoring, what was banked, the comparison (ITU-SCORE-04 to 11). */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Banked, OfficerState } from '../../../../shared/contract/into-the-unknown';
import type { Outcome, SeatId } from '../../engine';
import { hullStatusOf, officerRecord, partsInForce } from '../figures';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import { offerReactions } from '../round/react';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import type { TaskRules } from '../task-rules';
import { fireDirectives } from '../teams/directives';
import { missionTasks } from './mission-effects';
import { scoreOf, scorePoints } from './score';
import { carriedOut } from './carried-out';

/** The flag by which an effect says that every player loses (ITU-SCORE-08). */
export const MUTUAL_LOSS = 'mutual-loss';

export const endGameTask: TaskRules<'end-game'> = {
  ...carriedOut('ITU-SCORE-04'),
  run(play, task) {
    play.replace({ ...task, step: task.step + 1 });
    const step = STEPS[task.step];
    if (step === undefined) play.end(outcomeOf(play.table, play.frozen));
    else step(play, task);
  },
};

/** In order: the mission's instructions, directives, cards, points banked; then the scores are compared. */
const STEPS: readonly ((play: Play, task: TaskOf<'end-game'>) => void)[] = [
  scoreMission,
  (play) => {
    const { frozen: state } = play;
    fireDirectives(play, [{ when: 'end-of-game', seats: playerOrder(state), self: null, target: null }]);
  },
  (play) => {
    offerReactions(play, 'end-of-game', { about: null });
  },
  scoreAllBanked,
];

/** ITU-SCORE-04: the mission's end-of-game scoring instructions, the situation's too where it has any. */
function scoreMission(play: Play): void {
  const { table, frozen: state } = play;
  const tasks = partsInForce(table, state).flatMap(({ part, record }) =>
    'endScoring' in record ? missionTasks(state, record.endScoring, part, 'ITU-SCORE-04') : [],
  );
  play.push(...tasks);
}

/** ITU-SCORE-10: points whose condition is the game's end; those that an effect scores have been. */
function scoreAllBanked(play: Play): void {
  const { table, frozen: state } = play;
  const isKept = reading(table, 'score.bankedOnDestroyed') === 'kept';
  for (const unit of state.units) {
    const { disabled, destroyed } = hullStatusOf(table, unit);
    scoreEach(play, unit.banked, unit.id, !disabled && !destroyed);
  }
  for (const officer of state.officers) {
    const { id, banked, incapacitated, lost } = officer;
    if (keepsBanked(table, officer, isKept)) scoreEach(play, banked, id, !incapacitated && !lost);
  }
  if (isKept) for (const { unit, banked } of destroyedOf(state)) scoreEach(play, banked, unit, false);
}

/** What was removed over a limit has lost its points by any reading (ITU-AUX-04, ITU-PROJ-15, ITU-SCORE-11). */
function destroyedOf({ gone }: IntoTheUnknownState): IntoTheUnknownState['gone'] {
  return gone.filter(({ why }) => why === 'destroyed');
}

/** Qapla' says of its own when its points are lost: on who is captured alone (ITU-OKEY-11). */
function keepsBanked(table: Table, officer: OfficerState, isKept: boolean): boolean {
  const hasQapla = officerRecord(table, officer).keywords.qapla !== undefined;
  return hasQapla ? officer.capturedBy === null : !officer.lost || isKept;
}

function scoreEach(play: Play, banked: readonly Banked[], on: string, isAble: boolean): void {
  for (const { seat, points, scores } of banked) {
    if (scores === 'end' || (scores === 'end-if-able' && isAble)) {
      scorePoints(play, seat, points, `banked:${on}`, 'ITU-SCORE-10');
    }
  }
}

/** Who has won: everybody loses, the greatest final score, or of those level who a tie goes to (ITU-SCORE-05 to 08). */
export function outcomeOf(table: Table, state: IntoTheUnknownState): Outcome {
  if (state.mission.flags.includes(MUTUAL_LOSS)) return { type: 'loss', winners: [], rule: 'ITU-SCORE-08' };
  const most = Math.max(...state.seats.map(scoreOf));
  const best = state.seats.filter((seat) => scoreOf(seat) === most).map(({ seat }) => seat);
  const [only] = best;
  if (best.length === 1 && only !== undefined) return won(only, 'ITU-SCORE-06');
  return tieOf(table, state, best);
}

function tieOf(table: Table, state: IntoTheUnknownState, best: readonly SeatId[]): Outcome {
  const { story, revealed } = state.mission;
  const told = story === null ? null : (table.content.stories[story]?.tie ?? null);
  if (told !== null && best.includes(told)) return won(told, 'ITU-SCORE-05');
  if (revealed !== null && best.includes(revealed)) return won(revealed, 'ITU-SCORE-06');
  const first = playerOrder(state).find((seat) => best.includes(seat));
  return reading(table, 'score.tieFallback') === 'priority' && first !== undefined
    ? won(first, 'ITU-SCORE-07')
    : { type: 'draw', winners: [], rule: 'ITU-SCORE-07' };
}

function won(seat: SeatId, rule: Outcome['rule']): Outcome {
  return { type: 'win', winners: [seat], rule };
}
