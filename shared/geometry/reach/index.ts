export { type Region, type Ring, contoursOf, regionContains, ringLength, signedArea } from './region';
export { unionOf } from './union';
export { differenceOf, isEmptyRegion } from './difference';
export { regionDistance } from './region-distance';
export { type FamilyLimits, type TurnFamily, turnFamilies } from './turn-family';
export type { PoseStrip, TravelAt } from './pose-strip';
export type { CarriedShape } from './hull-corners';
export type { ReachObstacles } from './obstacles';
export {
  type CentreRegion,
  type FreePoses,
  REACH_TOLERANCE_IN,
  centreRegion,
  coveredBy,
  freePoses,
  freePosesOnNotches,
  outlineRegion,
} from './reach-regions';
