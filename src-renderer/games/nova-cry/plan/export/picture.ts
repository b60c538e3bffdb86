/** The comparison as a PNG: two forces with both odds matrices. */
import { type Pictured, pictureOf, type PictureSize } from '../../../../panels/share/picture-job';

/** Rejects where no canvas can draw it. */
export function drawn(session: Pictured, size: PictureSize): Promise<Blob> {
  return pictureOf(session, size, 'The comparison cannot be drawn here.');
}
