/** What happened, for log, sound and animation; the picture can always be made from the state alone. */
import type { RuleId } from '../../base';
import type { Officer, Skill, Token } from '../../content/nova-cry';
import type { SeatId } from '../seats';
import type { CardId, PersonId } from './actions';
import type { BattleRound, DraftStage, DuelRound } from './task-parts';

export type NovaCryEvent =
  | {
      readonly type: 'first-player';
      readonly seat: SeatId;
      readonly rolls: readonly { readonly seat: SeatId; readonly die: number }[];
    }
  /** `cards` is null for who may not see them. */
  | {
      readonly type: 'dealt';
      readonly seat: SeatId;
      readonly stage: DraftStage;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly type: 'drafted';
      readonly stage: DraftStage;
      readonly chosen: readonly { readonly seat: SeatId; readonly card: CardId }[];
    }
  /** Matching weapons shown and replaced (NC-DRAFT-06). */
  | { readonly type: 'matched'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly type: 'crew'; readonly seat: SeatId; readonly officer: Officer; readonly card: CardId }
  | { readonly type: 'turn-began'; readonly seat: SeatId; readonly turn: number; readonly round: number }
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly pile: string;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly type: 'discarded';
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly why: 'pay' | 'play' | 'effect' | 'token' | 'emergency';
    }
  | {
      readonly type: 'gave';
      readonly seat: SeatId;
      readonly to: SeatId;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'reshuffled'; readonly pile: string }
  /** A token came out of the bag to a seat; `again`: unfit, so it is drawn anew (NC-ALERT-16). */
  | { readonly type: 'token'; readonly seat: SeatId; readonly token: Token; readonly again: boolean }
  | { readonly type: 'activated'; readonly seat: SeatId; readonly token: Token; readonly by: SeatId | null }
  /** It could do nothing (NC-ALERT-20), or was kept off. */
  | { readonly type: 'ignored'; readonly seat: SeatId; readonly token: Token }
  | { readonly type: 'bagged'; readonly seat: SeatId; readonly tokens: readonly Token[] }
  | { readonly type: 'saw-planets'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly type: 'planet'; readonly seat: SeatId; readonly planet: CardId }
  | { readonly type: 'no-planet'; readonly seat: SeatId; readonly cards: readonly CardId[] }
  | { readonly type: 'cast-off'; readonly seat: SeatId; readonly planet: CardId; readonly by: SeatId }
  | { readonly type: 'moved'; readonly seat: SeatId; readonly space: number; readonly of: number }
  | { readonly type: 'symbol'; readonly seat: SeatId; readonly symbol: string }
  | { readonly type: 'docked'; readonly seat: SeatId; readonly planet: CardId }
  | {
      readonly type: 'discovery';
      readonly seat: SeatId;
      readonly chart: string;
      readonly die: number;
      readonly again: boolean;
    }
  | { readonly type: 'bought'; readonly seat: SeatId; readonly line: string }
  | {
      readonly type: 'intel' | 'victory' | 'training' | 'cargo';
      readonly seat: SeatId;
      readonly by: number;
      readonly now: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'strategy'; readonly seat: SeatId; readonly id: string; readonly again: boolean }
  | { readonly type: 'trained'; readonly seat: SeatId; readonly crew: CardId; readonly skill: Skill }
  | {
      readonly type: 'battle';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly by: 'intel' | 'teleport';
    }
  | {
      readonly type: 'battle-round';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly round: number;
      readonly result: BattleRound;
    }
  | { readonly type: 'duel'; readonly attacker: SeatId; readonly defender: SeatId }
  | {
      readonly type: 'duel-round';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly round: number;
      readonly result: DuelRound;
    }
  | { readonly type: 'rolled'; readonly dice: readonly number[]; readonly why: string }
  | { readonly type: 'rerolled'; readonly seat: SeatId; readonly by: string }
  | { readonly type: 'fight-over'; readonly kind: 'battle' | 'duel'; readonly escaped: SeatId | null }
  | {
      readonly type: 'damaged';
      readonly seat: SeatId;
      readonly count: number;
      readonly now: number;
      readonly by: SeatId | null;
    }
  | { readonly type: 'repaired'; readonly seat: SeatId; readonly count: number; readonly now: number }
  | {
      readonly type: 'knocked-out' | 'destroyed' | 'revived' | 'resurrected' | 'spared';
      readonly seat: SeatId;
      readonly person: PersonId;
    }
  | { readonly type: 'eliminated'; readonly seat: SeatId }
  | { readonly type: 'alien'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'alien-left'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'played'; readonly seat: SeatId; readonly card: CardId; readonly option: 0 | 1 }
  | { readonly type: 'used'; readonly seat: SeatId; readonly card: CardId }
  | { readonly type: 'ability'; readonly seat: SeatId; readonly ability: string }
  | {
      readonly type: 'raised';
      readonly seat: SeatId;
      readonly of: 'captain' | 'ship';
      readonly index: number;
      readonly number: number;
    }
  /** Hands that the seer alone sees. */
  | {
      readonly type: 'saw-hand';
      readonly seat: SeatId;
      readonly of: SeatId;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly type: 'bid'; readonly seat: SeatId; readonly intel: number | null }
  | {
      readonly type: 'bids';
      readonly bids: readonly { readonly seat: SeatId; readonly intel: number }[];
      readonly winner: SeatId | null;
      readonly rule: RuleId;
    }
  | { readonly type: 'chancellor'; readonly seat: SeatId | null; readonly rule: RuleId }
  /** Cubes or Training Tokens of the box have run out (NC-COMP-13). */
  | { readonly type: 'supply'; readonly what: 'intel' | 'damage' | 'designation' | 'training' }
  | { readonly type: 'note'; readonly text: string; readonly from: string }
  | { readonly type: 'refereed'; readonly what: string }
  | { readonly type: 'ended'; readonly rule: RuleId };
