export { intoTheUnknown, type IntoTheUnknownRules } from './rules';
export { readingsOf } from './readings';
export type { IntoTheUnknownState } from './state';
export { turnLabelOf } from './turn-label';
export { warningsOfSetup } from './setup/setup-faults';
