import type { Command } from '../../../ui';
import type { SectorSession } from '../session.svelte';

const PIECE_MENU = [
  ['tool.measure', 'tool.maneuver', 'tool.arcs'],
  ['edit.cut', 'edit.copy', 'edit.duplicate', 'edit.lock'],
  ['edit.owner-blue', 'edit.owner-orange', 'edit.owner-neutral'],
  ['view.fit-selection', 'edit.delete'],
];
const NOTE_MENU = [
  ['edit.cut', 'edit.copy', 'edit.duplicate'],
  ['view.fit-selection', 'edit.delete'],
];
const TABLE_MENU = [
  ['tool.place', 'edit.paste', 'edit.select-all'],
  ['view.fit', 'view.zoom-nominal', 'view.outline'],
];

/** The commands of the menu on a piece, on an annotation or on the bare table, in groups. */
export function menuCommands(session: SectorSession, onThing: boolean): readonly (readonly Command[])[] {
  const onAnnotation = session.selectedPieces.length === 0 && session.annotating.selected.length > 0;
  return (onThing ? (onAnnotation ? NOTE_MENU : PIECE_MENU) : TABLE_MENU).map((ids) =>
    ids.flatMap((id) => session.commands.find((command) => command.id === id) ?? []),
  );
}
