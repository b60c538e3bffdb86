/** Tasks of set-up, in its ten steps (ITU-SETUP-01). */
import type { DirectiveCategory } from '../../content/into-the-unknown';
import type { SeatId } from '../seats';
import type { CardRef, OfficerId, UnitId } from './parts';

/** Set-up, in its ten steps (ITU-SETUP-01). */
export type SetUpTask =
  /** Goes on with the next part of a step, 1 to 10 as printed; carried out at once. */
  | { readonly type: 'set-up'; readonly step: number; readonly part: number }
  /** Chance names cards; of `secrets` a number. */
  | {
      readonly type: 'draw';
      readonly from: 'overtures' | 'situations' | 'complications' | 'transfer' | 'secrets';
      readonly count: number;
      readonly seat: SeatId | null;
      readonly unit: UnitId | null;
      readonly why: string;
    }
  | {
      readonly type: 'complication';
      readonly hands: readonly {
        readonly seat: SeatId;
        readonly dealt: readonly CardRef[];
        readonly kept: CardRef | null;
      }[];
    }
  | { readonly type: 'priority-dice'; readonly among: readonly SeatId[] }
  | { readonly type: 'fleet'; readonly seat: SeatId }
  | { readonly type: 'crew'; readonly seat: SeatId }
  | { readonly type: 'flex'; readonly seat: SeatId; readonly available: readonly CardRef[] }
  /** A tie for rank: who becomes commodore, or captain of that ship (ITU-SETUP-21, ITU-SETUP-23). */
  | {
      readonly type: 'rank';
      readonly seat: SeatId;
      readonly ship: UnitId | null;
      readonly among: readonly OfficerId[];
    }
  | { readonly type: 'displaced'; readonly seat: SeatId; readonly officer: OfficerId; readonly unit: UnitId }
  | {
      readonly type: 'split-directives';
      readonly seat: SeatId;
      readonly categories: readonly DirectiveCategory[];
    }
  | { readonly type: 'role'; readonly seat: SeatId; readonly role: string }
  | { readonly type: 'survivor'; readonly seat: SeatId }
  | { readonly type: 'influence'; readonly seat: SeatId }
  /** Features of one kind, placed by turns (ITU-SETUP-29); `part` and `index` name the record that says where. */
  | {
      readonly type: 'objects';
      readonly part: 'overture' | 'situation' | 'complication';
      readonly index: number;
      readonly next: SeatId;
      readonly left: number;
      readonly fixed: boolean;
    }
  | { readonly type: 'deploy'; readonly next: SeatId; readonly stage: 'ships' | 'others' | 'reinforcements' }
  | {
      readonly type: 'reinforce';
      readonly next: SeatId;
      readonly left: Readonly<Partial<Record<SeatId, number>>>;
    };
