/** The layouts of the content pack, for pictures of documents that have none of their own yet. */
import { createContext } from 'svelte';
import type { SectorSketch } from './SectorArt.svelte';

export type Sketches = Readonly<Record<string, SectorSketch>>;

const [read, provide] = createContext<() => Sketches>();

/** Gives the sketches to every picture below; a function, since the pack arrives later. */
export function provideSketches(sketches: () => Sketches): void {
  provide(sketches);
}

/** The sketch whose name stands in a title or summary, such as `Helix sector, 4 ships`; null when none does. */
export function sketchFor(words: string, sketches: Sketches): SectorSketch | null {
  const named = words.toLowerCase().split(/[^a-z]+/);
  return Object.entries(sketches).find(([name]) => named.includes(name))?.[1] ?? null;
}

/** To be called while a component is set up; the answer follows the pack. */
export function readSketches(): () => Sketches {
  return read();
}
