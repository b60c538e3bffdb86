/** What tests of a match lay out. A match that is played by its rules is in `match.ts`. */
export * from './cards';
export * from './content';
export * from './forces';
export * from './play';
export * from './state';
