export { type Err, type Ok, type Result, err, ok } from './result';
export { assertNever } from './assert-never';
export type { Refusal, RuleId } from './refusal';
export type { Json } from './json';
