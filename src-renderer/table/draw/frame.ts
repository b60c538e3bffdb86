/** What every drawing function is told about the moment it draws for. */
import type { Inks } from '../inks';
import type { PlateContexts } from '../pieces/plate-contexts';
import type { ThemeName } from '../scene-types';
import type { Gradients } from './gradients';
import type { TextTextures } from './text-textures';

export interface Frame {
  readonly pxPerIn: number;
  readonly dpr: number;
  /** How far a chord may lie from its arc, so that no corner is seen at this pixel ratio. */
  readonly sagittaPx: number;
  readonly theme: ThemeName;
  readonly inks: Inks;
  readonly text: TextTextures;
  readonly gradients: Gradients;
  readonly plates: PlateContexts;
}

/** Rounds a length to whole device pixels, so that hairlines and letters are sharp. */
export function snapPx(px: number, dpr: number): number {
  return Math.round(px * dpr) / dpr;
}
