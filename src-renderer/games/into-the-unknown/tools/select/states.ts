/** What each state of the select tool is entered with. */
import type { PointerInput } from '../../../../tools';
import type { Piece } from '../../pieces';
import type { SectorStage, SectorState } from '../context';

export interface SelectStates {
  readonly idle: null;
  readonly 'pointing-piece': { readonly start: PointerInput; readonly piece: Piece };
  readonly 'pointing-table': { readonly start: PointerInput };
  readonly 'dragging-pieces': {
    readonly start: PointerInput;
    readonly lead: Piece;
    readonly now: PointerInput;
  };
  readonly brushing: { readonly start: PointerInput; readonly now: PointerInput };
  readonly rotating: { readonly start: PointerInput };
}
export type SelectStage = SectorStage<SelectStates>;
export type { SectorState };
