/** Small drawings about the origin, scaled by `s`: resource glyphs, burr, chevrons, ships. Three outlines need no colour. */
import type { Graphics } from 'pixi.js';
import type { Resource } from '../../../../shared/content/black-alert';

type Points = readonly number[];
const by = (points: Points, s: number): number[] => points.map((value) => value * s);

const CRYSTAL = [0, -9, 5.6, -2.6, 0, 9, -5.6, -2.6];
const NUT = [-4.3, -7.5, 4.3, -7.5, 8.6, 0, 4.3, 7.5, -4.3, 7.5, -8.6, 0];
/** Eight teeth. */
const BURR = [
  0, -15, 3.6, -8.2, 10.6, -10.6, 8.6, -3.4, 15, 0, 8.6, 3.4, 10.6, 10.6, 3.6, 8.2, 0, 15, -3.6, 8.2, -10.6,
  10.6, -8.6, 3.4, -15, 0, -8.6, -3.4, -10.6, -10.6, -3.6, -8.2,
];
const STAR = [0, -15, 3.4, -3.4, 15, 2, 4.6, 4.6, 2.4, 14, 0, 9, -2.4, 14, -4.6, 4.6, -15, 2, -3.4, -3.4];
const DISCOVERY_HULL = [
  -2.2, 1, 2.2, 1, 5, 5.4, 8.2, 5.4, 8.2, 8, 1.6, 8, 0, 13.5, -1.6, 8, -8.2, 8, -8.2, 5.4, -5, 5.4,
];

export function traceBurr(g: Graphics, s: number): void {
  g.poly(by(BURR, s));
}

export function traceStar(g: Graphics, s: number): void {
  g.poly(by(STAR, s));
}

export function traceDiamond(g: Graphics, r: number): void {
  g.poly([0, -r, r, 0, 0, r, -r, 0]);
}

/** An eye, a crystal, a hex nut; `ground` shows through the holes. */
export function drawResource(
  g: Graphics,
  resource: Resource,
  s: number,
  inks: { readonly ink: number; readonly ground: number; readonly cut: number },
  x = 0,
): void {
  const moved = (points: Points): number[] => by(points, s).map((v, i) => (i % 2 === 0 ? v + x : v));
  switch (resource) {
    case 'intel':
      g.moveTo(x - 8.5 * s, 0)
        .bezierCurveTo(x - 5 * s, -5.6 * s, x + 5 * s, -5.6 * s, x + 8.5 * s, 0)
        .bezierCurveTo(x + 5 * s, 5.6 * s, x - 5 * s, 5.6 * s, x - 8.5 * s, 0)
        .fill({ color: inks.ink });
      g.circle(x, 0, 2.6 * s).fill({ color: inks.ground });
      return;
    case 'dilithium':
      g.poly(moved(CRYSTAL)).fill({ color: inks.ink });
      g.moveTo(x - 5.6 * s, -2.6 * s)
        .lineTo(x, 0.4 * s)
        .lineTo(x + 5.6 * s, -2.6 * s)
        .moveTo(x, 0.4 * s)
        .lineTo(x, 9 * s)
        .stroke({ color: inks.cut, width: 1.2 * s });
      return;
    case 'tritanium':
      g.poly(moved(NUT)).fill({ color: inks.ink });
      g.circle(x, 0, 3 * s).fill({ color: inks.ground });
  }
}

/** The two chevrons of a fleet. */
export function traceChevrons(g: Graphics, s: number): void {
  for (const drop of [0, 6.5])
    g.moveTo(-8 * s, (3 + drop - 3) * s)
      .lineTo(0, (-6 + drop - 3) * s + 3 * s)
      .lineTo(8 * s, (3 + drop - 3) * s);
}

/** The Discovery from above, her bow to the east: saucer with its ring, hull, two nacelles. */
export function drawDiscovery(g: Graphics, s: number, ink: number, ground: number): void {
  const at = (x: number, y: number): readonly [number, number] => [-(y - 1.2) * s, x * s];
  const hull: number[] = [];
  for (let i = 0; i < DISCOVERY_HULL.length; i += 2)
    hull.push(...at(DISCOVERY_HULL[i]!, DISCOVERY_HULL[i + 1]!));
  g.poly(hull).fill({ color: ink });
  for (const side of [-8.4, 8.4]) g.moveTo(...at(side, 3)).lineTo(...at(side, 17));
  g.stroke({ color: ink, width: 2.7 * s, cap: 'round' });
  const [x, y] = at(0, -6);
  g.ellipse(x, y, 8 * s, 8.6 * s).fill({ color: ink });
  g.ellipse(x, y, 4.7 * s, 5.2 * s).stroke({ color: ground, width: 1.5 * s });
}
