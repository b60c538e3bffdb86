/** Drawings of the plan and of instruments as SVG, PDF or a preview. Runs in the worker; pure but for its fonts. */
import { assertNever, ok } from '../../../../shared/base';
import {
  type PdfContent,
  pdfLayout,
  type PdfLayout,
  type PdfPage,
} from '../../../../shared/carriers/pdf-layout';
import { tileName } from '../../../../shared/carriers/tile-grid';
import type { PdfSetup } from '../../../../shared/carriers/pdf-setup';
import type { FontOutlines } from '../../../../shared/drawing/font-outlines';
import { drawInstrument } from '../../../../shared/drawing/instruments';
import type { DrawingArt } from '../../../../shared/drawing/options';
import { drawPlan } from '../../../../shared/drawing/plan';
import { svgOf } from '../../../../shared/drawing/svg';
import type { Drawing } from '../../../../shared/drawing/types';
import type { JobProgress } from '../../../panels/share/export-job';
import type { DrawingPreview, DrawingRequest, DrawingSubject, PageTile, PrintFacts } from './drawing-request';
import { loadFonts } from './load-fonts';
import type { WorkerAnswer } from './worker-messages';

interface Drawn {
  readonly drawings: readonly Drawing[];
  readonly missingLetters: readonly string[];
}

export async function makeDrawing(
  request: DrawingRequest,
  tell: (progress: JobProgress) => void,
): Promise<WorkerAnswer> {
  const fonts = await loadFonts();
  if (!fonts.ok) return { type: 'failed', refusal: fonts.error };
  const { silhouettes, output } = request;
  const drawn = draw(request.subject, { silhouettes, fonts: fonts.value });
  switch (output.type) {
    case 'svg':
      return made(new Blob(svgTexts(drawn), { type: 'image/svg+xml' }), drawn.missingLetters);
    case 'pdf':
      return writePdf(contentOf(request, drawn, output.plan), output.setup, fonts.value, drawn, tell);
    case 'preview':
      return previewed(drawn, contentOf(request, drawn, null), output.setup);
    default:
      return assertNever(output);
  }
}

function draw(subject: DrawingSubject, art: DrawingArt): Drawn {
  if (subject.type === 'plan') {
    const { drawing, missingLetters } = drawPlan(subject.pack, subject.plan, art, subject.options);
    return { drawings: [drawing], missingLetters };
  }
  const drawings = subject.instruments.map((instrument) => drawInstrument(subject.pack, instrument, art));
  return { drawings, missingLetters: [] }; // their captions are ours: every letter is there
}

function contentOf(request: DrawingRequest, { drawings }: Drawn, plan: string | null): PdfContent {
  const { title } = request;
  const ofPlan = request.subject.type === 'plan';
  return { title, plan, drawing: ofPlan ? (drawings[0] ?? null) : null, instruments: ofPlan ? [] : drawings };
}

function svgTexts({ drawings }: Drawn): string[] {
  return drawings.map((drawing) => svgOf(drawing));
}

/** pdf-lib comes only when a PDF is written. */
async function writePdf(
  content: PdfContent,
  setup: PdfSetup,
  fonts: FontOutlines,
  drawn: Drawn,
  tell: (progress: JobProgress) => void,
): Promise<WorkerAnswer> {
  const { pdfOf } = await import('../../../../shared/carriers/pdf-writer');
  const onPage = (done: number, of: number): boolean => {
    tell({ done, of });
    return true;
  };
  const file = await pdfOf(content, setup, { fonts, onPage });
  if (!file.ok) return { type: 'failed', refusal: file.error };
  const blob = new Blob([new Uint8Array(file.value.bytes)], { type: 'application/pdf' });
  return made(blob, [...drawn.missingLetters, ...file.value.missingLetters]);
}

function made(content: Blob, missingLetters: readonly string[]): WorkerAnswer {
  return { type: 'made', content, notes: notesOf(missingLetters) };
}

/** One sentence for letters that no shipped face has. */
export function notesOf(missingLetters: readonly string[]): readonly string[] {
  const letters = [...new Set(missingLetters)];
  if (letters.length === 0) return [];
  const shown = letters.slice(0, 12).join(' ') + (letters.length > 12 ? ' …' : '');
  const stands = letters.length === 1 ? 'This letter is' : 'These letters are';
  return [`${stands} not in our fonts and drawn as a small box: ${shown}`];
}

/** Instruments are laid one by one, so that each says for itself whether the paper is too small for it. */
function previewed(drawn: Drawn, content: PdfContent, setup: PdfSetup | null): WorkerAnswer {
  const instruments = content.instruments.filter((each) => misfitOf(each, content, setup) === null);
  const layout = setup ? pdfLayout({ ...content, instruments }, setup) : ok(null);
  if (!layout.ok) return { type: 'failed', refusal: layout.error };
  const pages = layout.value?.pages ?? [];
  const preview: DrawingPreview = {
    pictures: drawn.drawings.map((drawing) => ({
      title: drawing.title,
      svg: svgOf(drawing),
      box: drawing.box,
      pages: pages.filter((page) => page.drawing === drawing).map(tileOf),
      misfit: content.drawing === null ? misfitOf(drawing, content, setup) : null,
    })),
    print: layout.value && factsOf(layout.value),
    notes: notesOf(drawn.missingLetters),
  };
  return { type: 'previewed', preview };
}

function misfitOf(instrument: Drawing, content: PdfContent, setup: PdfSetup | null): string | null {
  const alone = setup ? pdfLayout({ ...content, drawing: null, instruments: [instrument] }, setup) : ok(null);
  return alone.ok ? null : alone.error.message;
}

function tileOf({ box, tile }: PdfPage): PageTile {
  return { name: tile ? tileName(tile.column, tile.row) : '', box };
}

function factsOf({ pages, columns, rows, orientation }: PdfLayout): PrintFacts | null {
  const [first] = pages;
  if (!first) return null;
  const { widthPt, heightPt } = first;
  return { pages: pages.length, columns, rows, orientation, widthPt, heightPt };
}
