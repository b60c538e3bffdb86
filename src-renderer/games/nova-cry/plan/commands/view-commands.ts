import Cloudy from '@lucide/svelte/icons/cloudy';
import type { Command } from '../../../../ui';
import { cancelCommand, railCommands } from '../../../rail-commands';
import { RAIL_TOOLS } from '../rail';
import type { ForceSession } from '../session.svelte';

const KEYS: Readonly<Record<string, string>> = {
  all: '1',
  ships: '2',
  captains: '3',
  weapons: '4',
  notes: 'T',
  readings: 'R',
};

/** The rail as commands say it. */
const COMPARED = RAIL_TOOLS.map((tool) =>
  tool.kind === 'panel' ? tool : { ...tool, title: `Compare: ${tool.title.toLowerCase()}` },
);

/** What is compared, and what the odds count. */
export function viewCommands(session: ForceSession): readonly Command[] {
  return [
    ...railCommands(COMPARED, KEYS, (id) => session.setTool(id), 'View'),
    cancelCommand(() => session.escape(), 'Let the cell go, or back to all three', 'View'),
    {
      id: 'view.exclusives',
      title: 'List exclusive cards, or not',
      group: 'View',
      keys: 'E',
      run: () => (session.tables.withExclusives = !session.tables.withExclusives),
    },
    {
      id: 'odds.nebula',
      title: 'The target stands on a Nebula, or not',
      group: 'Odds',
      keys: 'B',
      icon: Cloudy,
      run: () => (session.isOnNebula = !session.isOnNebula),
    },
    damage(session, 'odds.more-damage', 'More damage on the target', ']', 1),
    damage(session, 'odds.less-damage', 'Less damage on the target', '[', -1),
  ];
}

function damage(session: ForceSession, id: string, title: string, keys: string, by: 1 | -1): Command {
  return {
    id,
    title,
    group: 'Odds',
    keys,
    enabled: () => session.theirs !== null,
    run: () => {
      if (session.theirs) session.setDamage(session.theirs, session.theirs.damage + by);
    },
  };
}
