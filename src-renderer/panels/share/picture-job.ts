/** A table's picture as a PNG, at a size that prints well or fits a message. */
import { err, ok } from '../../../shared/base';
import { type ExportJob, refusalOf } from './export-job';

export const PICTURE_SIZES = [
  { id: 'small', label: '1200 × 800', widthPx: 1200, heightPx: 800 },
  { id: 'medium', label: '2400 × 1600', widthPx: 2400, heightPx: 1600 },
  { id: 'large', label: '3600 × 2400', widthPx: 3600, heightPx: 2400 },
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** What can be drawn. */
export interface Pictured {
  /** PNG as base64, without a `data:` prefix; empty where it cannot be drawn now. */
  picture(widthPx: number, heightPx: number): Promise<string>;
}

/** Rejects, with that sentence, where it cannot be drawn. */
export async function pictureOf(session: Pictured, size: PictureSize, undrawn: string): Promise<Blob> {
  const base64 = await session.picture(size.widthPx, size.heightPx);
  if (base64 === '') throw new Error(undrawn);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

/** One sheet, drawn at once; what cannot be drawn is a refusal. */
export function pictureJob(fileName: string, draw: () => Promise<Blob>): ExportJob {
  return {
    fileName,
    counts: 'sheets',
    make: async (tell) => {
      tell({ done: 0, of: 1 });
      try {
        const content = await draw();
        tell({ done: 1, of: 1 });
        return ok({ name: fileName, content, notes: [] });
      } catch (error) {
        return err(refusalOf(error));
      }
    },
  };
}
