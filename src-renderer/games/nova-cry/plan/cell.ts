/** A cell of an odds matrix that is looked at. */
export interface Cell {
  readonly kind: 'battle' | 'duel';
  /** Ids of ships or of weapons: who attacks, who defends. */
  readonly row: string;
  readonly column: string;
}

export function isSameCell(one: Cell | null, other: Cell | null): boolean {
  return one?.kind === other?.kind && one?.row === other?.row && one?.column === other?.column;
}
