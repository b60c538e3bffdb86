/** Parts of a match's state that everybody at the table may know. */
import type { Modifier, Resource, Team } from '../../content/black-alert';
import type { NodeId, PlacedTile, Space } from '../../hex';
import type { SeatId } from '../seats';
import type { CardId, CharacterId } from './actions';

export interface SeatState {
  readonly seat: SeatId;
  readonly team: Team;
  /** In the order in which they hold the turn; two for the lone player of three (BA-THREE-01). */
  readonly characters: readonly CharacterId[];
}

export type Tokens = Readonly<Record<Resource, number>>;

/** `move` until a move or an action was taken; free actions are allowed from `move` to the end of `action`. */
export type TurnStep = 'draw' | 'move' | 'action' | 'clean-up';
export interface TurnState {
  /** 1 and up; the turn of `character`. */
  readonly number: number;
  readonly character: CharacterId;
  readonly step: TurnStep;
  /** Free actions and steps used this turn (BA-FREE-01, BA-MOVE-03, BA-ACT-01). */
  readonly moves: number;
  readonly actions: number;
  readonly playedText: boolean;
  readonly usedAbility: boolean;
  readonly tookReady: boolean;
  /** Set when the turn begins: a wound takes Move and Action away, being detained leaves only the way home. */
  readonly held: 'none' | 'wounded' | 'detained';
  /** Corruption Risk cards as they were discarded this turn, by the team whose pile they went to (BA-CLEAN-09). */
  readonly risk: Readonly<Record<Team, readonly CardId[]>>;
}

export interface Board {
  readonly tiles: readonly PlacedTile[];
  /** Tiles with a Corruption token, sorted. */
  readonly corruption: readonly Space[];
  /** Where the Fleet tokens are, sorted; at most two, both may share a tile. */
  readonly fleets: readonly Space[];
  readonly discovery: NodeId;
  readonly charon: Space;
}

export interface ActiveModifier {
  readonly team: Team;
  readonly until: 'turn' | 'used' | 'game';
  readonly what: Modifier;
  /** The card or ability it comes from. */
  readonly from: string;
}
