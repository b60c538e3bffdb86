/** Commands that change how things look, and the ones that help. */
import BadgeQuestionMark from '@lucide/svelte/icons/badge-question-mark';
import Contrast from '@lucide/svelte/icons/contrast';
import Grid3x3 from '@lucide/svelte/icons/grid-3x3';
import Info from '@lucide/svelte/icons/info';
import Magnet from '@lucide/svelte/icons/magnet';
import Moon from '@lucide/svelte/icons/moon';
import PanelRight from '@lucide/svelte/icons/panel-right';
import Ruler from '@lucide/svelte/icons/ruler';
import Search from '@lucide/svelte/icons/search';
import Settings2 from '@lucide/svelte/icons/settings-2';
import Sun from '@lucide/svelte/icons/sun';
import type { Command } from '../../ui';
import type { AppScope } from '../scope';

export function viewCommands(app: AppScope): Command[] {
  const group = 'View';
  const { settings } = app;
  const value = () => settings.value;
  const themes = [
    { id: 'dark', title: 'Dark theme', icon: Moon },
    { id: 'light', title: 'Light theme', icon: Sun },
    { id: 'contrast', title: 'High-contrast theme', icon: Contrast },
  ] as const;
  return [
    ...themes.map(({ id, title, icon }) => ({
      id: `view.theme-${id}`,
      title,
      group,
      keys: null,
      icon,
      enabled: () => value().theme !== id,
      run: () => void settings.set({ theme: id }),
    })),
    {
      id: 'view.units',
      title: value().units === 'in' ? 'Show centimetres' : 'Show inches',
      group,
      keys: null,
      icon: Ruler,
      run: () => void settings.set({ units: value().units === 'in' ? 'cm' : 'in' }),
    },
    {
      id: 'view.grid',
      title: value().grid ? 'Hide the grid' : 'Show the grid',
      group,
      keys: 'G',
      icon: Grid3x3,
      run: () => void settings.set({ grid: !value().grid }),
    },
    {
      id: 'view.snap',
      title: value().snap ? 'Turn snapping off' : 'Turn snapping on',
      group,
      keys: 'S',
      icon: Magnet,
      run: () => void settings.set({ snap: !value().snap }),
    },
    {
      id: 'view.panel',
      title: value().panelOpen ? 'Hide the panel' : 'Show the panel',
      group,
      keys: 'Ctrl+B',
      icon: PanelRight,
      enabled: () => app.table !== null,
      run: () => void settings.set({ panelOpen: !value().panelOpen }),
    },
  ];
}

export function helpCommands(app: AppScope): Command[] {
  const group = 'Help';
  const show = (type: 'palette' | 'shortcuts' | 'settings' | 'about') => () => (app.overlay = { type });
  return [
    {
      id: 'app.palette',
      title: 'Command palette',
      group,
      keys: 'Ctrl+K',
      icon: Search,
      run: show('palette'),
    },
    {
      id: 'app.shortcuts',
      title: 'Keyboard shortcuts',
      group,
      keys: '? F1',
      icon: BadgeQuestionMark,
      run: show('shortcuts'),
    },
    { id: 'app.settings', title: 'Settings', group, keys: 'Ctrl+,', icon: Settings2, run: show('settings') },
    { id: 'app.about', title: 'About Plotroom', group, keys: null, icon: Info, run: show('about') },
  ];
}
