/** Titles in the library and names of files made from them. */

const MAX_TITLE = 200;
const MAX_FILE_NAME = 100;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** `title`, or the first of `title (2)`, `title (3)` ... that is not taken. */
export function uniqueTitle(title: string, taken: ReadonlySet<string>): string {
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
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = [...clean]
    .slice(0, MAX_FILE_NAME)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const usable = name === '' || DEVICE.test(name) ? `Plan ${name}`.trim() : name;
  return `${usable}.plotroom`;
}
