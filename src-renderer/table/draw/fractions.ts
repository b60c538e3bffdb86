/** A fixed sequence from 0 to 1: the same sky on every table, on every machine and in every test. */
export function* fractions(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}
