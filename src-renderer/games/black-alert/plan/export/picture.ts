/** The whole board as a PNG. */
import { type Pictured, pictureOf, type PictureSize } from '../../../../panels/share/picture-job';

/** Rejects while the board cannot be drawn. */
export function drawn(session: Pictured, size: PictureSize): Promise<Blob> {
  return pictureOf(session, size, 'The board is not drawn here.');
}
