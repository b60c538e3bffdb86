/** What the rules say of one verb: the choices it needs first, and what it does. Each family of verbs is one file of this folder. */
import type { Effect, Verb } from '../../../../shared/content/nova-cry';
import type { EffectContext, NovaCryAction } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { Table } from '../table';

export type EffectOf<Name extends Verb> = Extract<Effect, { readonly verb: Name }>;

export interface VerbAsked<Name extends Verb> {
  readonly table: Table;
  readonly state: NovaCryState;
  readonly effect: EffectOf<Name>;
  readonly context: EffectContext;
  /** The opponent that was chosen for it before; null: none was, or none is needed. */
  readonly seat: SeatId | null;
  /** How often of its count it has been carried out. */
  readonly done: number;
}

export interface VerbRules<Name extends Verb> {
  /** Answers of the user before it can be carried out; empty: it is carried out at once. One answer is taken at once. */
  choices(asked: VerbAsked<Name>): readonly NovaCryAction[];
  /** Whether anything of it could be done now, for NC-ACTION-05. */
  isPossible(asked: VerbAsked<Name>): boolean;
  /** Carries it out with the answer, null where nothing was asked or nothing could be answered. Pops or replaces the verb's task. */
  carryOut(play: Play, asked: VerbAsked<Name>, answer: NovaCryAction | null): void;
}
