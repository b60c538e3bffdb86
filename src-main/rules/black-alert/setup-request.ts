/** What a person asks for before a match. BA-SETUP-09. */
import type { Team } from '../../../shared/content/black-alert';
import type { CharacterId } from '../../../shared/contract/black-alert';
import type { NodeId, PlacedTile, Space } from '../../../shared/hex';

export interface SeatChoice {
  readonly team: Team;
  readonly characters: readonly CharacterId[];
}

/** Places left out are those of the pack. */
export interface BlackAlertSetup {
  /** In seat order; two to four. */
  readonly seats: readonly SeatChoice[];
  /** All 19 tiles as they lie; left out: laid at random (BA-COMP-04). */
  readonly tiles?: readonly PlacedTile[] | undefined;
  readonly discovery?: NodeId | undefined;
  readonly charon?: Space | undefined;
  readonly fleets?: readonly Space[] | undefined;
  readonly corruption?: readonly Space[] | undefined;
}
