/**
 * A print at true scale as a PDF file. The drawing is written once, as a form, and every page shows its part of it;
 * letters are outlines, so there are no fonts. The same content gives the same bytes: nothing in the file tells when it
 * was made.
 */
import { PDFDocument, PrintScaling } from 'pdf-lib';
import { err, ok, type Refusal, type Result } from '../base';
import type { FontOutlines } from '../drawing/font-outlines';
import { makeLettering } from '../drawing/lettering';
import { attachPlan } from './pdf-attachment';
import { type PdfContent, pdfLayout } from './pdf-layout';
import { Press } from './pdf-press';
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
  const lettering = makeLettering(fonts);
  const press = new Press(document, lettering);
  for (const [index, page] of pages.entries()) {
    press.addPage(page, setup);
    if ((await onPage?.(index + 1, pages.length)) === false) return err(cancelled());
  }
  describe(document, content);
  if (content.plan !== null) attachPlan(document, content.title, content.plan);
  const bytes = await document.save();
  return ok({ bytes, pages: pages.length, missingLetters: [...lettering.missing] });
}

function describe(document: PDFDocument, { title }: PdfContent): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setProducer('Plotroom');
  document.setLanguage('en');
  // A viewer that listens prints at 100 % without being told.
  document.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
}

function cancelled(): Refusal {
  return { code: 'cancelled', message: 'The export was cancelled.' };
}
