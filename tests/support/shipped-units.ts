/** The unit classes that ship, with their dials. */
import { shippedContent } from './shipped-content';
import type { UnitClass } from '../../shared/content/index';

export const content = shippedContent();
export const units = Object.entries(content.units).map(([id, unit]) => ({ id, unit }));

/** A class that ships. Throws when there is none. */
export function unitOf(id: string): UnitClass {
  const unit = content.units[id];
  if (unit === undefined) throw new Error(`no class ${id}`);
  return unit;
}
