/** The place is chosen; a drag points the fore end, the release adds the piece and selects it. */
import type { Pose } from '../../../../../shared/geometry';
import { isDrag } from '../../../../tools';
import { addPieces } from '../../edits';
import { makePiece, placeableName } from '../../placeable';
import { headingTowards, snaps } from '../../snapping';
import type { SectorState } from '../context';
import { headingAt } from './heading';
import type { PlaceStage, PlaceStates } from './states';

export function aiming(stage: PlaceStage, { piece, start, at, turnDeg }: PlaceStates['aiming']): SectorState {
  const { context } = stage;
  let pose: Pose = { ...at, headingDeg: headingAt(at, context.sector.sizeIn, turnDeg) };
  return {
    path: 'place.aiming',
    cursor: 'copy',
    preview: () => ({ type: 'carrying', piece, pose }),
    pointerMove: (input) => {
      if (!isDrag(start, input)) return;
      pose = { ...at, headingDeg: headingTowards(at, input.at, snaps(context.snap, input.modifiers.alt)) };
    },
    pointerUp: () => {
      const added = makePiece(piece, pose, context.placeOwner, context.plan);
      context.commit(`Place ${placeableName(piece, context.pack)}`, addPieces(added.units, added.features));
      context.select([...added.units, ...added.features].map(({ id }) => id));
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
