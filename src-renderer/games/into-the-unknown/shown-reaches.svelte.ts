/** Which arcs and ranges are drawn: an eye per weapon, sensors and comms of each unit. Kept while the plan is open. */
import { isShownByDefault, type ReachGroup } from './arc-words';

export class ShownReaches {
  /** Eyes that stand otherwise than by default, as `unit id|group key`. */
  #turned = $state.raw<ReadonlySet<string>>(new Set());
  /** Units whose arcs stay when they are not selected. */
  #kept = $state.raw<ReadonlySet<string>>(new Set());
  /** All arcs of the selected piece, at one key. */
  all = $state(true);

  isShown(unitId: string, group: Pick<ReachGroup, 'key' | 'type'>): boolean {
    return isShownByDefault(group) !== this.#turned.has(`${unitId}|${group.key}`);
  }

  toggle(unitId: string, group: Pick<ReachGroup, 'key'>): void {
    this.#turned = flipped(this.#turned, `${unitId}|${group.key}`);
  }

  keeps(unitId: string): boolean {
    return this.#kept.has(unitId);
  }

  togglePiece(unitId: string): void {
    this.#kept = flipped(this.#kept, unitId);
  }
}

function flipped(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
}
