/** One piece on the table: plate and drawing from shared contexts, moved and turned; redrawn only when its look changes. */
import { Container } from 'pixi.js';
import type { Graphics } from 'pixi.js';
import type { PxBox } from '../draw/clip';
import type { Pose } from '../../../shared/geometry';
import type { Frame } from '../draw/frame';
import { destroyOwnGraphics, ownGraphics, sharedGraphics } from '../draw/graphics';
import { pieceBands } from '../labels/boxes';
import type { PieceModel } from '../scene-model';
import { isSameData } from '../same-data';
import type { PlateContexts, SharedContext } from './plate-contexts';

const RAD = Math.PI / 180;
const DIMMED_ALPHA = 0.38;

export class PieceView {
  readonly root = new Container({ eventMode: 'none' });
  readonly #plate = sharedGraphics();
  readonly #drawing = sharedGraphics();
  #lock: Graphics | null = null;
  #shared: SharedContext[] = [];
  #contexts: PlateContexts | null = null;
  #look = '';
  #pose: Pose | null = null;
  #bands: readonly PxBox[] = [];

  constructor() {
    this.root.addChild(this.#plate, this.#drawing);
  }

  /** The boxes that labels keep clear of, pixels of the world. */
  get bands(): readonly PxBox[] {
    return this.#bands;
  }

  update(model: PieceModel, frame: Frame): void {
    const look = `${frame.pxPerIn}|${frame.plates.lookKey({ ...model, shape: model })}|${model.art?.id ?? ''}|${Number(model.locked)}`;
    const isNewLook = look !== this.#look || frame.plates !== this.#contexts;
    if (isNewLook) this.#redraw(model, frame);
    if (isNewLook || !isSameData(this.#pose, model.pose)) this.#bands = pieceBands(model, frame.pxPerIn);
    this.#look = look;
    this.#pose = model.pose;
    this.root.position.set(model.pose.x * frame.pxPerIn, model.pose.y * frame.pxPerIn);
    this.root.rotation = model.pose.headingDeg * RAD;
    this.root.alpha = model.dimmed ? DIMMED_ALPHA : 1;
    if (this.#lock) this.#lock.rotation = -this.root.rotation;
  }

  destroy(): void {
    this.#plate.destroy();
    this.#drawing.destroy();
    if (this.#lock) destroyOwnGraphics(this.#lock);
    this.#release();
    this.root.destroy();
  }

  #redraw(model: PieceModel, frame: Frame): void {
    const plate = frame.plates.acquirePlate({ ...model, shape: model });
    const drawing = frame.plates.acquireDrawing(model.art, model.seat);
    this.#plate.context = plate.context;
    this.#drawing.visible = drawing !== null;
    if (drawing) {
      this.#drawing.context = drawing.context;
      this.#drawing.scale.set(drawing.scale);
    }
    this.#release(); // after taking up the new ones, so that what stays the same is not built again
    this.#shared = drawing ? [plate, drawing] : [plate];
    this.#contexts = frame.plates;
    this.#drawLock(model, frame);
  }

  /** A small padlock at the starboard quarter, upright whatever the heading. */
  #drawLock(model: PieceModel, frame: Frame): void {
    if (this.#lock) this.#lock.visible = model.locked;
    if (!model.locked) return;
    this.#lock ??= this.root.addChild(ownGraphics());
    const g = this.#lock.clear();
    const { x, y } = quarter(model, frame.pxPerIn);
    g.position.set(x, y);
    const ink = frame.inks.plates[model.seat].stroke;
    g.circle(0, 0, 8.5).fill({ color: frame.inks.tagGround }).stroke({ color: ink, width: 1.25 });
    g.roundRect(-3.5, -0.8, 7, 5.2, 1).fill({ color: ink });
    g.moveTo(-2.2, -0.8).lineTo(-2.2, -2.4).arc(0, -2.4, 2.2, Math.PI, 0).lineTo(2.2, -0.8);
    g.stroke({ color: ink, width: 1.4 });
  }

  #release(): void {
    for (const shared of this.#shared) this.#contexts?.release(shared);
    this.#shared = [];
  }
}

function quarter(model: PieceModel, pxPerIn: number): { readonly x: number; readonly y: number } {
  const { body } = model;
  if (body.type === 'disc')
    return { x: body.radiusIn * pxPerIn * Math.SQRT1_2, y: body.radiusIn * pxPerIn * Math.SQRT1_2 };
  const u = Math.max(...body.corners.map((c) => c.u));
  const v = Math.min(...body.corners.map((c) => c.v));
  return { x: u * pxPerIn, y: -v * pxPerIn * 0.86 };
}
