/** Key chords as the renderer writes them (`Ctrl+Shift+ArrowUp`, `?`) in Electron's words for accelerators. */
const MODIFIERS: Readonly<Record<string, string>> = { Ctrl: 'CmdOrCtrl', Alt: 'Alt', Shift: 'Shift' };
const NAMED_KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};
const ELECTRON_KEY =
  /^([A-Z0-9]|F([1-9]|1[0-9]|2[0-4])|[!-/:-@[-`{-~]|Plus|Space|Tab|Backspace|Delete|Insert|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape)$/;

/**
 * The first of several chords (`Ctrl+Shift+Z Ctrl+Y`) that a native menu can show. Null when there is none; the others
 * still work in the page.
 */
export function accelerator(chords: string | null): string | null {
  for (const chord of (chords ?? '').split(' ')) {
    const shown = acceleratorOf(chord);
    if (shown !== null) return shown;
  }
  return null;
}

function acceleratorOf(chord: string): string | null {
  const parts = chord.split('+');
  const key = parts.pop() ?? '';
  const named = NAMED_KEYS[key] ?? key;
  const modifiers = parts.map((part) => MODIFIERS[part]);
  if (!ELECTRON_KEY.test(named) || modifiers.includes(undefined)) return null;
  return [...modifiers, named].join('+');
}
