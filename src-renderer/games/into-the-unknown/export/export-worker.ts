/** The worker of exports: writes PNG as its rows come, draws SVG, PDF and what the dialog shows beforehand. */
import { pngWriter, type PngWriter } from '../../../../shared/carriers/png-writer';
import { makeDrawing } from './make-drawing';
import { refusalOf } from '../../../panels/share/export-job';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

interface Picture {
  readonly writer: PngWriter;
  readonly parts: Blob[];
  /** Bytes still to come. */
  left: number;
}

let picture: Picture | null = null;
const answer = (message: WorkerAnswer): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void take(data).catch((error: unknown) => answer({ type: 'failed', refusal: refusalOf(error) }));
});

async function take(request: WorkerRequest): Promise<void> {
  if (request.type === 'png') picture = begin(request);
  else if (request.type === 'rows') answer(write(request.rgba));
  else answer(await makeDrawing(request.request, (progress) => answer({ type: 'progress', progress })));
}

function begin({ widthPx, heightPx, pxPerIn, plan }: Extract<WorkerRequest, { type: 'png' }>): Picture {
  const writer = pngWriter({ widthPx, heightPx, pxPerIn, ...(plan !== null && { plan }) });
  return { writer, parts: [], left: 4 * widthPx * heightPx };
}

/** Parts become blobs at once: the browser may put those on the disk. */
function write(rgba: Uint8Array<ArrayBuffer>): WorkerAnswer {
  if (!picture) throw new Error('Rows came before their picture.');
  keep(picture, picture.writer.push(rgba));
  picture.left -= rgba.length;
  if (picture.left > 0) return { type: 'taken' };
  keep(picture, picture.writer.end());
  const content = new Blob(picture.parts, { type: 'image/png' });
  picture = null;
  return { type: 'made', content, notes: [] };
}

function keep({ parts: kept }: Picture, parts: readonly Uint8Array[]): void {
  if (parts.length > 0) kept.push(new Blob(parts.map((part) => new Uint8Array(part))));
}
