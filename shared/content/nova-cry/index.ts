export * from './vocabulary';
export * from './effects';
export * from './abilities';
export * from './records';
export * from './pack';
export * from './readings';
export { novaCryFaults } from './content-faults';
export { type NovaCryKind, novaCryForms } from './forms';
export * from './playable';
