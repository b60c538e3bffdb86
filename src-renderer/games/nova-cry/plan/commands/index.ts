import type { Command } from '../../../../ui';
import type { ForceSession } from '../session.svelte';
import { cardCommands } from './card-commands';
import { forceCommands as ownForceCommands } from './force-commands';
import { viewCommands } from './view-commands';

/** Everything a person can do to a plan of task forces by name. */
export function forceCommands(session: ForceSession): readonly Command[] {
  return [...viewCommands(session), ...ownForceCommands(session), ...cardCommands(session)];
}
