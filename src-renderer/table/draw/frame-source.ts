/** Makes the Frame of a zoom and owns what frames of one theme and pixel ratio share. */
import { INKS } from '../inks';
import { PlateContexts } from '../pieces/plate-contexts';
import type { ThemeName } from '../scene-types';
import { sagittaOf } from './flatten';
import type { Frame } from './frame';
import { gradientsOf } from './gradients';
import { TextTextures } from './text-textures';

export class FrameSource {
  readonly #shared: Omit<Frame, 'pxPerIn'>;
  #frame: Frame | null = null;

  /** `lettered` are the texts of a source before this one, taken over when the pixel ratio is the same. */
  constructor(theme: ThemeName, dpr: number, lettered?: TextTextures) {
    const inks = INKS[theme];
    this.#shared = {
      dpr,
      sagittaPx: sagittaOf(dpr),
      theme,
      inks,
      text: lettered?.dpr === dpr ? lettered : new TextTextures(dpr),
      gradients: gradientsOf(inks),
      plates: new PlateContexts(inks, dpr),
    };
  }

  /** The same object as long as the zoom is the same. */
  at(pxPerIn: number): Frame {
    if (this.#frame?.pxPerIn !== pxPerIn) {
      this.#shared.plates.setZoom(pxPerIn);
      this.#frame = { ...this.#shared, pxPerIn };
    }
    return this.#frame;
  }

  /** The source that takes this one's place in another theme or pixel ratio; this one must not be used any more. */
  replaced(theme: ThemeName, dpr: number): FrameSource {
    const { text, plates } = this.#shared;
    plates.destroy();
    if (text.dpr !== dpr) text.destroy();
    return new FrameSource(theme, dpr, text);
  }

  destroy(): void {
    this.#shared.plates.destroy();
    this.#shared.text.destroy();
  }
}
