/** Undo, redo and time travel over the history of the document on the table. */
import Redo from '@lucide/svelte/icons/redo-2';
import SkipBack from '@lucide/svelte/icons/skip-back';
import SkipForward from '@lucide/svelte/icons/skip-forward';
import StepBack from '@lucide/svelte/icons/step-back';
import StepForward from '@lucide/svelte/icons/step-forward';
import Undo from '@lucide/svelte/icons/undo-2';
import type { Command } from '../../ui';
import type { AppScope } from '../scope';

export function historyCommands(app: AppScope): Command[] {
  const group = 'History';
  // A match says why it takes nothing back; a plan has nothing to say.
  const canUndo = () => app.table?.kind === 'match' || (app.table?.canUndo ?? false);
  const canRedo = () => app.table?.kind === 'match' || (app.table?.canRedo ?? false);
  const canGoBack = () => (app.table?.kind === 'match' ? app.table.position > 0 : canUndo());
  const canGoOn = () => (app.table?.kind === 'match' ? app.table.position < app.table.length : canRedo());
  // A plan's undo waits its turn behind steps under way. A match's takes records back; here it only looks at them.
  const step = (by: -1 | 1) => () => {
    const { table } = app;
    if (table?.kind === 'match') void table.goTo(Math.min(table.length, Math.max(0, table.position + by)));
    else if (by < 0) table?.undo();
    else table?.redo();
  };
  const goTo = (place: () => number) => () => void app.table?.goTo(place());
  return [
    {
      id: 'edit.undo',
      title: 'Undo',
      group,
      keys: 'Ctrl+Z',
      icon: Undo,
      enabled: canUndo,
      run: () => app.table?.undo(),
    },
    {
      id: 'edit.redo',
      title: 'Redo',
      group,
      keys: 'Ctrl+Shift+Z Ctrl+Y',
      icon: Redo,
      enabled: canRedo,
      run: () => app.table?.redo(),
    },
    {
      id: 'history.first',
      title: 'To the first step',
      group,
      keys: 'Ctrl+Home',
      icon: SkipBack,
      enabled: canGoBack,
      run: goTo(() => 0),
    },
    {
      id: 'history.back',
      title: 'One step back',
      group,
      keys: 'PageUp',
      icon: StepBack,
      enabled: canGoBack,
      run: step(-1),
    },
    {
      id: 'history.forward',
      title: 'One step forward',
      group,
      keys: 'PageDown',
      icon: StepForward,
      enabled: canGoOn,
      run: step(1),
    },
    {
      id: 'history.last',
      title: 'To the last step',
      group,
      keys: 'Ctrl+End',
      icon: SkipForward,
      enabled: canGoOn,
      run: goTo(() => app.table?.length ?? 0),
    },
  ];
}
