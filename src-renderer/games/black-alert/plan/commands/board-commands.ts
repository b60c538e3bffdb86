import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right';
import Dices from '@lucide/svelte/icons/dices';
import Eraser from '@lucide/svelte/icons/eraser';
import LayoutGrid from '@lucide/svelte/icons/layout-grid';
import RotateCcw from '@lucide/svelte/icons/rotate-ccw';
import RotateCw from '@lucide/svelte/icons/rotate-cw';
import FlipHorizontal from '@lucide/svelte/icons/flip-horizontal-2';
import { facesOf, layInOrder, startPlaces } from '../../../../../shared/network';
import type { Command } from '../../../../ui';
import * as edits from '../edits';
import { layRandomly } from '../laying';
import type { NetworkSession } from '../session.svelte';

/** Turning, flipping, changing and laying tiles. */
export function boardCommands(session: NetworkSession): Command[] {
  return [...turnCommands(session), ...tileCommands(session), ...layCommands(session)];
}

/** Holding the key turns on and on; letting go lays the tile: one step. */
function turnCommands(session: NetworkSession): Command[] {
  const turn =
    (notches: 1 | -1): Command['run'] =>
    () => {
      press(session, notches);
      session.commitTurn();
    };
  const command = (
    id: string,
    title: string,
    keys: string,
    icon: Command['icon'],
    notches: 1 | -1,
  ): Command => ({
    id,
    title,
    group: 'Tiles',
    keys,
    ...(icon ? { icon } : {}),
    enabled: () => session.tileSpace !== null,
    run: turn(notches),
    held: { press: () => press(session, notches), letGo: () => session.commitTurn() },
  });
  return [
    command('tile.turn-clockwise', 'Turn the tile clockwise', ']', RotateCw, 1),
    command('tile.turn-back', 'Turn the tile the other way', '[', RotateCcw, -1),
  ];
}

function press(session: NetworkSession, notches: 1 | -1): void {
  if (session.tileSpace === null) return;
  session.raised.raise(session.tileSpace);
  session.raised.step(notches);
}

function tileCommands(session: NetworkSession): Command[] {
  const group = 'Tiles';
  const tile = () => session.plan.network.tiles.find(({ space }) => space === session.tileSpace) ?? null;
  return [
    {
      id: 'tile.flip',
      title: 'Show the other face of the tile',
      group,
      keys: 'X',
      icon: FlipHorizontal,
      enabled: () => facesOf(session.content, tile()?.tile ?? '').length > 1,
      run: () => {
        const space = session.tileSpace;
        if (space !== null)
          void session.commit(`Other face of ${space}`, edits.flipTile(space, session.nodesOf));
      },
    },
    {
      id: 'tile.swap',
      title: 'Let the tile change places with another',
      group,
      keys: 'S',
      icon: ArrowLeftRight,
      enabled: () => session.tileSpace !== null,
      run: () => {
        const space = session.tileSpace;
        session.setTool('select');
        session.hands.swapping = space;
      },
    },
    {
      id: 'tile.lay-back',
      title: 'Lay the tile back as it lay',
      group,
      keys: null,
      enabled: () => session.raised.tile !== null && session.raised.tile.turn !== session.raised.was,
      run: () => {
        const { space, was } = session.raised;
        if (space !== null) session.turn([{ space, turn: was }]);
      },
    },
    ...Object.entries(session.content.tiles).map(([id, { name }]) => ({
      id: `tile.lay.${id}`,
      title: `Lay ${name} on the chosen space`,
      group,
      keys: null,
      enabled: () => session.tileSpace !== null,
      run: () => {
        const space = session.tileSpace;
        if (space !== null)
          void session.commit(`${name} on ${space}`, edits.layTile(space, id, session.nodesOf));
      },
    })),
  ];
}

function layCommands(session: NetworkSession): Command[] {
  const group = 'Board';
  const { content, nodesOf } = session;
  return [
    {
      id: 'board.random',
      title: 'Lay the board at random',
      group,
      keys: null,
      icon: Dices,
      run: () => layRandomly(session),
    },
    {
      id: 'board.start',
      title: 'Lay the start of the packs',
      group,
      keys: null,
      icon: LayoutGrid,
      run: () =>
        void session.commit(
          'Lay the start of the packs',
          edits.layStart(layInOrder(content), startPlaces(content), nodesOf),
        ),
    },
    {
      id: 'board.clear-tokens',
      title: 'Take every token off the board',
      group,
      keys: null,
      icon: Eraser,
      enabled: () => session.plan.tokens.length > 0 || (session.plan.ships.fleets ?? []).length > 0,
      run: () => void session.commit('Take every token off', edits.clearTokens()),
    },
    {
      id: 'board.clear',
      title: 'Clear the board',
      group,
      keys: null,
      icon: Eraser,
      enabled: () => session.plan.network.tiles.length > 0,
      run: () => void session.commit('Clear the board', edits.clearBoard()),
    },
  ];
}
