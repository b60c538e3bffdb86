/** A title that no document bears yet: the wish, or the wish with a number. */
export function freeTitle(wish: string, titles: readonly string[]): string {
  for (let number = 1; ; number++) {
    const title = number === 1 ? wish : `${wish} ${number}`;
    if (!titles.includes(title)) return title;
  }
}
