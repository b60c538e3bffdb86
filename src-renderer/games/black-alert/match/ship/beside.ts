import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type { Hovered } from '../previewed';

/** Places that share an edge with the place under the pointer, as the pack has them. BA-TERM-01. */
export function placesBeside(
  { locations }: Pick<BlackAlertContent, 'locations'>,
  hovered: Hovered | null,
): ReadonlySet<string> {
  return new Set(hovered?.ask === 'location' ? locations[hovered.value]?.adjacent : []);
}
