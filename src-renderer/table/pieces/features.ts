/** The signs on feature tokens, drawn for a token of radius `r` pixels, each kind another shape. */
import type { GraphicsContext } from 'pixi.js';
import { dashPolyline, tracePolyline } from '../draw/dashes';
import { flattenCircle } from '../draw/flatten';

type Sign = (g: GraphicsContext, r: number, color: number) => void;

function diamond(g: GraphicsContext, r: number): GraphicsContext {
  return g.poly([0, -r, r, 0, 0, r, -r, 0]);
}

function dottedRing(g: GraphicsContext, radius: number, color: number, width: number): void {
  for (const dash of dashPolyline(flattenCircle({ x: 0, y: 0 }, radius, 1), true, radius / 11, radius / 8)) {
    tracePolyline(g, dash, false);
  }
  g.stroke({ color, width });
}

const anomaly: Sign = (g, r, color) => {
  g.moveTo(-0.52 * r, 0.13 * r)
    .bezierCurveTo(-0.31 * r, -0.52 * r, 0.05 * r, -0.52 * r, 0, 0, 0.9)
    .bezierCurveTo(-0.05 * r, 0.52 * r, 0.31 * r, 0.52 * r, 0.52 * r, -0.13 * r, 0.9)
    .stroke({ color, width: r / 15, cap: 'round' });
  g.circle(0, 0, 0.14 * r).fill({ color });
  dottedRing(g, 0.78 * r, color, r / 30);
};

const comet: Sign = (g, r, color) => {
  g.circle(-0.22 * r, 0.22 * r, 0.2 * r).fill({ color });
  for (const [x, y, k] of [
    [0.5, -0.5, 1],
    [0.3, -0.6, 0.6],
    [0.6, -0.3, 0.6],
  ] as const) {
    g.moveTo(-0.22 * r + 0.28 * r * k, 0.22 * r - 0.28 * r * k + (k < 1 ? (x > -y ? 0.2 : -0.2) * r : 0));
    g.lineTo(x * r, y * r).stroke({ color, width: r / 14, cap: 'round' });
  }
};

const cloud: Sign = (g, r, color) => {
  for (const [x, y, s] of [
    [-0.26, 0.08, 0.26],
    [0.08, -0.14, 0.32],
    [0.32, 0.14, 0.22],
  ] as const)
    g.circle(x * r, y * r, s * r).fill({ color, alpha: 0.75 });
  g.moveTo(-0.5 * r, 0.46 * r)
    .lineTo(0.5 * r, 0.46 * r)
    .stroke({ color, width: r / 16, cap: 'round' });
};

const stellar: Sign = (g, r, color) => {
  g.star(0, 0, 8, 0.6 * r, 0.26 * r).fill({ color });
};

const rift: Sign = (g, r, color) => {
  g.poly(
    [-0.1, -0.62, 0.22, -0.2, 0.02, -0.06, 0.26, 0.3, -0.04, 0.62, -0.2, 0.2, 0, 0.04, -0.26, -0.28].map(
      (v) => v * r,
    ),
  );
  g.fill({ color });
};

const wormhole: Sign = (g, r, color) => {
  for (const [size, width] of [
    [0.62, 18],
    [0.42, 15],
    [0.22, 12],
  ] as const) {
    g.ellipse(0, 0, size * r, size * 0.72 * r).stroke({ color, width: r / width });
  }
};

const wreck: Sign = (g, r, color) => {
  g.poly([-0.5, -0.3, -0.06, -0.46, -0.16, -0.1, -0.4, 0.06].map((v) => v * r)).fill({ color });
  g.poly([0.08, -0.34, 0.46, -0.16, 0.34, 0.2, 0.12, 0.02].map((v) => v * r)).fill({ color });
  g.poly([-0.2, 0.2, 0.06, 0.14, 0.22, 0.46, -0.14, 0.5].map((v) => v * r)).fill({ color });
};

const SIGNS: Readonly<Record<string, Sign>> = {
  'objective-solid': (g, r, color) => diamond(g, 0.5 * r).fill({ color }),
  'objective-ping': (g, r, color) => {
    diamond(g, 0.5 * r).stroke({ color, width: r / 14, join: 'miter' });
    g.circle(0, 0, 0.12 * r).fill({ color });
  },
  anomaly,
  comet,
  cloud,
  stellar,
  rift,
  wormhole,
  wreck,
};

/** Draws a kind's sign; a kind without one gets a plain dot. */
export function drawFeature(g: GraphicsContext, id: string, r: number, color: number): void {
  const sign = SIGNS[id];
  if (sign) sign(g, r, color);
  else g.circle(0, 0, 0.18 * r).fill({ color });
}
