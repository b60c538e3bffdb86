export * from './vocabulary';
export * from './conditions';
export * from './effects';
export * from './abilities';
export * from './records';
export * from './pack';
export * from './forms';
