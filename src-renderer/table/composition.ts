/** Everything that one picture of the table consists of, on a stage of its own: the world, the rhumbs, the instruments. */
import { Container } from 'pixi.js';
import type { CameraState } from './camera';
import { drawInstruments } from './chart/instruments';
import { drawRhumbs } from './chart/rose';
import { unseen } from './chart/unseen';
import type { Stage } from './chart/stage';
import { snapPx } from './draw/frame';
import type { Frame } from './draw/frame';
import { Pen } from './draw/pen';
import type { LabelSides } from './labels/label-placement';
import { placeWorld } from './layers';
import { isSameData } from './same-data';
import type { ChartModel, SceneModel } from './scene-model';
import { World } from './world';

/** What the picture is taken of, apart from the model. `size` is in CSS pixels, as the camera's zoom is. */
export interface View {
  readonly camera: CameraState;
  readonly size: { readonly width: number; readonly height: number };
  /** Rulers, rose with its rhumbs, scale bar. */
  readonly instruments: boolean;
}

export class Composition {
  readonly stage = new Container({ eventMode: 'none', interactiveChildren: false });
  readonly #world: World;
  readonly #rhumbs = new Pen();
  readonly #instruments = new Pen();
  #instrumented: { readonly frame: Frame; readonly stage: Stage; readonly chart: ChartModel } | null = null;

  /** `held` are the sides on which another composition has its labels: they stay there where they can. */
  constructor(held?: LabelSides) {
    this.#world = new World(this.stage, held);
    this.#world.layers.rhumbs.addChild(this.#rhumbs.root);
    this.#world.layers.instruments.addChild(this.#instruments.root);
  }

  get labelSides(): LabelSides {
    return this.#world.labelSides;
  }

  /** Draws what differs from the last time; `frame` must be one of the view's zoom. */
  compose(model: SceneModel, frame: Frame, view: View): void {
    const { pxPerIn, originX, originY } = view.camera;
    const stage = {
      ...view.size,
      originX: snapPx(-originX * pxPerIn, frame.dpr),
      originY: snapPx(-originY * pxPerIn, frame.dpr),
    };
    this.#world.show(model, frame, unseen(pxPerIn, model.chart, stage, view.instruments));
    placeWorld(this.#world.layers, stage.originX, stage.originY);
    if (view.instruments) this.#drawInstruments(model, frame, stage);
  }

  destroy(): void {
    this.#rhumbs.destroy();
    this.#instruments.destroy();
    this.#world.destroy();
    this.stage.destroy({ children: true });
  }

  /** Rulers, rose and scale bar change with camera, stage, sector and unit only. */
  #drawInstruments({ chart }: SceneModel, frame: Frame, stage: Stage): void {
    const last = this.#instrumented;
    const isSameChart = last?.chart.sizeIn === chart.sizeIn && last.chart.units === chart.units;
    if (isSameChart && last.frame === frame && isSameData(last.stage, stage)) return;
    this.#rhumbs.begin(frame);
    drawRhumbs(this.#rhumbs, chart, frame, stage);
    this.#rhumbs.end();
    this.#instruments.begin(frame);
    drawInstruments(this.#instruments, chart, frame, stage);
    this.#instruments.end();
    this.#instrumented = { frame, stage, chart };
  }
}
