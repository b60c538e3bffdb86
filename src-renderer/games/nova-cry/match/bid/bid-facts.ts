/** What a bid for the Chancellorship would mean against the highest bid of the others, by the tie rules (NC-CHANC-05 to 15). */
import type { RuleId } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';

export interface BidTerms {
  readonly seat: SeatId;
  readonly holder: SeatId | null;
  readonly readings: Readonly<Record<string, string>>;
}

/** What the others may have bid, as far as it matters. */
export type Rivals =
  | { readonly type: 'lower' }
  | { readonly type: 'tie'; readonly withHolder: boolean; readonly alone: boolean }
  | { readonly type: 'higher' };

export interface Meaning {
  /** `win`: the bid's player takes the card and pays. */
  readonly end: 'win' | 'keep' | 'unclaimed' | 'lose' | 'nothing';
  readonly text: string;
  readonly rule: RuleId;
}

/** What comes of a bid of `intel` where the others stand so to it. */
export function meaningOf({ seat, holder, readings }: BidTerms, intel: number, rivals: Rivals): Meaning {
  if (rivals.type === 'higher')
    return {
      end: 'lose',
      text: 'Somebody else takes the card; you keep your Intel',
      rule: 'NC-CHANC-05',
    };
  if (intel === 0) return ofNothing(seat, holder, readings);
  if (rivals.type === 'lower')
    return { end: 'win', text: `You take the card and pay ${intel}`, rule: 'NC-CHANC-05' };
  if (holder === null)
    return {
      end: 'nothing',
      text: 'Nobody wins, it stays unclaimed, all keep their bids',
      rule: 'NC-CHANC-09',
    };
  if (!rivals.alone)
    return {
      end: 'unclaimed',
      text: 'Three or more tie: back to unclaimed, nobody pays',
      rule: 'NC-CHANC-11',
    };
  if (holder === seat)
    return { end: 'lose', text: 'The other one takes the card and pays', rule: 'NC-CHANC-10' };
  if (rivals.withHolder)
    return { end: 'win', text: `You take the card from its holder and pay ${intel}`, rule: 'NC-CHANC-10' };
  return betweenOthers(readings);
}

/** Two who do not hold it tie above the holder; with a holder at nothing it is unclaimed in any case (NC-CHANC-12). */
function betweenOthers(readings: Readonly<Record<string, string>>): Meaning {
  return readings['NC-CHANC-14'] === 'b'
    ? {
        end: 'keep',
        text: 'The holder keeps it, unless they bid nothing: then unclaimed',
        rule: 'NC-CHANC-14',
      }
    : { end: 'unclaimed', text: 'Back to unclaimed, nobody pays', rule: 'NC-CHANC-14' };
}

/** Everybody bids nothing. */
function ofNothing(seat: SeatId, holder: SeatId | null, readings: Readonly<Record<string, string>>): Meaning {
  if (holder === null)
    return { end: 'nothing', text: 'Nobody bids: it stays unclaimed', rule: 'NC-CHANC-06' };
  if (readings['NC-CHANC-15'] === 'b')
    return { end: 'unclaimed', text: 'Nobody bids: back to unclaimed', rule: 'NC-CHANC-15' };
  const whose = holder === seat ? 'You keep' : 'Its holder keeps';
  return { end: 'keep', text: `Nobody bids: ${whose.toLowerCase()} it`, rule: 'NC-CHANC-15' };
}

export interface MeaningRow {
  readonly when: string;
  readonly meaning: Meaning;
}

/** Every case that can come of a bid, with `others` who may bid against it. */
export function meaningsOf(terms: BidTerms, intel: number, others: readonly SeatId[]): readonly MeaningRow[] {
  const { seat, holder } = terms;
  const row = (when: string, rivals: Rivals): MeaningRow => ({
    when,
    meaning: meaningOf(terms, intel, rivals),
  });
  if (intel === 0) return [row('Somebody bids', { type: 'higher' }), row('Nobody bids', { type: 'lower' })];
  const isHoldersRival = holder !== null && holder !== seat;
  return [
    row(`All others bid less than ${intel}`, { type: 'lower' }),
    ...(isHoldersRival
      ? [row(`Only the holder bids ${intel} too`, { type: 'tie', withHolder: true, alone: true })]
      : []),
    ...(isHoldersRival && others.length < 2
      ? []
      : [row(`Only one other bids ${intel} too`, { type: 'tie', withHolder: false, alone: true })]),
    ...(others.length < 2 || holder === null
      ? []
      : [row(`Two or more others bid ${intel} too`, { type: 'tie', withHolder: false, alone: false })]),
    row('Somebody bids more', { type: 'higher' }),
  ];
}

/** What the rule that decided says, for the bids turned up. */
export const BID_RULES: Readonly<Record<string, string>> = {
  'NC-CHANC-05': 'The highest bid wins and is paid; the others keep their Intel',
  'NC-CHANC-06': 'A winning bid is at least 1: it stays unclaimed',
  'NC-CHANC-09': 'A tie for an unclaimed card: nobody wins, all keep their bids',
  'NC-CHANC-10': 'A tie with the holder: the other one wins and pays',
  'NC-CHANC-11': 'Three or more tie: back to unclaimed, nobody pays',
  'NC-CHANC-12': 'A tie while the holder bid nothing: back to unclaimed, nobody pays',
  'NC-CHANC-14': 'Two others tie above the holder',
  'NC-CHANC-15': 'Everybody bid nothing',
};
