/** Tasks of teams, transport, hails and missions. */
import type { Effect, RangeSpec, Station } from '../../content/into-the-unknown';
import type { Point } from '../../geometry';
import type { FeatureKind } from '../../sector';
import type { SeatId } from '../seats';
import type { FeatureId, Location, OfficerId, UnitId } from './parts';
import type { EffectContext } from './task-parts';

/** Teams, transport, hails. */
export type TeamTask =
  | {
      readonly type: 'form-team';
      readonly seat: SeatId;
      readonly ship: UnitId;
      readonly station: Station | null;
      readonly pod: boolean;
    }
  /**
   * Officers of the ship join a formed team, then it may go to another section (ITU-TEAM-18). `arrival`: officers who came
   * along leave it (ITU-TRANSP-05); `join`: officers at its place join it (EMERGENCY LANDING).
   */
  | {
      readonly type: 'muster';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly step: 'officers' | 'place' | 'arrival' | 'join';
    }
  | {
      readonly type: 'disband';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly who: readonly OfficerId[];
    }
  | {
      readonly type: 'relocate';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly may: boolean;
      readonly peril: number;
    }
  | {
      readonly type: 'transport';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly officer: OfficerId | null;
      readonly range: RangeSpec;
    }
  /**
   * The owner of a shielded place may try to prevent it (`ask`, ITU-TRANSP-09); the transporting player chooses what to test
   * with where a card lets them (`means`); then the test is made and its outcome stands here (`tested`).
   */
  | {
      readonly type: 'interference';
      readonly seat: SeatId;
      /** Who tries to prevent it. */
      readonly against: SeatId;
      readonly unit: UnitId;
      readonly officer: OfficerId | null;
      readonly who: string;
      readonly with: readonly OfficerId[];
      readonly to: Exclude<Location, { readonly type: 'aside' }>;
      readonly joins: UnitId | null;
      readonly step: 'ask' | 'means' | 'tested';
      /** Null: not tested yet. */
      readonly success: boolean | null;
    }
  | {
      readonly type: 'capture';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly vulnerable: readonly OfficerId[];
    }
  | { readonly type: 'land'; readonly seat: SeatId; readonly pod: UnitId }
  | { readonly type: 'evacuate'; readonly seat: SeatId; readonly unit: UnitId; readonly step: number }
  | { readonly type: 'open-hail'; readonly seat: SeatId; readonly asked: readonly SeatId[] }
  | {
      readonly type: 'hail';
      readonly hail: string;
      readonly hailer: SeatId;
      readonly unit: UnitId;
      readonly leader: OfficerId | null;
      readonly answers: readonly {
        readonly seat: SeatId;
        readonly unit: UnitId;
        readonly leader: OfficerId | null;
      }[];
      /** `after`: officers' abilities; `close`: the hail is over, tokens may be refreshed (ITU-HAIL-05). */
      readonly step: 'answer' | 'trust' | 'resolve' | 'after' | 'close';
      /** Chosen in secret, all at once (ITU-HAIL-13); null until then. */
      readonly tokens: readonly { readonly seat: SeatId; readonly token: number | null }[];
      readonly persuasive: SeatId | null;
      readonly refused: readonly SeatId[];
    };

/** Missions. */
export type MissionTask =
  | { readonly type: 'complication-begins'; readonly step: number }
  /** Personnel of a token that leaves find a unit (ITU-MISSION-14). */
  | {
      readonly type: 'rehouse';
      readonly seat: SeatId;
      readonly who: readonly string[];
      /** Where the token lay, and its kind. */
      readonly at: Point;
      readonly kind: FeatureKind;
    }
  | {
      readonly type: 'place-feature';
      readonly seat: SeatId;
      readonly effect: Effect;
      readonly context: EffectContext;
      readonly left: number;
    }
  | {
      readonly type: 'move-feature';
      readonly seat: SeatId;
      readonly feature: FeatureId;
      readonly inches: number;
      /** Farther than so much from any other object; null: it may not overlap one. */
      readonly beyond: number | null;
      readonly staysPut: boolean;
    }
  | { readonly type: 'abduct'; readonly seat: SeatId; readonly from: SeatId; readonly role: string }
  | {
      readonly type: 'move-teams';
      readonly seat: SeatId;
      readonly from: FeatureId;
      readonly left: readonly UnitId[];
    }
  | { readonly type: 'end-game'; readonly step: number };
