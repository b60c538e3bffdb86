/** Which units and personnel an effect falls on. */
export { type Pick, unitPick, unitsOf } from './unit-selectors';
export { personnelOf, personnelPick } from './personnel-selectors';
