/** `plotroom sector`: where systems, edge markers and set-up areas of a layout lie. */
import type { ContentPack } from '../../shared/content';
import { checkReading, LAYOUTS, sectorGeometry } from '../../shared/sector';
import { type Answer, answered, refused } from './answer';
import { readingsFrom, wordFrom } from './option-values';

export interface SectorOptions {
  readonly layout: string;
  readonly reading: readonly string[];
}

/** Reads the options; throws `UsageError`. */
export function sectorRequest(options: SectorOptions) {
  return { layout: wordFrom(options.layout, LAYOUTS, '--layout'), readings: readingsFrom(options.reading) };
}

export function answerSector(pack: ContentPack, request: ReturnType<typeof sectorRequest>): Answer {
  const { layout, readings } = request;
  for (const [key, value] of Object.entries(readings)) {
    const checked = checkReading(key, value);
    if (!checked.ok) return refused(checked.error);
  }
  const { systems, edgeMarkers, setupAreas } = sectorGeometry(pack, { layout }, readings);
  return answered({ systems, edgeMarkers, setupAreas });
}
