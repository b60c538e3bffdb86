/** SVG, PDF and sheets of instruments as files: the export worker makes them from the plan as it is saved. */
import type { ExportJob } from '../../../panels/share/export-job';
import type { DrawingRequest } from './drawing-request';
import { WorkerClient } from './worker-client';

/** `request` is asked for when the job begins: by then every edit is saved. */
export function drawingJob(
  fileName: string,
  counts: ExportJob['counts'],
  request: () => Promise<DrawingRequest>,
): ExportJob {
  return {
    fileName,
    counts,
    make: async (tell, signal) => {
      const wanted = await request();
      const client = new WorkerClient(tell, signal);
      try {
        const made = await client.make({ type: 'drawing', request: wanted });
        return made.ok ? { ok: true, value: { name: fileName, ...made.value } } : made;
      } finally {
        client.destroy();
      }
    },
  };
}
