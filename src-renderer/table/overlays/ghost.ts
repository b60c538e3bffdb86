/**
 * Where a base would stand: green if it may, red and dashed if it was only asked for, pale while it is dragged, in its
 * seat's own plate at a joint of a course.
 */
import { Container } from 'pixi.js';
import type { Graphics } from 'pixi.js';
import { traceDashed, traceHatch, tracePolyline } from '../draw/dashes';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import { destroyOwnGraphics, ownGraphics, sharedGraphics } from '../draw/graphics';
import type { PlateInks } from '../inks';
import type { PlateContexts, SharedContext } from '../pieces/plate-contexts';
import { plateShape } from '../pieces/plate-shape';
import type { Overlay } from './overlay';

type Ghost = Overlay<'ghost'>;
const DRAWING_ALPHA = { possible: 0.9, requested: 0, plain: 0.6, course: 0.75 } as const;

export class GhostView {
  readonly root = new Container({ eventMode: 'none' });
  readonly #plate = ownGraphics();
  readonly #drawing = sharedGraphics();
  #shared: SharedContext | null = null;
  #contexts: PlateContexts | null = null;
  #drawn: { readonly ghost: Ghost; readonly frame: Frame } | null = null;

  constructor() {
    this.root.addChild(this.#plate, this.#drawing);
  }

  update(ghost: Ghost, frame: Frame): void {
    const last = this.#drawn;
    const isSame =
      last?.frame === frame &&
      last.ghost.shape === ghost.shape &&
      last.ghost.verdict === ghost.verdict &&
      last.ghost.seat === ghost.seat;
    if (!isSame) this.#redraw(ghost, frame);
    this.#drawn = { ghost, frame };
    this.root.position.set(ghost.pose.x * frame.pxPerIn, ghost.pose.y * frame.pxPerIn);
    this.root.rotation = (ghost.pose.headingDeg * Math.PI) / 180;
  }

  destroy(): void {
    this.#drawing.destroy();
    destroyOwnGraphics(this.#plate);
    this.#release();
    this.root.destroy();
  }

  #redraw(ghost: Ghost, frame: Frame): void {
    drawPlate(this.#plate, ghost, frame);
    const isShown = DRAWING_ALPHA[ghost.verdict] > 0;
    const drawing = isShown ? frame.plates.acquireDrawing(ghost.shape.art, ghost.seat) : null;
    this.#drawing.visible = drawing !== null;
    if (drawing) {
      this.#drawing.context = drawing.context;
      this.#drawing.scale.set(drawing.scale);
      this.#drawing.alpha = DRAWING_ALPHA[ghost.verdict];
    }
    this.#release();
    this.#shared = drawing;
    this.#contexts = frame.plates;
  }

  #release(): void {
    if (this.#shared) this.#contexts?.release(this.#shared);
    this.#shared = null;
  }
}

function drawPlate(g: Graphics, ghost: Ghost, frame: Frame): void {
  const { outline, forePx } = plateShape(ghost.shape, frame.pxPerIn, frame.sagittaPx);
  const { ink, halo, plates } = frame.inks;
  g.clear();
  tracePolyline(g, outline, true);
  switch (ghost.verdict) {
    case 'possible':
      g.fill({ color: ink.ok, alpha: 0.2 }).stroke({ color: ink.ok, width: 1.75, join: 'round' });
      break;
    case 'requested':
      g.fill({ color: ink.bad, alpha: 0.2 }).stroke({ color: halo, width: 5, alpha: 0.75, join: 'round' });
      traceHatch(g, outline, 45, 7);
      g.stroke({ color: ink.bad, alpha: 0.5, width: 1.25 });
      traceDashed(g, outline, true, 7, 4);
      g.stroke({ color: ink.bad, width: 2, join: 'round' });
      break;
    case 'course':
      drawCoursePlate(g, outline, plates[ghost.seat]);
      break;
    case 'plain':
      g.fill({ color: plates[ghost.seat].stroke, alpha: 0.18 });
      traceDashed(g, outline, true, 3, 4);
      g.stroke({ color: plates[ghost.seat].stroke, width: 1.75, join: 'round' });
  }
  // the course itself shows where its joints lead
  if (!ghost.shape.showsHeading || ghost.verdict === 'course') return;
  const color =
    ghost.verdict === 'possible'
      ? ink.ok
      : ghost.verdict === 'requested'
        ? ink.bad
        : plates[ghost.seat].stroke;
  g.poly([-6, -forePx - 5, 0, -forePx - 13, 6, -forePx - 5]).fill({ color });
}

/** The seat's plate, thin enough that the chart and what stands below show through. */
function drawCoursePlate(g: Graphics, outline: Polyline, plate: PlateInks): void {
  g.fill({ color: plate.stroke, alpha: 0.3 });
  if (plate.hatch !== null) {
    traceHatch(g, outline, -45, 7);
    g.stroke({ color: plate.hatch, alpha: 0.45, width: 1.5 });
  }
  tracePolyline(g, outline, true);
  g.stroke({ color: plate.stroke, width: 1.75, join: 'round' });
}
