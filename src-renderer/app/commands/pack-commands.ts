/** Commands on the person's own packs; the editor adds its own while it is open. */
import Package from '@lucide/svelte/icons/package';
import type { Command } from '../../ui';
import type { AppScope } from '../scope';

export function packCommands(app: AppScope): Command[] {
  return [
    {
      id: 'packs.open',
      title: 'Content packs',
      group: 'Library',
      keys: 'Ctrl+Shift+K',
      icon: Package,
      run: () => (app.overlay = { type: 'packs' }),
    },
  ];
}
