/** What is left of a region without others. */
import { contoursOf, type Region } from './region';
import { unionOf } from './union';

/**
 * The part of `whole` that `without` does not cover; edges that both share are left out with it. Contours run against
 * the cover take one winding away, so that the union's scan finds what is still wound around.
 */
export function differenceOf(whole: Region, without: Region): Region {
  // United first: where contours of `without` overlap, they would take away more than one winding.
  const united = unionOf(contoursOf([without]));
  const reversed: Region = {
    outer: united.outer.map((ring) => [...ring].reverse()),
    holes: united.holes.map((ring) => [...ring].reverse()),
  };
  return unionOf([...contoursOf([unionOf(contoursOf([whole]))]), ...contoursOf([reversed])]);
}

/** True if a region covers nothing. */
export function isEmptyRegion({ outer }: Region): boolean {
  return outer.length === 0;
}
