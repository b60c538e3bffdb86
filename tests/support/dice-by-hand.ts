/** Dice worked out the slow way, face by face and policy by policy: what the odds are checked against. */
import type { Die, Face, Tally } from '../../shared/odds';

export const INTUITION: Die = {
  id: 'intuition',
  faces: [
    { success: 1 },
    { success: 1 },
    { success: 2 },
    { breakthrough: 1 },
    { analysis: 1 },
    { analysis: 1 },
    {},
    {},
  ],
};
export const EXPERTISE: Die = {
  id: 'expertise',
  faces: [{ success: 1 }, { success: 1 }, { breakthrough: 1 }, { analysis: 1 }, { delta: 1 }, {}],
};

/** What dice lying on the table show together. */
export function tallyOfFaces(faces: readonly Face[]): Tally {
  const sum = { success: 0, breakthrough: 0, analysis: 0, delta: 0 };
  for (const face of faces) {
    sum.success += face.success ?? 0;
    sum.breakthrough += face.breakthrough ?? 0;
    sum.analysis += face.analysis ?? 0;
    sum.delta += face.delta ?? 0;
  }
  return sum;
}

/** Every roll of the dice, face by face. */
export function everyRoll(dice: readonly Die[]): readonly (readonly Face[])[] {
  return dice.reduce<readonly (readonly Face[])[]>(
    (rolls, die) => rolls.flatMap((roll) => die.faces.map((face) => [...roll, face])),
    [[]],
  );
}

/** A mean as a fraction, not in lowest terms. */
interface Mean {
  readonly top: bigint;
  readonly bottom: bigint;
}

/**
 * The greatest mean of `worth` when up to so many dice of the player's choice are rolled again by each re-roll, in any
 * order: after every roll every re-roll that is left and every set of dice is tried. `lying`: what dice show before the
 * first roll, null for those that are rolled.
 */
export function bestMean(
  dice: readonly Die[],
  rerolls: readonly number[],
  worth: (faces: readonly Face[]) => number,
  lying: readonly (Face | null)[] = dice.map(() => null),
): Mean {
  const known = new Map<string, Mean>();
  const meanOfRolling = (kept: readonly (Face | null)[], left: readonly number[]): Mean => {
    const name = JSON.stringify([kept, left]);
    const found = known.get(name);
    if (found !== undefined) return found;
    const open = kept.indexOf(null);
    const mean =
      open < 0
        ? bestFrom(
            kept.flatMap((face) => face ?? []),
            left,
          )
        : average((dice[open]?.faces ?? []).map((face) => meanOfRolling(kept.with(open, face), left)));
    known.set(name, mean);
    return mean;
  };
  const bestFrom = (roll: readonly Face[], left: readonly number[]): Mean => {
    let best: Mean = { top: BigInt(worth(roll)), bottom: 1n };
    for (const [index, most] of left.entries()) {
      const rest = left.toSpliced(index, 1);
      for (let picked = 1; picked < 2 ** roll.length; picked += 1) {
        const kept = roll.map((face, die) => ((picked >> die) % 2 === 1 ? null : face));
        if (kept.filter((face) => face === null).length > most) continue;
        const mean = meanOfRolling(kept, rest);
        if (mean.top * best.bottom > best.top * mean.bottom) best = mean;
      }
    }
    return best;
  };
  return meanOfRolling(lying, rerolls);
}

function average(means: readonly Mean[]): Mean {
  const bottom = means.reduce((product, mean) => product * mean.bottom, 1n);
  const top = means.reduce((sum, mean) => sum + (mean.top * bottom) / mean.bottom, 0n);
  return lowest(top, bottom * BigInt(means.length));
}

function lowest(top: bigint, bottom: bigint): Mean {
  let [greater, lesser] = [top, bottom];
  while (lesser !== 0n) [greater, lesser] = [lesser, greater % lesser];
  return { top: top / greater, bottom: bottom / greater };
}

/** The fraction as the odds write it. */
export function fraction({ top, bottom }: Mean): string {
  const { top: upper, bottom: lower } = lowest(top, bottom);
  return lower === 1n ? `${upper}` : `${upper}/${lower}`;
}

/** A small seeded generator of numbers in 0 <= x < 1 (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One roll of a die. */
export function rollDie(die: Die, chance: () => number): Face {
  return die.faces[Math.floor(chance() * die.faces.length)] ?? {};
}
