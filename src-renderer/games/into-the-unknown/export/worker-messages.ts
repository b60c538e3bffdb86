/** What the window and its export worker say to each other. One job at a time; a cancelled worker is ended. */
import type { Refusal } from '../../../../shared/base';
import type { JobProgress } from '../../../panels/share/export-job';
import type { DrawingPreview, DrawingRequest } from './drawing-request';

export type WorkerRequest =
  | {
      readonly type: 'png';
      readonly widthPx: number;
      readonly heightPx: number;
      readonly pxPerIn: number;
      /** The plan file's text; null: the picture carries none. */
      readonly plan: string | null;
    }
  /** Whole rows from the top down, for the `png` begun before; answered with `taken`. */
  | { readonly type: 'rows'; readonly rgba: Uint8Array<ArrayBuffer> }
  | { readonly type: 'drawing'; readonly request: DrawingRequest };

export type WorkerAnswer =
  | { readonly type: 'taken' }
  | { readonly type: 'progress'; readonly progress: JobProgress }
  | { readonly type: 'made'; readonly content: Blob; readonly notes: readonly string[] }
  | { readonly type: 'previewed'; readonly preview: DrawingPreview }
  | { readonly type: 'failed'; readonly refusal: Refusal };
