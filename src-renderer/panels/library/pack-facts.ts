/** What the start screen says about a content pack: that it was read, and how much of it is a stand-in. */
import type { ContentPack } from '../../../shared/content';

export interface PackFacts {
  readonly classes: number;
  /** Records and fields whose source is `house`. */
  readonly houseValues: number;
}

export function packFactsOf(pack: ContentPack): PackFacts {
  const records = [
    pack.tool,
    ...Object.values(pack.bases),
    ...Object.values(pack.layouts),
    ...Object.values(pack.units),
    ...Object.values(pack.features),
  ];
  const sources = records.flatMap((record) => [record.source, ...Object.values(record.sources ?? {})]);
  return {
    classes: Object.keys(pack.units).length,
    houseValues: sources.filter((source) => source.kind === 'house').length,
  };
}
