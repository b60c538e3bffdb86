/** From a plan to its file: the same text for the same plan, fit for a diff. */
import type { AnyPlan } from './any-plan';

/** Keys of a plan in the order of a file; whatever a nested record holds follows in the order below. */
const KEY_ORDER = [
  'format',
  'version',
  'app',
  'game',
  'title',
  'notes',
  'readings',
  'packs',
  'sector',
  'network',
  'tiles',
  'loops',
  'tokens',
  'ships',
  'forces',
  'fight',
  'units',
  'features',
  'annotations',
  'id',
  'type',
  'class',
  'unit',
  'base',
  'kind',
  'name',
  'ship',
  'captain',
  'weapon',
  'crew',
  'scientist',
  'doctor',
  'engineer',
  'damage',
  'jams',
  'attacker',
  'defender',
  'layout',
  'systems',
  'setupAreas',
  'player',
  'owner',
  'number',
  'pose',
  'start',
  'shape',
  'from',
  'to',
  'piece',
  'at',
  'points',
  'x',
  'y',
  'headingDeg',
  'radiusIn',
  'x0',
  'y0',
  'x1',
  'y1',
  'alert',
  'tool',
  'notches',
  'distanceIn',
  'legs',
  'text',
  'conditions',
  'keywords',
  'locked',
  'note',
] as const;
const RANK: ReadonlyMap<string, number> = new Map(KEY_ORDER.map((key, index) => [key, index]));

/** The file of a plan: two spaces, one fixed order of keys, -0 as 0, a line feed at its end. */
export function writePlan(plan: AnyPlan): string {
  return `${JSON.stringify(ordered(plan), null, 2)}\n`;
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/** Keys without a rank, such as those of readings, follow the alphabet after the rest. */
function rankOf(key: string): number {
  return RANK.get(key) ?? KEY_ORDER.length;
}
