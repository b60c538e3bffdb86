/** What the rules say of one verb: the choices it needs first, and what it does. Each family of verbs is one file of this folder. */
import type { Effect, Verb } from '../../../../shared/content/nova-cry';
import type { EffectContext, NovaCryAction } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { Table } from '../table';

type WithVerb<Each, Name extends Verb> = Each extends { readonly verb: infer Verbs }
  ? Name extends Verbs
    ? Each
    : never
  : never;
/** The effects of a verb, those that share their operands with others too. */
export type EffectOf<Name extends Verb> = WithVerb<Effect, Name>;

export interface VerbAsked<Name extends Verb> {
  readonly table: Table;
  readonly state: NovaCryState;
  readonly effect: EffectOf<Name>;
  readonly context: EffectContext;
  /** The opponent that was chosen for it before; null: none was, or none is needed. */
  readonly seat: SeatId | null;
  /** How often of its count it has been carried out. */
  readonly done: number;
  /** Whether anything of a list could be done now by the same user; for verbs that hold others. */
  readonly canFollow: (effects: readonly Effect[]) => boolean;
}

export interface VerbRules<Name extends Verb> {
  /** Answers of the user before it can be carried out; empty: it is carried out at once. One answer is taken at once. */
  choices(asked: VerbAsked<Name>): readonly NovaCryAction[];
  /** Whether anything of it could be done now, for NC-ACTION-05. */
  isPossible(asked: VerbAsked<Name>): boolean;
  /** Another answer that is not listed but as good, such as one of more payments than are listed. */
  accepts?(asked: VerbAsked<Name>, answer: NovaCryAction): boolean;
  /** Carries it out with the answer, null where nothing was asked or nothing could be answered. Its task is off the stack. */
  carryOut(play: Play, asked: VerbAsked<Name>, answer: NovaCryAction | null): void;
}

/** The verb once more, for its next time or with the opponent that was chosen. */
export function goOn<Name extends Verb>(
  play: Play,
  { effect, context, seat, done }: VerbAsked<Name>,
  change: { readonly seat?: SeatId; readonly done?: number },
): void {
  play.push({ type: 'verb', effect: effect as Effect, context, seat, done, ...change }); // EffectOf is one of the effects
}
