/** Lettering that follows a line: one texture on a strip of quads, so that letters bend with the arc they name. */
import { Mesh, MeshGeometry } from 'pixi.js';
import type { Polyline } from './flatten';
import type { LetteredTexture } from './text-textures';

const QUADS = 24;

export class CurvedText {
  readonly mesh: Mesh;
  readonly #geometry: MeshGeometry;

  constructor() {
    const uvs = new Float32Array((QUADS + 1) * 4);
    const indices = new Uint32Array(QUADS * 6);
    for (let i = 0; i <= QUADS; i += 1) uvs.set([i / QUADS, 0, i / QUADS, 1], i * 4);
    for (let i = 0; i < QUADS; i += 1) {
      const a = 2 * i;
      indices.set([a, a + 1, a + 2, a + 1, a + 3, a + 2], i * 6);
    }
    this.#geometry = new MeshGeometry({ positions: new Float32Array((QUADS + 1) * 4), uvs, indices });
    this.mesh = new Mesh({ geometry: this.#geometry });
  }

  /** Lays the text along the line, centred `atPx` along it, letters upright to the left of its direction. */
  lay(lettered: LetteredTexture, line: Polyline, atPx: number): void {
    const lengths = runLengths(line);
    // Barlow's small letters are half their size tall: this puts their middle on the line.
    const rise = lettered.baseline - 4;
    const start = atPx - lettered.inkWidth / 2 - lettered.padPx;
    const positions = this.#geometry.positions;
    for (let i = 0; i <= QUADS; i += 1) {
      const [x, y, nx, ny] = alongLine(line, lengths, start + (lettered.width * i) / QUADS);
      positions[4 * i] = x + nx * rise;
      positions[4 * i + 1] = y + ny * rise;
      positions[4 * i + 2] = x - nx * (lettered.height - rise);
      positions[4 * i + 3] = y - ny * (lettered.height - rise);
    }
    this.#geometry.positions = positions;
    this.#geometry.getBuffer('aPosition').update();
    this.mesh.texture = lettered.texture;
  }

  destroy(): void {
    this.mesh.destroy();
    this.#geometry.destroy(true);
  }
}

/** Length of the line up to each of its points. */
export function runLengths(line: Polyline): number[] {
  const lengths = [0];
  for (let i = 2; i < line.length; i += 2) {
    lengths.push(lengths.at(-1)! + Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!));
  }
  return lengths;
}

/** The point `at` pixels along the line and the unit normal on its left; beyond an end the line runs straight on. */
export function alongLine(
  line: Polyline,
  lengths: readonly number[],
  at: number,
): readonly [number, number, number, number] {
  const last = lengths.length - 1;
  let i = lengths.findIndex((length) => length >= at);
  i = i < 0 ? last : Math.max(1, i);
  const span = lengths[i]! - lengths[i - 1]! || 1;
  const t = (at - lengths[i - 1]!) / span;
  const [ax, ay] = [line[2 * i - 2]!, line[2 * i - 1]!];
  const [dx, dy] = [line[2 * i]! - ax, line[2 * i + 1]! - ay];
  const length = Math.hypot(dx, dy) || 1;
  return [ax + dx * t, ay + dy * t, dy / length, -dx / length];
}
