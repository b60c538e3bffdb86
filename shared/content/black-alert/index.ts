export * from './vocabulary';
export * from './effects';
export * from './records';
export * from './pack';
export * from './readings';
export { blackAlertFaults } from './content-faults';
export { type BlackAlertKind, blackAlertForms } from './forms';
