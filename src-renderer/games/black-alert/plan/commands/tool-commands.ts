import type { Command } from '../../../../ui';
import { cancelCommand, railCommands } from '../../../rail-commands';
import { PLACEABLE_NAMES, PLACEABLES } from '../placing';
import { RAIL_TOOLS } from '../rail';
import type { NetworkSession } from '../session.svelte';

const KEYS: Readonly<Record<string, string>> = {
  select: 'V',
  pan: 'H',
  route: 'R',
  turn: 'T',
  tokens: 'P',
  layers: 'Shift+L',
};

export function toolCommands(session: NetworkSession): Command[] {
  const group = 'Tools';
  return [
    ...railCommands(RAIL_TOOLS, KEYS, (id) => session.setTool(id)),
    cancelCommand(() => session.escape()),
    {
      id: 'tool.complete',
      title: 'Lay the tile as it is turned',
      group,
      keys: 'Enter',
      enabled: () => session.raised.isMoving,
      run: () => session.commitTurn(),
    },
    ...PLACEABLES.map((what, index) => ({
      id: `place.${what}`,
      title: `Put down: ${PLACEABLE_NAMES[what]}`,
      group,
      keys: String(index + 1),
      run: () => {
        session.placing = what;
        session.setTool('tokens');
      },
    })),
  ];
}
