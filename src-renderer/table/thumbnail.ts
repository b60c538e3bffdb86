/** A small picture of the whole sector for the library: chart and pieces, no overlays, no labels, no instruments. */
import { Container, Rectangle } from 'pixi.js';
import type { Renderer } from 'pixi.js';
import { fitBox } from './camera';
import { FrameSource } from './draw/frame-source';
import { INKS } from './inks';
import { placeWorld } from './layers';
import type { SceneModel } from './scene-model';
import type { ThemeName } from './scene-types';
import { World } from './world';

const MARGIN_PX = 8;

/** PNG bytes in base64, without the data URL's head. */
export async function drawThumbnail(
  renderer: Renderer,
  model: SceneModel,
  theme: ThemeName,
  widthPx: number,
  heightPx: number,
): Promise<string> {
  const sector = { x0: 0, y0: 0, x1: model.chart.sizeIn, y1: model.chart.sizeIn };
  const camera = fitBox(sector, { width: widthPx, height: heightPx }, MARGIN_PX);
  const stage = new Container();
  const frames = new FrameSource(theme, 1);
  const world = new World(stage);
  try {
    const pieces = model.pieces.map((piece) => ({
      ...piece,
      selected: false,
      hovered: false,
      locked: false,
      label: null,
    }));
    world.show({ ...model, pieces, overlays: [] }, frames.at(camera.pxPerIn));
    placeWorld(
      world.layers,
      Math.round(-camera.originX * camera.pxPerIn),
      Math.round(-camera.originY * camera.pxPerIn),
    );
    const url = await renderer.extract.base64({
      target: stage,
      frame: new Rectangle(0, 0, widthPx, heightPx),
      resolution: 1,
      antialias: true,
      clearColor: INKS[theme].chart.beyond,
    });
    return url.slice(url.indexOf(',') + 1);
  } finally {
    world.destroy();
    stage.destroy({ children: true });
    frames.destroy();
  }
}
