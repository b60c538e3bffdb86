/**
 * A print at true scale as a PDF file. The drawing is written once, as a form, and every page shows its part of it;
 * letters are outlines, so there are no fonts. The same content gives the same bytes: nothing in the file tells when it
 * was made.
 */
import { PDFDocument, PDFName, type PDFRef, PrintScaling } from 'pdf-lib';
import { err, ok, type Refusal, type Result } from '../base';
import type { FontOutlines } from '../drawing/font-outlines';
import { makeLettering } from '../drawing/lettering';
import type { Drawing } from '../drawing/types';
import { attachPlan } from './pdf-attachment';
import { type PdfContent, pdfLayout, type PdfPage } from './pdf-layout';
import { nodeOperators, number, OpacityStates, PREAMBLE } from './pdf-operators';
import { rectangle } from './pdf-furniture';
import { pageOperators } from './pdf-page';
import type { PdfSetup } from './pdf-setup';

export interface PdfWork {
  /** For the labels around the drawing. */
  readonly fonts: FontOutlines;
  /** Told after each page; false stops the work. Waiting in it lets others have their turn. */
  readonly onPage?: (done: number, of: number) => boolean | Promise<boolean>;
}

export interface PdfFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Letters of the labels that no shipped face has. */
  readonly missingLetters: readonly string[];
}

/** Writes the print. Refuses as `pdfLayout`, with `nothing-to-print`, and with `cancelled` when `onPage` says stop. */
export async function pdfOf(
  content: PdfContent,
  setup: PdfSetup,
  { fonts, onPage }: PdfWork,
): Promise<Result<PdfFile, Refusal>> {
  const layout = pdfLayout(content, setup);
  if (!layout.ok) return layout;
  const { pages } = layout.value;
  if (pages.length === 0) return err({ code: 'nothing-to-print', message: 'There is nothing to print.' });
  const document = await PDFDocument.create({ updateMetadata: false });
  const press = new Press(document);
  const lettering = makeLettering(fonts);
  for (const [index, page] of pages.entries()) {
    const states = new OpacityStates();
    const parts = { page, layout: layout.value, setup, lettering, form: FORM, states };
    press.addPage(page, pageOperators(parts), states);
    if ((await onPage?.(index + 1, pages.length)) === false) return err(cancelled());
  }
  describe(document, content);
  if (content.plan !== null) attachPlan(document, content.title, content.plan);
  const bytes = await document.save();
  return ok({ bytes, pages: pages.length, missingLetters: [...lettering.missing] });
}

const FORM = 'D';

/** Puts forms and pages into the document; a drawing that many pages show is put in once. */
class Press {
  readonly #document: PDFDocument;
  readonly #forms = new Map<Drawing, PDFRef>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  addPage({ widthPt, heightPt, drawing }: PdfPage, operators: string, states: OpacityStates): void {
    const { context } = this.#document;
    const page = this.#document.addPage([rounded(widthPt), rounded(heightPt)]);
    const resources = { XObject: { [FORM]: this.#formOf(drawing) }, ExtGState: this.#statesOf(states) };
    page.node.set(PDFName.of('Resources'), context.obj(resources));
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators)));
  }

  #formOf(drawing: Drawing): PDFRef {
    const known = this.#forms.get(drawing);
    if (known !== undefined) return known;
    const { context } = this.#document;
    const states = new OpacityStates();
    const operators = formOperators(drawing, states);
    const { x0, y0, x1, y1 } = drawing.box;
    const form = context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x0, y0, x1, y1].map(rounded),
      Resources: { ExtGState: this.#statesOf(states) },
      // A group of its own, so that opacities mix over the paper as they do over the screen.
      Group: { S: 'Transparency', CS: 'DeviceRGB' },
    });
    const ref = context.register(form);
    this.#forms.set(drawing, ref);
    return ref;
  }

  #statesOf(states: OpacityStates): Record<string, { Type: string; ca: number; CA: number }> {
    return Object.fromEntries(
      states.list().map(([name, fill, stroke]) => [name, { Type: 'ExtGState', ca: fill, CA: stroke }]),
    );
  }
}

function formOperators({ box, ground, nodes }: Drawing, states: OpacityStates): string {
  const { x0, y0, x1, y1 } = box;
  const steps = rectangle(x0, y0, x1 - x0, y1 - y0);
  const under =
    ground === null ? [] : [{ type: 'path', steps, fill: ground, evenOdd: false, stroke: null } as const];
  return `${[PREAMBLE, ...nodeOperators([...under, ...nodes], states)].join('\n')}\n`;
}

function describe(document: PDFDocument, { title }: PdfContent): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer('Plotroom');
  document.setLanguage('en');
  // A viewer that listens prints at 100 % without being told.
  document.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
}

function rounded(value: number): number {
  return Number(number(value));
}

function cancelled(): Refusal {
  return { code: 'cancelled', message: 'The export was cancelled.' };
}
