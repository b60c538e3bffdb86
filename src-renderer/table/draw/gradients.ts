/** Radial gradients as canvas textures, made once per set of inks: the systems' ground, their suns' glow, the void. */
import { CanvasSource, Matrix, Texture } from 'pixi.js';
import type { FillInput } from 'pixi.js';
import type { Inks } from '../inks';

const SIZE = 512;

export type Stop = readonly [offset: number, colour: number, alpha: number];

/** A radial gradient to its edge, to be kept: nothing gives it back. */
export function radial(stops: readonly Stop[]): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen) {
    const gradient = pen.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
    for (const [offset, colour, alpha] of stops) {
      gradient.addColorStop(
        offset,
        `rgba(${colour >> 16}, ${(colour >> 8) & 255}, ${colour & 255}, ${alpha})`,
      );
    }
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, SIZE, SIZE);
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/** A fill that spreads from (x, y) to `radius`, pixels of what it is used in. */
export function radialFill(texture: Texture, x: number, y: number, radius: number): FillInput {
  const scale = (2 * radius) / SIZE;
  const matrix = new Matrix(scale, 0, 0, scale, x - radius, y - radius);
  return { texture, color: 0xffffff, textureSpace: 'global', matrix };
}

export class Gradients {
  readonly #textures: Record<'system' | 'glow' | 'void', Texture>;
  constructor(inks: Inks) {
    const { systemStops, glowStops, voidStops } = inks.chart;
    const systemAt = [0, 0.35, 0.86, 1];
    const glowAt = [0, 0.35, 1];
    this.#textures = {
      system: radial(systemStops.map(([colour, alpha], i) => [systemAt[i] ?? 1, colour, alpha])),
      glow: radial(glowStops.map(([colour, alpha], i) => [glowAt[i] ?? 1, colour, alpha])),
      void: radial([
        [0, voidStops[0], 1],
        [0.7, voidStops[1], 1],
        [1, voidStops[2], 1],
      ]),
    };
  }

  /** A fill that spreads from (x, y) to `radius`, pixels of the layer it is used in. */
  fill(name: 'system' | 'glow' | 'void', x: number, y: number, radius: number): FillInput {
    return radialFill(this.#textures[name], x, y, radius);
  }
}

const made = new Map<Inks, Gradients>();

/** The gradients of these inks, made once and kept: they are few, and every picture in these inks shares them. */
export function gradientsOf(inks: Inks): Gradients {
  let gradients = made.get(inks);
  if (!gradients) made.set(inks, (gradients = new Gradients(inks)));
  return gradients;
}
