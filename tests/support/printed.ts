/** Drawings printed on every paper, and what their pages hold. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPdf } from './read-pdf';
import { valueOf } from './library';
import { parseFontOutlines } from '../../shared/drawing/font-outlines';
import type { Box, Drawing } from '../../shared/drawing/types';
import type { PdfContent } from '../../shared/carriers/pdf-layout';
import { DEFAULT_PDF_SETUP, type PdfSetup } from '../../shared/carriers/pdf-setup';
import { pdfOf } from '../../shared/carriers/pdf-writer';

const ASSETS = path.resolve(import.meta.dirname, '../../assets');
export const fonts = valueOf(parseFontOutlines(readFileSync(path.join(ASSETS, 'fonts/glyphs.json'), 'utf8')));

export const TABLE: Box = { x0: -1, y0: -1.5, x1: 37, y1: 37.5 };

/** A drawing of one stroke across its box. */
export function drawingOf(box: Box, title = 'Two ships'): Drawing {
  const steps = [
    { type: 'move', to: { x: box.x0, y: box.y0 } },
    { type: 'line', to: { x: box.x1, y: box.y1 } },
  ] as const;
  const stroke = {
    colour: '#102030',
    opacity: 0.5,
    widthIn: 0.05,
    dashIn: [0.2, 0.1],
    cap: 'round',
  } as const;
  const nodes = [{ type: 'path', steps, fill: null, evenOdd: false, stroke } as const];
  return { title, description: '', box, ground: null, nodes };
}

/** A page of a plan without instruments and attachment, but for what is named. */
export function contentOf(parts: Partial<PdfContent> = {}): PdfContent {
  return { title: 'Two ships', drawing: drawingOf(TABLE), instruments: [], plan: null, ...parts };
}

/** The file, and what a reader finds in it. */
export async function printed(content: PdfContent, setup: Partial<PdfSetup> = {}) {
  const file = valueOf(await pdfOf(content, { ...DEFAULT_PDF_SETUP, ...setup }, { fonts }));
  return { ...file, ...(await readPdf(file.bytes)) };
}
