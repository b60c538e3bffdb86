import Eye from '@lucide/svelte/icons/eye';
import Maximize from '@lucide/svelte/icons/maximize';
import ZoomIn from '@lucide/svelte/icons/zoom-in';
import ZoomOut from '@lucide/svelte/icons/zoom-out';
import type { Command } from '../../../../ui';
import type { NetworkSession } from '../session.svelte';
import { BOARD_LAYERS, LAYER_WORDS } from '../shown.svelte';

export function viewCommands(session: NetworkSession): Command[] {
  const group = 'View';
  const { view, shown } = session;
  return [
    { id: 'view.fit', title: 'Fit the board', group, keys: 'F', icon: Maximize, run: () => view.fit() },
    { id: 'view.zoom-in', title: 'Zoom in', group, keys: 'Plus =', icon: ZoomIn, run: () => view.zoom(1) },
    { id: 'view.zoom-out', title: 'Zoom out', group, keys: '-', icon: ZoomOut, run: () => view.zoom(-1) },
    { id: 'view.zoom-nominal', title: 'Zoom to 100 %', group, keys: '0', run: () => view.zoomNominal() },
    ...BOARD_LAYERS.map((layer, index) => ({
      id: `layer.${layer}`,
      title: `Show or hide: ${LAYER_WORDS[layer].title.toLowerCase()}`,
      group: 'Layers',
      keys: `Alt+${index + 1}`,
      icon: Eye,
      run: () => {
        shown.toggle(layer);
        session.say(`${LAYER_WORDS[layer].title}: ${shown.isShown(layer) ? 'shown' : 'hidden'}.`);
      },
    })),
  ];
}
