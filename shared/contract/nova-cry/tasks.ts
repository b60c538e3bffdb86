/**
 * What is under way, as a stack of plain objects: the last one is on top. A task either waits for somebody (a decision, a
 * draw of chance) or is carried out at once and may push others; when it is done it is popped and the one below goes on.
 * The rules have one file for each type.
 */
import type { Effect, Officer, PlanetType, SpaceSymbol, Timing, Token } from '../../content/nova-cry';
import type { RuleId } from '../../base';
import type { SeatId } from '../seats';
import type { CardId, PersonId } from './actions';
import type { PileName } from './parts';
import type {
  DraftStage,
  DraftHand,
  DrawTarget,
  RollPurpose,
  BattleStep,
  BattleRound,
  DuelStep,
  DuelRound,
  EffectContext,
} from './task-parts';

export type Task =
  /** NC-SETUP-09: everybody rolls; ties for highest again. */
  | { readonly type: 'first-player'; readonly among: readonly SeatId[]; readonly rolled: readonly number[] }
  /** All choose in secret, all at once (NC-DRAFT-03 to 07). */
  | { readonly type: 'draft'; readonly stage: DraftStage; readonly hands: readonly DraftHand[] }
  /** NC-KS-02: each in turn order. */
  | { readonly type: 'mercenary'; readonly seat: SeatId }
  /** What acts when the task forces stand: Databanks, Inspection (NC-START-06); `count` still to be taken. */
  | {
      readonly type: 'start-ability';
      readonly seat: SeatId;
      readonly ability: 'databanks' | 'inspection';
      readonly count: number;
    }
  /** Cards to draw from piles of choice, hidden (NC-START-02, NC-STRAT-04). */
  | { readonly type: 'draw-cards'; readonly seat: SeatId; readonly count: number; readonly rule: RuleId }
  /** The player of the turn decides what comes next. */
  | { readonly type: 'turn' }
  /** The set-up goes on with the next of its steps; carried out at once. */
  | { readonly type: 'setup'; readonly step: number }
  /** Ends the turn: symbols, then the next player (NC-TURN-02, NC-TURN-04). */
  /** `symbols`: those under the pawn that have still to act; null: not looked for yet (NC-EVENT-01). */
  | { readonly type: 'end-turn'; readonly symbols: readonly SpaceSymbol[] | null }
  /** Chance names so many cards of a pile; more than it holds brings the discards in (NC-SETUP-07). */
  | { readonly type: 'draw'; readonly pile: PileName; readonly count: number; readonly to: DrawTarget }
  | { readonly type: 'roll'; readonly dice: number; readonly for: RollPurpose; readonly rule: RuleId }
  /** Tokens from the bag into a front row; `redraws` in the Alerts Phase (NC-ALERT-16, NC-ALERT-17), `aside` for reading b of NC-ALERT-19. */
  | {
      readonly type: 'draw-tokens';
      readonly seat: SeatId;
      readonly count: number;
      readonly redraws: boolean;
      readonly aside: readonly Token[];
    }
  /**
   * A token activates; its player may have something to say first, then carries it out (NC-ALERT-06 to 10). It lies in no
   * front row and not in the bag meanwhile: who puts this on the stack has taken it out.
   */
  | {
      readonly type: 'activate';
      readonly seat: SeatId;
      readonly token: Token;
      /** Whose doing it is: an opponent's, or null. */
      readonly by: SeatId | null;
      readonly step: 'answer' | 'effect';
    }
  /** Planets that were drawn; one that the warp allows must be played (NC-NAV-04), of a `survey` one may. */
  | {
      readonly type: 'choose-planet';
      readonly seat: SeatId;
      readonly drawn: readonly CardId[];
      readonly why: 'navigation' | 'survey';
    }
  /** Somebody with Blockade is asked about a planet just chosen (NC-ABIL-01). */
  | {
      readonly type: 'blockade';
      readonly seat: SeatId;
      readonly planet: CardId;
      readonly asked: readonly SeatId[];
    }
  /** On the last space: points, text, discard, discovery (NC-PLANET-01). */
  | {
      readonly type: 'dock';
      readonly seat: SeatId;
      readonly planet: CardId;
      readonly step: 'score' | 'text' | 'discard' | 'discovery';
    }
  /** The line that came; it may be rolled again (NC-DISC-01, NC-ABIL-12). */
  | {
      readonly type: 'discovery';
      readonly seat: SeatId;
      readonly planet: PlanetType;
      readonly die: number | null;
      /** Re-rolls made so far, from 0. */
      readonly rerolls: number;
    }
  /** At a merchant planet; how often each line was bought (NC-MERCH-01 to 04). */
  | {
      readonly type: 'merchant';
      readonly seat: SeatId;
      readonly bought: Readonly<Record<string, number>>;
      readonly serviced: boolean;
    }
  /** All bid in secret, all at once (NC-CHANC-04); null until then. */
  | {
      readonly type: 'chancellorship';
      readonly bids: readonly { readonly seat: SeatId; readonly intel: number | null }[];
    }
  | {
      readonly type: 'battle';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      /** 1 to 3. */
      readonly round: number;
      readonly step: BattleStep;
      readonly dice: readonly [number, number] | null;
      readonly rounds: readonly BattleRound[];
      /** Who has said that they do nothing more at this step. */
      readonly passed: readonly SeatId[];
      /** Re-rolls the defender has for standing on Nebulas, and each side's Gunnery (NC-EVENT-04). */
      readonly nebula: number;
      readonly gunnery: readonly [number, number];
      /** Damage of this round that cards keep off attacker and defender, whichever is hit in the end. */
      readonly prevented: readonly [number, number];
    }
  | {
      readonly type: 'duel';
      readonly attacker: SeatId;
      readonly defender: SeatId;
      readonly round: number;
      readonly step: DuelStep;
      readonly dice: readonly [number, number] | null;
      readonly rounds: readonly DuelRound[];
      /** Wounds of attacker and defender in this duel (NC-DUEL-10). */
      readonly wounds: readonly [number, number];
      readonly passed: readonly SeatId[];
      readonly prevented: readonly [number, number];
    }
  /** A person is about to be knocked out or destroyed; its player may answer (timing `crew-out`). */
  | {
      readonly type: 'put-out';
      readonly seat: SeatId;
      readonly person: PersonId;
      readonly to: 'knocked-out' | 'destroyed';
      readonly by: SeatId | null;
      readonly step: 'answer' | 'effect';
    }
  /** Damage of a card or symbol on a ship; evadable damage may be answered (timing `card-damage`). */
  | {
      readonly type: 'damage';
      readonly seat: SeatId;
      readonly count: number;
      readonly by: SeatId | null;
      readonly evadable: boolean;
      readonly step: 'answer' | 'effect';
    }
  /** Cards of a hand go to the discards, or to another hand. */
  | {
      readonly type: 'give-up';
      readonly seat: SeatId;
      readonly count: number;
      readonly by: 'holder' | 'chance';
      readonly to: SeatId | null;
      readonly rule: RuleId;
    }
  /** So many cards are chosen among `cards` (a pile searched, hands seen, discards, aliens); only `seat` sees them. */
  | {
      readonly type: 'pick-cards';
      readonly seat: SeatId;
      readonly from: 'pile' | 'discards' | 'hand' | 'aliens';
      readonly owner: SeatId | Officer | null;
      /** Chance shows them first (`revealed`), so that what was seen cannot be taken back; empty until then. */
      readonly shown: boolean;
      readonly cards: readonly CardId[];
      readonly count: number;
      readonly may: boolean;
    }
  /** A pile is chosen to search, or to fetch from the discards of. */
  | {
      readonly type: 'choose-pile';
      readonly seat: SeatId;
      readonly piles: readonly Officer[];
      readonly for: 'search' | 'recover' | 'draw' | 'anomaly';
      readonly count: number;
    }
  /** An Anomaly's card: an option is carried out without points and skill (NC-EVENT-05 to 07). */
  | { readonly type: 'anomaly'; readonly seat: SeatId; readonly card: CardId | null }
  /** A strategy is carried out once (NC-STRAT-02 to 05); `again`: as the Chancellor's second doing. */
  | { readonly type: 'strategy'; readonly seat: SeatId; readonly id: string; readonly again: boolean }
  /** The second doing of a strategy by the Chancellor: again or not (NC-CHANC-16). */
  | { readonly type: 'again'; readonly seat: SeatId; readonly id: string }
  /** The token type an Inspection names (NC-INSP-01). */
  | { readonly type: 'inspect'; readonly seat: SeatId }
  /** A card whose text is being carried out; then it lies in play or goes to its discards (NC-ACTION-07). */
  | { readonly type: 'played'; readonly seat: SeatId; readonly card: CardId; readonly option: 0 | 1 }
  /** Effects of a card, chart line or ability, carried out in order. */
  | { readonly type: 'effects'; readonly effects: readonly Effect[]; readonly context: EffectContext }
  /** A verb that needs choices before it can be carried out, with those already made. */
  | {
      readonly type: 'verb';
      readonly effect: Effect;
      readonly context: EffectContext;
      /** How often it has been carried out of its count. */
      readonly done: number;
      /** The opponent chosen for it; null: none yet or none needed. */
      readonly seat: SeatId | null;
    }
  /** Each of these answers a verb in turn, such as a tribute. */
  | {
      readonly type: 'tribute';
      readonly from: readonly SeatId[];
      readonly to: SeatId;
      readonly kinds: readonly ('intel' | 'card' | 'training')[];
      readonly count: number;
    };

export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
/** Tasks at which players other than the one of the turn may be asked for something at this time. */
export type AnswerTiming = Exclude<Timing, 'own-turn' | 'any'>;
