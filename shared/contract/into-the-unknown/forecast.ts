/** Rolls as the rules count them out beforehand: exact odds are told from them by whoever knows no rule of the game. */

/** So many of each result. */
export type Shows = Readonly<
  Partial<Record<'success' | 'breakthrough' | 'analysis' | 'delta', number | undefined>>
>;

/** Results that may be spent for others before the roll is decided, so often at most; null: as often as they are there. */
export interface Exchange {
  readonly spend: Shows;
  readonly gain: Shows;
  readonly times: number | null;
}

/** Dice and what may be done with them. */
export interface PoolForecast {
  /** Dice of each kind that are rolled, by the pack's ids. */
  readonly dice: Readonly<Record<string, number>>;
  /** So many dice may be rolled again, by each source. */
  readonly rerolls: readonly number[];
  /** So many dice of a kind may be swapped for another before they are rolled; null: none. */
  readonly swap: { readonly from: string; readonly to: string; readonly upTo: number } | null;
  readonly exchanges: readonly Exchange[];
  /** Something more may be done with the dice that odds do not count: they are the least there is. */
  readonly isLeast: boolean;
}

/** What an attack comes to, in points and steps. */
export interface StruckTarget {
  /** The end that it strikes; null: the target has none. */
  readonly end: 'fore' | 'aft' | null;
  /** Success results that a hit takes: with whatever obscures and hides the target. */
  readonly evasion: number;
  /** Points that the shields there cancel. */
  readonly shields: number;
  /** The damage status now and that of every step that is left; null: no track stops the damage. */
  readonly hull: { readonly status: string; readonly steps: readonly string[] } | null;
  /** Of a team: the damage that it can still take. */
  readonly health: number | null;
}

/** An attack as it will lie there before it is rolled, if nobody answers it. */
export interface AttackForecast extends PoolForecast {
  /** How much of each keyword is left to use. */
  readonly keywords: { readonly pierce: number; readonly breach: number; readonly lethal: number };
  /** One, or one for each end that its player may choose to have struck. */
  readonly targets: readonly StruckTarget[];
}

/** The roll under way, until it is decided. */
export interface RollAhead extends Pick<PoolForecast, 'swap' | 'exchanges' | 'isLeast'> {
  /** Every die by its place: what it shows as it is read now; null: it is still to be rolled. */
  readonly dice: readonly { readonly die: string; readonly shows: Shows | null }[];
  /** How many dice each source may still have rolled again. */
  readonly rerolls: Readonly<Record<string, number>>;
  /** Success results that a test takes; of an attack its targets tell. */
  readonly needed: number | null;
  readonly attack: Pick<AttackForecast, 'keywords' | 'targets'> | null;
}
