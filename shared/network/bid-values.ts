/** What a card counts for when it is bid. BA-CHAL-13, BA-CHAL-15. */
import type { CommandCardRecord, LocationId } from '../content/black-alert';

export type BidRole = 'initiator' | 'leader' | 'assistant';

/** What a bid adds up to: Resolve, and bonus cards that the own and the other side have more or fewer. */
export interface BidValue {
  readonly resolve: number;
  readonly own: number;
  readonly other: number;
}

export const NO_VALUE: BidValue = { resolve: 0, own: 0, other: 0 };

export interface BidAsked {
  /** The location whose own challenge it is; null: none. */
  readonly at: LocationId | null;
  readonly role: BidRole;
  readonly isInitiating: boolean;
}

/** Printed Resolve as the card's own effects in this challenge change it: `worth` first, then `adds`. */
export function bidValue(card: Pick<CommandCardRecord, 'resolve' | 'bid'>, asked: BidAsked): BidValue {
  const effects = card.bid.filter((effect) => isMeant(effect, asked)).map(({ does }) => does);
  let [resolve, added, own, other] = [card.resolve, 0, 0, 0];
  for (const does of effects) {
    if (does.type === 'worth') resolve = does.resolve;
    else if (does.type === 'adds') added += does.resolve;
    else if (does.type === 'bonus-cards')
      [own, other] = does.side === 'own' ? [own + does.by, other] : [own, other + does.by];
  }
  return { resolve: resolve + added, own, other };
}

function isMeant({ at, role }: CommandCardRecord['bid'][number], asked: BidAsked): boolean {
  if (at !== undefined && (asked.at === null || !at.includes(asked.at))) return false;
  if (role === 'any') return true;
  if (role === 'assisting') return asked.role === 'assistant';
  return (role === 'initiating') === asked.isInitiating;
}

export function sumOfValues(values: readonly BidValue[]): BidValue {
  return values.reduce(
    (sum, { resolve, own, other }) => ({
      resolve: sum.resolve + resolve,
      own: sum.own + own,
      other: sum.other + other,
    }),
    NO_VALUE,
  );
}
