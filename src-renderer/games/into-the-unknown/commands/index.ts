import type { Command } from '../../../ui';
import type { SectorSession } from '../session.svelte';
import { arrangeCommands } from './arrange-commands';
import { courseCommands } from './course-commands';
import { editCommands } from './edit-commands';
import { layerCommands } from './layer-commands';
import { toolCommands } from './tool-commands';
import { verdictCommands } from './verdict-commands';
import { viewCommands } from './view-commands';

/** Everything a person can do on the sector table by name; the palette and the shortcut sheet read it. */
export function sectorCommands(session: SectorSession): readonly Command[] {
  return [
    ...toolCommands(session),
    ...courseCommands(session),
    ...editCommands(session),
    ...arrangeCommands(session),
    ...verdictCommands(session),
    ...viewCommands(session),
    ...layerCommands(session),
  ];
}
