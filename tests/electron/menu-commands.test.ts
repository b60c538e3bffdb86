/** The native menus name the renderer's commands; main may not import the renderer, so this test compares the two. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MENUS } from '../../src-main/app/menu-entries';

const RENDERER = path.resolve(import.meta.dirname, '../../src-renderer');
const sources = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(RENDERER, file), 'utf8'));
const commands = MENUS.flatMap(({ entries }) => entries).filter((entry) => entry.type === 'command');
const themes = commands.filter(({ command }) => command.startsWith('view.theme-'));
const plain = commands.filter((entry) => !themes.includes(entry));

/** The renderer's text from a command's id to the keys it gives it. */
function keysInRenderer(id: string): string | null | undefined {
  const pattern = new RegExp(
    `id: '${id.replaceAll('.', '\\.')}'[^{}]*?(?:\\$\\{[^}]*\\}[^{}]*?)*keys: (null|'([^']*)')`,
  );
  const found = sources.map((text) => pattern.exec(text)).find((match) => match !== null);
  return found === undefined ? undefined : (found[2] ?? null);
}

describe('the native menus', () => {
  it.each(plain.map(({ command, keys }) => [command, keys] as const))(
    '%s is a command with the keys %s',
    (id, keys) => {
      expect(keysInRenderer(id)).toBe(keys);
    },
  );

  it('offer each theme of the settings', async () => {
    const { THEMES } = await import('../../shared/contract');
    expect(themes.map(({ command }) => command)).toEqual(THEMES.map((theme) => `view.theme-${theme}`));
    expect(sources.some((text) => text.includes('`view.theme-${id}`'))).toBe(true);
  });
});
