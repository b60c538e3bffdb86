/** Arrow keys that walk between cards and rows by where they lie on the screen. */
import type { Attachment } from 'svelte/attachments';

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Moves focus among the descendants with `data-stop`, nearest first in the arrow's direction. */
export const arrowFocus: Attachment<HTMLElement> = (root) => {
  function press(event: KeyboardEvent): void {
    const direction = directionOf(event.key);
    const from =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-stop]') : null;
    if (!direction || !from || event.defaultPrevented || event.target !== from) return;
    const others = [...root.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop !== from);
    const index = nearestInDirection(centreOf(from), others.map(centreOf), direction);
    if (index === null) return;
    event.preventDefault();
    others[index]?.focus();
  }
  root.addEventListener('keydown', press);
  return () => root.removeEventListener('keydown', press);
};

/** Index of the place to go to, or null when nothing lies that way. Sideways distance counts double. */
export function nearestInDirection(
  from: Place,
  places: readonly Place[],
  direction: Direction,
): number | null {
  const upright = direction === 'ArrowUp' || direction === 'ArrowDown';
  const sign = direction === 'ArrowUp' || direction === 'ArrowLeft' ? -1 : 1;
  let best: { index: number; cost: number } | null = null;
  places.forEach((place, index) => {
    const along = sign * (upright ? place.y - from.y : place.x - from.x);
    const across = Math.abs(upright ? place.x - from.x : place.y - from.y);
    if (along < 1) return;
    const cost = along + 2 * across;
    if (!best || cost < best.cost) best = { index, cost };
  });
  return (best as { index: number } | null)?.index ?? null; // a closure set it: the compiler still thinks null
}

function directionOf(key: string): Direction | null {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight' ? key : null;
}

function centreOf(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
