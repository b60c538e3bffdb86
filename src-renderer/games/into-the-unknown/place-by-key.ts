/** Placing without a pointer: a piece chosen by key stands in the middle of what is seen, the next one beside it. */
import type { Point } from '../../../shared/geometry';
import { addPieces } from './edits';
import { makePiece, type Placeable, placeableName } from './placeable';
import type { SectorSession } from './session.svelte';
import { headingAt } from './tools/place/heading';

const STEP_IN = 0.5;
/** From one piece placed by key to the next, inches: no base is wider than it is. */
const APART_IN = 3;

/** Adds the piece and selects it, so that arrows and brackets bring it where it belongs. */
export function placeInMiddle(session: SectorSession, item: Placeable): void {
  const { sizeIn } = session.sector;
  const at = freePlace(session, sizeIn);
  const pose = { ...at, headingDeg: headingAt(at, sizeIn, 0) };
  const { units, features } = makePiece(item, pose, session.placeOwner, session.plan);
  session.commit(`Place ${placeableName(item, session.pack)}`, addPieces(units, features));
  session.select([...units, ...features].map(({ id }) => id));
  const name = placeableName(item, session.pack);
  const { words } = session;
  session.say(
    `${name} stands at ${words.figure(at.x)}, ${words.figure(at.y)}: arrows move it, brackets turn it.`,
  );
}

/** The middle of the view, or the first place east of it, then row by row, where no piece's centre is near. */
function freePlace(session: SectorSession, sizeIn: number): Point {
  const middle = session.view.middle;
  const within = (value: number): number =>
    Math.min(sizeIn - APART_IN, Math.max(APART_IN, Math.round(value / STEP_IN) * STEP_IN));
  const start = { x: within(middle.x), y: within(middle.y) };
  const across = Math.max(1, Math.floor((sizeIn - start.x) / APART_IN));
  const down = Math.max(1, Math.floor((sizeIn - start.y) / APART_IN));
  for (let index = 0; index < across * down; index += 1) {
    const [row, column] = [Math.floor(index / across), index % across];
    const at = { x: start.x + column * APART_IN, y: start.y + row * APART_IN };
    if (session.pieces.every(({ pose }) => Math.hypot(pose.x - at.x, pose.y - at.y) >= APART_IN)) return at;
  }
  return start;
}
