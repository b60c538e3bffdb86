/** The shipped drawings by class id. */
import { parseSilhouette } from './silhouette';
import type { SilhouettePart } from './silhouette';

const sources: Record<string, string> = import.meta.glob('../../../assets/silhouettes/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byId = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace(/^.*\/|\.svg$/g, ''), source] as const),
);
const parsed = new Map<string, readonly SilhouettePart[]>();

/** The parts of a drawing, or null where no such drawing is shipped. */
export function silhouetteParts(id: string): readonly SilhouettePart[] | null {
  const known = parsed.get(id);
  if (known) return known;
  const source = byId.get(id);
  if (source === undefined) return null;
  const parts = parseSilhouette(source);
  parsed.set(id, parts);
  return parts;
}
