/** How many pieces of each kind each owner has. */
import { type Owner, OWNERS } from '../../../shared/sector';
import type { Piece } from './pieces';

export const COUNT_KINDS = ['ship', 'auxiliary', 'hazard', 'projectile', 'base', 'token'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];
export const COUNT_NAMES: Readonly<Record<CountKind, string>> = {
  ship: 'Ships',
  auxiliary: 'Auxiliary units',
  hazard: 'Hazard units',
  projectile: 'Projectiles',
  base: 'Bare bases',
  token: 'Tokens',
};

export interface CountRow {
  readonly kind: CountKind;
  readonly byOwner: Readonly<Record<Owner, number>>;
}

/** One row for each kind that stands on the table. */
export function countPieces(pieces: readonly Piece[]): readonly CountRow[] {
  return COUNT_KINDS.map((kind) => {
    const ofKind = pieces.filter((piece) => kindOf(piece) === kind);
    const count = (owner: Owner) => ofKind.filter((piece) => piece.owner === owner).length;
    const [blue, orange, neutral] = OWNERS.map(count) as [number, number, number]; // OWNERS has these three
    return { kind, byOwner: { blue, orange, neutral } };
  }).filter(({ byOwner }) => OWNERS.some((owner) => byOwner[owner] > 0));
}

function kindOf(piece: Piece): CountKind {
  if (piece.type === 'feature') return 'token';
  return piece.unitClass?.kind ?? 'base';
}
