/**
 * What one thing on the table is drawn with: a Graphics that is redrawn only when the thing changes, and sprites for its
 * lettering that are taken up again instead of made anew. It also notes the boxes that labels should keep clear of.
 */
import { Container, Sprite } from 'pixi.js';
import type { Graphics } from 'pixi.js';
import type { PxBox } from './clip';
import { CurvedText } from './curved-text';
import type { Polyline } from './flatten';
import { snapPx } from './frame';
import type { Frame } from './frame';
import { destroyOwnGraphics, ownGraphics } from './graphics';
import type { LetteredTexture, TextName } from './text-textures';

export type Align = 'start' | 'middle' | 'end';

export interface Lettering {
  readonly colour: number;
  readonly align?: Align;
}

export class Pen {
  readonly root = new Container({ eventMode: 'none' });
  readonly boxes: PxBox[] = [];
  /** Boxes with words of their own, which nothing may be written over. */
  readonly closedBoxes: PxBox[] = [];
  #sprites: Sprite[] = [];
  #curves: CurvedText[] = [];
  #lettered: LetteredTexture[] = [];
  #spritesUsed = 0;
  #curvesUsed = 0;
  #frame: Frame | null = null;
  #graphics: Graphics | null = null;

  /** Lines and areas, under the lettering; made when first drawn with. */
  get g(): Graphics {
    if (!this.#graphics) {
      this.#graphics = ownGraphics();
      this.root.addChildAt(this.#graphics, 0);
    }
    return this.#graphics;
  }

  /** Starts a fresh drawing for this frame. */
  begin(frame: Frame): void {
    this.#releaseTexts();
    this.#frame = frame;
    this.#graphics?.clear();
    this.boxes.length = 0;
    this.closedBoxes.length = 0;
    this.#spritesUsed = 0;
    this.#curvesUsed = 0;
  }

  /** Hides what the last drawing had and this one has not. */
  end(): void {
    this.#sprites.forEach((sprite, i) => (sprite.visible = i < this.#spritesUsed));
    this.#curves.forEach((curve, i) => (curve.mesh.visible = i < this.#curvesUsed));
  }

  /** Sets a text with its baseline at y; x is its start, middle or end. Returns the width of the letters, pixels. */
  text(text: string, name: TextName, x: number, y: number, how: Lettering): number {
    const frame = this.#frame;
    if (!frame) return 0;
    const lettered = this.#acquire(frame, text, name, how.colour);
    const sprite = this.#nextSprite();
    sprite.texture = lettered.texture;
    const shift =
      how.align === 'middle' ? lettered.inkWidth / 2 : how.align === 'end' ? lettered.inkWidth : 0;
    sprite.position.set(
      snapPx(x - shift - lettered.padPx, frame.dpr),
      snapPx(y - lettered.baseline, frame.dpr),
    );
    return lettered.inkWidth;
  }

  /** Sets a text along a polyline, centred `atPx` along it; the line runs through the middle of the small letters. */
  curved(text: string, name: TextName, colour: number, line: Polyline, atPx: number): void {
    const frame = this.#frame;
    if (!frame) return;
    const lettered = this.#acquire(frame, text, name, colour);
    let curve = this.#curves[this.#curvesUsed];
    if (!curve) {
      curve = new CurvedText();
      this.#curves.push(curve);
      this.root.addChild(curve.mesh);
    }
    this.#curvesUsed += 1;
    curve.lay(lettered, line, atPx);
  }

  measure(text: string, name: TextName): number {
    return this.#frame?.text.measure(text, name) ?? 0;
  }

  destroy(): void {
    this.#releaseTexts();
    for (const curve of this.#curves) curve.destroy();
    if (this.#graphics) destroyOwnGraphics(this.#graphics);
    this.root.destroy({ children: true });
  }

  #acquire(frame: Frame, text: string, name: TextName, colour: number): LetteredTexture {
    const lettered = frame.text.acquire(text, name, colour, frame.inks.halo);
    this.#lettered.push(lettered);
    return lettered;
  }

  #nextSprite(): Sprite {
    let sprite = this.#sprites[this.#spritesUsed];
    if (!sprite) {
      sprite = new Sprite();
      this.#sprites.push(sprite);
      this.root.addChild(sprite);
    }
    this.#spritesUsed += 1;
    return sprite;
  }

  #releaseTexts(): void {
    for (const lettered of this.#lettered) this.#frame?.text.release(lettered);
    this.#lettered.length = 0;
  }
}
