/** A picture of the table as a file: drawn band by band by the table, written to PNG by the export worker. */
import { err, type Refusal, type Result } from '../../../../shared/base';
import type { PictureOptions } from '../../../table/scene-types';
import type { ExportJob, JobProgress } from '../../../panels/share/export-job';
import { cameraOf, type PictureFrame, type PictureSize } from './picture-frame';
import { type Made, madeOf, WorkerClient } from './worker-client';

export interface PictureOrder {
  readonly frame: PictureFrame;
  readonly size: PictureSize;
  readonly theme: PictureOptions['theme'];
  /** Rulers, rose and scale bar. */
  readonly instruments: boolean;
  /** The plan file to put inside, asked for when everything is saved; null: none. */
  readonly plan: () => Promise<string | null>;
  readonly draw: (options: PictureOptions) => Promise<void>;
}

/** Stops the drawing when the writer has given up; what it said is answered. */
class WriterStopped extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function pictureJob(fileName: string, order: PictureOrder): ExportJob {
  return {
    fileName,
    counts: 'rows',
    make: async (tell, signal) => {
      const made = await drawPicture(order, tell, signal);
      return made.ok ? { ok: true, value: { name: fileName, ...made.value } } : made;
    },
  };
}

/** The picture as PNG. Rejects when the table cannot draw it. */
export async function drawPicture(
  order: PictureOrder,
  tell: (progress: JobProgress) => void,
  signal: AbortSignal,
): Promise<Result<Made, Refusal>> {
  const plan = await order.plan();
  const client = new WorkerClient(tell, signal);
  try {
    const { camera, scale } = cameraOf(order.frame, order.size.widthPx);
    client.begin({ type: 'png', ...order.size, pxPerIn: camera.pxPerIn, plan });
    return await takeBands(client, { ...order, camera, scale, signal }, tell);
  } catch (error) {
    if (error instanceof WriterStopped) return err(error.refusal);
    throw error;
  } finally {
    client.destroy();
  }
}

interface Drawing extends PictureOrder {
  readonly camera: PictureOptions['camera'];
  readonly scale: number;
  readonly signal: AbortSignal;
}

async function takeBands(
  client: WorkerClient,
  { size, camera, scale, theme, instruments, signal, draw }: Drawing,
  tell: (progress: JobProgress) => void,
): Promise<Result<Made, Refusal>> {
  let made: Result<Made, Refusal> | null = null;
  await draw({
    ...size,
    camera,
    scale,
    theme,
    instruments,
    signal,
    take: async (band) => {
      const answer = await client.give(new Uint8Array(band.rgba)); // a copy: the band may be drawn into again
      if (answer.type === 'failed') throw new WriterStopped(answer.refusal);
      if (answer.type === 'made') made = madeOf(answer);
      tell({ done: band.y + band.height, of: size.heightPx });
    },
  });
  return made ?? err({ code: 'picture-incomplete', message: 'The picture ended before its last row.' });
}
