import type { Owner } from '../../../shared/sector';

/** The seat whose mark an owner wears; null for neutral. */
export function seatOf(owner: Owner): 1 | 2 | null {
  return owner === 'blue' ? 1 : owner === 'orange' ? 2 : null;
}

export const OWNER_NAMES: Readonly<Record<Owner, string>> = {
  blue: 'Blue',
  orange: 'Orange',
  neutral: 'Neutral',
};
