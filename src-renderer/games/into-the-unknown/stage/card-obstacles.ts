/** What a verdict card must not cover: its two pieces, their names, the proof between them; other pieces weigh less. */
import type { Point } from '../../../../shared/geometry';
import { type CameraState, toScreen } from '../../../table/camera';
import type { MeasureVerdict } from '../measure-verdict';
import { type Piece, reachOf } from '../pieces';
import type { Obstacle, ScreenBox, Size } from './free-corner';

const SPOKEN_OF = { weight: 1, spokenOf: true } as const;
const NAME_WEIGHT = 0.2;
const OTHER_WEIGHT = 0.02;
const EDGE_PX = 8;
/** A piece's name stands below it, or beside it where that is not free. */
const NAME_PX: Size = { width: 120, height: 40 };
/** The proof is covered by boxes this far apart, and its figure by one in the middle. */
const STEP_PX = 24;
const FIGURE_PX: Size = { width: 140, height: 28 };

export interface CardScene {
  readonly camera: CameraState;
  readonly pieces: readonly Piece[];
  readonly from: Piece;
  readonly to: Piece;
  readonly verdict: MeasureVerdict;
}

export function cardObstacles({ camera, pieces, from, to, verdict }: CardScene): readonly Obstacle[] {
  const others = pieces.filter(({ id }) => id !== from.id && id !== to.id);
  return [
    ...[from, to].flatMap((piece) => pieceObstacles(camera, piece)),
    ...proofObstacles(camera, verdict),
    ...others.map((piece) => ({ ...pieceBox(camera, piece), weight: OTHER_WEIGHT })),
  ];
}

function pieceObstacles(camera: CameraState, piece: Piece): readonly Obstacle[] {
  const box = pieceBox(camera, piece);
  const middle = (box.x0 + box.x1) / 2;
  const below = boxAbout({ x: middle, y: box.y1 + NAME_PX.height / 2 }, NAME_PX);
  return [
    { ...box, ...SPOKEN_OF },
    { ...below, weight: NAME_WEIGHT },
  ];
}

function pieceBox(camera: CameraState, piece: Piece): ScreenBox {
  const reachPx = reachOf(piece) * camera.pxPerIn + EDGE_PX;
  return boxAbout(toScreen(camera, piece.pose), { width: 2 * reachPx, height: 2 * reachPx });
}

function proofObstacles(camera: CameraState, { measure, decisive }: MeasureVerdict): readonly Obstacle[] {
  const from = toScreen(camera, decisive?.from ?? measure.from);
  const to = toScreen(camera, decisive?.to ?? measure.to);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX));
  const size = { width: STEP_PX / 2, height: STEP_PX / 2 };
  const line = Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
  const boxes = [boxAbout(middle, FIGURE_PX), ...line.map((at) => boxAbout(at, size))];
  return boxes.map((box) => ({ ...box, ...SPOKEN_OF }));
}

function boxAbout(at: Point, { width, height }: Size): ScreenBox {
  return { x0: at.x - width / 2, y0: at.y - height / 2, x1: at.x + width / 2, y1: at.y + height / 2 };
}
