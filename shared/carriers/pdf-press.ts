/** Puts forms and pages into a PDF document; what many pages show is put in once. */
import { type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { Lettering } from '../drawing/lettering';
import type { Box, Drawing, DrawingNode } from '../drawing/types';
import { rectangle, type Words } from './pdf-furniture';
import type { PdfPage } from './pdf-layout';
import { nodeOperators, number, OpacityStates, PREAMBLE } from './pdf-operators';
import { pageOperators } from './pdf-page';
import type { PdfSetup } from './pdf-setup';

const DRAWING = 'D';
const INK = { colour: '#1a1a1a', opacity: 1 };

export class Press {
  readonly #document: PDFDocument;
  readonly #lettering: Lettering;
  readonly #drawings = new Map<Drawing, PDFRef>();
  readonly #words = new Map<string, PDFRef>();

  constructor(document: PDFDocument, lettering: Lettering) {
    this.#document = document;
    this.#lettering = lettering;
  }

  addPage(page: PdfPage, setup: PdfSetup): void {
    const { context } = this.#document;
    const states = new OpacityStates();
    const forms: Record<string, PDFRef> = { [DRAWING]: this.#drawingForm(page.drawing) };
    const wordsForm = (words: Words) => {
      const name = `W${Object.keys(forms).length}`;
      forms[name] = this.#wordsForm(words);
      return name;
    };
    const parts = { page, setup, lettering: this.#lettering, form: DRAWING, wordsForm, states };
    const operators = pageOperators(parts);
    const added = this.#document.addPage([rounded(page.widthPt), rounded(page.heightPt)]);
    added.node.set(PDFName.of('Resources'), context.obj({ XObject: forms, ExtGState: listed(states) }));
    added.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators)));
  }

  #drawingForm(drawing: Drawing): PDFRef {
    const known = this.#drawings.get(drawing);
    if (known !== undefined) return known;
    const ref = this.#form(drawing.box, [...groundOf(drawing), ...drawing.nodes]);
    this.#drawings.set(drawing, ref);
    return ref;
  }

  #wordsForm({ text, style }: Words): PDFRef {
    const key = JSON.stringify([text, style]);
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const steps = this.#lettering.write(text, { x: 0, y: 0 }, style);
    const { sizeIn } = style;
    const box = {
      x0: -sizeIn,
      y0: -2 * sizeIn,
      x1: this.#lettering.measure(text, style) + sizeIn,
      y1: sizeIn,
    };
    const ref = this.#form(box, [{ type: 'path', steps, fill: INK, evenOdd: false, stroke: null }]);
    this.#words.set(key, ref);
    return ref;
  }

  /** Nodes in their own coordinates, cut off at their box. */
  #form({ x0, y0, x1, y1 }: Box, nodes: readonly DrawingNode[]): PDFRef {
    const { context } = this.#document;
    const states = new OpacityStates();
    const operators = [PREAMBLE, ...nodeOperators(nodes, states)].join('\n');
    const form = context.flateStream(`${operators}\n`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x0, y0, x1, y1].map(rounded),
      Resources: { ExtGState: listed(states) },
    });
    return context.register(form);
  }
}

function groundOf({ box, ground }: Drawing): readonly DrawingNode[] {
  const steps = rectangle(box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
  return ground === null ? [] : [{ type: 'path', steps, fill: ground, evenOdd: false, stroke: null }];
}

function listed(states: OpacityStates): Record<string, { Type: string; ca: number; CA: number }> {
  return Object.fromEntries(
    states.list().map(([name, fill, stroke]) => [name, { Type: 'ExtGState', ca: fill, CA: stroke }]),
  );
}

function rounded(value: number): number {
  return Number(number(value));
}
