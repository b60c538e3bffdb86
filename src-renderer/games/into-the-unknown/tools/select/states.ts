/** What each state of the select tool is entered with. */
import type { PointerInput } from '../../../../tools';
import type { SectorStage, SectorState } from '../context';
import type { Grabbed, PointHandle } from '../hit';

export interface SelectStates {
  readonly idle: null;
  readonly 'pointing-piece': { readonly start: PointerInput; readonly piece: Grabbed };
  readonly 'pointing-table': { readonly start: PointerInput };
  readonly 'dragging-pieces': {
    readonly start: PointerInput;
    readonly lead: Grabbed;
    readonly now: PointerInput;
  };
  readonly brushing: { readonly start: PointerInput; readonly now: PointerInput };
  /** One point of the selected annotation. */
  readonly 'dragging-point': { readonly start: PointerInput; readonly point: PointHandle };
  readonly rotating: { readonly start: PointerInput };
}
export type SelectStage = SectorStage<SelectStates>;
export type { SectorState };
