/** Everything a person can do by name: menus, palette, shortcut sheet and native menus read the same list. */
import type { Component } from 'svelte';

export interface Command {
  /** Stable, kebab-case with a dot: `edit.undo`, `tool.measure`. Shortcuts are rebound by this id. */
  readonly id: string;
  readonly title: string;
  /** Heading in the palette and the shortcut sheet. */
  readonly group: string;
  /**
   * Default chord such as `Ctrl+K`, `Shift+ArrowUp`, `?`; Ctrl means Cmd on macOS. Alternatives follow after a
   * space, the first is the one shown: `Delete Backspace`. Null: none.
   */
  readonly keys: string | null;
  readonly icon?: Component;
  /** False greys it out; absent means always. */
  readonly enabled?: () => boolean;
  readonly run: () => void;
  /** Where holding the key is one step: each press and repeat of the key does `press` in place of `run`, then `letGo`. */
  readonly held?: { readonly press: () => void; readonly letGo: () => void };
}
