/** Words of the task-force builder. */
import {
  ALIGNMENT_NAMES,
  type Category,
  type CorePlace,
  type Role,
} from '../../../../shared/content/into-the-unknown';
import type { ShipCategory } from '../../../../shared/fleet';

export { ALIGNMENT_NAMES };
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  social: 'Social',
  security: 'Security',
  technical: 'Technical',
};
export const PLACE_TITLES: Readonly<Record<CorePlace, string>> = {
  'command-liaison': 'Command liaison',
  'chief-of-operations': 'Chief of operations',
  'head-of-science': 'Head of science',
  'specialist-1': 'Specialist 1',
  'specialist-2': 'Specialist 2',
};
export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  command: 'Command',
  operations: 'Operations',
  science: 'Science',
};
export const SHIP_NAMES: Readonly<Record<ShipCategory, string>> = {
  capital: 'Capital',
  support: 'Support',
  specialist: 'Specialist',
  scout: 'Scout',
};

/** `2`, `2½`. */
export function rankText(rank: number): string {
  const whole = Math.floor(rank);
  return rank > whole ? `${whole === 0 ? '' : whole}½` : String(whole);
}

/** The last word of a name, for narrow places: `Picard`. */
export function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
