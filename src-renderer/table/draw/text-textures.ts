/**
 * Lettering as canvas textures, shared by everything that says the same in the same style.
 * Not Pixi's Text: its textures come from a pool and are lost with the WebGL context, and its canvas knows no halo
 * under the letters. These keep their canvas, so they come back by themselves, one texture per text, at the
 * stage's own pixel ratio. Sizes in CSS pixels.
 */
import { CanvasSource, Texture } from 'pixi.js';

export interface TextStyle {
  readonly sizePx: number;
  readonly weight: 500 | 600;
  readonly spacingEm: number;
  readonly halo: boolean;
}
const label = { weight: 500, spacingEm: 0.02, halo: true } as const;
/** The table's type: names, second lines, chart lettering, figures. All set in Barlow Condensed. */
export const TEXT = {
  name: { ...label, sizePx: 16, weight: 600 },
  line: { ...label, sizePx: 13 },
  chart: { ...label, sizePx: 12, spacingEm: 0.08, halo: false },
  chartHalo: { ...label, sizePx: 12, spacingEm: 0.08 },
  rim: { ...label, sizePx: 12, spacingEm: 0.16, halo: false },
  figure: { ...label, sizePx: 18, weight: 600, spacingEm: 0, halo: false },
  beside: { ...label, sizePx: 13, halo: false },
  note: { ...label, sizePx: 14, halo: false },
  place: { ...label, sizePx: 15, weight: 600 },
  space: { ...label, sizePx: 12, spacingEm: 0.04, halo: false },
  plate: { ...label, sizePx: 15, weight: 600, spacingEm: 0.03, halo: false },
  count: { ...label, sizePx: 13, weight: 600, spacingEm: 0, halo: false },
} as const satisfies Record<string, TextStyle>;
export type TextName = keyof typeof TEXT;

interface CanvasTexture {
  readonly texture: Texture;
  readonly canvas: HTMLCanvasElement;
}

/** A text ready to be shown: its box and where its baseline and its first letter start in it, CSS pixels. */
export interface LetteredTexture extends CanvasTexture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly inkWidth: number;
  readonly baseline: number;
  readonly padPx: number;
}

const PAD_PX = 4;
const HALO_PX = 4;
/** Unused textures kept for the next time the same figure comes round, and then for another text. */
const KEPT = 48;
/** Widths come in steps, so that a texture fits many texts. */
const WIDTH_STEP_PX = 32;

interface Held {
  readonly lettered: LetteredTexture;
  users: number;
}

/**
 * Textures are never destroyed while the table is in use but lettered anew: Pixi remembers every set of textures that it
 * drew together, for ever, so that a new texture for each figure of a long drag would never be given back.
 */
export class TextTextures {
  #held = new Map<string, Held>();
  #unused = new Map<string, LetteredTexture>();
  #widths = new Map<string, number>();
  readonly #ruler = document.createElement('canvas').getContext('2d');
  readonly #dpr: number;
  constructor(dpr: number) {
    this.#dpr = dpr;
  }

  get dpr(): number {
    return this.#dpr;
  }

  /** Width of the letters alone, CSS pixels. */
  measure(text: string, name: TextName): number {
    const key = `${name}|${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined || !this.#ruler) return known ?? 0;
    setFont(this.#ruler, TEXT[name], 1);
    const width = this.#ruler.measureText(text).width;
    if (this.#widths.size > 1000) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  acquire(text: string, name: TextName, colour: number, halo: number): LetteredTexture {
    const key = `${name}|${colour}|${halo}|${text}`;
    const held = this.#held.get(key);
    if (held) {
      held.users += 1;
      return held.lettered;
    }
    const lettered = this.#unused.get(key) ?? this.#letter(key, text, name, colour, halo);
    this.#unused.delete(key);
    this.#held.set(key, { lettered, users: 1 });
    return lettered;
  }

  release(lettered: LetteredTexture): void {
    const held = this.#held.get(lettered.key);
    if (!held) return;
    held.users -= 1;
    if (held.users > 0) return;
    this.#held.delete(lettered.key);
    this.#unused.set(lettered.key, lettered);
  }

  /** Gives the memory back; textures of the same canvases must not be shown any more. */
  destroy(): void {
    for (const { texture, canvas } of [
      ...[...this.#held.values()].map((held) => held.lettered),
      ...this.#unused.values(),
    ]) {
      texture.source.unload();
      canvas.width = 0;
    }
    this.#held.clear();
    this.#unused.clear();
  }

  #letter(key: string, text: string, name: TextName, colour: number, halo: number): LetteredTexture {
    const style = TEXT[name];
    const inkWidth = this.measure(text, name);
    const width = Math.ceil((Math.ceil(inkWidth) + 2 * PAD_PX) / WIDTH_STEP_PX) * WIDTH_STEP_PX;
    const height = Math.ceil(style.sizePx * 1.25) + 2 * PAD_PX;
    const baseline = Math.round((style.sizePx + PAD_PX) * this.#dpr) / this.#dpr; // a whole device pixel
    const { texture, canvas } = this.#recycled(width, height) ?? makeTexture(width, height, this.#dpr);
    const pen = canvas.getContext('2d');
    if (pen) write(pen, text, style, texture.source.resolution, baseline, css(colour), css(halo));
    texture.source.update();
    return { key, texture, canvas, width, height, inkWidth, baseline, padPx: PAD_PX };
  }

  /** The texture of this size that was unused longest, once enough are kept. */
  #recycled(width: number, height: number): CanvasTexture | null {
    if (this.#unused.size < KEPT) return null;
    for (const lettered of this.#unused.values()) {
      if (lettered.width !== width || lettered.height !== height) continue;
      this.#unused.delete(lettered.key);
      return lettered;
    }
    return null;
  }
}

/** No canvas for letters is wider than every graphics card takes. */
const WIDEST_CANVAS_PX = 4096;
/** Larger letters are drawn from these: hundreds of names in full size would need more memory than the picture itself. */
const FINEST_RATIO = 8;

function makeTexture(width: number, height: number, ratio: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  const dpr = Math.min(ratio, FINEST_RATIO, WIDEST_CANVAS_PX / width);
  canvas.width = Math.ceil(width * dpr);
  canvas.height = Math.ceil(height * dpr);
  const source = new CanvasSource({
    resource: canvas,
    resolution: dpr,
    autoDensity: false,
  });
  return { texture: new Texture({ source }), canvas };
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

function setFont(pen: CanvasRenderingContext2D, style: TextStyle, dpr: number): void {
  pen.font = `${style.weight} ${style.sizePx * dpr}px "Barlow Condensed", "Inter Variable", sans-serif`;
  pen.letterSpacing = `${style.spacingEm * style.sizePx * dpr}px`;
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  style: TextStyle,
  dpr: number,
  baseline: number,
  ink: string,
  halo: string,
): void {
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  setFont(pen, style, dpr);
  pen.textBaseline = 'alphabetic';
  if (style.halo) {
    pen.lineJoin = 'round';
    pen.lineWidth = HALO_PX * dpr;
    pen.strokeStyle = halo;
    pen.strokeText(text, PAD_PX * dpr, baseline * dpr);
  }
  pen.fillStyle = ink;
  pen.fillText(text, PAD_PX * dpr, baseline * dpr);
}

/** Loads the table's fonts; lettering before that would be set in another face and stay so. */
export async function loadTableFonts(): Promise<void> {
  const wanted = ['500 16px "Barlow Condensed"', '600 16px "Barlow Condensed"'];
  await Promise.all(wanted.map((font) => document.fonts.load(font)));
  await document.fonts.ready;
}
