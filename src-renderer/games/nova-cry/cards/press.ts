/** How a card can be pressed; absent: it only shows. */
export interface CardPress {
  /** What pressing it does, in words: `Knock out Ilan Vos`. */
  readonly label: string;
  /** It is the answer given so far. */
  readonly isPicked: boolean;
  readonly run: () => void;
}
