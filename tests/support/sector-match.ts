/** What the desk itself tells of a match of Into the Unknown in a data folder, to hold against what the window said. */
import type { IntoTheUnknownMatchState } from '../../shared/contract';
import { withDesk } from './desk-in-folder';

/** The match of that title as it stands at its end. No host may have the folder open meanwhile. */
export function sectorMatchIn(dataFolder: string, title: string): Promise<IntoTheUnknownMatchState> {
  return withDesk(dataFolder, async (call) => {
    const { documents } = await call('library.list', {});
    const entry = documents.find((each) => each.title === title);
    if (!entry) throw new Error(`No document is called ${title}.`);
    return (await call('document.open', { id: entry.id })) as IntoTheUnknownMatchState; // a match of this game was made
  });
}
