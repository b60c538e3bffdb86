/** One roll of a battle round with its re-rolls, played as well as both sides can. */
import type { BattleSide } from './battle-ships';

/** Re-rolls that are left: each side's Gunnery on its own die, the defender's Nebulas on the attacker's (NC-EVENT-04). */
export interface Rerolls {
  readonly attacker: number;
  readonly defender: number;
  readonly nebula: number;
}

/** How a roll may come out: who hits, what re-rolls are left then, and how likely that is. */
export interface RollWay {
  readonly hit: BattleSide;
  readonly left: Rerolls;
  readonly chance: number;
}

/** What a way is worth to the attacker; the defender wants it low. */
export type RollWorth = (hit: BattleSide, left: Rerolls) => number;

const FACES = [0, 1, 2, 3, 4, 5] as const;
const ROLLS = 36;
/** 15 of 36 rolls are higher for the attacker; a tie goes to the defender (NC-SHIP-06). */
const ATTACKER_HITS = 15 / ROLLS;

/**
 * Every way of a roll, re-rolls used where that serves the side that has them. After each fall of dice both may speak, the
 * attacker first; a die that falls again lets both speak anew. A side that gains nothing keeps its re-roll.
 */
export function rollWays(left: Rerolls, worth: RollWorth): readonly RollWay[] {
  if (left.attacker + left.defender + left.nebula === 0)
    return [
      { hit: 'attacker', left, chance: ATTACKER_HITS },
      { hit: 'defender', left, chance: 1 - ATTACKER_HITS },
    ];
  const plans = new Map<string, Plan>();
  for (const fewer of [...upTo(left)].sort((one, other) => countOf(one) - countOf(other)))
    plans.set(keyOf(fewer), planFor(fewer, plans, worth));
  return carriedOut(plans);
}

/** What is done with each fall of dice while so many re-rolls are left. */
interface Plan {
  readonly left: Rerolls;
  /** What each fall is worth then: the attacker's face times 6 and the defender's. */
  readonly worths: Float64Array;
  /** The re-roll to use, by fall; null: the dice stand. */
  readonly uses: readonly (Use | null)[];
}
type Use = keyof Rerolls;
type Plans = ReadonlyMap<string, Plan>;

function planFor(left: Rerolls, plans: Plans, worth: RollWorth): Plan {
  const settled = { attacker: worth('attacker', left), defender: worth('defender', left) };
  const worths = new Float64Array(ROLLS);
  const again = againOf(left, plans);
  const uses = FACES.flatMap((mine) =>
    FACES.map((theirs): Use | null => {
      let [best, use]: [number, Use | null] = [settled[hitBy(mine, theirs)], null];
      const nebula = again.nebula?.[theirs] ?? Infinity;
      if (nebula < best) [best, use] = [nebula, 'nebula'];
      const defender = again.defender?.[mine] ?? Infinity;
      if (defender < best) [best, use] = [defender, 'defender'];
      const attacker = again.attacker?.[theirs] ?? -Infinity;
      if (attacker > best) [best, use] = [attacker, 'attacker'];
      worths[mine * 6 + theirs] = best;
      return use;
    }),
  );
  return { left, worths, uses };
}

/** What each re-roll is worth by the face of the die that stays; without it, undefined. */
function againOf(left: Rerolls, plans: Plans): Readonly<Partial<Record<Use, readonly number[]>>> {
  const after = (use: Use): Float64Array | undefined =>
    left[use] === 0 ? undefined : plans.get(keyOf(without(left, use)))?.worths;
  const ofAttacker = (worths: Float64Array | undefined): readonly number[] =>
    worths ? FACES.map((theirs) => mean((face) => worths[face * 6 + theirs] ?? 0)) : [];
  const ofDefender = (worths: Float64Array | undefined): readonly number[] =>
    worths ? FACES.map((mine) => mean((face) => worths[mine * 6 + face] ?? 0)) : [];
  return {
    attacker: ofAttacker(after('attacker')),
    nebula: ofAttacker(after('nebula')),
    defender: ofDefender(after('defender')),
  };
}

/** The chances of what the plans lead to, from the one with most re-rolls down. */
function carriedOut(plans: Plans): readonly RollWay[] {
  const most = [...plans.values()].reverse();
  const chances = new Map(most.map(({ left }) => [keyOf(left), new Float64Array(ROLLS)]));
  chances.get(keyOf(most[0]?.left ?? NONE))?.fill(1 / ROLLS);
  return most.flatMap((plan) => {
    const now = chances.get(keyOf(plan.left)) ?? new Float64Array(ROLLS);
    const hits = { attacker: 0, defender: 0 };
    for (const mine of FACES)
      for (const theirs of FACES) {
        const chance = now[mine * 6 + theirs] ?? 0;
        const use = plan.uses[mine * 6 + theirs] ?? null;
        if (use === null) hits[hitBy(mine, theirs)] += chance;
        else spread(chances.get(keyOf(without(plan.left, use))), use, mine, theirs, chance);
      }
    return (['attacker', 'defender'] as const).flatMap((hit) =>
      hits[hit] === 0 ? [] : [{ hit, left: plan.left, chance: hits[hit] }],
    );
  });
}

const NONE: Rerolls = { attacker: 0, defender: 0, nebula: 0 };

/** A die falls again: all its faces are as likely. */
function spread(
  chances: Float64Array | undefined,
  use: Use,
  mine: number,
  theirs: number,
  chance: number,
): void {
  for (const face of FACES) {
    const fall = use === 'defender' ? mine * 6 + face : face * 6 + theirs;
    if (chances) chances[fall] = (chances[fall] ?? 0) + chance / 6;
  }
}

function hitBy(mine: number, theirs: number): BattleSide {
  return mine > theirs ? 'attacker' : 'defender';
}

function mean(value: (face: number) => number): number {
  let sum = 0;
  for (const face of FACES) sum += value(face);
  return sum / 6;
}

function* upTo({ attacker, defender, nebula }: Rerolls): Generator<Rerolls> {
  for (let a = 0; a <= attacker; a += 1)
    for (let d = 0; d <= defender; d += 1)
      for (let n = 0; n <= nebula; n += 1) yield { attacker: a, defender: d, nebula: n };
}

function countOf({ attacker, defender, nebula }: Rerolls): number {
  return attacker + defender + nebula;
}

function without(left: Rerolls, use: Use): Rerolls {
  return { ...left, [use]: left[use] - 1 };
}

function keyOf({ attacker, defender, nebula }: Rerolls): string {
  return `${attacker},${defender},${nebula}`;
}
