/** Pieces, arcs and counts in words, as the drawing names them. */
import type { ContentPack } from '../content';
import type { PlanFeature, PlanUnit } from '../documents';
import type { ArcName } from '../geometry';
import { baseOf, classOf, DEFAULT_ALERT } from '../sector';

/** `1 system`, `3 systems`. */
export function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function numbered(name: string, number: number | undefined): string {
  return number === undefined ? name : `${name} ${number}`;
}

/** `Fighter 2`: the class's short name and the number, if it has one. */
export function unitName(pack: ContentPack, unit: Pick<PlanUnit, 'class' | 'number'>): string {
  const name =
    typeof unit.class === 'string'
      ? (classOf(pack, unit)?.shortName ?? unit.class)
      : (baseOf(pack, unit)?.name ?? unit.class.base);
  return numbered(name, unit.number);
}

/** `Yellow 1 · jammed`: alert row and conditions; null where there are neither. */
export function unitLine(pack: ContentPack, unit: PlanUnit): string | null {
  const alert = classOf(pack, unit)?.kind === 'ship' ? [sentence(unit.alert ?? DEFAULT_ALERT)] : [];
  const parts = [...alert, ...(unit.conditions ?? [])];
  return parts.length > 0 ? parts.join(' · ') : null;
}

export function featureName(pack: ContentPack, feature: PlanFeature): string {
  return numbered(pack.features[feature.kind]?.name ?? feature.kind, feature.number);
}

/** `massive 2 · unstable 1`; null for a feature without keywords. */
export function featureLine({ keywords }: PlanFeature): string | null {
  const parts = Object.entries(keywords ?? {}).map(([keyword, x]) => `${keyword} ${x}`);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** `Yellow 1` for `yellow 1`. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function arcWord(arc: ArcName): string {
  return arc === 'all' ? 'all round' : arc;
}

const LIMIT_WORDS: Readonly<Partial<Record<ArcName, string>>> = {
  fore: 'fore | aft limit',
  aft: 'fore | aft limit',
  port: 'port | starboard limit',
  starboard: 'port | starboard limit',
};

/** What the limit line of an arc is called. */
export function limitWord(arc: ArcName): string {
  return LIMIT_WORDS[arc] ?? `${arcWord(arc)} limit`;
}

/** `at 17.00, 17.50`, for people who hear the drawing. */
export function plainPlace({ x, y }: { readonly x: number; readonly y: number }): string {
  return `at ${x.toFixed(2)}, ${y.toFixed(2)}`;
}
