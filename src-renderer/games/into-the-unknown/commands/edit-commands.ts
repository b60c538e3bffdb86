import ClipboardPaste from '@lucide/svelte/icons/clipboard-paste';
import Copy from '@lucide/svelte/icons/copy';
import CopyPlus from '@lucide/svelte/icons/copy-plus';
import Lock from '@lucide/svelte/icons/lock';
import Scissors from '@lucide/svelte/icons/scissors';
import SquareDashed from '@lucide/svelte/icons/square-dashed';
import Trash2 from '@lucide/svelte/icons/trash-2';
import type { Point } from '../../../../shared/geometry';
import type { Command } from '../../../ui';
import { clipboardPieces, countOf, selectedOf } from '../clipboard';
import * as actions from '../piece-actions';
import type { SectorSession } from '../session.svelte';

const FINE_IN = 0.1;
const COARSE_IN = 1;
const PAN_PX = 64;

export function editCommands(session: SectorSession): Command[] {
  const group = 'Edit';
  const hasPieces = () => session.selectedPieces.length > 0;
  const hasSelection = () => session.selection.length > 0;
  const canCopy = () => countOf(selectedOf(session.plan, session.selection, session.pack)) > 0;
  const canPaste = () => countOf(clipboardPieces()) > 0;
  // A line under way has the key first.
  const canDelete = () =>
    hasSelection() || session.path.includes('.drawing-') || session.path === 'measure.ruling';
  const edit = (
    id: string,
    title: string,
    keys: string | null,
    icon: NonNullable<Command['icon']>,
    run: (session: SectorSession) => void,
    enabled: () => boolean = hasPieces,
  ): Command => ({ id: `edit.${id}`, title, group, keys, icon, enabled, run: () => run(session) });
  return [
    edit('cut', 'Cut', 'Ctrl+X', Scissors, actions.cutSelected, canCopy),
    edit('copy', 'Copy', 'Ctrl+C', Copy, actions.copySelected, canCopy),
    edit('paste', 'Paste', 'Ctrl+V', ClipboardPaste, actions.paste, canPaste),
    edit('duplicate', 'Duplicate', 'Ctrl+D', CopyPlus, actions.duplicate, canCopy),
    edit('delete', 'Delete', 'Delete Backspace', Trash2, removeOrTakeBack, canDelete),
    edit('select-all', 'Select all', 'Ctrl+A', SquareDashed, actions.selectAll, () => true),
    edit('lock', 'Lock or unlock', 'L', Lock, actions.toggleLock),
    ...(['blue', 'orange', 'neutral'] as const).map((owner): Command => ({
      id: `edit.owner-${owner}`,
      title: `Owner: ${owner}`,
      group,
      keys: null,
      enabled: hasPieces,
      run: () => actions.setOwner(session, owner),
    })),
    ...nudgeCommands(session),
    ...turnCommands(session),
  ];
}

/** Takes back the last point of a line under way, else removes what is selected. */
function removeOrTakeBack(session: SectorSession): void {
  const modifiers = { shift: false, alt: false, ctrl: false };
  if (!session.machine.keyDown({ key: 'Backspace', modifiers })) actions.removeSelected(session);
}

const DIRECTIONS = [
  ['left', 'ArrowLeft', { x: -1, y: 0 }],
  ['right', 'ArrowRight', { x: 1, y: 0 }],
  ['up', 'ArrowUp', { x: 0, y: -1 }],
  ['down', 'ArrowDown', { x: 0, y: 1 }],
] as const;

/** One step for all that a held key did: the preview becomes the plan. */
function commitHeld(session: SectorSession): void {
  const held = session.held.take();
  if (held?.type === 'shift') actions.nudge(session, held.by);
  else if (held) actions.turn(session, held.byDeg);
}

/** Arrows move what is selected, or the table when nothing is. */
function nudgeCommands(session: SectorSession): Command[] {
  const group = 'Move';
  const move = (by: Point, stepIn: number) => () => {
    if (session.selection.length > 0) {
      actions.nudge(session, { x: by.x * stepIn, y: by.y * stepIn });
    } else session.view.pan(-by.x * PAN_PX, -by.y * PAN_PX);
  };
  const held = (by: Point, stepIn: number) => ({
    press: () => {
      if (session.selection.length > 0) session.held.shift({ x: by.x * stepIn, y: by.y * stepIn });
      else move(by, stepIn)();
    },
    letGo: () => commitHeld(session),
  });
  return DIRECTIONS.flatMap(([name, key, by]): Command[] => [
    {
      id: `edit.nudge-${name}`,
      title: `Nudge ${name}`,
      group,
      keys: key,
      run: move(by, FINE_IN),
      held: held(by, FINE_IN),
    },
    {
      id: `edit.nudge-${name}-far`,
      title: `Nudge ${name} 1 inch`,
      group,
      keys: `Shift+${key}`,
      run: move(by, COARSE_IN),
      held: held(by, COARSE_IN),
    },
  ]);
}

/** The place tool turns the piece it carries with the same keys. */
function turnCommands(session: SectorSession): Command[] {
  const group = 'Move';
  const isTaken = (byDeg: number): boolean => {
    const modifiers = { shift: false, alt: false, ctrl: false };
    return session.machine.keyDown({ key: byDeg < 0 ? '[' : ']', modifiers });
  };
  const turn = (byDeg: number): Pick<Command, 'run' | 'held'> => ({
    run: () => {
      if (!isTaken(byDeg)) actions.turn(session, byDeg);
    },
    held: {
      press: () => {
        if (!isTaken(byDeg)) session.held.turn(byDeg);
      },
      letGo: () => commitHeld(session),
    },
  });
  return [
    { id: 'edit.turn-left', title: 'Turn to port 1°', group, keys: '[ Ctrl+ArrowLeft', ...turn(-1) },
    { id: 'edit.turn-right', title: 'Turn to starboard 1°', group, keys: '] Ctrl+ArrowRight', ...turn(1) },
    {
      id: 'edit.turn-left-far',
      title: 'Turn to port 15°',
      group,
      keys: '{ Ctrl+Shift+ArrowLeft',
      ...turn(-15),
    },
    {
      id: 'edit.turn-right-far',
      title: 'Turn to starboard 15°',
      group,
      keys: '} Ctrl+Shift+ArrowRight',
      ...turn(15),
    },
  ];
}
