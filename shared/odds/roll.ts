/**
 * The exact distribution of what a pool shows after its rerolls: convolution over tallies, not over single dice, with
 * whole-number ways throughout. (Doubles would do for a picture, but not for the sums that tests and people check.)
 */
import { type Result, type Refusal, err, ok } from '../base';
import { power } from './chance';
import { countStates, type Kind, kindsOf, makeHand, mostShown } from './hand';
import { firstRoll, makeKeeping, mostPicked, pickUpLast, rollBetween } from './reroll-flow';
import { rerollPolicy } from './reroll-policy';
import type { PoolPart, Tally } from './symbols';
import { makeTallyCode, rollRest, type TallyCode, type Weights } from './tally-weights';

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

/** More dice than any table holds, and as many states as are counted in about a second. */
const MOST_DICE = 60;
const MOST_STATES = 400_000;

/**
 * All that a pool can show once its rerolls are used as well as can be for the aim. `view` says what of a face matters
 * at all. Each reroll is one effect: up to so many dice of those on the table, chosen after seeing them, rolled at once;
 * rerolls follow each other, and a die may be taken by several of them (ITU-DICE-02). Of equally good choices the one
 * that picks up fewest dice is taken, and among faces of equal use those with the fewest symbols go first.
 * `out-of-range`: the pool is too large to be counted.
 */
export function rollPool(
  pool: readonly PoolPart[],
  rerolls: readonly number[],
  view: (shows: Tally) => Tally,
  aim: Aim,
): Result<RollDistribution, Refusal> {
  const kinds = kindsOf(pool, view);
  const used = rerolls.filter((most) => most > 0);
  const seen = kindsOf(pool, (shows) => aim.view(view(shows)));
  const fault = sizeFault(kinds, seen, used);
  if (fault !== null) return err(fault);
  const code = makeTallyCode(mostShown(kinds));
  const weights = used.length === 0 ? rollOnce(kinds, code) : rollAgain(kinds, seen, used, aim, code);
  return ok({
    total: totalWays(kinds, used),
    outcomes: [...weights].map(([key, ways]) => ({ shows: code.decode(key), ways })),
  });
}

function sizeFault(
  kinds: readonly Kind[],
  seen: readonly Kind[],
  rerolls: readonly number[],
): Refusal | null {
  const dice = kinds.reduce((sum, kind) => sum + kind.dice, 0);
  const states = Math.max(
    rerolls.length > 0 ? Math.max(countStates(kinds, true), countStates(seen, false)) : 0,
    rerolls.length > 1 ? countStates(kinds, false) : 0,
  );
  if (dice <= MOST_DICE && states <= MOST_STATES) return null;
  const message =
    dice > MOST_DICE
      ? `A pool has at most ${MOST_DICE} dice, not ${dice}.`
      : `A pool of ${dice} dice with these rerolls is too large to be counted exactly.`;
  return { code: 'out-of-range', message };
}

function totalWays(kinds: readonly Kind[], rerolls: readonly number[]): bigint {
  return kinds.reduce((product, { dice, faceCount }) => {
    const rolled = rerolls.reduce((sum, most) => sum + Math.min(most, dice), dice);
    return product * power(faceCount, rolled);
  }, 1n);
}

function rollOnce(kinds: readonly Kind[], code: TallyCode): Weights {
  const start: Weights = new Map([[0, 1n]]);
  const byRest: Weights[] = [];
  byRest[kinds.reduce((product, { dice }) => product * (dice + 1), 1) - 1] = start;
  return rollHeld(
    byRest,
    kinds,
    kinds.map(({ dice }) => dice),
    code,
  );
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
  return left[0] ?? new Map<number, bigint>([[0, 1n]]);
}

function rollAgain(
  kinds: readonly Kind[],
  seen: readonly Kind[],
  rerolls: readonly number[],
  aim: Aim,
  code: TallyCode,
): Weights {
  const [hand, seenHand] = [makeHand(kinds), makeHand(seen)];
  const choices = rerollPolicy(seenHand, rerolls, aim.worth);
  const keeping = makeKeeping(hand, seenHand, aim.view);
  let ways = firstRoll(hand);
  for (const [step, most] of rerolls.slice(0, -1).entries()) {
    ways = rollBetween(hand, most, ways, keeping(choices[step]));
  }
  const last = rerolls.length - 1;
  const most = rerolls[last] ?? 0;
  const held = pickUpLast(hand, most, ways, keeping(choices[last]), code);
  return rollHeld(held, kinds, mostPicked(hand, most), code);
}
