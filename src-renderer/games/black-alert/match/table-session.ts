/** What the parts of a match's table may ask of its session: the state as it is seen, the decision under way, and its doors. */
import type { BlackAlertContent, LocationId, Team } from '../../../../shared/content/black-alert';
import type { BlackAlertMatchState, SeatId } from '../../../../shared/contract';
import type {
  BlackAlertAction,
  BlackAlertView,
  ChallengeView,
  CharacterId,
  TaskView,
} from '../../../../shared/contract/black-alert';
import type { NodeId } from '../../../../shared/hex';
import type { Advice } from '../../../panels/decide/advice.svelte';
import type { MatchContext } from '../../descriptor';
import type { BoardView } from '../board/board-view.svelte';
import type { MatchBoard } from './board.svelte';
import type { ChallengeWatch } from './challenge/watch.svelte';
import type { Choosing } from './decision/choosing.svelte';
import type { Entry } from './decision/entries';
import type { Hovered, Preview } from './previewed';
import type { Turning } from './turning.svelte';

/** What keys and status line need of the stage of a challenge. */
export interface Contest {
  readonly shown: { readonly result: unknown; readonly bidder: CharacterId | null } | null;
  /** Who of the looking seat is asked for a bid. */
  readonly bidder: CharacterId | null;
  readonly options: readonly unknown[];
  pick(index: number): void;
}

export interface TableSession {
  readonly content: BlackAlertContent;
  readonly match: MatchContext<'black-alert'>['match'];
  readonly state: BlackAlertMatchState;
  readonly view: BlackAlertView;
  readonly offers: BlackAlertMatchState['offers'];
  readonly entries: readonly Entry[];
  readonly task: TaskView | null;
  /** The challenge under way, until its effect is carried out; null: none. */
  readonly challenge: ChallengeView | null;
  /** The seat whose eyes these are, and its team; null: everybody's. */
  readonly seat: SeatId | null;
  readonly team: Team | null;
  readonly board: MatchBoard;
  readonly choosing: Choosing;
  readonly turning: Turning;
  readonly advice: Advice;
  readonly watch: ChallengeWatch;
  readonly contest: Contest;
  readonly camera: BoardView;
  readonly hovered: Hovered | null;
  readonly preview: Preview;
  /** The row that sets out from the helm; null: nobody is at it. */
  readonly helmEntry: Entry | null;
  /** Nothing moves by itself: the person wants it so. */
  readonly isStill: boolean;
  mayHelm(node: NodeId): boolean;
  act(action: BlackAlertAction): Promise<boolean>;
  confirm(): Promise<boolean>;
  escape(): void;
  take(id: string): void;
  setTool(id: string): void;
  pressLocation(location: LocationId): void;
}
