export { prospectOf } from './prospects';
export { sharpnessOf, standingOf } from './standing';
