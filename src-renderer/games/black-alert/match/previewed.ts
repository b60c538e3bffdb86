/** What the pointer or the focus is on, and what that would bring. */
import type { Way } from '../../../../shared/network';
import type { Ask } from './decision/asks';

export interface Hovered {
  readonly ask: Ask | 'ship';
  readonly value: string;
}

export interface PreviewLine {
  readonly text: string;
  /** `warn`: it costs something or may turn out badly. */
  readonly tone: 'plain' | 'warn' | 'ok';
}

export interface Preview {
  /** `If the Discovery goes to Harlak`; null: nothing is under the pointer. */
  readonly title: string | null;
  readonly lines: readonly PreviewLine[];
  /** What lies there, for the status line. */
  readonly place: string | null;
  /** The way to a node under the pointer, in one use or by the cheapest of several; null: none. */
  readonly way: Way | null;
}
