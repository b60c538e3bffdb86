/** What a referee's form asks: which kind of change, and what it changes. */
import type {
  DirectiveCategory,
  Side,
  Station,
  UnitCondition,
} from '../../../../../shared/content/into-the-unknown';
import type { SeatId } from '../../../../../shared/contract';
import type {
  FeatureState,
  OfficerState,
  SeatView,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';

export const REFEREE_KINDS = [
  'set-unit',
  'move-unit',
  'remove-unit',
  'set-officer',
  'set-feature',
  'set-score',
  'set-influence',
  'set-directive',
  'set-lock',
  'give-damage-card',
  'set-priority',
  'flip-coin',
  'note-done',
] as const;
export type RefereeKind = (typeof REFEREE_KINDS)[number];

export const KIND_NAMES: Readonly<Record<RefereeKind, string>> = {
  'set-unit': 'Set dials and tokens of a unit',
  'move-unit': 'Put a unit elsewhere',
  'remove-unit': 'Take a unit off the table',
  'set-officer': 'Set an officer',
  'set-feature': 'Set a feature',
  'set-score': 'Set a score',
  'set-influence': 'Set the influence marker',
  'set-directive': 'Turn a directive',
  'set-lock': 'Set a sensor lock',
  'give-damage-card': 'Give or take a damage card',
  'set-priority': 'Give priority',
  'flip-coin': 'Flip a coin for a dispute',
  'note-done': 'Say that a note is carried out',
};

/** Numbers of a form by name; what was not touched stands as it does on the table. */
export const NUMBERS = [
  'hull',
  'crew',
  'reserve',
  'trauma',
  'peril',
  'advantage',
  'endurance',
  'vp',
  'nvp',
  'position',
  'number',
  'x',
  'y',
  'headingDeg',
  'control-1',
  'control-2',
] as const;
export type NumberName = (typeof NUMBERS)[number];

/** A form as it is filled in; null: not chosen, or as it stands on the table. */
export interface RefereeForm {
  readonly kind: RefereeKind;
  readonly unit: UnitView | null;
  readonly officer: OfficerState | null;
  readonly feature: FeatureState | null;
  readonly seat: SeatId;
  readonly seatView: SeatView | null;
  readonly influence: number;
  readonly numbers: Readonly<Partial<Record<NumberName, number>>>;
  readonly alert: string | null;
  readonly conditions: readonly UnitCondition[] | null;
  readonly ready: boolean | null;
  readonly lost: boolean | null;
  readonly removed: boolean;
  readonly on: boolean;
  readonly station: Station | null;
  readonly category: DirectiveCategory;
  readonly side: Side;
  readonly card: string | null;
}
