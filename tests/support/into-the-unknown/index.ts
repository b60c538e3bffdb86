/** What tests of a match lay out. A match that is played by its rules is in `match.ts`. */
export * from './cards';
export * from './mission-cards';
export * from './content';
export * from './forces';
export * from './play';
export * from './state';
export { type FeatureOptions, locationOf, type UnitOptions } from './pieces';
