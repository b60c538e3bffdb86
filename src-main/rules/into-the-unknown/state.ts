/**
 * The whole state of a match of Into the Unknown, plain data. Nothing lies in a hidden order: what is drawn chance names
 * when it is drawn, so nothing secret stands here but complications facedown, trust tokens chosen, and anomalies looked at.
 */
import type {
  Banked,
  FeatureState,
  MissionState,
  Modifier,
  OfficerState,
  RoundState,
  SeatState,
  Task,
  UnitState,
  UnitId,
  CardRef,
} from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../../shared/documents';
import type { SectorLayout } from '../../../shared/sector';
import type { Outcome, SeatId } from '../engine';

export interface GoneUnit {
  readonly unit: UnitId;
  readonly class: CardRef;
  readonly owner: SeatId | null;
  readonly why: 'destroyed' | 'removed' | 'docked' | 'disbanded';
  /** Who destroyed it; null: nobody in particular. */
  readonly by: SeatId | null;
  /** Points that lay on it (ITU-SCORE-11): a mission may count them for the other side. */
  readonly banked: readonly Banked[];
  /** Steps of its hull track: the card of a docked unit keeps its marker (ITU-DOCK-08). */
  readonly hull: number;
  /** The letter of its card; null: none. */
  readonly letter: string | null;
}

export interface IntoTheUnknownState {
  readonly setup: IntoTheUnknownSetup;
  readonly seats: readonly SeatState[];
  /** On the table, aboard or at a location; those still to be deployed too, without pose. */
  readonly units: readonly UnitState[];
  readonly gone: readonly GoneUnit[];
  readonly officers: readonly OfficerState[];
  readonly features: readonly FeatureState[];
  readonly sector: SectorLayout;
  readonly mission: MissionState;
  /** Null during set-up. */
  readonly round: RoundState | null;
  readonly modifiers: readonly Modifier[];
  /** What is under way, the last on top. */
  readonly tasks: readonly Task[];
  readonly outcome: Outcome | null;
  readonly roundsDone: number;
  /** The number that the next feature's id gets. */
  readonly nextFeature: number;
}

/** The same while it is being changed: `apply` copies what it writes into. */
export type Draft<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { -readonly [Key in keyof Value]: Draft<Value[Key]> };
export type DraftState = Draft<IntoTheUnknownState>;
