/** The selected pieces and annotations follow the pointer; locked ones stay. Release commits one step, Esc leaves no trace. */
import type { Annotation } from '../../../../../shared/documents/plan';
import { type Point, type Pose, roundPose } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import { type AnnotationById, replaceAnnotations, shiftAnnotation } from '../../annotation-edits';
import { movePieces, type PoseById } from '../../edits';
import { PLACE_STEP_IN, snapReachIn, snaps, softSnap } from '../../snapping';
import { named } from '../../wording';
import type { SectorState, SelectStage, SelectStates } from './states';

export function draggingPieces(
  stage: SelectStage,
  { start, lead, now }: SelectStates['dragging-pieces'],
): SectorState {
  const { context } = stage;
  const moving = context.pieces.filter((piece) => context.selection.includes(piece.id) && !piece.locked);
  const notes = context.annotating.shown.filter(({ id }) => context.selection.includes(id));
  const from: PoseById = new Map(moving.map((piece) => [piece.id, piece.pose]));
  let by = shiftOf(stage, start, lead.pose, now);
  return {
    path: 'select.dragging-pieces',
    cursor: 'grabbing',
    preview: () => ({
      type: 'moving',
      leadId: lead.id,
      from,
      to: shifted(from, by),
      annotations: shiftedAnnotations(notes, by),
    }),
    pointerMove: (input) => void (by = shiftOf(stage, start, lead.pose, input)),
    pointerUp: () => {
      const names = [
        ...moving.map((piece) => piece.name),
        ...(notes.length > 0 ? notes.map(() => lead.name) : []),
      ];
      const name = named(names, notes.length > 0 ? 'things' : 'pieces');
      const label = `Move ${name} ${context.words.length(Math.hypot(by.x, by.y))}`;
      const [pieces, annotations] = [shifted(from, by), shiftedAnnotations(notes, by)];
      context.commit(label, (draft) => {
        movePieces(pieces)(draft);
        replaceAnnotations(annotations)(draft);
      });
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

/** The drag as a shift of the table, the grabbed piece's centre snapping softly to half inches. */
function shiftOf(stage: SelectStage, start: PointerInput, centre: Point, now: PointerInput): Point {
  const to = { x: centre.x + now.at.x - start.at.x, y: centre.y + now.at.y - start.at.y };
  if (!snaps(stage.context.snap, now.modifiers.alt)) return { x: to.x - centre.x, y: to.y - centre.y };
  const reach = snapReachIn(now.pxPerIn);
  return {
    x: softSnap(to.x, PLACE_STEP_IN, reach) - centre.x,
    y: softSnap(to.y, PLACE_STEP_IN, reach) - centre.y,
  };
}

function shifted(from: PoseById, by: Point): PoseById {
  const move = (pose: Pose): Pose => roundPose({ ...pose, x: pose.x + by.x, y: pose.y + by.y });
  return new Map([...from].map(([id, pose]) => [id, move(pose)]));
}

function shiftedAnnotations(annotations: readonly Annotation[], by: Point): AnnotationById {
  return new Map(annotations.map((each) => [each.id, shiftAnnotation(each, by)]));
}
