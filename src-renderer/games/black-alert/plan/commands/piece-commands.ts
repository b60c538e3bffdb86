import MapPin from '@lucide/svelte/icons/map-pin';
import Trash from '@lucide/svelte/icons/trash-2';
import type { Command } from '../../../../ui';
import { PLACEABLE_NAMES, PLACEABLES } from '../placing';
import type { NetworkSession } from '../session.svelte';

/** Pieces by key: put down at the focus, moved to it, taken off. */
export function pieceCommands(session: NetworkSession): Command[] {
  const group = 'Pieces';
  return [
    {
      id: 'edit.delete',
      title: 'Take what is chosen off the board',
      group,
      keys: 'Delete Backspace',
      icon: Trash,
      enabled: () => session.selected !== null && session.selected.type !== 'node',
      run: () => session.remove(),
    },
    {
      id: 'piece.move-here',
      title: 'Move the chosen piece to what is pointed at',
      group,
      keys: 'M',
      icon: MapPin,
      enabled: () => session.piece !== null && session.pointed !== null,
      run: () => {
        const { piece, pointed } = session;
        if (piece !== null && pointed !== null) session.move(piece, pointed);
      },
    },
    ...PLACEABLES.map((what) => ({
      id: `piece.here.${what}`,
      title: `${PLACEABLE_NAMES[what]} at what is pointed at or chosen`,
      group,
      keys: null,
      enabled: () => session.target !== null,
      run: () => {
        const { target } = session;
        if (target !== null) session.place(what, target);
      },
    })),
  ];
}
