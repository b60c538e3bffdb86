/** The piles of the table. */

export const PILES = [
  'starfleet',
  'terran',
  'threat',
  'damage-discovery',
  'damage-charon',
  'missions',
] as const;
export type PileName = (typeof PILES)[number];
