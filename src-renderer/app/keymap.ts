/** Which chord runs which command: defaults, the person's own, and where two want the same. */
import { normalizeChord } from '../ui';
import type { Command } from '../ui/command';

/** Command id to chord; an empty text means the person wants none. */
export type Rebindings = Readonly<Record<string, string>>;

/** Chords that mean something everywhere and are never given to a command. */
const RESERVED = new Set([
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  'Space',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  'F5',
  'Ctrl+R',
]);

/** Chords of a command, the one to show first. Defaults may list alternatives, separated by spaces. */
export function chordsOf(command: Pick<Command, 'id' | 'keys'>, own: Rebindings): readonly string[] {
  const text = own[command.id] ?? command.keys ?? '';
  return text.split(' ').filter(Boolean).map(normalizeChord);
}

/** The chord that menus and tooltips show. */
export function shownChord(command: Pick<Command, 'id' | 'keys'>, own: Rebindings): string | null {
  return chordsOf(command, own)[0] ?? null;
}

/** The first command that a chord runs and that is enabled now. */
export function commandFor(chord: string, commands: readonly Command[], own: Rebindings): Command | null {
  const wanted = normalizeChord(chord);
  const candidates = commands.filter((command) => chordsOf(command, own).includes(wanted));
  return candidates.find(isEnabled) ?? null;
}

export function isEnabled(command: Command): boolean {
  return command.enabled?.() ?? true;
}

/** Every chord that two commands or more want, with those commands. */
export function conflictsOf(
  commands: readonly Command[],
  own: Rebindings,
): ReadonlyMap<string, readonly Command[]> {
  const users = new Map<string, Command[]>();
  for (const command of commands) {
    for (const chord of chordsOf(command, own)) users.set(chord, [...(users.get(chord) ?? []), command]);
  }
  return new Map([...users].filter(([, sharing]) => sharing.length > 1));
}

export type ChordVerdict =
  | { readonly type: 'free' }
  | { readonly type: 'reserved' }
  | { readonly type: 'taken'; readonly by: Command };

/** Whether a command may have a chord. */
export function judgeChord(
  chord: string,
  command: Command,
  commands: readonly Command[],
  own: Rebindings,
): ChordVerdict {
  const wanted = normalizeChord(chord);
  if (RESERVED.has(wanted) && !(command.keys ?? '').split(' ').includes(wanted)) return { type: 'reserved' };
  const by = commands.find((other) => other.id !== command.id && chordsOf(other, own).includes(wanted));
  return by ? { type: 'taken', by } : { type: 'free' };
}

/** The person's chords after giving `chord` to a command and taking it from whoever had it. */
export function rebind(
  chord: string | null,
  command: Command,
  commands: readonly Command[],
  own: Rebindings,
): Record<string, string> {
  const next: Record<string, string> = { ...own, [command.id]: chord ?? '' };
  for (const other of chord ? commands : []) {
    const kept = chordsOf(other, own).filter((used) => used !== chord);
    if (other.id !== command.id && chordsOf(other, own).includes(chord ?? ''))
      next[other.id] = kept.join(' ');
  }
  return next;
}

/** The person's chords without the one of a command: its default holds again. */
export function withoutBinding(id: string, own: Rebindings): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([key]) => key !== id));
}

const TEXT_INPUTS = new Set(['text', 'search', 'number', 'email', 'url', 'tel', 'password', 'date', 'time']);
/** Commands that cannot be typed and spare the person the browser's own answer: they run in fields too. */
export const ALSO_WHILE_TYPING: ReadonlySet<string> = new Set(['app.palette', 'document.save']);

/** True when keys go into a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type);
}

/** True when Enter and Space press the control that has the focus. A radio that is chosen already has no use for Enter. */
export function pressesControl(chord: string, target: EventTarget | null): boolean {
  if (chord !== 'Enter' && chord !== 'Space') return false;
  if (!(target instanceof HTMLElement)) return false;
  if (chord === 'Enter' && target.closest('[role="radio"][aria-checked="true"]')) return false;
  return target.closest('button, a, summary, select, [role="option"]') !== null;
}
