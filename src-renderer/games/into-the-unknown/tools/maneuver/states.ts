/** What each state of the manoeuvre tool is entered with. The staged manoeuvre itself outlives them. */
import type { PointerInput } from '../../../../tools';
import type { Judged } from '../../judged';
import type { SectorStage } from '../context';

export interface ManeuverStates {
  readonly idle: null;
  readonly turning: { readonly start: PointerInput; readonly judged: Judged };
  readonly travelling: { readonly start: PointerInput; readonly judged: Judged };
}
export type ManeuverStage = SectorStage<ManeuverStates>;
