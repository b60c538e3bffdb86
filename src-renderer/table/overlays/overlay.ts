/** What an overlay's drawing function looks like; one per kind, in `index.ts`. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { OverlayModel } from '../scene-model';

export type OverlayType = OverlayModel['type'];
export type Overlay<T extends OverlayType> = Extract<OverlayModel, { readonly type: T }>;
export type DrawOverlay<T extends OverlayType> = (pen: Pen, overlay: Overlay<T>, frame: Frame) => void;
