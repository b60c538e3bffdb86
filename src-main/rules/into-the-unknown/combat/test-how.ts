/** How a test may differ from what its work and context say. */

/** What is special about a test; all that is left out is as the work and the context say. */
export interface TestHow {
  /** A test to repair hull or a damage card; left out: told by what its success does. */
  readonly repair?: boolean;
  readonly transport?: boolean;
  readonly hail?: boolean;
  /** Dice by other means than stat and skill: a hail's trust, a hail's expertise. */
  readonly intuition?: number;
  readonly expertise?: number;
  readonly difficulty?: number;
  /** The difficulty counts a hidden target already: it is its evasion. */
  readonly countsHidden?: boolean;
}
