import type { Command } from '../../../../ui';
import type { NetworkSession } from '../session.svelte';
import { boardCommands } from './board-commands';
import { pieceCommands } from './piece-commands';
import { plannerCommands } from './planner-commands';
import { toolCommands } from './tool-commands';
import { viewCommands } from './view-commands';

/** Everything a person can do to a planned board by name. */
export function networkCommands(session: NetworkSession): readonly Command[] {
  return [
    ...toolCommands(session),
    ...boardCommands(session),
    ...pieceCommands(session),
    ...plannerCommands(session),
    ...viewCommands(session),
  ];
}
