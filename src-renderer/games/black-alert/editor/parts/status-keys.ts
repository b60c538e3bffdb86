/** What the foot of the editor says about keys, by part. */
import type { Part } from '../pack-screen.svelte';

interface KeyHint {
  readonly key: string;
  readonly does: string;
}

const FORM: readonly KeyHint[] = [
  { key: 'Tab', does: 'next field' },
  { key: 'Enter', does: 'puts a text down' },
];

export const STATUS_KEYS: Readonly<Record<Part, readonly KeyHint[]>> = {
  tiles: [
    { key: '1 … 6', does: 'start at a port' },
    { key: 'N', does: 'node' },
    { key: 'Esc', does: 'drops the path' },
    { key: 'Alt', does: 'frees from the grid' },
  ],
  board: [
    { key: 'Tab', does: 'ports, loops and spaces' },
    { key: 'Enter', does: 'presses' },
    { key: 'Esc', does: 'drops the loop' },
  ],
  characters: FORM,
  'command-cards': FORM,
  missions: FORM,
  'threat-cards': FORM,
  'damage-cards': FORM,
};
