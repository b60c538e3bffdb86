/**
 * What one viewer may know of a match: nearly everything lies open. Hidden are complications facedown, those dealt and not
 * kept, trust tokens chosen and not shown, and what somebody has looked at. With it goes what everything comes to now, so
 * that no table reckons it again.
 */
import type { DieResult, Effect, Phase, Skill, Station } from '../../content/into-the-unknown';
import type { Refusal } from '../../base';
import type { IntoTheUnknownSetup } from '../../documents';
import type { SectorTable } from '../../sector';
import type { Outcome, SeatId, Viewer } from '../seats';
import type { RollAhead } from './forecast';
import type {
  Banked,
  CardRef,
  FeatureState,
  MissionState,
  Modifier,
  OfficerState,
  RoundState,
  SeatState,
  UnitId,
  UnitState,
} from './parts';
import type { Task, TaskOf } from './tasks';

/** Stands for a card or number that this viewer may not see. */
export const UNSEEN: CardRef = '?';

/** A unit with its figures as they count now (dials, cards, conditions, features). */
export interface UnitView extends UnitState {
  readonly name: string;
  readonly figures: {
    readonly command: number | null;
    readonly ops: number | null;
    readonly science: number | null;
    readonly evasion: number | null;
    readonly enginePower: number | null;
    readonly impulseTurn: number | null;
    readonly weaponsPower: number | null;
    readonly instrumentsPower: number | null;
    readonly shieldsFore: number | null;
    readonly shieldsAft: number | null;
    readonly recharge: number | null;
    readonly warpIn: number | null;
  };
  readonly hullStatus: string | null;
  readonly hullLeft: number | null;
  readonly disabled: boolean;
  readonly alertName: string | null;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly offline: readonly Station[];
  /** What the unit may still do now, and why not: while its own player, who looks, gives orders; else empty. */
  readonly orders: readonly OrderView[];
}
/** One ability in the order bar. */
export interface OrderView {
  readonly ability: string;
  readonly name: string;
  readonly station: Station | null;
  /** Icons, and the reserve it costs with the best ready officer there; null: it has none. */
  readonly cost: Readonly<Record<string, number>>;
  readonly reserve: number | null;
  /** Null: it can be ordered now. */
  readonly refusal: Refusal | null;
}

/** A die effect of the roll under way that may be resolved in this step, dice apart. */
export interface SpendView {
  /** Its place, by which `spend` names it. */
  readonly effect: number;
  /** The card, officer or keyword that it is of; null: of the roll itself. */
  readonly from: string | null;
  /** What it takes of which result each time. */
  readonly result: DieResult;
  readonly cost: number;
  /** As often as it can be paid for, or so often at most. */
  readonly repeatable: boolean;
  readonly most: number | null;
  /** What a card says it does, or what the keyword does by itself. */
  readonly work:
    | { readonly type: 'effects'; readonly effects: readonly Effect[] }
    | { readonly type: 'inspire' | 'bank-advantage' | 'pierce' | 'lethal' };
}

export type ComplicationView = Omit<TaskOf<'complication'>, 'hands'> & {
  readonly hands: readonly {
    readonly seat: SeatId;
    readonly dealt: readonly CardRef[] | null;
    readonly kept: CardRef | null;
    readonly hasKept: boolean;
  }[];
};
export type HailView = Omit<TaskOf<'hail'>, 'tokens'> & {
  readonly tokens: readonly {
    readonly seat: SeatId;
    readonly token: number | null;
    readonly hasChosen: boolean;
  }[];
};
export type TaskView = Exclude<Task, TaskOf<'complication'> | TaskOf<'hail'>> | ComplicationView | HailView;

export interface SeatView extends SeatState {
  readonly score: number;
  readonly leads: boolean;
  readonly trails: boolean;
  readonly hullLeft: number;
}

export interface IntoTheUnknownView {
  readonly viewer: Viewer;
  /** What the match was begun with; complications chosen beforehand left out. */
  readonly setup: IntoTheUnknownSetup;
  readonly seats: readonly SeatView[];
  readonly units: readonly UnitView[];
  /** Units that are out, in the order in which they went. */
  readonly gone: readonly {
    readonly unit: UnitId;
    readonly class: CardRef;
    readonly owner: SeatId | null;
    readonly why: 'destroyed' | 'removed' | 'docked' | 'disbanded';
    readonly by: SeatId | null;
    readonly banked: readonly Banked[];
    readonly hull: number;
    readonly letter: string | null;
  }[];
  readonly officers: readonly OfficerState[];
  readonly features: readonly FeatureState[];
  readonly mission: MissionState;
  readonly round: RoundState | null;
  readonly modifiers: readonly Modifier[];
  readonly tasks: readonly TaskView[];
  /** Die effects of the roll under way; empty outside of their steps. */
  readonly spends: readonly SpendView[];
  /** The roll under way with what may still be done with it; null: none, or one that is decided or cannot be counted yet. */
  readonly roll: RollAhead | null;
  /** The same table as a plan's, for measuring and drawing. */
  readonly table: SectorTable;
  readonly briefing: string | null;
  readonly prompts: readonly string[];
  readonly outcome: Outcome | null;
  readonly roundsDone: number;
  /** The number that the next feature's id gets. */
  readonly nextFeature: number;
}
export type { Phase };
