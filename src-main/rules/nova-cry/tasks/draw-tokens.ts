/** Tokens come out of the bag into a front row; a fifth activates at once (NC-ALERT-01, NC-ALERT-03, NC-ALERT-16 to 19). */
import { type Token, TOKENS } from '../../../../shared/content/nova-cry';
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import type { Random } from '../../engine';
import { ignoresToken, quietTokens, warpOf, weaponsOf } from '../modifiers';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import { activateToken, putInBag, tokensInBag } from '../tokens';

/** Re-draws are looked at one token after another. */
function countOf({ state, task }: Asked<'draw-tokens'>): number {
  return Math.min(task.redraws ? 1 : task.count, task.count, tokensInBag(state));
}

export const drawTokensTask: TaskRules<'draw-tokens'> = {
  waitsFor: (asked) => (countOf(asked) > 0 ? ['chance'] : []),
  legal: () => [],
  why: () => ({ code: 'waits-for-tokens', message: 'Tokens are being drawn.', rule: 'NC-ALERT-01' }),
  chance: {
    kind: 'tokens',
    sample: (asked, random) => ({ type: 'tokens', tokens: someOf(asked.state, countOf(asked), random) }),
    isPossible(asked, action) {
      if (action.type !== 'tokens' || action.tokens.length !== countOf(asked)) return false;
      return TOKENS.every(
        (token) => action.tokens.filter((each) => each === token).length <= asked.state.bag[token],
      );
    },
  },
  answer(play, task, action) {
    if (action.type !== 'tokens') throw new Error(`Tokens are not drawn by ${action.type}.`);
    for (const token of action.tokens) play.state.bag[token] -= 1;
    const [first] = action.tokens;
    if (task.redraws && first !== undefined && isUnfit(play, task, first))
      return drawAgain(play, task, first);
    settleDraw(play, task, action.tokens);
  },
  /** The bag is empty: no token (NC-ALERT-01). */
  run(play, task) {
    play.pop();
    putInBag(play, task.seat, task.aside);
  },
};

function someOf({ bag }: NovaCryState, count: number, random: Random): readonly Token[] {
  const left = TOKENS.flatMap((token) => Array.from({ length: bag[token] }, () => token));
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? 'crew-needs');
}

/** A Jam for a ship without weapons, Wear for a ship with 1 warp (NC-ALERT-16, NC-ALERT-17). */
function isUnfit({ table, frozen }: Play, { seat }: TaskOf<'draw-tokens'>, token: Token): boolean {
  if (token === 'weapons-jam') return weaponsOf(table, frozen, seat) === 0;
  return token === 'warp-wear' && warpOf(table, frozen, seat) === 1;
}

/** Reading a of NC-ALERT-19: into the bag first; b: aside until a fit one has come. */
function drawAgain(play: Play, task: TaskOf<'draw-tokens'>, token: Token): void {
  play.tell({ type: 'token', seat: task.seat, token, again: true });
  if (play.table.readings['NC-ALERT-19'] === 'a' && !hasFit(play, task)) return ended(play, task, token);
  if (play.table.readings['NC-ALERT-19'] === 'b')
    return play.replace({ ...task, aside: [...task.aside, token] });
  putInBag(play, task.seat, [token]);
}

/** With nothing but unfit tokens in the bag no draw would ever end. */
function hasFit(play: Play, task: TaskOf<'draw-tokens'>): boolean {
  return TOKENS.some((token) => play.state.bag[token] > 0 && !isUnfit(play, task, token));
}

function ended(play: Play, task: TaskOf<'draw-tokens'>, token: Token): void {
  play.pop();
  putInBag(play, task.seat, [token]);
}

/** Into the front row one after another; each one too many activates, the first of them first (NC-ALERT-03, NC-ABIL-05). */
function settleDraw(play: Play, task: TaskOf<'draw-tokens'>, tokens: readonly Token[]): void {
  const { seat, count, aside, redraws } = task;
  play.pop();
  putInBag(play, seat, aside);
  // One by one in the Alerts Phase: what activates and goes back may be the next one drawn. Dealt together: what there is.
  if (count > tokens.length && redraws) play.push({ ...task, count: count - tokens.length, aside: [] });
  const tooMany: Token[] = [];
  for (const token of tokens) if (!isQuiet(play, seat, token)) tooMany.push(token);
  for (const token of tooMany.toReversed()) activateToken(play, seat, token, null);
}

/** Lays a token into the front row; whether it lies quiet there, or has gone back to the bag. */
function isQuiet(play: Play, seat: TaskOf<'draw-tokens'>['seat'], token: Token): boolean {
  const { table, frozen } = play;
  play.tell({ type: 'token', seat, token, again: false });
  if (ignoresToken(table, frozen, seat, token)) {
    play.tell({ type: 'ignored', seat, token });
    putInBag(play, seat, [token]);
    return true;
  }
  const { front } = play.seat(seat);
  front.push(token);
  return front.length <= quietTokens(table, frozen, seat);
}
