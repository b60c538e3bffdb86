/** One picture of the star chart on a stage of its own: geometry, layout and drawings, each made anew only when it must. */
import { Container } from 'pixi.js';
import type { CameraState } from '../camera';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { LabelSides } from '../labels/label-placement';
import { chartItems } from './chart-items';
import { type ChartGeometry, chartGeometry, type RouteLine } from './geometry/chart-geometry';
import { lengthOf, startOf } from './geometry/curves';
import { ItemLayers } from './layers';
import { type ChartLayout, chartLayout } from './layout/chart-layout';
import type { Circle } from './layout/piece-places';
import type { ChartRoute, ChartTile, NetworkModel } from './model';
import { type Moment, Motion } from './motion';

/** A model without anything: what shows before the first one is set. */
export const EMPTY_NETWORK: NetworkModel = {
  tiles: [],
  loops: [],
  nodeMarks: new Map(),
  tokens: [],
  ships: [],
  routes: [],
  offeredSpaces: [],
  focus: null,
  waitsFor: null,
  names: true,
  reducedMotion: true,
};

/** While a tile is dragged it follows the hand; a larger step, such as by a key, is a turn. */
const HAND_STEP_DEG = 40;
/** Breath of the halo: from full to this and back in twice this time. */
const BREATH_LEAST = 0.62;
const BREATH_MS = 2400;

export class NetworkComposition {
  readonly stage = new Container({ eventMode: 'none', interactiveChildren: false });
  readonly #layers = new ItemLayers(this.stage);
  readonly #motion: Motion;
  #held: LabelSides;
  #layout: ChartLayout | null = null;
  #model: NetworkModel | null = null;
  #frame: Frame | null = null;

  /** `former` is the picture whose place this one takes: words stay on their sides, gliding goes on. */
  constructor(former: NetworkComposition | null) {
    this.#held = former?.labelSides ?? new Map();
    this.#motion = former?.motion ?? new Motion();
  }

  get labelSides(): LabelSides {
    return this.#held;
  }

  get motion(): Motion {
    return this.#motion;
  }

  /** Where everything stands in the last picture; null before the first. */
  get layout(): ChartLayout | null {
    return this.#layout;
  }

  /** Draws what differs from the last time. Returns whether something is still under way. */
  compose(model: NetworkModel, frame: Frame, camera: CameraState, nowMs: number): boolean {
    const isSame = model === this.#model && frame === this.#frame && !this.#motion.isMoving;
    if (!isSame) this.#lay(model, frame, nowMs);
    this.#layers.moveTo(
      snapPx(-camera.originX * camera.pxPerIn, frame.dpr),
      snapPx(-camera.originY * camera.pxPerIn, frame.dpr),
    );
    this.#layers.fade('glows', breathes(model) ? breathAt(nowMs) : 1);
    return this.#motion.isMoving;
  }

  destroy(): void {
    this.#layers.destroy();
    this.stage.destroy({ children: true });
  }

  #lay(model: NetworkModel, frame: Frame, nowMs: number): void {
    const isSameZoom = this.#frame === null || this.#frame.pxPerIn === frame.pxPerIn;
    const moment: Moment = { nowMs, glides: !model.reducedMotion && this.#model !== null };
    this.#motion.begin();
    const geometry = chartGeometry(model, (tile) => this.#shownDeg(tile, moment));
    const means = {
      sidePx: frame.pxPerIn,
      measure: (text: string, style: 'place' | 'plate' | 'count' | 'space') =>
        frame.text.measure(text, style),
      held: this.#held,
    };
    const target = chartLayout(model, geometry, means);
    this.#held = target.sides;
    // Another zoom finds other places for the pieces: they are there at once.
    const layout = this.#entered(
      this.#glided(target, { ...moment, glides: moment.glides && isSameZoom }),
      moment,
    );
    this.#forgetGone(geometry, layout);
    this.#layers.show(chartItems({ model, geometry, layout }), frame);
    [this.#model, this.#frame, this.#layout] = [model, frame, layout];
  }

  #shownDeg(tile: ChartTile, moment: Moment): number {
    const deg = 60 * tile.turn + tile.dragDeg;
    const shown = this.#motion.angle(
      `tile:${tile.space}:${tile.tile}`,
      deg,
      moment,
      tile.state === 'raised' ? HAND_STEP_DEG : 0,
    );
    // whole turns that the hand has made do not count
    return deg + (((((shown - deg) % 360) + 540) % 360) - 180);
  }

  /** Pieces on their way instead of at their goal; in sides of a hex, so that a zoom moves nothing. */
  #glided(layout: ChartLayout, moment: Moment): ChartLayout {
    const { sidePx } = layout;
    const shown = (key: string, circle: Circle): Circle => {
      const at = this.#motion.place(key, { x: circle.x / sidePx, y: circle.y / sidePx }, moment);
      return { x: at.x * sidePx, y: at.y * sidePx, r: circle.r };
    };
    return {
      ...layout,
      tokens: new Map([...layout.tokens].map(([id, circle]) => [id, shown(`token:${id}`, circle)])),
      ships: new Map([...layout.ships].map(([ship, circle]) => [ship, shown(`ship:${ship}`, circle)])),
    };
  }

  /** A lit way that is new grows from its beginning. */
  #entered(layout: ChartLayout, moment: Moment): ChartLayout {
    const routes = layout.routes.map((laid) => {
      const { tone } = laid.route;
      if (tone !== 'lit' && tone !== 'after') return laid;
      const share = this.#motion.entered(routeKey(laid.route), moment);
      return share >= 1 ? laid : { ...laid, lines: startOfLines(laid.lines, share) };
    });
    return { ...layout, routes };
  }

  #forgetGone({ tiles }: ChartGeometry, { tokens, ships, routes }: ChartLayout): void {
    this.#motion.keepOnly(
      new Set([
        ...tiles.map(({ tile }) => `tile:${tile.space}:${tile.tile}`),
        ...[...tokens.keys()].map((id) => `token:${id}`),
        ...[...ships.keys()].map((ship) => `ship:${ship}`),
        ...routes.map(({ route }) => routeKey(route)),
      ]),
    );
  }
}

const routeKey = ({ id, nodes }: ChartRoute): string => `route:${id}:${nodes.join()}`;

/** The first share of a way of several lines. */
function startOfLines(lines: readonly RouteLine[], share: number): RouteLine[] {
  let left = share * lines.reduce((sum, { line }) => sum + lengthOf(line), 0);
  return lines.flatMap(({ line, isHop }) => {
    const length = lengthOf(line);
    const part = Math.min(1, left / Math.max(length, 1e-9));
    left = Math.max(0, left - length);
    return part > 0 ? [{ line: startOf(line, part), isHop }] : [];
  });
}

/** Whether the halo breathes: while the table waits for a seat, unless motion is unwelcome. */
export function breathes({ waitsFor, reducedMotion, nodeMarks }: NetworkModel): boolean {
  return waitsFor !== null && !reducedMotion && nodeMarks.size > 0;
}

function breathAt(nowMs: number): number {
  const phase = Math.cos((Math.PI * nowMs) / BREATH_MS);
  return BREATH_LEAST + ((1 - BREATH_LEAST) * (1 + phase)) / 2;
}
