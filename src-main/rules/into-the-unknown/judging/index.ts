export { orderChance, prospectOf } from './prospects';
export { sharpnessOf, standingOf } from './standing';
export { chanceOf } from './test-chance';
