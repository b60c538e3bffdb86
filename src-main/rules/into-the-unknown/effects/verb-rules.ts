/** What the rules say of one verb: the choices it needs first, and what it does. Each family of verbs is one file. */
import type { Effect, Verb } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
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
  readonly state: IntoTheUnknownState;
  readonly effect: EffectOf<Name>;
  readonly context: EffectContext;
  /** What was chosen for it before: ids of units, features, officers, stations, numbers of options. */
  readonly picks: readonly string[];
  /** How often of its count it has been carried out. */
  readonly done: number;
  /** Whether anything of a list of effects could be done now; an empty list can be followed. */
  readonly canFollow: (effects: readonly Effect[]) => boolean;
}

export interface VerbRules<Name extends Verb> {
  /** Who has to choose something before it can be carried out; null: nobody (any more). */
  chooser(asked: VerbAsked<Name>): SeatId | null;
  /** Answers of the chooser; one answer is taken at once, none means that nothing can be done. */
  choices(asked: VerbAsked<Name>): readonly IntoTheUnknownAction[];
  /** Whether anything of it could be done now: an ability that could do nothing is not offered. */
  isPossible(asked: VerbAsked<Name>): boolean;
  /** Carries it out with the answer, null where nothing was asked. Its task is off the stack; it may push others. */
  carryOut(play: Play, asked: VerbAsked<Name>, answer: IntoTheUnknownAction | null): void;
}
export type VerbTable<Names extends Verb> = { readonly [Name in Names]: VerbRules<Name> };

/** The verb once more, with what was chosen. */
export function goOn<Name extends Verb>(
  play: Play,
  { effect, context, picks, done }: VerbAsked<Name>,
  change: { readonly picks?: readonly string[]; readonly done?: number },
): void {
  play.push({ type: 'verb', effect: effect as Effect, context, picks, done, ...change }); // EffectOf is one of the effects
}
