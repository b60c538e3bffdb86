/** A pack of the person's own, as the New dialog offers it. */
export interface OwnPack {
  readonly id: string;
  readonly title: string;
  /** Why nothing can be played with it; null: it can. */
  readonly problem: string | null;
}
