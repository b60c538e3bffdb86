/** Commands of the library, and of the document on the table as a whole. */
import CopyPlus from '@lucide/svelte/icons/copy-plus';
import FileDown from '@lucide/svelte/icons/file-down';
import Import from '@lucide/svelte/icons/import';
import Library from '@lucide/svelte/icons/library';
import Pencil from '@lucide/svelte/icons/pencil';
import Plus from '@lucide/svelte/icons/plus';
import Save from '@lucide/svelte/icons/save';
import Trash from '@lucide/svelte/icons/trash-2';
import type { GameId } from '../../../shared/contract';
import { FORMS } from '../../panels/library/new/forms';
import { TABLES } from '../../panels/library/tables';
import { clockText, type Command } from '../../ui';
import { gameIds } from '../game-entries';
import type { AppScope } from '../scope';

export function libraryCommands(app: AppScope): Command[] {
  const group = 'Library';
  return [
    {
      id: 'library.open',
      title: 'Go to the library',
      group,
      keys: 'Ctrl+Shift+L',
      icon: Library,
      enabled: () => app.router.route.type !== 'library',
      run: () => app.actions.openLibrary(),
    },
    {
      id: 'library.new',
      title: 'New plan or match',
      group,
      keys: 'Ctrl+Alt+N Ctrl+N',
      icon: Plus,
      run: () => (app.overlay = { type: 'new' }),
    },
    {
      id: 'library.import',
      title: 'Import files',
      group,
      keys: 'Ctrl+O',
      icon: Import,
      run: () => void app.actions.chooseFiles(),
    },
    ...gameIds(app.games).flatMap(newCommands(app)),
  ];
}

/** What can be made of a game, such as `New match, Nova Cry`. */
function newCommands(app: AppScope): (game: GameId) => readonly Command[] {
  return (game) =>
    FORMS[game].map(({ kind, label }) => ({
      id: `library.new.${game}.${kind}`,
      title: `New ${label.toLowerCase()}, ${TABLES[game].gameName}`,
      group: 'Library',
      keys: null,
      icon: Plus,
      run: () => (app.overlay = { type: 'new', first: { game, kind } }),
    }));
}

export function documentCommands(app: AppScope): Command[] {
  const group = 'Document';
  const noun = app.table?.kind === 'match' ? 'match' : 'plan';
  const enabled = () => app.table !== null;
  const withDocument = (act: (id: string, title: string) => void) => () => {
    if (app.table) act(app.table.id, app.table.title);
  };
  return [
    {
      id: 'document.save',
      title: 'Save',
      group,
      keys: 'Ctrl+S',
      icon: Save,
      enabled,
      run: () => saySaved(app),
    },
    {
      id: 'document.rename',
      title: `Rename ${noun}`,
      group,
      keys: 'F2',
      icon: Pencil,
      enabled,
      run: () => app.renameAsked++,
    },
    {
      id: 'document.duplicate',
      title: `Duplicate ${noun}`,
      group,
      keys: null,
      icon: CopyPlus,
      enabled,
      run: withDocument((id) => void app.actions.duplicate(id)),
    },
    {
      id: 'document.export',
      title: 'Save as one file',
      group,
      keys: null,
      icon: FileDown,
      enabled,
      run: withDocument((id) => void app.actions.exportDocument(id)),
    },
    {
      id: 'document.remove',
      title: `Move ${noun} to the bin`,
      group,
      keys: null,
      icon: Trash,
      enabled,
      run: withDocument((id, title) => void app.actions.remove({ id, title })),
    },
  ];
}

/** Everything is saved when it happens; asking for it says so. */
function saySaved(app: AppScope): void {
  const savedAt = app.table?.savedAt;
  if (savedAt === undefined) return;
  const time = clockText(savedAt);
  if (app.connected)
    app.toasts.show(`Saved at ${time}. Every change is saved when you make it.`, { tone: 'ok' });
  else app.toasts.show(`The connection is lost. What you did until ${time} is saved.`, { tone: 'bad' });
}
