import Eye from '@lucide/svelte/icons/eye';
import Grid3x3 from '@lucide/svelte/icons/grid-3x3';
import type { Command } from '../../../ui';
import { DRAG_REACHES } from '../guide-choices.svelte';
import type { SectorSession } from '../session.svelte';
import { LAYER_WORDS, TABLE_LAYERS } from '../shown-layers.svelte';

/** The chord of the layer at a place of the list. */
export function layerKeys(index: number): string {
  return `Alt+${(index + 1) % 10}`;
}

/** Layers and guides: what the layers panel switches, each by name and key. */
export function layerCommands(session: SectorSession): Command[] {
  const group = 'Layers';
  const { layers } = session;
  return [
    ...TABLE_LAYERS.map((layer, index) => ({
      id: `layer.${layer.replace(' ', '-')}`,
      title: `Show or hide ${LAYER_WORDS[layer].title.toLowerCase()}`,
      group,
      keys: layerKeys(index),
      icon: Eye,
      run: () => {
        layers.toggle(layer);
        const { title } = LAYER_WORDS[layer];
        session.say(
          layers.isShown(layer) ? `${title} are shown.` : `${title} are hidden; verdicts still count them.`,
        );
      },
    })),
    {
      id: 'layer.all',
      title: 'Show every layer',
      group,
      keys: null,
      enabled: () => layers.hiddenCount > 0,
      run: () => layers.showAll(),
    },
    ...guideCommands(session),
  ];
}

function guideCommands(session: SectorSession): Command[] {
  const group = 'Overlays';
  const { choices } = session.guides;
  const flip = (name: 'threatAfter' | 'reachOnTrial' | 'room' | 'legend' | 'matrix') => () =>
    void (choices[name] = !choices[name]);
  return [
    {
      id: 'guide.bands',
      title: 'Range bands around the selection on or off',
      group,
      keys: 'B',
      enabled: () => session.selectedPieces.length > 0,
      run: () => choices.toggleBands(session.selectedPieces.map(({ id }) => id)),
    },
    {
      id: 'guide.reach-on-drag',
      title: 'Reach while a ship is dragged: none, forward, all',
      group,
      keys: null,
      run: () => {
        const next = DRAG_REACHES[(DRAG_REACHES.indexOf(choices.reachOnDrag) + 1) % DRAG_REACHES.length];
        choices.reachOnDrag = next ?? 'none';
        session.say(`Reach while a ship is dragged: ${choices.reachOnDrag}.`);
      },
    },
    {
      id: 'guide.reach-on-trial',
      title: 'Reach of a tried manoeuvre on or off',
      group,
      keys: 'Shift+R',
      run: flip('reachOnTrial'),
    },
    {
      id: 'guide.threat',
      title: 'What could be shot at after moving on or off',
      group,
      keys: 'Shift+T',
      run: flip('threatAfter'),
    },
    ...(['blue', 'orange'] as const).map((side) => ({
      id: `guide.fleet-${side}`,
      title: `Threat of ${side === 'blue' ? 'Blue' : 'Orange'}’s fleet on or off`,
      group,
      keys: null,
      run: () => void (choices.fleet = choices.fleet === side ? null : side),
    })),
    {
      id: 'guide.fleet-time',
      title: 'Threat of the fleet: now, or after a forward impulse',
      group,
      keys: null,
      enabled: () => choices.fleet !== null,
      run: () => void (choices.fleetTime = choices.fleetTime === 'now' ? 'forward' : 'now'),
    },
    {
      id: 'guide.room',
      title: 'Deployment room on or off',
      group,
      keys: 'Shift+P',
      run: flip('room'),
    },
    {
      id: 'guide.matrix',
      title: 'Who can reach whom',
      group,
      keys: 'R',
      icon: Grid3x3,
      run: flip('matrix'),
    },
    { id: 'guide.legend', title: 'Legend on the table on or off', group, keys: 'K', run: flip('legend') },
  ];
}
