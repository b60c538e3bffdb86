import type { AppModel } from '../app-model.svelte';
import { shownChord } from '../keymap';

/** The chord of a command as the person has it, for tooltips; null: it has none, or there is no such command. */
export function keysOf(app: AppModel, id: string): string | null {
  const command = app.commands.find((candidate) => candidate.id === id);
  return command ? shownChord(command, app.settings.value.shortcuts) : null;
}
