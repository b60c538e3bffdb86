export * from './vocabulary';
export * from './effects';
export * from './records';
