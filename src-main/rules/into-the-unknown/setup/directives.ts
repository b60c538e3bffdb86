/** Directive cards are turned as the overture shows; of a divided colour the priority player says which side is whose (ITU-SETUP-28). */
import {
  DIRECTIVES,
  type DirectiveCategory,
  type Side,
  SIDES,
} from '../../../../shared/content/into-the-unknown';
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import { opponentsOf, playerOrder } from '../round/order';
import type { TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt } from './force';

/** Option 0 is calm, 1 hostile, for the category named first. */
export const splitDirectives: TaskRules<'split-directives'> = {
  waitsFor: ({ state, task }) => (isDealt(state) || task.categories.length === 0 ? [] : [task.seat]),
  legal: ({ task }) =>
    task.categories.length === 0 ? [] : SIDES.map((_, option) => ({ type: 'choose-option', option })),
  why: () => notAsked('The priority player turns the directive to one side.', 'ITU-SETUP-28'),
  answer(play, task, action) {
    if (action.type !== 'choose-option') throw wrongAnswer('A side', action);
    choose(play, task, SIDES[action.option] ?? 'calm');
  },
  /** House, in a match that is dealt: calm for the priority player. */
  run(play, task) {
    choose(play, task, 'calm');
  },
};

function choose(play: Play, task: TaskOf<'split-directives'>, side: Side): void {
  const [category, ...rest] = task.categories;
  play.pop();
  if (category === undefined) return;
  turn(play, task.seat, category, side);
  for (const other of opponentsOf(play.frozen, task.seat)) {
    turn(play, other, category, side === 'calm' ? 'hostile' : 'calm');
  }
  if (rest.length > 0) play.push({ ...task, categories: rest });
}

/** Turns everybody's cards to the colours of the mission; asks for what is divided. */
export function turnDirectives(play: Play, sides: Readonly<Record<DirectiveCategory, Side | 'split'>>): void {
  const [first] = playerOrder(play.frozen);
  const split = DIRECTIVES.filter((category) => sides[category] === 'split');
  for (const category of DIRECTIVES) {
    const side = sides[category];
    if (side === 'split') continue;
    for (const { seat } of play.frozen.seats) turn(play, seat, category, side);
  }
  if (split.length > 0 && first !== undefined) {
    play.push({ type: 'split-directives', seat: first, categories: split });
  }
}

function turn(play: Play, seat: SeatId, category: DirectiveCategory, side: Side): void {
  const player = play.seat(seat);
  const held = player.directives[category];
  if (held.side === side) return;
  player.directives = { ...player.directives, [category]: { ...held, side } };
  play.tell({ type: 'directive', seat, category, side });
}
