/** What the export worker is asked to draw: plain data, so that it crosses to the worker. */
import type { PdfSetup } from '../../../../shared/carriers/pdf-setup';
import type { ContentPack } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import type { Instrument } from '../../../../shared/drawing/instruments';
import type { PlanDrawingOptions } from '../../../../shared/drawing/options';
import type { Box } from '../../../../shared/drawing/types';

export type DrawingSubject =
  | {
      readonly type: 'plan';
      readonly plan: SectorPlan;
      readonly pack: ContentPack;
      readonly options: PlanDrawingOptions;
    }
  | {
      readonly type: 'instruments';
      readonly pack: ContentPack;
      readonly instruments: readonly Instrument[];
    };

export interface DrawingRequest {
  readonly title: string;
  readonly subject: DrawingSubject;
  /** `assets/silhouettes` by file name without `.svg`. */
  readonly silhouettes: Readonly<Record<string, string>>;
  readonly output: DrawingOutput;
}

export type DrawingOutput =
  | { readonly type: 'svg' }
  | {
      readonly type: 'pdf';
      readonly setup: PdfSetup;
      /** The plan file's text; null: the print carries none. */
      readonly plan: string | null;
    }
  /** Only to look at before anything is written; with a setup it tells the pages too. */
  | { readonly type: 'preview'; readonly setup: PdfSetup | null };

/** A page's part of a drawing, by the name that stands on the page. */
export interface PageTile {
  readonly name: string;
  readonly box: Box;
}

/** One drawing as a picture for the dialog. */
export interface PreviewPicture {
  readonly title: string;
  readonly svg: string;
  readonly box: Box;
  /** Its pages; boxes in inches of the drawing. */
  readonly pages: readonly PageTile[];
  /** Why it cannot be printed as chosen, such as paper that is too small; null: it can. */
  readonly misfit: string | null;
}

export interface DrawingPreview {
  readonly pictures: readonly PreviewPicture[];
  /** Null where no pages were asked for. */
  readonly print: PrintFacts | null;
  readonly notes: readonly string[];
}

export interface PrintFacts {
  readonly pages: number;
  readonly columns: number;
  readonly rows: number;
  readonly orientation: 'portrait' | 'landscape';
  /** Of the first page, points. */
  readonly widthPt: number;
  readonly heightPt: number;
}
