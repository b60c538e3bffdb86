/**
 * The exact distribution of what a pool shows after its rerolls: convolution over tallies, not over single dice, with
 * whole-number ways throughout. (Doubles would do for a picture, but not for the sums that tests and people check.)
 */
import { type Result, type Refusal, err, ok } from '../base';
import { power } from './chance';
import { countStates, type Kind, kindsOf, makeHand, mostShown, toRoll } from './hand';
import {
  firstRoll,
  joinWays,
  makeKeeping,
  mostPicked,
  pickUpLast,
  rollBetween,
  splitWays,
  type StateWays,
} from './reroll-flow';
import { countWeighed, makeRerollOrder, type RerollOrder } from './reroll-order';
import { rerollPolicy } from './reroll-policy';
import type { LyingDie, PoolPart, Tally } from './symbols';
import { addScaled, makeTallyCode, rollRest, type TallyCode, type Weights } from './tally-weights';

/** What a player rerolls for. */
export interface Aim {
  /** What of a face bears on the worth; the less it keeps, the quicker the answer. */
  readonly view: (shows: Tally) => Tally;
  /** What a whole roll, seen through `view`, is worth: a whole number, never negative. */
  readonly worth: (shows: Tally) => number;
}
export interface RollOutcome {
  readonly shows: Tally;
  /** So many of `total` equally likely ways. */
  readonly ways: bigint;
}
export interface RollDistribution {
  readonly total: bigint;
  /** Every tally that can come about, once. */
  readonly outcomes: readonly RollOutcome[];
}

/** More dice than any table holds, and as many states as are counted in about a second, or weighed in a few. */
const MOST_DICE = 60;
const MOST_STATES = 400_000;
const MOST_WEIGHED = 4 * MOST_STATES;

/**
 * All that a pool can show once its rerolls are used as well as can be for the aim. `view` says what of a face matters
 * at all. Each reroll is one effect: up to so many dice of those on the table, chosen after seeing them, rolled at once.
 * Rerolls follow each other in whichever order serves the aim, decided roll by roll, and a die may be taken by several of
 * them (ITU-DICE-02). Of equally good choices the one that picks up fewest dice is taken, and among faces of equal use
 * those with the fewest symbols go first. `lying`: dice that are on the table before the pool is rolled.
 * `out-of-range`: the pool is too large to be counted.
 */
export function rollPool(
  pool: readonly PoolPart[],
  rerolls: readonly number[],
  view: (shows: Tally) => Tally,
  aim: Aim,
  lying: readonly LyingDie[] = [],
): Result<RollDistribution, Refusal> {
  const kinds = kindsOf(pool, lying, view);
  const used = rerolls.filter((most) => most > 0);
  const order = makeRerollOrder(used);
  const seen = kindsOf(pool, lying, (shows) => aim.view(view(shows)));
  const fault = sizeFault(kinds, seen, order);
  if (fault !== null) return err(fault);
  const code = makeTallyCode(mostShown(kinds));
  const weights = used.length === 0 ? rollOnce(kinds, code) : rollAgain(kinds, seen, order, aim, code);
  return ok({
    total: totalWays(kinds, used),
    outcomes: [...weights].map(([key, ways]) => ({ shows: code.decode(key), ways })),
  });
}

function sizeFault(kinds: readonly Kind[], seen: readonly Kind[], order: RerollOrder): Refusal | null {
  const dice = kinds.reduce((sum, kind) => sum + kind.dice, 0);
  const states = Math.max(
    order.all > 0 ? Math.max(countStates(kinds, true), countStates(seen, false)) : 0,
    order.all > 1 ? countStates(kinds, false) : 0,
  );
  if (dice <= MOST_DICE && states <= MOST_STATES && states * countWeighed(order) <= MOST_WEIGHED) return null;
  const message =
    dice > MOST_DICE
      ? `A pool has at most ${MOST_DICE} dice, not ${dice}.`
      : `A pool of ${dice} dice with these rerolls is too large to be counted exactly.`;
  return { code: 'out-of-range', message };
}

function totalWays(kinds: readonly Kind[], rerolls: readonly number[]): bigint {
  return kinds.reduce((product, kind) => {
    const rolled = rerolls.reduce((sum, most) => sum + Math.min(most, kind.dice), toRoll(kind));
    return product * power(kind.faceCount, rolled);
  }, 1n);
}

function rollOnce(kinds: readonly Kind[], code: TallyCode): Weights {
  const lying = kinds.reduce(
    (sum, kind) =>
      sum +
      kind.classes.reduce((all, { shows }, index) => all + (kind.lying[index] ?? 0) * code.encode(shows), 0),
    0,
  );
  const most = kinds.map(toRoll);
  const byRest: Weights[] = [];
  byRest[most.reduce((product, count) => product * (count + 1), 1) - 1] = new Map([[lying, 1n]]);
  return rollHeld(byRest, kinds, most, code);
}

/**
 * Rolls dice in the hand. `byRest` holds the tallies on the table by how many dice of each kind are still to roll, from
 * none to `most`, the last kind changing fastest.
 */
function rollHeld(
  byRest: readonly (Weights | undefined)[],
  kinds: readonly Kind[],
  most: readonly number[],
  code: TallyCode,
): Weights {
  let left = byRest;
  for (let index = kinds.length - 1; index >= 0; index -= 1) {
    const { classes, faceCount } = kinds[index] ?? { classes: [], faceCount: 1 };
    const faces = classes.map(({ shows, ways }) => ({ ways, key: code.encode(shows) }));
    const span = (most[index] ?? 0) + 1;
    const groups = Math.ceil(left.length / span);
    left = Array.from({ length: groups }, (_, group) => {
      const held = Array.from(
        { length: span },
        (_, rest) => left[group * span + rest] ?? new Map<number, bigint>(),
      );
      return rollRest(held, faces, faceCount);
    });
  }
  return left[0] ?? new Map<number, bigint>();
}

function rollAgain(
  kinds: readonly Kind[],
  seen: readonly Kind[],
  order: RerollOrder,
  aim: Aim,
  code: TallyCode,
): Weights {
  const [hand, seenHand] = [makeHand(kinds), makeHand(seen)];
  const choices = rerollPolicy(seenHand, order, aim.worth);
  const keeping = makeKeeping(hand, seenHand, aim.view);
  const ways: (StateWays | undefined)[] = [];
  ways[order.all] = firstRoll(hand);
  const shown: Weights = new Map();
  for (let left = order.all; left > 0; left -= 1) {
    const here = ways[left];
    if (here === undefined) continue;
    const next = order.next(left);
    const { keep, nextOf } = keeping(choices[left]);
    for (const [index, part] of splitWays(hand, here, nextOf, next.length).entries()) {
      const { size = 0, left: after = 0 } = next[index] ?? {};
      if (after > 0) {
        ways[after] = joinWays(ways[after], rollBetween(hand, size, part, keep));
        continue;
      }
      const held = pickUpLast(hand, size, part, keep, code);
      addScaled(shown, rollHeld(held, kinds, mostPicked(hand, size), code), 1n);
    }
  }
  return shown;
}
