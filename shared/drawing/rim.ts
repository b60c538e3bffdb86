/** The names of the systems, along the inner side of their rims. */
import { nameAlong, longestStretch } from './along';
import { grown, overlapArea } from './boxes';
import { sectorBoxOf } from './chart';
import { plainFigure } from './figures';
import { onCircle } from './path-steps';
import { makeRun } from './run';
import type { Lettered, Sheet } from './sheet';
import type { Box } from './types';

const INSET = 21;
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

export function rimLettering(sheet: Sheet, obstacles: readonly Box[]): Lettered {
  const taken: Box[] = [];
  const nodes = sheet.sector.systems.flatMap((system, index) => {
    const radiusIn = system.radiusIn - INSET * sheet.px;
    if (radiusIn <= 0) return [];
    const shown = shownPart(sheet);
    const ring = Array.from({ length: 360 }, (_, deg) => onCircle(system, radiusIn, deg));
    const stretch = longestStretch(
      ring,
      ({ x, y }) => x > shown.x0 && x < shown.x1 && y > shown.y0 && y < shown.y1,
    );
    // layouts number their systems; a plan's own may be named in any way
    const number = /^\d{1,2}$/.test(system.id) ? system.id : String(index + 1);
    const name = nameAlong(
      sheet,
      {
        text: `SYSTEM ${number} · RADIUS ${plainFigure(system.radiusIn, 2)}`,
        hand: 'rim',
        colour: sheet.inks.lettering,
        run: makeRun(stretch),
        shares: SHARES,
      },
      [...obstacles, ...taken],
    );
    taken.push(...(name?.boxes ?? []));
    return name?.nodes ?? [];
  });
  return { nodes, boxes: taken };
}

/** Where the sector is drawn, a little inside its edge. */
function shownPart(sheet: Sheet): Box {
  const sector = sectorBoxOf(sheet);
  const { table } = sheet;
  if (overlapArea(sector, table) === 0) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  const part = {
    x0: Math.max(sector.x0, table.x0),
    y0: Math.max(sector.y0, table.y0),
    x1: Math.min(sector.x1, table.x1),
    y1: Math.min(sector.y1, table.y1),
  };
  return grown(part, -12 * sheet.px);
}
