export { novaCry, type NovaCryRules } from './rules';
export { readingsOf } from './readings';
export { warningsOfSetup } from './setup-faults';
export type { NovaCryState } from './state';
export { turnLabelOf } from './turn-label';
