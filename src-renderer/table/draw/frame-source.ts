/** Makes the Frame of a zoom and owns what frames of one theme and pixel ratio share. */
import { INKS } from '../inks';
import { PlateContexts } from '../pieces/plate-contexts';
import type { ThemeName } from '../scene-types';
import type { Frame } from './frame';
import { Gradients } from './gradients';
import { TextTextures } from './text-textures';

export class FrameSource {
  readonly #shared: Omit<Frame, 'pxPerIn'>;
  #frame: Frame | null = null;

  constructor(theme: ThemeName, dpr: number) {
    const inks = INKS[theme];
    this.#shared = {
      dpr,
      inks,
      text: new TextTextures(dpr),
      gradients: new Gradients(inks),
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

  destroy(): void {
    this.#shared.plates.destroy();
    this.#shared.gradients.destroy();
    this.#shared.text.destroy();
  }
}
