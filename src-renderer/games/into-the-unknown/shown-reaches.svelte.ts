/** Which arcs and ranges are drawn: an eye per weapon, sensors and comms of each unit. Kept while the plan is open. */
import { isShownByDefault, type ReachGroup } from './arc-words';

export class ShownReaches {
  /** Eyes that stand otherwise than by default, as `unit id|group key`. */
  #turned = $state.raw<readonly string[]>([]);
  /** Units whose arcs stay when they are not selected. */
  #kept = $state.raw<readonly string[]>([]);
  /** All arcs of the selected piece, at one key. */
  all = $state(true);

  isShown(unitId: string, group: Pick<ReachGroup, 'key' | 'type'>): boolean {
    return isShownByDefault(group) !== this.#turned.includes(`${unitId}|${group.key}`);
  }

  toggle(unitId: string, group: Pick<ReachGroup, 'key'>): void {
    this.#turned = flipped(this.#turned, `${unitId}|${group.key}`);
  }

  keeps(unitId: string): boolean {
    return this.#kept.includes(unitId);
  }

  togglePiece(unitId: string): void {
    this.#kept = flipped(this.#kept, unitId);
  }
}

function flipped(list: readonly string[], key: string): readonly string[] {
  return list.includes(key) ? list.filter((other) => other !== key) : [...list, key];
}
