/** The comparison as a PNG: two forces with both odds matrices. */
import { err, ok } from '../../../../../shared/base';
import type { ExportJob } from '../../../../panels/share/export-job';
import { refusalOf } from '../../../../panels/share/export-job';

export const PICTURE_SIZES = [
  { id: 'small', label: '1200 × 800', widthPx: 1200, heightPx: 800 },
  { id: 'medium', label: '2400 × 1600', widthPx: 2400, heightPx: 1600 },
  { id: 'large', label: '3600 × 2400', widthPx: 3600, heightPx: 2400 },
] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

interface Pictured {
  picture(widthPx: number, heightPx: number): Promise<string>;
}

/** Rejects where no canvas can draw it. */
export async function pictureOf(session: Pictured, size: PictureSize): Promise<Blob> {
  const base64 = await session.picture(size.widthPx, size.heightPx);
  if (base64 === '') throw new Error('The comparison cannot be drawn here.');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

/** One sheet, drawn at once. */
export function pictureJob(session: Pictured, fileName: string, size: PictureSize): ExportJob {
  return {
    fileName,
    counts: 'sheets',
    make: async (tell) => {
      tell({ done: 0, of: 1 });
      try {
        const content = await pictureOf(session, size);
        tell({ done: 1, of: 1 });
        return ok({ name: fileName, content, notes: [] });
      } catch (error) {
        return err(refusalOf(error));
      }
    },
  };
}
