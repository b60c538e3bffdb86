/** What the rules say of one verb: the choice it needs first, and what it does. Each verb is one file of this folder. */
import type { Effect, Verb } from '../../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import type { Play } from '../play';
import type { BlackAlertState, CharacterId } from '../state';
import type { Table } from '../table';
import type { EffectContext } from '../task';

export type EffectOf<Name extends Verb> = Extract<Effect, { readonly verb: Name }>;

export interface VerbAsked<Name extends Verb> {
  readonly table: Table;
  readonly state: BlackAlertState;
  readonly effect: EffectOf<Name>;
  readonly context: EffectContext;
  /** The Character that was chosen for it before; null: none was. */
  readonly character: CharacterId | null;
}

export interface VerbRules<Name extends Verb> {
  /** Its choices are shown only when it asks, so it asks even where there is but one. */
  readonly shows?: true;
  /** Answers of the user before it can be carried out; empty: it is carried out at once. One answer is taken at once. */
  choices(asked: VerbAsked<Name>): readonly BlackAlertAction[];
  /** Carries it out with the answer, null where nothing was asked or nothing could be answered. */
  carryOut(play: Play, asked: VerbAsked<Name>, answer: BlackAlertAction | null): void;
}
