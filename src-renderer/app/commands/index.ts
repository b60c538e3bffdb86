/** The app's own commands. A game's session adds its tools and edits to them. */
import type { Command } from '../../ui';
import type { AppScope } from '../scope';
import { historyCommands } from './history-commands';
import { documentCommands, libraryCommands } from './library-commands';
import { matchCommands } from './match-commands';
import { packCommands } from './pack-commands';
import { shareCommands } from './share-commands';
import { helpCommands, viewCommands } from './view-commands';

export function appCommands(app: AppScope): readonly Command[] {
  return [
    ...libraryCommands(app),
    ...packCommands(app),
    ...documentCommands(app),
    ...shareCommands(app),
    ...historyCommands(app),
    ...matchCommands(app),
    ...viewCommands(app),
    ...helpCommands(app),
  ];
}
