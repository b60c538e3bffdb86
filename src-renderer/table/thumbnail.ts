/** A small picture of the whole sector for the library: chart and pieces, no overlays, no labels, no instruments. */
import type { Renderer } from 'pixi.js';
import { fitBox } from './camera';
import { drawPicture } from './picture';
import type { SceneModel } from './scene-model';
import type { PictureBand, PictureOptions, ThemeName } from './scene-types';

const MARGIN_PX = 8;

/** PNG bytes in base64, without the data URL's head. */
export function drawThumbnail(
  renderer: Renderer,
  model: SceneModel,
  theme: ThemeName,
  widthPx: number,
  heightPx: number,
  signal: AbortSignal,
): Promise<string> {
  const sector = { x0: 0, y0: 0, x1: model.chart.sizeIn, y1: model.chart.sizeIn };
  const camera = fitBox(sector, { width: widthPx, height: heightPx }, MARGIN_PX);
  const options = { widthPx, heightPx, camera, scale: 1, theme, instruments: false, signal };
  return pngOf(widthPx, heightPx, (take) =>
    drawPicture(renderer, { model: bare(model) }, { ...options, take }),
  );
}

/** A picture of any table, drawn in bands, as PNG bytes in base64. */
export async function pngOf(
  widthPx: number,
  heightPx: number,
  draw: (take: PictureOptions['take']) => Promise<void>,
): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The small picture has no canvas to be put on.');
  await draw((band) => {
    pen.putImageData(imageOf(band, widthPx), 0, band.y);
    return Promise.resolve();
  });
  const url = canvas.toDataURL('image/png');
  return url.slice(url.indexOf(',') + 1);
}

/** The model without what is only for the moment. */
function bare(model: SceneModel): SceneModel {
  const pieces = model.pieces.map((piece) => ({
    ...piece,
    selected: false,
    hovered: false,
    locked: false,
    label: null,
  }));
  return { ...model, pieces, overlays: [] };
}

function imageOf({ rgba, height }: PictureBand, width: number): ImageData {
  const image = new ImageData(width, height);
  image.data.set(rgba);
  return image;
}
