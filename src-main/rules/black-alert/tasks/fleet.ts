/** Fleet tokens travel from tile to tile or come from the supply. BA-CFLEET-01 to 07, BA-TOKEN-05, BA-COMP-08. */
import { neighboursOf, type Space, SPACES } from '../../../../shared/hex';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { isWithDiscovery } from '../places';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

/** Both tokens are on the board or in the supply (BA-CFLEET-02). */
const FLEET_TOKENS = 2;
/** The answer that adds a token instead of moving one. */
const ADD = 0;

/** Tokens that have not had their turn, a space named once however many stand there. */
function waiting({ state, task }: Asked<'fleet'>): readonly Space[] {
  const left = [...state.board.fleets];
  for (const space of task.done) if (left.includes(space)) left.splice(left.indexOf(space), 1);
  return SPACES.filter((space) => left.includes(space));
}

function canAdd({ state, task }: Asked<'fleet'>): boolean {
  return task.add && state.board.fleets.length < FLEET_TOKENS;
}

function choices(asked: Asked<'fleet'>): readonly BlackAlertAction[] {
  const { task } = asked;
  if (task.moving) {
    // A Threat card drawn on the way may have taken the token off the board.
    const { space, steps } = task.moving;
    return steps > 0 && asked.state.board.fleets.includes(space) ? spaces(neighboursOf(space)) : [];
  }
  if (task.tokens <= 0) return [];
  return [
    ...spaces(waiting(asked)),
    ...(canAdd(asked) ? [{ type: 'choose-option', option: ADD } as const] : []),
  ];
}

function spaces(list: readonly Space[]): readonly BlackAlertAction[] {
  return list.map((space) => ({ type: 'choose-space', space }));
}

export const fleetTask: TaskRules<'fleet'> = {
  waitsFor: (asked) =>
    choices(asked).length > 0 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  legal: (asked) => {
    const listed = choices(asked);
    return asked.task.optional && listed.length > 0 ? [...listed, { type: 'pass' }] : listed;
  },
  why: ({ task }) => ({
    code: 'no-such-fleet-move',
    message: task.moving
      ? 'A Fleet token goes to an adjacent tile.'
      : 'Choose a Fleet token that has not moved yet.',
    rule: task.add ? 'BA-CFLEET-01' : 'BA-CFLEET-05',
  }),
  answer(play, task, action) {
    const { moving } = task;
    if (action.type === 'choose-option') return add(play, task);
    if (action.type === 'choose-space') {
      return moving ? step(play, task, moving, action.space) : choose(play, task, action.space);
    }
    return moving ? finish(play, task, moving.space) : play.pop();
  },
  /** No more steps for the token under way, or nothing left to do. */
  run: (play, task) => (task.moving ? finish(play, task, task.moving.space) : play.pop()),
};

function choose(play: Play, task: TaskOf<'fleet'>, space: Space): void {
  play.replace({ ...task, moving: { space, steps: task.steps } });
}

function finish(play: Play, task: TaskOf<'fleet'>, space: Space): void {
  play.replace({ ...task, tokens: task.tokens - 1, moving: null, done: [...task.done, space] });
}

function step(play: Play, task: TaskOf<'fleet'>, from: { space: Space; steps: number }, to: Space): void {
  play.replace({ ...task, moving: { space: to, steps: from.steps - 1 } });
  moveFleet(play, from.space, to);
}

/** Added on the Charon's tile; on the Discovery's tile that counts as entering (BA-CFLEET-03, reading a). */
function add(play: Play, task: TaskOf<'fleet'>): void {
  const to = play.state.board.charon;
  finish(play, task, to);
  moveFleet(play, null, to);
}

/** A token goes, comes or leaves; coming into the Discovery's tile draws a Threat card (BA-TOKEN-05, BA-TOKEN-08). */
export function moveFleet(play: Play, from: Space | null, to: Space | null): void {
  const fleets = [...play.state.board.fleets];
  // A free action in the middle of the challenge may have taken the token off the board (BA-FREE-08).
  if (from !== null && !fleets.includes(from)) return;
  if (from !== null) fleets.splice(fleets.indexOf(from), 1);
  play.state.board.fleets = (to === null ? fleets : [...fleets, to]).sort();
  play.tell({ type: 'fleet', from, to });
  const isAdded = from === null;
  if (to === null || !isWithDiscovery(play.table, play.frozen, to)) return;
  if (isAdded && play.table.readings['BA-CFLEET-03'] === 'b') return;
  const drawer = play.state.holders.starfleet;
  play.push({ type: 'draw', pile: 'threat', count: 1, to: { type: 'threat', sections: ['fleet'], drawer } });
}
