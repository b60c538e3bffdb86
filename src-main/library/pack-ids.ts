/** Ids of packs: kebab-case, names of folders on every system. */

/** As the contract asks for them in calls. */
export const PACK_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
const MAX_STEM = 60;
/** Names that some systems keep for devices. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** An id made of a title's letters that is not taken; `pack` where a title has none that an id may have. */
export function freePackId(title: string, taken: ReadonlySet<string>): string {
  const letters = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const stem = letters.slice(0, MAX_STEM).replace(/^-+|-+$/g, '') || 'pack';
  const first = DEVICE.test(stem) ? `pack-${stem}` : stem;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(id)) return id;
  }
}
