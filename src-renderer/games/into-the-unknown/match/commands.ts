/** Everything a person can do in a match by name. */
import { decisionCommands, MATCH_GROUP, passCommand, rowCommands } from '../../../panels/decide/commands';
import type { Command } from '../../../ui';
import { layerCommands } from '../commands/layer-commands';
import { verdictCommands } from '../commands/verdict-commands';
import { viewCommands } from '../commands/view-commands';
import { railCommands } from '../../rail-commands';
import { RAIL_TOOLS } from './rail';
import type { TableSession } from './table-session';
import { goToOrders } from './units/go-to-orders';
import { walkUnits } from './units/walk';

const GROUP = MATCH_GROUP;
const TOOL_KEYS: Readonly<Record<string, string>> = {
  select: 'V',
  pan: 'H',
  measure: 'M',
  arcs: 'A',
  annotate: 'W',
  odds: 'D',
  layers: 'Shift+L',
};
/** Keys that the match uses itself. */
const TAKEN: ReadonlySet<string> = new Set(['X', '0']);

export function matchCommands(session: TableSession): readonly Command[] {
  const { sector } = session;
  const ofSector = [...verdictCommands(sector), ...viewCommands(sector), ...layerCommands(sector)];
  return [
    ...decisionCommands({
      confirm: { run: () => void confirm(session) },
      cancel: () => session.escape(),
      ends: endCommands(session),
      hint: {
        keys: 'Shift+H',
        enabled: () => session.offers !== null,
        run: () => void session.advice.ask(),
      },
    }),
    ...unitCommands(session),
    ...toolCommands(session),
    ...rowCommands(
      (index) => session.numbered[index] !== undefined,
      (index) => session.takeNumber(index),
    ),
    ...placingCommands(session),
    ...ofSector
      .filter(({ id }) => !id.startsWith('edit.'))
      .map((command) =>
        command.keys !== null && TAKEN.has(command.keys) ? { ...command, keys: null } : command,
      ),
  ];
}

function endCommands(session: TableSession): readonly Command[] {
  const has = (id: string): boolean => session.entries.some((entry) => entry.id === id);
  return [
    passCommand(
      () => has('pass'),
      () => void session.act({ type: 'pass' }),
    ),
    {
      id: 'match.done',
      title: 'Go on',
      group: GROUP,
      keys: 'E',
      enabled: () => has('done'),
      run: () => void session.act({ type: 'done' }),
    },
  ];
}

function unitCommands(session: TableSession): readonly Command[] {
  return [
    { id: 'match.unit-next', title: 'Next unit', group: GROUP, keys: ']', run: () => turnOrWalk(session, 1) },
    {
      id: 'match.unit-before',
      title: 'Unit before',
      group: GROUP,
      keys: '[',
      run: () => turnOrWalk(session, -1),
    },
  ];
}

/** What the tool has under way comes first: a ruler ends with Enter as ever. */
async function confirm(session: TableSession): Promise<void> {
  const { sector } = session;
  const isTool = sector.activeTool === 'measure' || sector.activeTool === 'annotate';
  if (isTool && sector.machine.complete()) return;
  await session.confirm();
}

/** A carried piece turns; else the next unit is shown, and its orders have the focus. */
function turnOrWalk(session: TableSession, by: 1 | -1): void {
  const modifiers = { shift: false, alt: false, ctrl: false };
  if (session.sector.machine.keyDown({ key: by < 0 ? '[' : ']', modifiers })) return;
  walkUnits(session, by);
  void goToOrders(session);
}

function toolCommands(session: TableSession): readonly Command[] {
  return railCommands(RAIL_TOOLS, TOOL_KEYS, (id) => session.setTool(id));
}

const STEPS = [
  ['up', 'ArrowUp', 0, -1],
  ['down', 'ArrowDown', 0, 1],
  ['left', 'ArrowLeft', -1, 0],
  ['right', 'ArrowRight', 1, 0],
] as const;
const FINE_IN = 0.1;
const COARSE_IN = 1;
const COARSE_DEG = 15;

/** What is being put down goes by the arrows, and turns by the brackets with Shift. */
function placingCommands(session: TableSession): readonly Command[] {
  const { placing } = session;
  const group = 'Placing';
  const move = (x: number, y: number, deg: number): void => placing.nudge({ x, y }, deg);
  const enabled = (): boolean => placing.way !== null;
  return [
    ...STEPS.flatMap(([name, key, x, y]): Command[] => [
      {
        id: `place.${name}`,
        title: `Put it ${name}`,
        group,
        keys: key,
        enabled,
        run: () => move(x * FINE_IN, y * FINE_IN, 0),
      },
      {
        id: `place.${name}-far`,
        title: `Put it ${name} an inch`,
        group,
        keys: `Shift+${key}`,
        enabled,
        run: () => move(x * COARSE_IN, y * COARSE_IN, 0),
      },
    ]),
    {
      id: 'place.turn-left',
      title: 'Turn it to port',
      group,
      keys: '{ Ctrl+ArrowLeft',
      enabled,
      run: () => move(0, 0, -COARSE_DEG),
    },
    {
      id: 'place.turn-right',
      title: 'Turn it to starboard',
      group,
      keys: '} Ctrl+ArrowRight',
      enabled,
      run: () => move(0, 0, COARSE_DEG),
    },
  ];
}
