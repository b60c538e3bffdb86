/** The tools of a rail, and the way back from them, as commands with their keys. */
import type { Command } from '../ui';
import type { RailTool } from './descriptor';

/** One command for each tool: `tool.<id>`, by which the rail finds its key. `keys`: by the tools' ids. */
export function railCommands(
  tools: readonly RailTool[],
  keys: Readonly<Record<string, string>>,
  take: (id: string) => void,
  group = 'Tools',
): Command[] {
  return tools.map(({ id, title, icon }) => ({
    id: `tool.${id}`,
    title,
    group,
    keys: keys[id] ?? null,
    icon,
    run: () => take(id),
  }));
}

/** Esc: one step back from whatever is under way. */
export function cancelCommand(
  escape: () => void,
  title = 'Cancel, or back to selecting',
  group = 'Tools',
): Command {
  return { id: 'tool.cancel', title, group, keys: 'Escape', run: escape };
}
