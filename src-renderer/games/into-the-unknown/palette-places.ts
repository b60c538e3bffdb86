/** The pieces by name, for whoever types in the command palette. */
import type { NamedPlace } from '../descriptor';
import type { Piece } from './pieces';
import type { Selection } from './selection';

interface PlacesHost {
  readonly placed: readonly Piece[];
  readonly view: { reveal(x: number, y: number): void };
  select(selection: Selection): void;
}

/** `Select Defiant 2`, units before features, each in the plan's order; choosing one brings it into view. */
export function placesOf(session: PlacesHost): readonly NamedPlace[] {
  const order = (piece: Piece): number => (piece.type === 'unit' ? 0 : 1);
  return [...session.placed]
    .sort((a, b) => order(a) - order(b))
    .map(({ id, name, pose }) => ({
      id,
      title: `Select ${name}`,
      run: () => {
        session.select([id]);
        session.view.reveal(pose.x, pose.y);
      },
    }));
}
