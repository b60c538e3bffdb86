export * from './plan';
export * from './format';
export * from './match';
export {
  type BlackAlertSetupRequest,
  blackAlertSetupRequestSchema,
  blackAlertSetupSchema,
} from './black-alert-setup';
export { type AnyPlan, planFileSchema, PLAN_GAMES, type PlanGame, type PlanOf } from './any-plan';
export { type NetworkPlan, networkPlanSchema } from './network-plan';
export { type ForcePlan, forcePlanSchema, type PlannedForce, plannedForceSchema } from './force-plan';
export {
  type Force,
  forceSchema,
  type ForceShip,
  type Roster,
  type NamedForce,
  namedForceSchema,
} from './task-force';
export {
  type IntoTheUnknownRequest,
  intoTheUnknownRequestSchema,
  type IntoTheUnknownSetup,
  intoTheUnknownSetupSchema,
  type MissionChoice,
  missionSchema,
  type PlannedTable,
} from './into-the-unknown-setup';
export {
  type NovaCrySetup,
  type NovaCrySetupRequest,
  novaCrySetupRequestSchema,
  novaCrySetupSchema,
  type TaskForce,
  taskForceSchema,
} from './nova-cry-setup';
export {
  MATCH_MIGRATIONS,
  migrate,
  migrateMatch,
  type Migration,
  migratePlan,
  PLAN_MIGRATIONS,
} from './migrations';
export { checkPlan, parsePlan } from './parse-plan';
export { checkMatch, parseMatch } from './parse-match';
export { checkForcePlan, parseForcePlan } from './parse-force-plan';
export { boardOfPlan, checkNetworkPlan, parseNetworkPlan } from './parse-network-plan';
export { type Finding, findingsOf, validatePlan } from './validate-plan';
export { writePlan } from './write-plan';
export { writeMatch } from './write-match';
export { jsonSchemas, schemaText } from './json-schemas';
