/**
 * A plain line drawing of a ship, made of what its card says: warp makes nozzles, weapons barrels on the wings, hull the
 * breadth of the body; its id chooses between noses, wings and decks. The same card always gives the same drawing.
 */

export interface ShipLines {
  /** Closed outlines and open lines, as SVG path data in a box of 100 by 140, the bow up. */
  readonly outline: readonly string[];
  readonly detail: readonly string[];
}

export const SHIP_BOX = { width: 100, height: 140 } as const;
const MIDDLE = SHIP_BOX.width / 2;

interface Figures {
  readonly warp: number;
  readonly weapons: number;
  readonly hull: number;
}

/** The drawing of a ship. `id` is the pack's id of the ship. */
export function shipLines({ warp, weapons, hull }: Figures, id: string): ShipLines {
  const seed = hashOf(id);
  const half = round(9 + Math.min(hull, 12) * 0.85);
  const bow = 6 + (seed % 3) * 4;
  const stern = 112;
  const body = bodyPath(seed % 4, half, bow, stern);
  const wings = wingPaths((seed >> 3) % 4, half, Math.max(weapons, 0));
  return {
    outline: [body, ...wings, ...nozzles(warp, half, stern)],
    detail: [...barrels(weapons, half, (seed >> 3) % 4), ...decks((seed >> 5) % 4, half, bow)],
  };
}

/** Needle, chisel, spade and hammerhead. */
function bodyPath(style: number, half: number, bow: number, stern: number): string {
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  const tail = `${right - 2} ${stern}H${left + 2}`;
  switch (style) {
    case 0:
      return `M${MIDDLE} ${bow}C${MIDDLE + half * 0.6} ${bow + 22} ${right} ${bow + 40} ${right} 62L${tail}L${left} 62C${left} ${bow + 40} ${round(MIDDLE - half * 0.6)} ${bow + 22} ${MIDDLE} ${bow}Z`;
    case 1:
      return `M${round(MIDDLE - half * 0.35)} ${bow}H${round(MIDDLE + half * 0.35)}L${right} 54L${tail}L${left} 54Z`;
    case 2:
      return `M${MIDDLE} ${bow}L${right + 3} 40L${round(MIDDLE + half * 0.6)} 60L${tail}L${round(MIDDLE - half * 0.6)} 60L${left - 3} 40Z`;
    default:
      return `M${round(MIDDLE - half * 0.9)} ${bow + 2}H${round(MIDDLE + half * 0.9)}L${right + 4} ${bow + 18}L${round(MIDDLE + half * 0.45)} ${bow + 30}V64L${tail}V64V${bow + 30}L${left - 4} ${bow + 18}Z`;
  }
}

/** Swept, straight, forked and folded wings; a ship without weapons has stubs. */
function wingPaths(style: number, half: number, weapons: number): readonly string[] {
  const span = 40 - half + Math.min(weapons, 4) * 2.5 - (weapons === 0 ? 12 : 0);
  const wing = (side: 1 | -1): string => {
    const root = MIDDLE + side * half;
    const tip = round(root + side * Math.max(8, span));
    if (style === 0) return `M${root} 58L${tip} 94V108L${root} 98`;
    if (style === 1) return `M${root} 66H${tip}V80L${root} 88`;
    if (style === 2) return `M${root} 60L${tip} 74V84L${root} 76M${root} 84L${tip} 100V108L${root} 100`;
    return `M${root} 92L${tip} 66V80L${root} 108`;
  };
  return [wing(-1), wing(1)];
}

/** One nozzle for each warp symbol. */
function nozzles(warp: number, half: number, stern: number): readonly string[] {
  const count = Math.min(6, Math.max(1, warp));
  const room = (half * 2 - 4) / count;
  return Array.from({ length: count }, (_, index) => {
    const left = round(MIDDLE - half + 2 + index * room + room * 0.12);
    const width = round(room * 0.76);
    return `M${left} ${stern}L${round(left - 1)} ${stern + 12}H${round(left + width + 1)}L${round(left + width)} ${stern}`;
  });
}

/** A barrel for each weapon symbol, outwards in pairs, the odd one on the bow. */
function barrels(weapons: number, half: number, style: number): readonly string[] {
  const pairs = Math.floor(Math.min(weapons, 6) / 2);
  const foot = [84, 66, 74, 78][style] ?? 80;
  const wings = Array.from({ length: pairs }, (_, index) => {
    const off = half + 7 + index * 7;
    const lift = style === 0 ? index * 7 : style === 3 ? -index * 5 : 0;
    return `M${round(MIDDLE - off)} ${foot + lift}v-20M${round(MIDDLE + off)} ${foot + lift}v-20`;
  });
  return weapons % 2 === 1 ? [...wings, `M${MIDDLE} 34v-16`] : wings;
}

/** A spine, a bridge, ribs or a ring. */
function decks(style: number, half: number, bow: number): readonly string[] {
  const [left, right] = [round(MIDDLE - half * 0.6), round(MIDDLE + half * 0.6)];
  if (style === 0) return [`M${MIDDLE} ${bow + 34}V106`, `M${left} 70H${right}`];
  if (style === 1) return [`M${left} 96L${MIDDLE} 78L${right} 96Z`, `M${MIDDLE} ${bow + 30}V72`];
  if (style === 2) return [`M${left} 72H${right}`, `M${left} 84H${right}`, `M${left} 96H${right}`];
  const radius = round(half * 0.5);
  return [
    `M${MIDDLE - radius} 80a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
  ];
}

/** FNV-1a: spreads ids that differ in one letter. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
