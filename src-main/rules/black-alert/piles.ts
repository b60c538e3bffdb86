/** The piles of the table. */
export { type PileName, PILES } from '../../../shared/contract/black-alert';
