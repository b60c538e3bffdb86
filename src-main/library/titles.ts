/** Titles in the library and names of files made from them. */

import { safeFileName } from '../../shared/carriers/file-name';

const MAX_TITLE = 200;

/** `title`, or the first of `title (2)`, `title (3)` ... that is not taken; of at most 200 characters. */
export function uniqueTitle(wish: string, taken: ReadonlySet<string>): string {
  const title = wish.slice(0, MAX_TITLE);
  if (!taken.has(title)) return title;
  const stem = title.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const candidate = stem.slice(0, MAX_TITLE - suffix.length) + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

/** A file name that every system takes, ending in `.plotroom`. */
export function fileNameOf(title: string): string {
  return safeFileName(title, 'plotroom');
}
