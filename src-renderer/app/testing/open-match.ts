/** A match of the in-memory double, open in the app: for tests of the frame that every match has. */
import type { MemoryMatchOptions } from '../../bridge/memory-match';
import { renderApp, settle } from './render-app';

export const CONTENT = { game: 'black-alert', content: {}, packs: [] } as never; // the test's game reads nothing of it

export async function openMatch(options: MemoryMatchOptions = {}) {
  let id = '';
  const app = renderApp(
    (desk) => {
      desk.content = CONTENT;
      id = desk.addMatch('Evening', options);
      return `#/document/${id}`;
    },
    { plays: true },
  );
  await settle();
  const match = () => {
    const state = app.desk.match(id);
    if (!state) throw new Error('The desk lost the match');
    return state;
  };
  return { ...app, id, match };
}
