/** A token activates (NC-ALERT-06 to 11, NC-ALERT-20). Who put it on the stack has taken it out of its row. */
import type { Token } from '../../../../shared/content/nova-cry';
import type { NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { crewToKnockOut } from '../people';
import { warpOf, weaponsOf } from '../modifiers';
import { discardCards } from '../piles';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { layOnShip, putInBag } from '../tokens';
import { seatOf } from '../turn-order';
import { hasUse } from '../uses';

type Asking = Asked<'activate'>;

export const activateTask: TaskRules<'activate'> = {
  waitsFor(asked) {
    const { seat, step } = asked.task;
    if (step === 'answer') return mayAnswer(asked) ? [seat] : [];
    if (isLastCard(asked)) return ['chance'];
    return choices(asked).length > 1 ? [seat] : [];
  },
  legal: (asked) => (asked.task.step === 'answer' ? [{ type: 'pass' }] : choices(asked)),
  why: ({ task }) =>
    task.step === 'answer'
      ? { code: 'not-asked', message: 'A token is about to activate.', rule: 'NC-ALERT-03' }
      : { code: 'no-choice', message: 'What the token asks for is chosen.', rule: RULES[task.token] },
  chance: {
    kind: 'revealed',
    sample: () => ({ type: 'revealed' }),
    isPossible: (_asked, action) => action.type === 'revealed',
  },
  answer(play, task, action) {
    if (action.type === 'pass') return activate(play, task);
    const [only = null] = choices({ table: play.table, state: play.frozen, task });
    carryOut(play, task, action.type === 'revealed' ? only : action);
  },
  run(play, task) {
    if (task.step === 'answer') return activate(play, task);
    const [only = null] = choices({ table: play.table, state: play.frozen, task });
    carryOut(play, task, only);
  },
};

const RULES = {
  'crew-needs': 'NC-ALERT-06',
  'weapons-jam': 'NC-ALERT-07',
  'warp-wear': 'NC-ALERT-08',
  'data-leak': 'NC-ALERT-10',
} as const satisfies Record<Token, string>;

function mayAnswer({ table, state, task }: Asking): boolean {
  return hasUse(table, state, task.seat, 'token');
}

/** The last card of a hand leaves nothing to choose; it is shown as by chance, so that nobody foresees it. */
function isLastCard(asked: Asking): boolean {
  return asked.task.token === 'data-leak' && choices(asked).length === 1;
}

function activate(play: Play, task: TaskOf<'activate'>): void {
  play.tell({ type: 'activated', seat: task.seat, token: task.token, by: task.by });
  play.replace({ ...task, step: 'effect' });
}

/** Whom Crew Needs may hit, which card a Data Leak may cost. */
function choices({ table, state, task }: Asking): readonly NovaCryAction[] {
  const { seat, token } = task;
  if (token === 'crew-needs')
    return crewToKnockOut(table, state, seat).map((person) => ({ type: 'choose-person', seat, person }));
  if (token === 'data-leak') return seatOf(state, seat).hand.map((card) => ({ type: 'choose-card', card }));
  return [];
}

function carryOut(play: Play, task: TaskOf<'activate'>, action: NovaCryAction | null): void {
  const { seat, token, by } = task;
  if (token === 'weapons-jam' || token === 'warp-wear') return wear(play, task);
  play.pop();
  if (action === null) return ignore(play, task);
  putInBag(play, seat, [token]);
  if (action.type === 'choose-card') return discardCards(play, seat, [action.card], 'token');
  if (action.type !== 'choose-person') throw new Error(`${token} is not answered by ${action.type}.`);
  play.push({ type: 'put-out', seat, person: action.person, to: 'knocked-out', by, step: 'answer' });
}

/** Onto the ship, where it takes a symbol away (NC-ALERT-07, NC-ALERT-08); at none, or at the last warp, it is ignored. */
function wear(play: Play, task: TaskOf<'activate'>): void {
  const { table, frozen } = play;
  const { seat, token } = task;
  play.pop();
  const isVain =
    token === 'weapons-jam' ? weaponsOf(table, frozen, seat) === 0 : warpOf(table, frozen, seat) === 1;
  if (isVain) return ignore(play, task);
  layOnShip(play, seat, token);
}

/** It could not be carried out: to the bag by reading a of NC-ALERT-20, by b it stays where it lay. */
function ignore(play: Play, { seat, token }: TaskOf<'activate'>): void {
  play.tell({ type: 'ignored', seat, token });
  if (play.table.readings['NC-ALERT-20'] === 'b') play.seat(seat).front.push(token);
  else putInBag(play, seat, [token]);
}
