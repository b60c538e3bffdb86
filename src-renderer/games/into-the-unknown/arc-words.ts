/** Arcs and reaches in words, as rows, edges and cards name them. */
import type { ArcName } from '../../../shared/geometry';
import type { Reach } from '../../../shared/sector';

const WORDS: Readonly<Record<ArcName, string>> = {
  all: 'all round',
  fore: 'fore',
  aft: 'aft',
  port: 'port',
  starboard: 'starboard',
  'fore-port': 'fore-port',
  'fore-starboard': 'fore-starboard',
  'aft-port': 'aft-port',
  'aft-starboard': 'aft-starboard',
  bow: 'bow',
  stern: 'stern',
};
export function arcWord(arc: ArcName): string {
  return WORDS[arc];
}

/** `fore-stbd`: where there is little room. */
export function arcBrief(arc: ArcName): string {
  return arcWord(arc).replace('starboard', 'stbd');
}

/** The limit lines of an arc, as the line that decided is named on the table. */
const LIMITS: Readonly<Record<ArcName, string>> = {
  all: '',
  fore: 'fore | aft limit',
  aft: 'fore | aft limit',
  port: 'port | starboard limit',
  starboard: 'port | starboard limit',
  'fore-port': 'fore-port limit',
  'fore-starboard': 'fore-starboard limit',
  'aft-port': 'aft-port limit',
  'aft-starboard': 'aft-starboard limit',
  bow: 'bow limit',
  stern: 'stern limit',
};
export function limitWord(arc: ArcName): string {
  return LIMITS[arc];
}

/** `fore and aft`, `fore, aft and all round`. */
export function arcList(arcs: readonly ArcName[]): string {
  const words = arcs.map(arcWord);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `Phaser Emitters, fore`. */
export function reachName(reach: Pick<Reach, 'name' | 'arc'>): string {
  return `${reach.name}, ${arcWord(reach.arc)}`;
}

/** What one eye of the inspector shows: a weapon with all its mounts, sensors, or comms. */
export interface ReachGroup {
  readonly key: string;
  readonly type: Reach['type'];
  readonly name: string;
  readonly reaches: readonly Reach[];
}

/** Reaches by weapon, sensors, comms, in the pack's order. */
export function reachGroups(reaches: readonly Reach[]): readonly ReachGroup[] {
  const groups = new Map<string, Reach[]>();
  for (const reach of reaches) {
    const key = reach.type === 'weapon' ? `weapon:${reach.name}` : reach.type;
    groups.set(key, [...(groups.get(key) ?? []), reach]);
  }
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    return first ? [{ key, type: first.type, name: first.name, reaches: members }] : [];
  });
}

/** The open ranges of a group, farthest first, each once. */
export function groupRanges(group: ReachGroup): readonly number[] {
  const known = group.reaches.flatMap(({ rangeIn, closedBy }) =>
    rangeIn === null || closedBy !== null ? [] : [rangeIn],
  );
  return [...new Set(known)].sort((a, b) => b - a);
}

/** Weapons and sensors are drawn unless switched off, comms only when switched on. */
export function isShownByDefault(group: Pick<ReachGroup, 'type'>): boolean {
  return group.type !== 'comms';
}
