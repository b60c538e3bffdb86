export * from './plan';
export * from './format';
export { migrate, type Migration, migratePlan, PLAN_MIGRATIONS } from './migrations';
export { checkPlan, parsePlan } from './parse-plan';
export { type Finding, findingsOf, validatePlan } from './validate-plan';
export { writePlan } from './write-plan';
export { jsonSchemas, schemaText } from './json-schemas';
