import Copy from '@lucide/svelte/icons/copy';
import Download from '@lucide/svelte/icons/download';
import Import from '@lucide/svelte/icons/import';
import Play from '@lucide/svelte/icons/play';
import Plus from '@lucide/svelte/icons/plus';
import Printer from '@lucide/svelte/icons/printer';
import Trash from '@lucide/svelte/icons/trash-2';
import { PLAYED_FACTIONS } from '../../../../shared/content/into-the-unknown';
import type { Command } from '../../../ui';
import type { ForceBuilder } from '../builder';
import { FACTION_NAMES } from '../match/words';
import type { SectorSession } from '../session.svelte';

/** What can be done to the task forces of a plan while they are shown. */
export function builderCommands(builder: ForceBuilder): Command[] {
  const group = 'Task forces';
  const enabled = () => builder.named !== null;
  const several = () => builder.forces.length > 1;
  return [
    {
      id: 'forces.next',
      title: 'Next task force',
      group,
      keys: ']',
      enabled: several,
      run: () => builder.walk(1),
    },
    {
      id: 'forces.previous',
      title: 'Task force before',
      group,
      keys: '[',
      enabled: several,
      run: () => builder.walk(-1),
    },
    {
      id: 'forces.place-next',
      title: 'Next core officer',
      group,
      keys: 'N',
      enabled,
      run: () => builder.walkPlaces(1),
    },
    {
      id: 'forces.place-previous',
      title: 'Core officer before',
      group,
      keys: 'Shift+N',
      enabled,
      run: () => builder.walkPlaces(-1),
    },
    {
      id: 'forces.clear-place',
      title: 'Empty the chosen place',
      group,
      keys: 'Delete Backspace',
      enabled,
      run: () => builder.clear(),
    },
    {
      id: 'forces.duplicate',
      title: 'Duplicate the task force',
      group,
      keys: 'Ctrl+D',
      icon: Copy,
      enabled,
      run: () => builder.duplicate(),
    },
    {
      id: 'forces.export',
      title: 'Export this task force',
      group,
      keys: null,
      icon: Download,
      enabled,
      run: () => void builder.exportShown(),
    },
    {
      id: 'forces.import',
      title: 'Import task forces…',
      group,
      keys: null,
      icon: Import,
      run: () => void builder.importFrom(),
    },
    {
      id: 'forces.print',
      title: 'Print the sheet of the task force',
      group,
      keys: null,
      icon: Printer,
      enabled,
      run: () => window.print(),
    },
    {
      id: 'forces.first',
      title: 'Make it the first player’s',
      group,
      keys: null,
      enabled: several,
      run: () => builder.moveTo(0),
    },
    {
      id: 'forces.second',
      title: 'Make it the second player’s',
      group,
      keys: null,
      enabled: several,
      run: () => builder.moveTo(1),
    },
    {
      id: 'forces.remove',
      title: 'Remove the task force',
      group,
      keys: null,
      icon: Trash,
      enabled,
      run: () => builder.remove(),
    },
    ...PLAYED_FACTIONS.flatMap((faction) => [
      {
        id: `forces.add-${faction}`,
        title: `Add a ${FACTION_NAMES[faction]} task force, ready made`,
        group,
        keys: null,
        icon: Plus,
        run: () => builder.add(faction, 'standard'),
      },
      {
        id: `forces.add-${faction}-empty`,
        title: `Add a ${FACTION_NAMES[faction]} task force with nothing chosen`,
        group,
        keys: null,
        run: () => builder.add(faction, 'empty'),
      },
    ]),
  ];
}

export function playCommand(session: SectorSession): Command {
  return {
    id: 'plan.play',
    title: 'Play from here…',
    group: 'Plan',
    keys: 'Y',
    icon: Play,
    run: () => void (session.isAskingPlay = true),
  };
}
