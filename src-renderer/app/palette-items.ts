/** What the command palette lists, and how well an entry fits what was typed. */
import type { Component } from 'svelte';
import MousePointer2 from '@lucide/svelte/icons/mouse-pointer-2';
import Orbit from '@lucide/svelte/icons/orbit';
import type { LibraryList } from '../../shared/contract';
import type { NamedPlace } from '../games/descriptor';
import { sortEntries } from '../panels/library/listing';
import type { Command } from '../ui';
import { isEnabled, shownChord, type Rebindings } from './keymap';

export interface PaletteItem {
  /** Unique in the palette; what the filter is asked about. */
  readonly id: string;
  readonly title: string;
  readonly group: string;
  readonly icon: Component | null;
  readonly keys: string | null;
  readonly disabled: boolean;
  readonly run: () => void;
}
interface PaletteTasks {
  open(id: string): void;
  openExample(id: string): Promise<void>;
}

/**
 * Commands first, those of the palette itself left out, then what stands on the table, then documents (last changed
 * first), then examples.
 */
export function paletteItems(
  commands: readonly Command[],
  own: Rebindings,
  library: LibraryList,
  tasks: PaletteTasks,
  places: readonly NamedPlace[] = [],
): readonly PaletteItem[] {
  const ofCommands = commands
    .filter((command) => command.id !== 'app.palette')
    .map((command) => ({
      id: command.id,
      title: command.title,
      group: command.group,
      icon: command.icon ?? null,
      keys: shownChord(command, own),
      disabled: !isEnabled(command),
      run: command.run,
    }));
  const ofTable = places.map((place) => ({
    icon: MousePointer2,
    keys: null,
    disabled: false,
    id: `place ${place.id}`,
    title: place.title,
    group: 'On the table',
    run: place.run,
  }));
  const opening = { icon: Orbit, keys: null, disabled: false };
  const ofDocuments = sortEntries(library.documents, 'changed').map(({ id, title }) => ({
    ...opening,
    id: `open ${id}`,
    title,
    group: 'Open',
    run: () => tasks.open(id),
  }));
  const ofExamples = library.examples.map(({ id, title }) => ({
    ...opening,
    id: `example ${id}`,
    title,
    group: 'Open an example',
    run: () => void tasks.openExample(id),
  }));
  return [...ofCommands, ...ofTable, ...ofDocuments, ...ofExamples];
}

/**
 * 0 (hidden) to 1: every typed word must begin a word of title or group, or its letters must stand in the title in
 * order; whole titles come first, then beginnings, then word beginnings, then scattered letters.
 */
export function scorePaletteItem(_id: string, query: string, keywords: readonly string[] = []): number {
  const [title = '', group = ''] = keywords.map(plain);
  const wanted = plain(query).trim();
  if (wanted === '' || title === wanted) return 1;
  if (title.startsWith(wanted)) return 0.9;
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u);
  const begins = (text: string) =>
    wanted.split(/\s+/).every((part) => words(text).some((word) => word.startsWith(part)));
  if (begins(title)) return 0.8;
  if (begins(`${title} ${group}`)) return 0.6;
  return standsInOrder(wanted.replace(/\s+/g, ''), title) ? 0.2 : 0;
}

function standsInOrder(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = text.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return letters.length > 1;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
