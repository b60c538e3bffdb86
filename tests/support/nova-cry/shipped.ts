/** The cards of Nova Cry that ship. */
import { shippedNovaCry } from '../shipped-content';

export const content = shippedNovaCry();
export const cards = Object.values(content.actionCards);
export const planets = Object.values(content.planets);
/** How many cards the records are, copies counted. */
export const copies = (some: readonly { readonly copies: number }[]): number =>
  some.reduce((sum, card) => sum + card.copies, 0);
/** Those that are not exclusive. */
export const common = <Kind extends { readonly exclusive: boolean }>(
  records: Readonly<Record<string, Kind>>,
) => Object.values(records).filter(({ exclusive }) => !exclusive);
