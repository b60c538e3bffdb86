/**
 * What cards, stations and missions do, as data in a closed vocabulary of verbs. The rules carry each verb out, the table
 * words it, the form editor asks for its operands; a pack that loads can be played. `self` is the unit that acts, `target`
 * what was chosen for the ability, `officer` who leads it. A list is carried out in order, each as far as possible.
 */
import type * as z from 'zod';
import type { Condition, FeatureFilter, RangeSpec } from './conditions';
import type { CONDITIONS } from './vocabulary';
import { type DirectiveCategory, type Side, type Skill, type Stat } from './vocabulary';
import type { keywordsSchema } from './operands';
import {
  type Amount,
  type Modified,
  type Personnel,
  type Placement,
  type PlayerRole,
  type TestSpec,
  type Units,
} from './operands';

/** A die effect (ITU-DICE-03 to 08). */
export interface Spend {
  readonly result: 'breakthrough' | 'analysis';
  readonly cost: number;
  /** `+` behind the icon (ITU-DICE-07). */
  readonly repeatable: boolean;
  /** Needs a success even where its icon does not say so; breakthrough effects always do (ITU-DICE-08). */
  readonly kicker: boolean;
  /** Repeatable, but no more often than this. */
  readonly most?: number | undefined;
  /** `outcome`: Determine Outcome; else Post Outcome Effects (ITU-DICE-04). */
  readonly step: 'outcome' | 'post';
  readonly when: readonly Condition[];
  /** Carried out after those of the outcome; none where an amount counts how often it was `spent`. */
  readonly effects: readonly Effect[];
}

/** A test with what comes of it. */
export interface TestWork {
  readonly test: TestSpec;
  readonly success: readonly Effect[];
  readonly failure: readonly Effect[];
  readonly spends: readonly Spend[];
}

export type Effect =
  | { readonly verb: 'score'; readonly who: PlayerRole; readonly points: Amount }
  /** Onto the acting unit or the leading officer; `scores` tells when (ITU-SCORE-10). */
  | {
      readonly verb: 'bank';
      readonly on: 'self' | 'target' | 'officer';
      readonly points: Amount;
      readonly scores: 'end-if-able' | 'end' | 'by-effect';
    }
  | {
      readonly verb: 'token';
      readonly token: 'peril' | 'advantage';
      readonly on: Units;
      readonly count: Amount;
      /** Told with tokens that a player spends: it happens only if all can be taken. */
      readonly spent?: boolean | undefined;
    }
  /** Any number of tokens of the acting unit go to another. */
  | { readonly verb: 'transmit'; readonly token: 'peril' | 'advantage'; readonly range: RangeSpec }
  | {
      readonly verb: 'damage';
      readonly on: Units;
      readonly kind: 'hull' | 'health';
      readonly count: Amount;
      /** The end whose shields cancel it, `any`: of whichever end (ITU-AUX-17); left out: no shields (hull -1). */
      readonly end?: 'fore' | 'aft' | 'nearest' | 'any' | undefined;
      /** If it destroys the unit, each space unit at so much of where it stood sustains so much hull damage. */
      readonly bursts?: { readonly inches: number; readonly count: number } | undefined;
      /** Breach X (ITU-WKEY-02, ITU-RAM-06). */
      readonly breach?: number | undefined;
    }
  | { readonly verb: 'hurt'; readonly whom: Personnel; readonly count: Amount }
  | { readonly verb: 'repair'; readonly on: Units; readonly count: Amount }
  | { readonly verb: 'heal'; readonly whom: Personnel; readonly count: Amount }
  | { readonly verb: 'inspire' | 'coerce'; readonly on: Units }
  | { readonly verb: 'reserve'; readonly on: 'self'; readonly count: Amount }
  /**
   * Control markers on the target feature; `replace` takes all opposing ones away and puts one; with `byTurns` the players
   * put one of their own each by turns on solid objectives without any, until none is left.
   */
  | {
      readonly verb: 'control';
      readonly change: 'place' | 'remove' | 'replace';
      readonly whose: 'friendly' | 'opposing' | 'any';
      readonly count: number;
      readonly byTurns?: boolean | undefined;
    }
  | { readonly verb: 'influence'; readonly steps: number }
  | { readonly verb: 'remove-feature'; readonly on: 'target' | 'chosen' }
  | {
      readonly verb: 'place-feature';
      readonly kind: string;
      readonly name: string;
      readonly keywords: z.infer<typeof keywordsSchema>;
      readonly count: number;
      readonly by: PlayerRole;
      readonly where: Placement;
      /** Players place or remove by turns until so many of the kind are in the sector. */
      readonly total?: number | undefined;
    }
  /** The target anomaly turns into it (ITU-ANOM-03). */
  | {
      readonly verb: 'become';
      readonly kind: string;
      readonly name: string;
      readonly keywords: z.infer<typeof keywordsSchema>;
    }
  | {
      readonly verb: 'move-feature';
      readonly feature: FeatureFilter;
      readonly by: PlayerRole;
      readonly inches: number;
      /** The target itself, not one that the player picks. */
      readonly target?: boolean | undefined;
      /** Farther than so much from any other object. */
      readonly beyond?: number | undefined;
      /** It may neither enter nor leave a system. */
      readonly staysPut?: boolean | undefined;
    }
  /** `expose`: flipped, and its number worked off; `look`: seen by the acting player alone. */
  | { readonly verb: 'expose' | 'look' }
  | {
      readonly verb: 'place-unit';
      readonly class: string;
      readonly by: PlayerRole;
      readonly where: Placement;
      readonly owner: 'none' | 'self';
    }
  | { readonly verb: 'transfer-unit'; readonly on: Units; readonly by: PlayerRole; readonly where: Placement }
  | {
      readonly verb: 'directive';
      readonly whose: PlayerRole;
      readonly category: DirectiveCategory;
      readonly side: Side;
      readonly may: boolean;
    }
  | {
      readonly verb: 'condition';
      readonly change: 'add' | 'remove';
      readonly condition: (typeof CONDITIONS)[number];
      readonly on: Units;
    }
  /** `add`: the acting unit locks the target; `remove`: one lock on the unit; `clear`: each lock the unit has on others. */
  | { readonly verb: 'lock'; readonly change: 'add' | 'remove' | 'clear'; readonly on: Units }
  | { readonly verb: 'ready'; readonly whom: Personnel }
  | { readonly verb: 'commit'; readonly whom: Personnel }
  | {
      readonly verb: 'maneuver';
      readonly kind: 'warp' | 'impulse' | 'come-about';
      /** Forward impulse alone, not another mode. */
      readonly forward?: boolean | undefined;
      /** Engine power counts half, rounded up. */
      readonly halved?: boolean | undefined;
      /** Warp drive counts no more than this, and nothing is added to it. */
      readonly most?: number | undefined;
    }
  /** An opponent may turn the unit, up to so many notches. */
  | { readonly verb: 'turn'; readonly by: PlayerRole; readonly notches: number }
  | { readonly verb: 'alert'; readonly steps: number; readonly prioritySteps: number }
  /** From any green to any yellow, the player's choice of row. */
  | { readonly verb: 'set-alert'; readonly from: 'green'; readonly to: 'yellow' | 'red' }
  /** FIRE WEAPONS, ASSAULT and the like: one or more attacks; `skill` adds dice to the first (ITU-DICE-13). */
  | { readonly verb: 'attacks'; readonly skill: 'ordnance' | 'skirmish'; readonly relocateFirst: boolean }
  | {
      readonly verb: 'ram';
      readonly stat: Stat;
      readonly skill: Skill;
      readonly difficulty?: number | undefined;
    }
  | { readonly verb: 'transport' }
  | { readonly verb: 'form-team' | 'disband' | 'relocate' | 'evacuate' | 'land' }
  /** `toll`: what a breakthrough of a raid does by itself (ITU-TEAM-28). */
  | { readonly verb: 'raid'; readonly toll?: boolean | undefined }
  | { readonly verb: 'launch'; readonly class: string }
  | { readonly verb: 'separate'; readonly class: string }
  | { readonly verb: 'rejoin'; readonly class: string }
  | { readonly verb: 'cloak' | 'decloak' }
  | { readonly verb: 'discard-card' }
  /** One own spent trust token and one unspent change sides; `used`: the spent one is that of the hail just over. */
  | { readonly verb: 'exchange-trust'; readonly used: boolean }
  /** All VP banked on these officers move to the leading one. */
  | { readonly verb: 'move-banked'; readonly whom: Personnel }
  /** The leading officer becomes a copy of that one, with the keywords and actions of its own card (DUPLICATION). */
  | { readonly verb: 'copy-officer'; readonly whom: Personnel }
  | { readonly verb: 'move-card'; readonly by: PlayerRole; readonly to: 'bridge' | 'any' }
  | { readonly verb: 'set-aside-officers'; readonly role: string; readonly by: PlayerRole }
  | { readonly verb: 'attach-survivor' }
  | { readonly verb: 'move-teams'; readonly by: PlayerRole }
  /** Stands until the end of the action, the round or (left out) the game. */
  | { readonly verb: 'flag'; readonly flag: string; readonly until?: 'action' | 'round' | undefined }
  | { readonly verb: 'end-game'; readonly loses: 'nobody' | 'everybody' }
  /** Every player loses unless the flag stands (ITU-SCORE-08). */
  | { readonly verb: 'mutual-loss'; readonly unless: string }
  | {
      readonly verb: 'modify';
      readonly what: Modified;
      readonly by: Amount;
      readonly until: 'action' | 'round' | 'game';
      /** Only against attacks that target this end. */
      readonly end?: 'fore' | 'aft' | undefined;
    }
  | {
      readonly verb: 'choose';
      readonly by: PlayerRole;
      readonly may: boolean;
      readonly options: readonly { readonly label: string; readonly effects: readonly Effect[] }[];
    }
  | {
      readonly verb: 'if';
      readonly when: readonly Condition[];
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[] | undefined;
    }
  /** Each of these units by itself as `self`. */
  | { readonly verb: 'each'; readonly on: Units; readonly effects: readonly Effect[] }
  | { readonly verb: 'test'; readonly on: Units; readonly work: TestWork }
  | { readonly verb: 'roll'; readonly dice: number; readonly perSuccess: readonly Effect[] }
  /** A random row of a table by an anomaly token that is drawn (Archaic Secrets). */
  | { readonly verb: 'draw-secret' }
  /** Told as a hostile or aggressive act (ITU-HOSTILE-01, ITU-HOSTILE-02). */
  | { readonly verb: 'act'; readonly act: 'hostile' | 'aggressive' }
  /** What the vocabulary cannot say: shown at the right moment, carried out by the players. */
  | { readonly verb: 'note'; readonly text: string };
export type Verb = Effect['verb'];
