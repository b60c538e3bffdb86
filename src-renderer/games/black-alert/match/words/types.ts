/** What the table's words are made of and answered with. Every sentence is our own; rule ids stand beside it, never in it. */
import type { RuleId } from '../../../../../shared/base';
import type { Price, Team } from '../../../../../shared/content/black-alert';

/** Where a text comes from, as the mark on a card says it. */
export type Provenance = 'rulebook' | 'public' | 'house' | 'user';

/**
 * What a card is good for, by its strongest use: an Infiltration, a challenge of its own, a text to play, an effect when bid,
 * or nothing but its Resolve.
 */
export type CardKind = 'Infiltration' | 'Challenge' | 'Action' | 'Bid' | 'Resolve';

export interface CardWords {
  readonly name: string;
  readonly resolve: number;
  readonly team: Team;
  /** The card's own text. */
  readonly text: string;
  readonly kind: CardKind;
  /** Bears the mark Corruption Risk (BA-CLEAN-11). */
  readonly risk: boolean;
  readonly source: Provenance;
  /** Where the text comes from, for the tooltip of the mark. */
  readonly sourceText: string;
  /** What it does exactly, line by line, for a tooltip: the effects as the rules carry them out. */
  readonly exact: readonly string[];
}

/** One team's text of one location. */
export interface LocationWords {
  /** `Bridge`, or with its ship where two have the same name: `Weapons`. */
  readonly name: string;
  /** `Discovery, Bridge`. */
  readonly place: string;
  /** The printed name of the action: `Navigate`. */
  readonly title: string;
  /** A few words for the ship board. */
  readonly short: string;
  readonly text: string;
  readonly rule: RuleId;
  readonly isChallenge: boolean;
  /** Null: it has no Enhancement row. */
  readonly enhancement: { readonly price: Price; readonly text: string; readonly rule: RuleId } | null;
}

/** What is written of a text; its place is told by where it stands. */
export type LocationText = Omit<LocationWords, 'name' | 'place'>;

/** An action as a row or button: what it is, what it does or costs, and the rule it goes by. */
export interface ActionWords {
  readonly title: string;
  readonly detail: string;
  readonly rule: RuleId | null;
}

/** A question that waits for an answer. */
export interface TaskWords {
  /** `Burnham: choose a node`. */
  readonly title: string;
  readonly detail: string;
  /** Whom it asks, in a short name; null: chance, or nobody. */
  readonly who: string | null;
  readonly rule: RuleId | null;
}

export interface EndingWords {
  readonly title: string;
  readonly detail: string;
  readonly rule: RuleId;
  readonly team: Team | null;
}
