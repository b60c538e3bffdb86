/** The packs of Black Alert that ship, merged. */
import { shippedBlackAlert } from '../shipped-content';

export const content = shippedBlackAlert();
