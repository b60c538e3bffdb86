import type { Command } from '../../../ui';
import type { SectorSession } from '../session.svelte';
import { arrangeCommands } from './arrange-commands';
import { builderCommands, playCommand } from './builder-commands';
import { courseCommands } from './course-commands';
import { editCommands } from './edit-commands';
import { layerCommands } from './layer-commands';
import { sectorRailCommands, toolCommands } from './tool-commands';
import { verdictCommands } from './verdict-commands';
import { viewCommands } from './view-commands';

/** Everything a person can do on the sector table, or to its task forces, by name; the palette and the shortcut sheet read it. */
export function sectorCommands(session: SectorSession): readonly Command[] {
  if (session.builder.isOpen) {
    return [...sectorRailCommands(session), ...builderCommands(session.builder), playCommand(session)];
  }
  return [
    ...toolCommands(session),
    ...courseCommands(session),
    ...editCommands(session),
    ...arrangeCommands(session),
    ...verdictCommands(session),
    ...viewCommands(session),
    ...layerCommands(session),
    playCommand(session),
  ];
}
