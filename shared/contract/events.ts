/** What main tells every window by itself. */
import type { Refusal } from '../base';
import type { DocumentState } from './calls';
import type { Settings } from './settings';

export type DeskEvent =
  | { readonly type: 'library' }
  /** The person's packs are others than they were, or one of them is. */
  | { readonly type: 'packs' }
  | { readonly type: 'document'; readonly state: DocumentState }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'problem'; readonly problem: Refusal }
  /** A native menu item was chosen: the id of a command of the renderer. */
  | { readonly type: 'menu'; readonly command: string }
  /** Main wants this document shown (file association, second start). */
  | { readonly type: 'show'; readonly id: string };
