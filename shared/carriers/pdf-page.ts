/** The content stream of one page: the drawing clipped to its tile, then what stands around it. */
import type { Lettering } from '../drawing/lettering';
import { checkBar, cropMarks, type Frame, frameOf, keyMap, pageLabel, rectangle } from './pdf-furniture';
import type { PdfLayout, PdfPage } from './pdf-layout';
import { nodeOperators, number, type OpacityStates, pathOperators, PREAMBLE } from './pdf-operators';
import type { PdfSetup } from './pdf-setup';

export interface PageParts {
  readonly page: PdfPage;
  readonly layout: PdfLayout;
  readonly setup: PdfSetup;
  readonly lettering: Lettering;
  /** The name of the drawing's form among the page's resources. */
  readonly form: string;
  readonly states: OpacityStates;
}

/** Points, y downward, by the first matrix. Marked content says which part is which. */
export function pageOperators({ page, layout, setup, lettering, form, states }: PageParts): string {
  const frame = frameOf(page);
  const lines = [
    `1 0 0 -1 0 ${number(page.heightPt)} cm`,
    PREAMBLE,
    ...marked('Tile', drawingOperators(page, frame, form)),
    ...marked('CropMarks', nodeOperators([cropMarks(frame, setup)], states)),
    ...marked('Label', nodeOperators([pageLabel(page, layout, setup, lettering)], states)),
    ...marked('KeyMap', nodeOperators(keyMap(page, layout, setup), states)),
    ...marked('CheckBar', nodeOperators(checkBar(page, setup, lettering), states)),
  ];
  return `${lines.join('\n')}\n`;
}

function drawingOperators({ box, scale }: PdfPage, frame: Frame, form: string): readonly string[] {
  const { left, top, right, bottom } = frame;
  const matrix = [scale, 0, 0, scale, left - box.x0 * scale, top - box.y0 * scale];
  return [
    'q',
    `${pathOperators(rectangle(left, top, right - left, bottom - top))} W n`,
    `${matrix.map(number).join(' ')} cm`,
    `/${form} Do`,
    'Q',
  ];
}

function marked(name: string, lines: readonly string[]): readonly string[] {
  return [`/${name} BMC`, ...lines, 'EMC'];
}
