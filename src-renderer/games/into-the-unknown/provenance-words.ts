/** Which values are our stand-ins: the table marks them. */
import type { Source } from '../../../shared/content';

export interface Sourced {
  readonly source: Source;
  readonly sources?: Readonly<Record<string, Source>> | undefined;
}

/** The source of a field by its path (`alerts.1.enginePower`): its own, that of the nearest whole it is in, or the record's. */
export function sourceOf(record: Sourced, path: string): Source {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const own = record.sources?.[parts.slice(0, length).join('.')];
    if (own) return own;
  }
  return record.source;
}

/** The source when it is ours; null for printed, public and the person's own values. */
export function houseSource(record: Sourced, path: string): Source | null {
  const source = sourceOf(record, path);
  return source.kind === 'house' ? source : null;
}
