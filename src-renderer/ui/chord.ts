/**
 * Key chords as text: `Ctrl+K`, `Shift+ArrowUp`, `?`. Ctrl stands for Cmd on macOS. A printable character that Shift
 * makes (`?`, `!`) is named by itself, since which key carries it differs between keyboards; letters keep Shift.
 */
export interface KeyPress {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const MODIFIER_KEYS = new Set([
  'Control',
  'Shift',
  'Alt',
  'Meta',
  'AltGraph',
  'CapsLock',
  'Dead',
  'Process',
  'Fn',
]);
const NAMED: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };
const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  Plus: '+',
};
const MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧', Meta: '⌃' };

/** True on Apple's keyboards. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}

/** The chord of a key press, or null while only modifiers are down. */
export function chordOf(press: KeyPress, apple = isApple()): string | null {
  if (MODIFIER_KEYS.has(press.key)) return null;
  const command = apple ? press.metaKey : press.ctrlKey;
  const key = keyName(press, command || press.altKey);
  const isCharacter = key.length === 1 && !/[A-Z0-9]/.test(key);
  const parts = [
    command && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && !isCharacter && 'Shift',
    (apple ? press.ctrlKey : press.metaKey) && 'Meta',
    key,
  ];
  return parts.filter((part) => part !== false).join('+');
}

/** Other alphabets and Alt's own characters fall back on the letter or digit that stands on the key in the Latin layout. */
function keyName(press: KeyPress, withModifier: boolean): string {
  const named = NAMED[press.key] ?? press.key;
  const latin = /^Key([A-Z])$/.exec(press.code ?? '')?.[1];
  if (latin && withModifier && !/^[a-z]$/i.test(named)) return latin;
  const digit = /^Digit([0-9])$/.exec(press.code ?? '')?.[1];
  if (digit && press.altKey && !/^[a-z0-9]$/i.test(named)) return digit;
  return named.length === 1 ? named.toUpperCase() : named;
}

/** The same chord in one spelling: modifiers in order, letters large. */
export function normalizeChord(chord: string): string {
  const parts = chord.split('+').filter((part) => part !== '');
  const key = parts.at(-1) ?? '';
  const has = (name: string) => parts.slice(0, -1).some((part) => part.toLowerCase() === name.toLowerCase());
  const order = ['Ctrl', 'Alt', 'Shift', 'Meta'].filter(has);
  return [...order, key.length === 1 ? key.toUpperCase() : key].join('+');
}

/** The chord as people read it: `Ctrl K`, `⌘ K`, `Shift ↑`. */
export function chordText(chord: string, apple = isApple()): string {
  const parts = normalizeChord(chord).split('+');
  return parts.map((part) => SHOWN[part] ?? (apple ? (MAC[part] ?? part) : part)).join(' ');
}
