export { blackAlert, type BlackAlertRules } from './rules';
export { type ReadingKey, READINGS, type Readings, readingsOf } from './readings';
export type { BlackAlertSetup, SeatChoice } from './setup-request';
export { laidBoard } from './tasks/lay-tiles';
export { warningsOfSetup } from './setup-faults';
export type { BlackAlertState } from './state';
export type { BlackAlertEvent } from './events';
export type { BlackAlertView } from './view';
