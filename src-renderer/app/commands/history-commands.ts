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
  const history = () => app.table?.document.state.history;
  const canGoBack = () => app.table?.document.canUndo ?? false;
  const canGoOn = () => app.table?.document.canRedo ?? false;
  const goTo = (place: () => number) => () => void app.table?.goTo(place());
  return [
    {
      id: 'edit.undo',
      title: 'Undo',
      group,
      keys: 'Ctrl+Z',
      icon: Undo,
      enabled: canGoBack,
      run: () => void app.table?.document.undo(),
    },
    {
      id: 'edit.redo',
      title: 'Redo',
      group,
      keys: 'Ctrl+Shift+Z Ctrl+Y',
      icon: Redo,
      enabled: canGoOn,
      run: () => void app.table?.document.redo(),
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
      run: () => void app.table?.document.undo(),
    },
    {
      id: 'history.forward',
      title: 'One step forward',
      group,
      keys: 'PageDown',
      icon: StepForward,
      enabled: canGoOn,
      run: () => void app.table?.document.redo(),
    },
    {
      id: 'history.last',
      title: 'To the last step',
      group,
      keys: 'Ctrl+End',
      icon: SkipForward,
      enabled: canGoOn,
      run: goTo(() => history()?.length ?? 0),
    },
  ];
}
