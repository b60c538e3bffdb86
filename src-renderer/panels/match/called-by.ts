/** Below so many letters the last word of a name does not stand for it, such as in `Player 2`. */
const LEAST_LETTERS = 3;

/** What somebody is called in short: the last word of the name where that is one, else the name. */
export function calledBy(name: string): string {
  const last = name.trim().split(/\s+/).at(-1) ?? name;
  return last.length < LEAST_LETTERS || !/^\p{L}/u.test(last) ? name : last;
}
