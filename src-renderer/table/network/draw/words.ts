/** Words on the chart: plates of ships, prices and numbers of routes, Threat triangles, names. About their box's middle. */
import type { Frame } from '../../draw/frame';
import type { Pen } from '../../draw/pen';
import { NETWORK_INKS } from '../inks';
import { type PlacedWord, PLATE_POINT_PX } from '../layout/word-places';

const PLATE_HEIGHT_PX = 20;

export interface WordFace {
  readonly kind: PlacedWord['kind'];
  readonly text: string;
  readonly of: PlacedWord['of'];
  /** Width of the box, pixels. */
  readonly width: number;
}

export function drawWord(pen: Pen, face: WordFace, frame: Frame): void {
  switch (face.kind) {
    case 'plate':
      drawPlate(pen, face, frame);
      return;
    case 'price':
      drawPrice(pen, face, frame);
      return;
    case 'step':
      drawStep(pen, face, frame);
      return;
    case 'threat':
      drawThreat(pen, face, frame);
      return;
    case 'name':
      pen.text(face.text, 'place', 0, 5, { colour: frame.inks.text, align: 'middle' });
  }
}

/** The Discovery's plate has round ends, the Charon's pointed ones. */
function drawPlate(pen: Pen, { text, of, width }: WordFace, frame: Frame): void {
  const ship = 'ship' in of ? of.ship : 'discovery';
  const inks = NETWORK_INKS[frame.theme];
  const { plate, plateInk } = inks[ship];
  const [w, h] = [width / 2, PLATE_HEIGHT_PX / 2];
  const end = PLATE_POINT_PX + 1;
  const trace = (): void => {
    if (ship === 'discovery') pen.g.roundRect(-w, -h, width, PLATE_HEIGHT_PX, h);
    else pen.g.poly([-w + end, -h, w - end, -h, w, 0, w - end, h, -w + end, h, -w, 0]);
  };
  trace();
  pen.g.stroke({ color: inks.beyond, alpha: 0.7, width: 3 });
  trace();
  pen.g.fill({ color: plate });
  pen.text(text, 'plate', 0, 5, { colour: plateInk, align: 'middle' });
}

function drawPrice(pen: Pen, { text, width }: WordFace, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  const [w, h] = [width / 2, PLATE_HEIGHT_PX / 2];
  pen.g.roundRect(-w, -h, width, PLATE_HEIGHT_PX, 5).fill({ color: frame.inks.tagGround, alpha: 0.96 });
  pen.g.roundRect(-w, -h, width, PLATE_HEIGHT_PX, 5).stroke({ color: inks.bright, alpha: 0.85, width: 1.2 });
  pen.text(text, 'plate', 0, 5, { colour: frame.inks.text, align: 'middle' });
}

function drawStep(pen: Pen, { text }: WordFace, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  pen.g.circle(0, 0, 9).fill({ color: inks.bright });
  pen.g.circle(0, 0, 9).stroke({ color: inks.beyond, width: 2 });
  pen.text(text, 'count', 0, 4.5, { colour: inks.beyond, align: 'middle' });
}

function drawThreat(pen: Pen, { text }: WordFace, frame: Frame): void {
  const inks = NETWORK_INKS[frame.theme];
  pen.g.poly([0, -10, 10.5, 8, -10.5, 8]).stroke({ color: inks.beyond, width: 3, join: 'round' });
  pen.g.poly([0, -10, 10.5, 8, -10.5, 8]).fill({ color: inks.warn });
  pen.text(text, 'count', 0, 6.5, { colour: inks.onWarn, align: 'middle' });
}

/** `B2`: quiet, in a corner of its tile. */
export function drawSpaceName(pen: Pen, text: string, frame: Frame): void {
  pen.text(text, 'space', 0, 4.5, { colour: NETWORK_INKS[frame.theme].spaceName, align: 'middle' });
}
